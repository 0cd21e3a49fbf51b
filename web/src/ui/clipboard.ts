// Copies text, with a fallback for insecure pages, where the clipboard API is missing.
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const field = Object.assign(document.createElement("textarea"), { value: text, className: "unseen" });
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}
