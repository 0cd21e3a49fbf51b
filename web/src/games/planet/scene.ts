// The scene of planets: the slots, the tiles in them, and the reducer that applies events to a view.
import type { TransitionConfig } from "svelte/transition";
import type { PlanetEvent, PlanetPlayer, PlanetTile, PlanetTookEvent, PlanetView } from "../../wire";
import { deck } from "./deck";

export const STACKS = ["center", "uphill", "downhill", "character"] as const;
export type Stack = (typeof STACKS)[number];
export const ROUNDS = 16;
export const SIDE = 4; // slots along each side of a planet
const PLACES = ["a", "b", "c", "d"] as const;
const LETTERS: Record<string, Stack> = { C: "center", U: "uphill", D: "downhill", K: "character" };

/** A slot for a tile. The four slots of a kind, except the centre's, follow each other by quarter turns. */
export interface Slot {
  stack: Stack;
  place: number;
  letter: string;
  row: number;
  column: number;
}

/** All slots, row by row. */
export const SLOTS: readonly Slot[] = STACKS.flatMap((stack, kind) =>
  (deck.places[kind] ?? []).map(([row, column], place) => ({ stack, place, letter: PLACES[place] ?? "", row, column })),
).sort((one, other) => one.row - other.row || one.column - other.column);

/** The slot used to draw tiles of a stack outside a planet. */
export function homeOf(stack: Stack): Slot {
  return SLOTS.find((slot) => slot.stack === stack && slot.place === 0)!;
}

export function stackOf(tile: string): Stack {
  return LETTERS[tile.charAt(0)] ?? "center";
}

export function characterOf(tile: string): string | undefined {
  return (deck.characters as Record<string, string>)[tile];
}

/** The objects on a tile, each as often as it occurs. */
export function objectsOf(tile: string): string[] {
  const counts = (deck.tiles as Record<string, Record<string, number>>)[tile] ?? {};
  return Object.entries(counts).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
}

/** The objects a character gives points for. */
export function tariffOf(character: string): { each: number; of: string } {
  const [each = 0, of = ""] = (deck.tariff as Record<string, readonly [number, string]>)[character] ?? [];
  return { each, of };
}

/** The King's points for one rose, and for two. */
export const [, ONE_ROSE, TWO_ROSES] = deck.king;

/** The number of each object on a planet, as far as its tiles are visible, and the number of turned tiles. */
export function tally(player: PlanetPlayer): { kind: string; count: number }[] {
  const tiles = STACKS.flatMap((stack) => player[stack]).filter((tile) => tile !== null);
  const objects = tiles.flatMap(({ tile, turned }) => (tile && !turned ? objectsOf(tile) : []));
  const kinds = deck.objects.map((kind) => ({
    kind: kind as string,
    count: objects.filter((one) => one === kind).length,
  }));
  return [...kinds, { kind: "turned", count: tiles.filter(({ turned }) => turned).length }].filter(
    ({ count }) => count,
  );
}

/** P10: this number is harmless; with one more their tiles are turned. */
export const MOST_BAOBABS = 2;

export function baobabsOf(player: PlanetPlayer): number {
  return tally(player).find(({ kind }) => kind === "baobab")?.count ?? 0;
}

export function tilesOn(player: PlanetPlayer): number {
  return STACKS.flatMap((stack) => player[stack]).filter((tile) => tile !== null).length;
}

/** Points lost to volcanoes at the end: the worth of the characters less the final points. */
export function lostBy(player: PlanetPlayer): number {
  return player.worth.reduce<number>((sum, worth) => sum + (worth ?? 0), 0) - (player.points ?? 0);
}

/** The transition of a tile, by its key, from one place to another. */
export type Glide = (node: Element, options: { key: string }) => TransitionConfig | (() => TransitionConfig);

// ---- positions of objects on a tile ----

export interface Piece {
  kind: string;
  x: number;
  y: number;
  size: number;
  /** Degrees; only suns turn, everything else stands upright. */
  angle: number;
}

type Spot = readonly [x: number, y: number, size: number];

/** Positions on the ground, by the number of objects; the biggest object takes the first. In a box of 120. */
const MIDDLE: readonly (readonly Spot[])[] = [
  [],
  [[60, 60, 88]],
  [
    [40, 46, 66],
    [82, 78, 60],
  ],
  [
    [38, 38, 60],
    [88, 52, 54],
    [50, 91, 52],
  ],
  [
    [33, 34, 56],
    [88, 32, 52],
    [34, 90, 52],
    [88, 88, 52],
  ],
];
const SLOPE: readonly (readonly Spot[])[] = [
  [],
  [[68, 84, 66]],
  [
    [85, 76, 60],
    [32, 93, 48],
  ],
  [
    [93, 67, 50],
    [24, 95, 44],
    [64, 97, 38],
  ],
  [
    [91, 62, 44],
    [21, 96, 40],
    [60, 97, 38],
    [101, 102, 34],
  ],
];
const STARS: readonly Spot[] = [
  [24, 27, 40],
  [70, 18, 34],
];
const SUN: Spot = [43, 50, 46];
const SUN_LEANS = -22;
const BIG = new Set(["baobab", "volcano", "elephant"]);

/** The positions of all objects on a tile that lies in a slot. */
export function piecesOf(tile: string, slot: Slot): Piece[] {
  const kinds = objectsOf(tile).sort((one, other) => Number(BIG.has(other)) - Number(BIG.has(one)));
  const suns = kinds.filter((kind) => kind === "sunset");
  const stars = kinds.filter((kind) => kind === "star");
  const ground = kinds.filter((kind) => kind !== "sunset" && kind !== "star");
  const spots = (slot.stack === "center" ? MIDDLE : SLOPE)[ground.length] ?? [];
  return [
    ...suns.map((kind) => placed(kind, slot, SUN, SUN_LEANS)),
    ...stars.map((kind, index) => placed(kind, slot, STARS[index]!)),
    ...ground.map((kind, index) => placed(kind, slot, spots[index]!)),
  ];
}

/** A position on an uphill tile at the top, transformed for a slot: mirrored for downhill, turned by quarters. */
function placed(kind: string, { stack, place }: Slot, [left, top, size]: Spot, leans = 0): Piece {
  const mirrored = stack === "downhill";
  const quarters = stack === "center" ? 0 : place;
  let [x, y] = [mirrored ? 120 - left : left, top];
  for (let quarter = 0; quarter < quarters; quarter++) [x, y] = [120 - y, x];
  return { kind, x, y, size, angle: leans && (mirrored ? -leans : leans) + 90 * quarters };
}

// ---- events ----

/** The view after one more event; null if nothing changes visibly. */
export function advance(view: PlanetView, event: PlanetEvent): PlanetView | null {
  switch (event.key) {
    case "event-drew":
    case "event-looked-seen":
      return drew(view, event.args.stack, event.args.tiles);
    case "event-looked":
      return drew(view, event.args.stack, []);
    case "event-took":
    case "event-took-hidden":
    case "event-took-secretly-seen":
      return took(view, event.args, event.args.tile);
    case "event-took-secretly":
      return took(view, event.args, null);
    case "event-turned":
      return overgrown(view, event.args.seat, event.args.tiles);
    case "event-named":
      return { ...view, phase: "take", turn: event.args.target };
    case "event-last":
      return { ...view, phase: "take", turn: event.args.seat };
    case "event-discarded":
      return { ...view, offer: [], discards: [...view.discards, event.args.tile] };
    case "event-starts":
      return starts(view, event.args.seat);
    default:
      return null;
  }
}

/** P9: the next round, and the player who opens it. */
function starts(view: PlanetView, seat: number): PlanetView {
  return { ...view, phase: "stack", start: seat, turn: seat, drawn: null, round: view.round + 1 };
}

/** P7: tiles are revealed; P26: of two players, one looks at three. */
function drew(view: PlanetView, stack: Stack, tiles: readonly string[]): PlanetView {
  const two = view.players.length === 2;
  const count = two ? 3 : view.players.length;
  const offer = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    tile: tiles[index] ?? null,
    open: !two,
  }));
  const stacks = { ...view.stacks, [stack]: (view.stacks[stack] ?? 0) - count };
  return {
    ...view,
    phase: two ? "hide" : "take",
    drawn: stack,
    offer,
    stacks,
    waiting: view.players.map((_, seat) => seat),
  };
}

type Taken = Pick<PlanetTookEvent["args"], "seat" | "place">;

/** P8: a tile moves from the offer to a planet. P25: a character may be laid face down. */
function took(view: PlanetView, { seat, place }: Taken, tile: string | null): PlanetView {
  const faceUp = view.offer.find((one) => one.tile === tile && tile);
  const source = faceUp ?? view.offer.find((one) => !one.open);
  const stack = view.drawn as Stack;
  const covered = stack === "character" && view.players[seat]?.points === null;
  const content = { tile: covered ? null : tile, turned: false };
  return {
    ...view,
    offer: view.offer.filter((one) => one !== source),
    waiting: view.waiting.filter((other) => other !== seat),
    players: change(view, seat, stack, (slots) => slots.map((old, index) => (PLACES[index] === place ? content : old))),
  };
}

/** P10: three baobabs turn their tiles. */
function overgrown(view: PlanetView, seat: number, tiles: readonly string[]): PlanetView {
  const turn = (slot: PlanetTile | null): PlanetTile | null =>
    slot?.tile && tiles.includes(slot.tile) ? { ...slot, turned: true } : slot;
  let players = view.players;
  for (const stack of STACKS) players = change({ ...view, players }, seat, stack, (slots) => slots.map(turn));
  return { ...view, players };
}

type Slots = (PlanetTile | null)[];

function change(view: PlanetView, seat: number, stack: Stack, how: (slots: Slots) => Slots): PlanetPlayer[] {
  return view.players.map((player, other) => (other === seat ? { ...player, [stack]: how(player[stack]) } : player));
}
