// Something as a file on the person's own machine.
export function saveFile(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data), "\n"], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
