// The plain board: fields of a view as text.
import { expect, test } from "vitest";
import { linesOf, pointsOf } from "../src/games/plain/fields";

const view = {
  seat: 0,
  turn: 1,
  units_left: null,
  hand: ["a", "b"],
  players: [{ points: 3, top: "x" }, { top: null }],
};

test("a view is listed field by field", () => {
  expect(linesOf(view, ["Ola", "Pat"])).toEqual(["units left: –", "hand: a; b", "Ola: points 3, top x", "Pat: top –"]);
});

test("points are shown if a view has them", () => {
  expect([0, 1, 2].map((seat) => pointsOf(view, seat))).toEqual([3, null, null]);
  expect(pointsOf({}, 0)).toBe(null);
});
