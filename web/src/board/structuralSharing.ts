// Structural sharing: reuse the unchanged subtrees of the old value, so that Svelte skips them.

type Tree = Record<string, unknown>;

/** The value `next`, with every subtree that equals the one in `before` replaced by it. Changes `next` in place. */
export function shareStructure<T>(before: unknown, next: T): T {
  if (before === next) return next;
  if (!isTree(before) || !isTree(next) || Array.isArray(before) !== Array.isArray(next)) return next;
  const fresh: Tree = next;
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    fresh[key] = shareStructure(before[key], fresh[key]);
    same &&= fresh[key] === before[key] && key in before;
  }
  return same ? (before as T) : next;
}

function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null;
}
