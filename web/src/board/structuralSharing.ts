// What is new, without what is not: so that what did not change is not drawn again.

type Tree = Record<string, unknown>;

/** The value `next`, made of the parts of `before` wherever they are equal. `next` itself is changed for that. */
export function kept<T>(before: unknown, next: T): T {
  if (!isTree(before) || !isTree(next) || Array.isArray(before) !== Array.isArray(next)) return next;
  const fresh: Tree = next;
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    fresh[key] = kept(before[key], fresh[key]);
    same &&= fresh[key] === before[key] && key in before;
  }
  return same ? (before as T) : next;
}

function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null;
}
