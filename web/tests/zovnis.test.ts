// The scene of zovnis: events, falling cards and goals.
import { expect, test } from "vitest";
import { advance, cardOf, heightOf, pieces, type Scene } from "../src/games/zovnis/scene";
import { eventsOf } from "./events";

const player = { cards: 4, pile: [], alien: null, saucer: null, points: null };
const event = eventsOf("zovnis");
// The additional fields of the log, which the board takes from the deck.
const ends = { alien: "shaggy", saucer: "g-lul", rider: "blip", craft: "egg", armed: 0 } as const;
const shot = { by: ["shaggy" as const], way: "horizontal" as const };

// ZT2, the chain of the rules page.
const before: Scene = {
  seat: 0,
  turn: 0,
  draw_pile: 20,
  sky: [
    [cardOf("z18", true), cardOf("z07", true), cardOf("w06", true)],
    [cardOf("z01", false), cardOf("z16", true)],
    [],
    [],
  ],
  players: [player, player],
  hand: ["z03", "w04"],
  over: "",
};
const chain = [
  event("placed", { ...ends, seat: 0, card: "w04", column: 2, row: 3, flipped: 1 }),
  event("eliminated", { ...shot, seat: 0, card: "w06", column: 1, row: 3 }),
  event("eliminated", { ...shot, seat: 0, card: "z16", column: 2, row: 2 }),
  event("fell", { card: "w04", column: 2, from: 3, to: 2 }),
  event("eliminated", { ...shot, seat: 0, card: "z07", column: 1, row: 2 }),
];

test("a card can be turned; an Astre has no ends", () => {
  expect(cardOf("z07", false).bottom).toEqual({ alien: "shaggy", saucer: "pink-cup" });
  expect(cardOf("z07", true).bottom).toEqual({ alien: "blip", saucer: "g-lul" });
  expect(cardOf("w04", false).armed).toBe(true);
  expect(cardOf("astre", true)).toMatchObject({ bottom: null, flipped: false });
});

test("a chain is shown step by step, with gaps until the cards above have fallen", () => {
  const scenes = [before];
  for (const step of chain) scenes.push(advance(scenes.at(-1)!, step)!);
  expect(scenes[1]!.sky[1]!.map((card) => card?.card)).toEqual(["z01", "z16", "w04"]);
  expect(scenes[1]!.hand).toEqual(["z03"]);
  expect(scenes[1]!.players[0]!.cards).toBe(3);
  expect(scenes[3]!.sky[1]!.map((card) => card?.card)).toEqual(["z01", undefined, "w04"]);
  expect(scenes[4]!.sky[1]!.map((card) => card?.card)).toEqual(["z01", "w04"]);
  expect(scenes[5]!.sky.map(heightOf)).toEqual([1, 2, 0, 0]);
  expect(scenes[5]!.players[0]!.pile).toEqual(["w06", "z16", "z07"]);
  expect(before.sky[0]).toHaveLength(3);
});

test("hands, pile and points are those of each step", () => {
  const goals: Scene = { ...before, players: [{ ...player, alien: "shaggy", saucer: "g-lul", points: 0 }, player] };
  const placed = advance(goals, event("placed", { ...ends, seat: 0, card: "z03", column: 3, row: 1, flipped: 0 }))!;
  const landed = placed.sky.flat().flatMap((card) => card?.bottom ?? []);
  const expected =
    landed.filter((end) => end.alien === "shaggy").length + landed.filter((end) => end.saucer === "g-lul").length;
  expect(placed.players.map(({ cards, points }) => [cards, points])).toEqual([
    [3, expected],
    [4, null],
  ]);
  const mine = advance(placed, event("drew-seen", { seat: 0, card: "z02" }))!;
  expect([mine.hand, mine.draw_pile, mine.players[0]!.cards]).toEqual([["z02", "w04"], 19, 4]);
  const theirs = advance(mine, event("drew", { seat: 1 }))!;
  expect([theirs.hand, theirs.draw_pile, theirs.players[1]!.cards]).toEqual([["z02", "w04"], 18, 5]);
});

test("an event without a visible change is no step", () => {
  expect(advance(before, event("threw", { seat: 0, count: 2 }))).toBeNull();
});

test("cards keep their keys while they fall, Astres too", () => {
  const astre = cardOf("astre", false);
  const sky = [[cardOf("z01", false), astre, null, astre], [astre], [], []];
  const keys = pieces(sky).map(({ key, row }) => `${key} @${row}`);
  expect(keys).toEqual(["z01 @0", "astre 0 0 @1", "astre 0 1 @3", "astre 1 0 @0"]);
});
