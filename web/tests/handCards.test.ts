// Keys of the cards of a hand, and arrow keys of toolbars.
import { expect, test } from "vitest";
import { keyedCards } from "../src/board/handCards";
import { stepTo } from "../src/ui/toolbar";

test("equal cards have unique keys", () => {
  expect(keyedCards(["thimble", "strength", "strength"]).map(({ key }) => key)).toEqual([
    "thimble 0",
    "strength 0",
    "strength 1",
  ]);
});

test("arrow keys wrap round a toolbar, and move between its rows", () => {
  expect(["ArrowRight", "ArrowLeft", "Home", "End"].map((key) => stepTo(key, 0, 5, Infinity))).toEqual([1, 4, 0, 4]);
  expect(stepTo("ArrowRight", 4, 5, Infinity)).toBe(0);
  expect([
    stepTo("ArrowDown", 1, 5, 3),
    stepTo("ArrowDown", 2, 5, 3),
    stepTo("ArrowUp", 4, 5, 3),
    stepTo("ArrowUp", 1, 5, 3),
  ]).toEqual([4, undefined, 1, undefined]);
  expect(stepTo("ArrowUp", 0, 5, Infinity)).toBeUndefined();
  expect(stepTo("x", 0, 5, 1)).toBeUndefined();
});
