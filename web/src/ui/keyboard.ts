// Helpers for keyboard events.
/** Whether a key is meant for the page: combinations with Control, Alt or Meta belong to the browser. */
export function hasNoModifier(key: KeyboardEvent): boolean {
  return !key.ctrlKey && !key.altKey && !key.metaKey;
}
