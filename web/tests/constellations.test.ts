// The scene of constellations: events, choices, outlines and the camera.
import { expect, test } from "vitest";
import type { EventKey, LegalMove } from "../src/board/gameBoard";
import type {
  ConstellationsCardName as Card,
  ConstellationsEvent,
  ConstellationsLayMove,
  ConstellationsMove,
} from "../src/wire";
import { beyond, Camera, fit, revealed, within, zoomed } from "../src/games/constellations/camera.svelte";
import { Choosing } from "../src/games/constellations/choosing.svelte";
import { links, outline, PLANET } from "../src/games/constellations/outline";
import {
  advance,
  around,
  bounds,
  figures,
  joined,
  laysOf,
  lifted,
  looksOf,
  planetsOf,
  type Corner,
  type Scene,
} from "../src/games/constellations/scene";

type Args<K> = Extract<ConstellationsEvent, { key: K }>["args"];
const event = <K extends EventKey<"constellations">>(key: K, args: Args<K>): ConstellationsEvent =>
  ({ part: "constellations", key, args }) as ConstellationsEvent;
const player = { score: 0, cards: 3, shown: [], ships: [] };
const lay = (card: Card, x: number, y: number, turn?: number): ConstellationsLayMove => ({
  type: "lay",
  card,
  x,
  y,
  ...(turn && { turn }),
});
const choice = (move: ConstellationsMove): LegalMove<"constellations"> => ({
  words: "",
  move,
  caption: { part: "constellations", key: "" },
});

const start: Scene = {
  seat: 0,
  turn: 0,
  step: "lay",
  sky: [{ card: "p00", x: 0, y: 0, turn: 0, planets: ["red", "blue", "green", "yellow"], groups: [0, 1, 2, 3] }],
  groups: ["red", "blue", "green", "yellow"].map((colour) => ({ colour, size: 1, owners: [] })),
  pile: 42,
  sunk: [],
  swaps: 0,
  players: [player, player],
  hand: ["p01", "p19", "p40"],
  over: "",
};
const after = (scene: Scene, ...events: ConstellationsEvent[]): Scene =>
  events.reduce((before, one) => advance(before, one) ?? before, scene);
const laid = (seat: number, card: Card, x: number, y: number, count = 0): ConstellationsEvent =>
  event("event-laid", { seat, card, x, y, count });

test("a card shows other corners when it is turned, a chequer only two looks", () => {
  expect(planetsOf("p19", 0)).toEqual(["blue", "blue", "red", "yellow"]);
  expect(planetsOf("p19", 1)).toEqual(["yellow", "blue", "blue", "red"]);
  expect(looksOf("p19")).toBe(4);
  expect(looksOf("p07")).toBe(2);
});

test("GT4, GT5: a laid card joins constellations, a ship owns one, and a move frees the previous one", () => {
  const grown = after(start, laid(0, "p19", 1, 0));
  expect(grown.sky[1]).toMatchObject({ card: "p19", groups: [1, 1, 4, 5] });
  expect(grown.groups[1]).toEqual({ colour: "blue", size: 3, owners: [] });
  expect(grown.hand).toEqual(["p01", "p40"]);
  expect(grown.players[0]!.cards).toBe(2);
  const owned = after(grown, event("event-landed", { seat: 0, colour: "blue", corner: "ne", count: 3 }));
  expect(owned.groups[1]!.owners).toEqual([0]);
  expect(owned.players[0]).toMatchObject({ score: 3, ships: [{ colour: "blue", x: 1, y: 0, corner: "ne", size: 3 }] });
  const left = after(
    owned,
    laid(0, "p40", 0, 1),
    event("event-moved", { seat: 0, colour: "blue", corner: "nw", count: 1 }),
  );
  expect(left.groups[1]!.owners).toEqual([]);
  expect(left.players[0]).toMatchObject({ score: 1, ships: [{ colour: "blue", x: 0, y: 1, corner: "nw" }] });
});

test("GT6: joined constellations belong to all their owners, and light up", () => {
  const land = (seat: number, corner: Corner): ConstellationsEvent =>
    event("event-landed", { seat, colour: "blue", corner, count: 3 });
  const apart = after(start, laid(0, "p01", 0, -1), land(0, "se"), laid(1, "p10", 2, 0), land(1, "nw"));
  const shared = event("event-shared", { seat: [0, 1], colour: "blue", count: 6 });
  const together = after(apart, laid(0, "p19", 1, 0));
  const group = lifted(together, shared)!;
  expect(together.groups[group]).toEqual({ colour: "blue", size: 6, owners: [0, 1] });
  expect(together.players.map(({ score }) => score)).toEqual([6, 6]);
  expect(figures(together)[group]!.cells).toHaveLength(6);
  expect(lifted(together, laid(0, "p19", 1, 0))).toBeUndefined();
});

test("cards come from the pile and go under it; my own are visible", () => {
  const mine = after(start, event("event-drew-seen", { seat: 0, card: "p02" }));
  expect(mine).toMatchObject({ pile: 41, hand: ["p01", "p02", "p19", "p40"] });
  const theirs = after(
    start,
    event("event-showed", { seat: 1, cards: ["p05"] }),
    event("event-swapped", { seat: 1, card: "p05" }),
    event("event-drew", { seat: 1 }),
  );
  expect(theirs).toMatchObject({ pile: 42, sunk: ["p05"], swaps: 1, hand: start.hand });
  expect(theirs.players[1]).toMatchObject({ cards: 3, shown: [] });
  expect(advance(start, event("event-passed", { seat: 1 }))).toBeNull();
});

test("the constellations that a card would join are computed in advance", () => {
  expect(joined(start, "p19", 0, { x: 1, y: 0 })).toEqual([1]); // its blue beside the blue of the start card
  expect(joined(start, "p19", 4, { x: 1, y: 0 })).toEqual([1]);
  expect(joined(start, "p19", 2, { x: 1, y: 0 })).toEqual([]); // GT4: red and blue against blue and green
});

test("places are stepped through clockwise round the sky", () => {
  const order = around(["0,1", "-1,0", "1,0", "0,-1"], start.sky);
  expect(order.map(({ x, y }) => `${x},${y}`)).toEqual(["0,-1", "1,0", "0,1", "-1,0"]);
  expect(bounds(order)).toEqual({ west: -1, east: 1, north: -1, south: 1 });
});

test("moves are indexed by card, place and turn", () => {
  const lays = laysOf([
    choice(lay("p19", 1, 0)),
    choice(lay("p19", 1, 0, 3)),
    choice(lay("p01", -1, -2, 1)),
    choice({ type: "stay" }),
  ]);
  expect([...lays.keys()]).toEqual(["p19", "p01"]);
  expect(lays.get("p19")!.get("1,0")).toEqual(
    new Map([
      [0, lay("p19", 1, 0)],
      [3, lay("p19", 1, 0, 3)],
    ]),
  );
  expect(lays.get("p01")!.get("-1,-2")!.get(1)).toEqual(lay("p01", -1, -2, 1));
});

test("selecting a place turns the card until it fits, and turning cycles through the fitting turns", () => {
  const moves = [lay("p19", 1, 0), lay("p19", 1, 0, 3), lay("p19", 0, 1, 2), lay("p07", 1, 0, 1)].map(choice);
  const choosing = new Choosing(
    () => moves,
    () => start.sky,
  );
  choosing.choose("p19");
  expect(choosing.turning).toBe(true); // for the place below
  choosing.aim({ x: 0, y: 1 });
  expect(choosing.move).toEqual(lay("p19", 0, 1, 2));
  choosing.rotate("p19");
  expect([choosing.place, choosing.turn]).toEqual([null, 3]); // nothing else fits there
  choosing.aim({ x: 1, y: 0 });
  expect(choosing.move).toEqual(lay("p19", 1, 0, 3));
  choosing.choose("p19");
  expect(choosing.move).toEqual(lay("p19", 1, 0));
  choosing.choose("p07"); // the place stays selected
  expect([choosing.move, choosing.turning]).toEqual([lay("p07", 1, 0, 1), false]);
  choosing.follow(lay("p19", 0, 1, 2));
  expect([choosing.card, choosing.number, choosing.move]).toEqual(["p19", 2, lay("p19", 0, 1, 2)]);
  choosing.step(1);
  expect(choosing.place).toEqual({ x: 1, y: 0 });
  choosing.step(-1);
  expect(choosing.place).toEqual({ x: 0, y: 1 });
});

test("the outline of a constellation has one loop, or two if planets only touch at a corner", () => {
  const square = outline([{ column: 0, row: 0 }], 4, 0);
  expect(square).toBe(`M60 4Q60 4 60 4L60 60Q60 60 60 60L4 60Q4 60 4 60L4 4Q4 4 4 4Z`);
  expect(
    outline(
      [
        { column: 0, row: 0 },
        { column: 1, row: 1 },
      ],
      4,
    ).match(/Z/g),
  ).toHaveLength(2);
  const ring = [0, 1, 2]
    .flatMap((column) => [0, 1, 2].map((row) => ({ column, row })))
    .filter(({ column, row }) => column !== 1 || row !== 1);
  expect(outline(ring, 4).match(/Z/g)).toHaveLength(2); // outside and inside
  expect(
    links([
      { column: 0, row: 0 },
      { column: 1, row: 0 },
    ]),
  ).toBe(`M${PLANET / 2} ${PLANET / 2}L${PLANET * 1.5} ${PLANET / 2}`);
});

test("the camera fits everything, zooms round the pointer, and pans as little as possible", () => {
  const box = { left: 0, top: 0, right: 1000, bottom: 500 };
  expect(fit(box, { width: 500, height: 556 })).toEqual({ x: 500, y: 250, zoom: 0.5 });
  expect(fit(box, { width: 5000, height: 100 })).toEqual({ x: 500, y: 250, zoom: 0.2 });
  const near = zoomed({ x: 0, y: 0, zoom: 1 }, 2, { x: 100, y: 0 });
  expect(near).toEqual({ x: 50, y: 0, zoom: 2 }); // what was 100 to the right still is: 50 + 100 / 2
  const size = { width: 400, height: 400 };
  expect(within({ x: 0, y: 0, zoom: 1 }, box, size)).toEqual({ x: 200, y: 200, zoom: 1 });
  expect(within({ x: 0, y: 0, zoom: 0.1 }, box, size)).toEqual({ x: 500, y: 250, zoom: 0.1 });
  const look = { x: 0, y: 0, zoom: 1 };
  expect(revealed(look, { left: 0, top: 0, right: 50, bottom: 50 }, size, 20)).toEqual(look);
  expect(revealed(look, { left: 300, top: 0, right: 350, bottom: 50 }, size, 20)).toEqual({ x: 170, y: 0, zoom: 1 });
});

test("an invisible box lies beyond the nearest edge that hides it", () => {
  const at = (x: number, y: number) =>
    beyond(
      { x: 0, y: 0, zoom: 2 },
      { left: x - 64, top: y - 64, right: x + 64, bottom: y + 64 },
      { width: 400, height: 200 },
    );
  expect([at(0, 0), at(99, -49), at(101, 0), at(-180, 60), at(90, 90), at(0, -51)]).toEqual([
    undefined,
    undefined,
    "right",
    "left",
    "bottom",
    "top",
  ]);
});

test("a zoomed box stays visible when the window is rotated", () => {
  const camera = new Camera(() => ({ left: -640, top: -640, right: 640, bottom: 640 }));
  const card = { left: 512, top: -640, right: 640, bottom: -512 };
  [camera.width, camera.height] = [900, 500];
  camera.near(card, 96);
  [camera.width, camera.height] = [300, 400];
  expect(camera.beyond(card)).toBeUndefined();
  camera.settle();
  camera.near(card, 96);
  [camera.width, camera.height] = [900, 500];
  expect(camera.look.x + camera.width / 2 / camera.look.zoom).toBeLessThan(640 + 64); // the window stays filled with sky
});

test("the camera zooms to a place and back by itself, but stays after the user has moved it", () => {
  const camera = new Camera(() => ({ left: -640, top: -640, right: 640, bottom: 640 }));
  camera.width = 400;
  camera.height = 456;
  expect(camera.look.zoom).toBeCloseTo(400 / 1280);
  camera.near({ left: 512, top: 0, right: 640, bottom: 128 }, 96);
  expect(camera.look.zoom).toBe(0.75);
  const top = camera.look.y - camera.height / 2 / camera.look.zoom;
  camera.near({ left: 512, top: -640, right: 640, bottom: -512 }, 96);
  expect(camera.look.y).toBeLessThan(top); // it moves up, and leaves room for the tools above the place
  expect((-640 - (camera.look.y - camera.height / 2 / camera.look.zoom)) * camera.look.zoom).toBeGreaterThan(56);
  camera.settle();
  expect(camera.fits).toBe(true);
  camera.zoom(2);
  camera.pan(1e6, 0);
  expect(camera.look.x).toBe(-640); // never out of the sky
  camera.settle();
  expect(camera.fits).toBe(false);
  camera.fit();
  expect(camera.fits).toBe(true);
});
