// Structural sharing between two values.
import { expect, test } from "vitest";
import { shareStructure } from "../src/board/structuralSharing";

test("equal values stay identical", () => {
  const before = { turn: 1, players: [{ hand: ["a", "b"] }, { hand: [] }], note: null };
  expect(shareStructure(before, structuredClone(before))).toBe(before);
});

test("changed values are new, down to the difference", () => {
  const before = { turn: 1, players: [{ hand: ["a", "b"] }, { hand: ["c"] }] };
  const next = shareStructure(before, { turn: 1, players: [{ hand: ["a", "b"] }, { hand: ["c", "d"] }] });
  expect(next).toEqual({ turn: 1, players: [{ hand: ["a", "b"] }, { hand: ["c", "d"] }] });
  expect(next.players[0]).toBe(before.players[0]);
  expect(next.players[1]).not.toBe(before.players[1]);
});

test.each([
  [
    [1, 2, 3],
    [1, 2],
  ],
  [[], {}],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined, b: 1 }, { b: 1 }],
  [null, { a: 1 }],
  [{ a: 1 }, null],
  [{ a: 1 }, "a"],
])("what differs in kind or size is not mixed up: %j and %j", (before, next) => {
  expect(shareStructure(before, structuredClone(next))).toEqual(next);
});
