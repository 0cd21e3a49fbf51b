// The scene of planet: slots, tallies and the reducer of events.
import { expect, test } from "vitest";
import type { PlanetEvent, PlanetPlayer, PlanetView } from "../src/wire";
import { advance, homeOf, lostBy, piecesOf, SLOTS, tally, tilesOn } from "../src/games/planet/scene";
import { eventsOf } from "./events";

const none = [null, null, null, null];
const empty: PlanetPlayer = {
  center: none,
  uphill: none,
  downhill: none,
  character: none,
  volcanoes: 0,
  worth: none,
  points: 0,
};
const laid = (tile: string | null, turned = false) => ({ tile, turned });
const event = eventsOf("planet");

function table(players: number): PlanetView {
  return {
    seat: 0,
    phase: "stack",
    turn: 0,
    start: 0,
    round: 0,
    stacks: { center: 12, uphill: 12, downhill: 12, character: 12 },
    removed: 8,
    drawn: null,
    offer: [],
    waiting: [],
    players: Array.from({ length: players }, () => empty),
    discards: [],
    over: "",
  };
}

const after = (view: PlanetView, ...events: PlanetEvent[]): PlanetView =>
  events.reduce((now, next) => advance(now, next) ?? now, view);

test("sixteen slots make a square, characters at the corners", () => {
  expect(SLOTS.map(({ row, column }) => row * 4 + column)).toEqual(Array.from({ length: 16 }, (_, index) => index));
  expect(SLOTS.filter(({ stack }) => stack === "character").map(({ row, column }) => `${row}${column}`)).toEqual([
    "00",
    "03",
    "30",
    "33",
  ]);
});

test("all objects of a tile lie inside it, at distinct positions, in every slot", () => {
  for (const slot of SLOTS.filter(({ stack }) => stack !== "character")) {
    for (let number = 1; number <= 20; number++) {
      const pieces = piecesOf(`${slot.stack.charAt(0).toUpperCase()}${String(number).padStart(2, "0")}`, slot);
      expect(pieces.length).toBeGreaterThan(0);
      expect(new Set(pieces.map(({ x, y }) => `${x} ${y}`)).size).toBe(pieces.length);
      for (const { x, y } of pieces) expect(Math.min(x, y, 120 - x, 120 - y)).toBeGreaterThan(15);
    }
  }
});

test("stars and suns are on the outer side in every rotation of the tile", () => {
  const right = SLOTS.find(({ stack, place }) => stack === "uphill" && place === 1)!;
  const [star] = piecesOf("U03", right);
  expect(star).toMatchObject({ kind: "star", x: 93, y: 24 });
  const [sun] = piecesOf("D19", homeOf("downhill"));
  expect(sun).toMatchObject({ kind: "sunset", x: 77, angle: 22 });
});

test("a round is shown step by step", () => {
  const drawn = after(table(3), event("drew", { seat: 0, stack: "uphill", tiles: ["U01", "U02", "U06"] }));
  expect(drawn).toMatchObject({ phase: "take", drawn: "uphill", stacks: { uphill: 9 }, waiting: [0, 1, 2] });
  const taken = after(
    drawn,
    event("took", { seat: 0, tile: "U02", place: "c" }),
    event("named", { seat: 0, target: 2 }),
  );
  expect(taken.offer.map(({ tile }) => tile)).toEqual(["U01", "U06"]);
  expect(taken.players[0]!.uphill).toEqual([null, null, laid("U02"), null]);
  expect(taken).toMatchObject({ turn: 2, waiting: [1, 2] });
  const next = after(taken, event("starts", { seat: 1 }));
  expect(next).toMatchObject({ phase: "stack", round: 1, start: 1, turn: 1, drawn: null });
  expect(drawn.players[0]!.uphill).toEqual(none);
});

test("three baobabs turn their tiles, which no longer count", () => {
  const player = {
    ...empty,
    center: [laid("C01"), laid("C02"), laid("C16"), null],
    uphill: [laid("U03"), null, null, null],
  };
  const view = { ...table(3), players: [player, empty, empty] };
  const turned = after(view, event("turned", { seat: 0, tiles: ["C01", "C02", "U03"] }));
  expect(turned.players[0]!.center).toEqual([laid("C01", true), laid("C02", true), laid("C16"), null]);
  expect(tally(turned.players[0]!)).toEqual([
    { kind: "white-sheep", count: 1 },
    { kind: "turned", count: 3 },
  ]);
  expect(tally(player)).toContainEqual({ kind: "baobab", count: 3 });
  expect(tilesOn(player)).toBe(4);
});

test("with two players, the hidden tile is revealed to nobody before it is taken", () => {
  const looked = after(table(2), event("looked", { seat: 1, stack: "center" }));
  expect(looked.offer).toEqual([1, 2, 3].map((number) => ({ number, tile: null, open: false })));
  const offer = [
    { number: 1, tile: "C01", open: true },
    { number: 2, tile: null, open: false },
    { number: 3, tile: "C03", open: true },
  ];
  const taken = after({ ...looked, phase: "take", offer }, event("took-hidden", { seat: 0, tile: "C20", place: "a" }));
  expect(taken.offer.map(({ number }) => number)).toEqual([1, 3]);
  expect(taken.players[0]!.center[0]).toEqual(laid("C20"));
  expect(after(taken, event("discarded", { tile: "C01" }))).toMatchObject({ offer: [], discards: ["C01"] });
});

test("a hidden character shows its back on the planets of others", () => {
  const players = [empty, { ...empty, points: null }, { ...empty, points: null }];
  const drawn = after(
    { ...table(3), players },
    event("drew", { seat: 0, stack: "character", tiles: ["K01", "K07", "K20"] }),
  );
  const taken = after(
    drawn,
    event("took", { seat: 0, tile: "K01", place: "a" }),
    event("took", { seat: 1, tile: "K07", place: "b" }),
  );
  expect(taken.players.map(({ character }) => character.filter(Boolean))).toEqual([[laid("K01")], [laid(null)], []]);
});

test("a hidden character leaves the offer face down, and only the players who hid or took it see it", () => {
  const offer = [
    { number: 1, tile: "K01", open: true },
    { number: 2, tile: null, open: false },
  ];
  const view = { ...table(2), phase: "take", drawn: "character", offer };
  const unseen = after(view, event("took-secretly", { seat: 0, other: 1, place: "a" }));
  expect(unseen.offer.map(({ number }) => number)).toEqual([1]);
  expect(unseen.players[0]!.character[0]).toEqual(laid(null));
  const seen = after(view, event("took-secretly-seen", { seat: 0, other: 1, place: "a", tile: "K07" }));
  expect(seen.players[0]!.character[0]).toEqual(laid("K07"));
  expect(advance(view, event("erupted", { seat: 0, count: 3 }))).toBeNull();
});

test("the loss to volcanoes is the characters' points less the total", () => {
  expect(lostBy({ ...empty, worth: [14, 0, 7, 3], points: 21 })).toBe(3);
});
