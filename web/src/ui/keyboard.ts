// Keys that are meant for the page; with Control and the like they are the browser's own.
export function plain(key: KeyboardEvent): boolean {
  return !key.ctrlKey && !key.altKey && !key.metaKey;
}
