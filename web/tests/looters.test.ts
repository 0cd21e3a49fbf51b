// The scene of looters: events, flows of loot and tokens.
import { expect, test } from "vitest";
import { advance, clockwise, flowOf, flows, heaped, playOf, rehoused, type Scene } from "../src/games/looters/scene";
import { eventsOf } from "./events";

const event = eventsOf("looters");
const player = (top: string | null, loot: number) => ({ loot, cards: 5, top, stack: top ? 1 : 0 });

// UT1: Ola lays a saucer, Paweł shows another of that value, Patrycja shows the same.
const table: Scene = {
  seat: 0,
  turn: 0,
  turns: 3,
  earth: 20,
  pile: 30,
  players: [player(null, 4), player("pancake", 5), player("sombrero", 8)],
  hand: ["sombrero", "strength", "strength", "animals", "general"],
  over: "",
};
const tops = (...cards: (string | null)[]): Scene => ({
  ...table,
  players: table.players.map((one, seat) => ({ ...one, top: cards[seat] ?? null })),
});

test("a robbery is shown step by step", () => {
  const laid = advance(table, event("laid", { seat: 0, card: "sombrero", count: 1 }))!;
  expect(laid.players[0]).toEqual({ loot: 4, cards: 4, top: "sombrero", stack: 1 });
  expect(laid.hand).toEqual(["strength", "strength", "animals", "general"]);
  const robbed = advance(laid, event("robbed", { seat: 0, target: 2, count: 3 }))!;
  expect(robbed.players.map(({ loot }) => loot)).toEqual([7, 5, 5]);
  const drew = advance(robbed, event("drew-seen", { seat: 0, count: 1, cards: ["thimble"] }))!;
  expect(drew.hand).toEqual(["thimble", "strength", "strength", "animals", "general"]);
  expect(drew.pile).toBe(29);
  expect(table.hand).toHaveLength(5);
});

test("several cards are laid at once, and others' hands stay hidden", () => {
  const mine = advance(table, event("laid", { seat: 0, card: "strength", count: 2 }))!;
  expect(mine.hand).toEqual(["sombrero", "animals", "general"]);
  const theirs = advance(table, event("laid", { seat: 1, card: "strength", count: 2 }))!;
  expect(theirs.hand).toEqual(table.hand);
  expect(theirs.players[1]).toMatchObject({ cards: 3, stack: 3, top: "strength" });
  const drew = advance(theirs, event("drew", { seat: 1, count: 2 }))!;
  expect(drew.players[1]!.cards).toBe(5);
  expect(drew.hand).toEqual(table.hand);
});

test("a General sends loot home and all cards under the pile", () => {
  const returned = advance(table, event("returned", { seat: 2, count: 3 }))!;
  expect([returned.earth, returned.players[2]!.loot]).toEqual([23, 5]);
  const gathered = advance(returned, event("gathered", { seat: 0, count: 9 }))!;
  expect(gathered.pile).toBe(39);
  expect(gathered.players.every(({ top, stack }) => top === null && stack === 0)).toBe(true);
  expect(advance(table, event("missed", { seat: 1 }))!.turn).toBe(1);
  expect(advance(table, event("took", { seat: 1, count: 3 }))!.earth).toBe(17);
});

test("a saucer robs the first player with the same saucer on top, else Earth (U8, UT1, UT6, UT7)", () => {
  expect(flows(table, 0, "sombrero", 1, null)).toEqual([{ from: 2, to: 0, count: 3 }]);
  expect(flows(table, 0, "lampshade", 1, null)).toEqual([{ from: "earth", to: 0, count: 3 }]);
  const poor = { ...table, players: [table.players[0]!, player("zeppelin", 1), player("zeppelin", 9)] };
  expect(flows(poor, 0, "zeppelin", 1, null)).toEqual([{ from: 1, to: 0, count: 1 }]);
  expect(flows({ ...table, earth: 2 }, 0, "zeppelin", 1, null)).toEqual([{ from: "earth", to: 0, count: 2 }]);
});

test("the gains of the other cards (U9-U12)", () => {
  expect(flows(table, 0, "strength", 2, null)).toEqual([{ from: "earth", to: 0, count: 2 }]);
  expect(flows(tops("recruit", "recruit", "thimble"), 0, "recruit", 1, null)).toEqual([
    { from: "earth", to: 0, count: 2 },
  ]);
  expect(flows(table, 0, "animals", 1, 1)).toEqual([{ from: 1, to: 0, count: 2 }]);
  expect(flows(table, 0, "animals", 1, null)).toEqual([]);
  expect(flows(tops("recruit", "recruit", "recruit"), 0, "general", 1, null).map(({ count }) => count)).toEqual([2, 2]);
  expect(flows(tops(null, null, "strength"), 0, "general", 1, null).map(({ count }) => count)).toEqual([0, 1]);
});

test("events have flows of loot", () => {
  expect(flowOf(event("robbed", { seat: 0, target: 2, count: 3 }))).toEqual({ from: 2, to: 0, count: 3 });
  expect(flowOf(event("took", { seat: 1, count: 3 }))).toEqual({ from: "earth", to: 1, count: 3 });
  expect(flowOf(event("returned", { seat: 1, count: 3 }))).toEqual({ from: 1, to: "earth", count: 3 });
  expect(flowOf(event("laid", { seat: 1, card: "thimble", count: 1 }))).toBeNull();
});

test("a move of any kind plays cards from the hand", () => {
  expect(playOf({ type: "lay", card: "thimble" })).toEqual({ card: "thimble", count: 1, target: null });
  expect(playOf({ type: "strength", count: 3 })).toEqual({ card: "strength", count: 3, target: null });
  expect(playOf({ type: "animals", target: 0 })).toEqual({ card: "animals", count: 1, target: 0 });
  expect(playOf({ type: "animals" })).toEqual({ card: "animals", count: 1, target: null });
});

test("the others are counted in the order of play", () => {
  expect(clockwise(table, 1)).toEqual([2, 0]);
});

test("as few tokens as possible move", () => {
  const start = rehoused([], [4, 0, 2]);
  expect(start).toEqual([[0, 1, 2, 3], [], [4, 5]]);
  const taken = rehoused(start, [2, 2, 2]);
  expect(taken).toEqual([
    [0, 1],
    [2, 3],
    [4, 5],
  ]);
  const robbed = rehoused(taken, [2, 4, 0]);
  expect(robbed).toEqual([[0, 1], [2, 3, 4, 5], []]);
  expect(robbed[0]).toBe(taken[0]); // structural sharing: an unchanged heap does not render again
});

test("heaps have a layout", () => {
  expect(heaped(2, 2, 5)).toEqual({
    abreast: 5,
    rows: 1,
    spots: [
      { column: 1.5, row: 0 },
      { column: 2.5, row: 0 },
    ],
  });
  expect(heaped(33, 2, 5)).toMatchObject({ abreast: 9, rows: 4 });
  expect(heaped(33, 2, 5).spots.at(-1)).toEqual({ column: 6.5, row: 3 });
});
