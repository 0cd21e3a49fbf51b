// Deltas: the next update, made from the last one and what has changed since.
import type { Changes, Delta, Update } from "../wire";

type Fields = Record<string, unknown>;

/**
 * The update that a delta turns the last one into; null if it was not made from that one. What has not changed stays the
 * same object, and the last update stays as it is.
 */
export function applied(last: Update | null, delta: Delta): Update | null {
  if (last?.seq !== delta.since || last.digest !== delta.base) return null;
  const { type: _type, since: _since, base: _base, table, view, moves, ...fields } = delta;
  return {
    ...last,
    ...fields,
    table: table ? changed(last.table, table) : last.table,
    view: view ? changed(last.view, view) : last.view,
    moves: moves?.map((move) => (typeof move === "number" ? last.moves[move]! : move)) ?? last.moves,
  };
}

/** An object or an array with its changes, as a copy. */
export function changed<T>(value: T, { set, within = {}, at = 0, drop = 0, add = [] }: Changes): T {
  const copy = (Array.isArray(value) ? value.toSpliced(at, drop, ...add) : { ...value }) as Fields;
  Object.assign(copy, set);
  for (const [name, changes] of Object.entries(within)) copy[name] = changed(copy[name], changes);
  return copy as T;
}
