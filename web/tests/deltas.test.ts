// Deltas: what the server sent makes the update that it would have sent in place of them.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { applied, changed } from "../src/net/deltas";
import type { Changes, Delta, Update } from "../src/wire";

interface Recorded {
  whole: Update;
  steps: { delta: Delta | Update; makes: string }[];
}

const file = new URL("../../tests/records/deltas.json", import.meta.url);
const games = JSON.parse(readFileSync(file, "utf8")) as Record<string, Recorded>;
const hash = (update: Update): string => createHash("sha256").update(JSON.stringify(update)).digest("hex");

describe.each(Object.entries(games))("%s", (_name, { whole, steps }) => {
  test("every recorded delta makes the update of the server, and leaves the last one as it was", () => {
    let last = whole;
    for (const { delta, makes } of steps) {
      const before = JSON.stringify(last);
      const next: Update | null = delta.type === "delta" ? applied(last, delta) : delta;
      expect(JSON.stringify(last)).toBe(before);
      last = next!;
      expect(hash(last)).toBe(makes);
    }
    expect(steps.filter(({ delta }) => delta.type === "delta").length).toBeGreaterThan(steps.length / 2);
  });

  test("what a delta does not name stays the same object", () => {
    let last = whole;
    for (const { delta } of steps) {
      const next: Update = delta.type === "delta" ? applied(last, delta)! : delta;
      if (delta.type === "delta") {
        expect(next.table === last.table).toBe(!delta.table);
        expect(next.view === last.view).toBe(!delta.view);
        expect(next.table.settings).toBe(last.table.settings);
        const players = delta.view?.within?.["players"]?.within ?? {};
        if (!delta.view?.set?.["players"])
          next.view?.players.forEach((player, seat) =>
            expect(player === last.view!.players[seat]).toBe(!(seat in players)),
          );
      }
      last = next;
    }
  });

  test("a delta of another update is not applied", () => {
    const first = steps[0]!.delta as Delta;
    expect(applied(whole, first)).not.toBeNull();
    expect(applied(null, first)).toBeNull();
    expect(applied({ ...whole, seq: whole.seq - 1 }, first)).toBeNull();
    expect(applied({ ...whole, digest: "0" }, first)).toBeNull();
  });
});

test("moves that were legal before are named by their indexes", () => {
  const moves = ["a", "b", "c"].map((words) => ({ words }) as Update["moves"][number]);
  const last = { seq: 1, digest: "x", moves, table: {}, view: null } as unknown as Update;
  const fresh = { words: "d" } as Update["moves"][number];
  const delta: Delta = {
    type: "delta",
    seq: 2,
    since: 1,
    base: "x",
    now: 0,
    news: [],
    digest: "y",
    moves: [2, fresh, 0],
  };
  const next = applied(last, delta)!;
  expect(next.moves.map(({ words }) => words)).toEqual(["c", "d", "a"]);
  expect(next.moves[0]).toBe(moves[2]);
  expect(applied(last, { ...delta, moves: [] })!.moves).toEqual([]);
  expect(next).not.toHaveProperty("base");
});

// ---- random values ------------------------------------------------------------------------------

/** A small generator of pseudorandom numbers below a limit. */
function chance(seed: number): (limit: number) => number {
  let state = seed * 2654435761;
  return (limit) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return (state >>> 8) % limit;
  };
}

type Value = null | number | string | Value[] | { [name: string]: Value };

function randomValue(below: (limit: number) => number, depth: number): Value {
  const kind = below(depth ? 5 : 3);
  if (kind === 0) return null;
  if (kind === 1) return below(10);
  if (kind === 2) return "abc".slice(below(3));
  const items = Array.from({ length: below(5) }, () => randomValue(below, depth - 1));
  return kind === 3 ? items : Object.fromEntries(items.map((item, place) => [`field${place}`, item]));
}

/** Random changes of a value, which are also made to `copy` in place. */
function randomChanges(below: (limit: number) => number, copy: Value[] | { [name: string]: Value }): Changes {
  if (Array.isArray(copy) && below(2)) {
    const [at, add] = [below(copy.length + 1), Array.from({ length: below(3) }, () => randomValue(below, 2))];
    const drop = below(copy.length - at + 1);
    copy.splice(at, drop, ...add);
    return { at, drop, add };
  }
  const [set, within]: [Record<string, Value>, Record<string, Changes>] = [{}, {}];
  const fields = copy as { [name: string]: Value };
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    const choice = below(3);
    if (choice === 0) fields[name] = set[name] = randomValue(below, 2);
    if (choice === 1 && typeof value === "object" && value !== null) within[name] = randomChanges(below, value);
  }
  return { set, within };
}

test("random changes make what they say, and change nothing in place", () => {
  let deep = 0;
  for (let seed = 1; seed <= 2000; seed++) {
    const below = chance(seed);
    const before = { list: [randomValue(below, 3)], other: randomValue(below, 4), leaf: 1 };
    const text = JSON.stringify(before);
    const expected = structuredClone(before);
    const changes = JSON.parse(JSON.stringify(randomChanges(below, expected))) as Changes;
    expect(changed(before, changes)).toEqual(expected);
    expect(JSON.stringify(before)).toBe(text);
    if (Object.values(changes.within ?? {}).some(({ within }) => Object.keys(within ?? {}).length)) deep++;
  }
  expect(deep).toBeGreaterThan(50);
});
