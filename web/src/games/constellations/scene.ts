// The scene of constellations: queries on a view of the sky, and the reducer of events.
import type { LegalMove } from "../../board/gameBoard";
import type {
  ConstellationsCard,
  ConstellationsEvent,
  ConstellationsLaidEvent,
  ConstellationsLandedEvent,
  ConstellationsLayMove,
  ConstellationsMovedEvent,
  ConstellationsPlayer,
  ConstellationsShip,
  ConstellationsSwappedEvent,
  ConstellationsView,
} from "../../wire";
import { deck } from "./deck";

export type Scene = ConstellationsView;
export type OwnedShip = ConstellationsShip & { owner: number };

export const COLOURS = deck.colours;
/** The corners of a card, clockwise, each with its column and row inside the card. */
export const CORNERS = [
  { name: "nw", column: 0, row: 0 },
  { name: "ne", column: 1, row: 0 },
  { name: "se", column: 1, row: 1 },
  { name: "sw", column: 0, row: 1 },
] as const;
export type Corner = (typeof CORNERS)[number]["name"];

const cards: Record<string, readonly string[]> = deck.cards;

/** The colours at the corners of a card after some quarter turns, clockwise. */
export function planetsOf(card: string, turn: number): string[] {
  const printed = cards[card] ?? [];
  return printed.map((_, corner) => printed[(corner - (turn % 4) + 4) % 4] ?? "");
}

/** The number of quarter turns after which a card looks the same: two for a chequer. */
export function looksOf(card: string): number {
  const [nw, ne, se, sw] = cards[card] ?? [];
  return nw === se && ne === sw ? 2 : 4;
}

// ---- places ----

export interface Place {
  x: number;
  y: number;
}

export const keyOf = ({ x, y }: Place): string => `${x},${y}`;

export function placeOf(key: string): Place {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return { x, y };
}

/** The moves that lay a card: by card, place and quarter turns. */
export type Lays = Map<string, Map<string, Map<number, ConstellationsLayMove>>>;

export function laysOf(moves: readonly LegalMove<"constellations">[]): Lays {
  const lays: Lays = new Map();
  for (const { move } of moves) {
    if (move.type !== "lay") continue;
    const places = lays.get(move.card) ?? new Map<string, Map<number, ConstellationsLayMove>>();
    const turns = places.get(keyOf(move)) ?? new Map<number, ConstellationsLayMove>();
    lays.set(move.card, places.set(keyOf(move), turns.set(move.turn ?? 0, move)));
  }
  return lays;
}

/** The places ordered so that neighbours follow each other: round the sky, clockwise from the top. */
export function around(places: Iterable<string>, sky: readonly Place[]): Place[] {
  const middle = { x: average(sky.map(({ x }) => x)), y: average(sky.map(({ y }) => y)) };
  const angle = ({ x, y }: Place): number => (Math.atan2(x - middle.x, middle.y - y) + 2 * Math.PI) % (2 * Math.PI);
  return [...places].map(placeOf).sort((one, other) => angle(one) - angle(other));
}

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** The range of columns and rows that holds the places. */
export function bounds(sky: readonly Place[]): { west: number; east: number; north: number; south: number } {
  const xs = sky.map(({ x }) => x);
  const ys = sky.map(({ y }) => y);
  return { west: Math.min(...xs), east: Math.max(...xs), north: Math.min(...ys), south: Math.max(...ys) };
}

// ---- planets and constellations ----

/** A planet by its column and row in a grid twice as fine as that of the cards. */
export interface Cell {
  column: number;
  row: number;
}

function cellOf({ x, y }: Place, corner: number): Cell {
  const at = CORNERS[corner] ?? CORNERS[0];
  return { column: 2 * x + at.column, row: 2 * y + at.row };
}

/** A ship by the planet under it. */
export function shipCell(ship: ConstellationsShip): Cell {
  return cellOf(
    ship,
    CORNERS.findIndex(({ name }) => name === ship.corner),
  );
}

export interface Figure {
  group: number;
  colour: string;
  size: number;
  owners: readonly number[];
  cells: Cell[];
}

/** Every constellation with its planets. */
export function figures(scene: Pick<Scene, "sky" | "groups">): Figure[] {
  const all: Figure[] = scene.groups.map((group, number) => ({ ...group, group: number, cells: [] }));
  for (const card of scene.sky) card.groups.forEach((group, corner) => all[group]?.cells.push(cellOf(card, corner)));
  return all;
}

/** The constellations that a card would join at a place: by its planets and the adjacent ones (GQ2). */
export function joined(scene: Pick<Scene, "sky">, card: string, turn: number, place: Place): number[] {
  const planetAt = new Map(
    scene.sky.flatMap(({ x, y, planets, groups }) =>
      planets.map(
        (colour, corner) => [cellKey(cellOf({ x, y }, corner)), { colour, group: groups[corner] ?? -1 }] as const,
      ),
    ),
  );
  const numbers = planetsOf(card, turn).flatMap((colour, corner) =>
    beside(cellOf(place, corner)).flatMap((cell) => {
      const other = planetAt.get(cellKey(cell));
      return other?.colour === colour ? [other.group] : [];
    }),
  );
  return [...new Set(numbers)];
}

// ---- events ----

/** The scene after one more event; null if nothing changes visibly. */
export function advance(scene: Scene, event: ConstellationsEvent): Scene | null {
  switch (event.key) {
    case "event-laid":
      return laid(scene, event.args);
    case "event-landed":
    case "event-moved":
      return landed(scene, event.args);
    case "event-shared":
    case "event-stayed":
      return { ...scene };
    case "event-drew":
      return drew(scene, event.args.seat);
    case "event-drew-seen":
    case "event-drew-known":
      return drew(scene, event.args.seat, event.args.card);
    case "event-showed":
      return changed(scene, event.args.seat, () => ({ shown: event.args.cards }));
    case "event-swapped":
      return swapped(scene, event.args);
    default:
      return null;
  }
}

function laid(scene: Scene, { seat, card, x, y, count }: ConstellationsLaidEvent["args"]): Scene {
  const fresh = { card, x, y, turn: count, planets: planetsOf(card, count), groups: [] };
  return regrouped(without({ ...scene, sky: [...scene.sky, fresh], swaps: 0 }, seat, card));
}

type Landed = ConstellationsLandedEvent["args"] | ConstellationsMovedEvent["args"];

function landed(scene: Scene, { seat, colour, corner }: Landed): Scene {
  const { x, y } = scene.sky.at(-1) ?? { x: 0, y: 0 };
  const ship = { colour, x, y, corner, size: 0 };
  const next = changed(scene, seat, ({ ships }) => ({
    ships: byColour([...ships.filter((one) => one.colour !== colour), ship]),
  }));
  return regrouped(next);
}

function drew(scene: Scene, seat: number, card?: string): Scene {
  const next = changed({ ...scene, pile: scene.pile - 1 }, seat, ({ cards: held }) => ({ cards: held + 1 }));
  return seat === scene.seat && card ? { ...next, hand: [...scene.hand, card].sort() } : next;
}

function swapped(scene: Scene, { seat, card }: ConstellationsSwappedEvent["args"]): Scene {
  const next = without(scene, seat, card);
  return { ...next, pile: scene.pile + 1, sunk: [card, ...scene.sunk], swaps: scene.swaps + 1 };
}

function without(scene: Scene, seat: number, card: string): Scene {
  const next = changed(scene, seat, ({ cards: held, shown }) => ({
    cards: held - 1,
    shown: shown.filter((one) => one !== card),
  }));
  return { ...next, hand: scene.hand.filter((one) => one !== card) };
}

function changed(
  scene: Scene,
  seat: number,
  change: (player: ConstellationsPlayer) => Partial<ConstellationsPlayer>,
): Scene {
  const players = scene.players.map((player, other) => (other === seat ? { ...player, ...change(player) } : player));
  return { ...scene, players };
}

const byColour = (ships: ConstellationsShip[]): ConstellationsShip[] =>
  COLOURS.flatMap((colour) => ships.filter((ship) => ship.colour === colour));

/** G5, GQ4: equal adjacent planets are one constellation; GQ12: a ship owns the constellation of its planet. */
function regrouped(scene: Scene): Scene {
  const numbers = numbered(scene.sky);
  const groupAt = (cell: Cell): number => numbers.get(cellKey(cell)) ?? -1;
  const sky = scene.sky.map((card) => ({
    ...card,
    groups: card.planets.map((_, corner) => groupAt(cellOf(card, corner))),
  }));
  const sizes = tally([...numbers.values()]);
  const players = scene.players.map((player) => {
    const ships = player.ships.map((ship) => ({ ...ship, size: sizes[groupAt(shipCell(ship))] ?? 0 }));
    return { ...player, ships, score: ships.reduce((sum, { size }) => sum + size, 0) };
  });
  const owned = players.map(({ ships }) => ships.map((ship) => groupAt(shipCell(ship))));
  const colours = sky.flatMap((card) =>
    card.groups.map((group, corner) => [group, card.planets[corner] ?? ""] as const),
  );
  const groups = [...new Map(colours)].map(([group, colour]) => ({
    colour,
    size: sizes[group] ?? 0,
    owners: owned.flatMap((held, seat) => (held.includes(group) ? [seat] : [])),
  }));
  return { ...scene, sky, players, groups };
}

const cellKey = ({ column, row }: Cell): string => `${column},${row}`;

function tally(numbers: readonly number[]): number[] {
  const counts: number[] = [];
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
}

/** The number of each planet's constellation, in the order of the sky. */
function numbered(sky: readonly ConstellationsCard[]): Map<string, number> {
  const planets = sky.flatMap((card) => card.planets.map((colour, corner) => ({ cell: cellOf(card, corner), colour })));
  const colours = new Map(planets.map(({ cell, colour }) => [cellKey(cell), colour]));
  const numbers = new Map<string, number>();
  let next = 0;
  for (const { cell, colour } of planets)
    if (!numbers.has(cellKey(cell))) spread(cell, colour, next++, colours, numbers);
  return numbers;
}

function spread(
  start: Cell,
  colour: string,
  number: number,
  colours: Map<string, string>,
  numbers: Map<string, number>,
): void {
  const waiting = [start];
  for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
    const key = cellKey(cell);
    if (colours.get(key) !== colour || numbers.has(key)) continue;
    numbers.set(key, number);
    waiting.push(...beside(cell));
  }
}

export const beside = ({ column, row }: Cell): Cell[] => [
  { column, row: row - 1 },
  { column: column + 1, row },
  { column, row: row + 1 },
  { column: column - 1, row },
];

/** The constellation that an event is about, to be highlighted. */
export function lifted(scene: Scene, event: ConstellationsEvent | null): number | undefined {
  switch (event?.key) {
    case "event-landed":
    case "event-moved":
      return groupAtCorner(scene, event.args.corner);
    case "event-shared":
      return sharedGroup(scene, event.args.colour);
    default:
      return undefined;
  }
}

/** The constellation at a corner of the card laid last. */
export function groupAtCorner(scene: Scene, corner: Corner): number | undefined {
  return scene.sky.at(-1)?.groups[CORNERS.findIndex(({ name }) => name === corner)];
}

/** The constellation of a colour on the card laid last that several players own. */
function sharedGroup(scene: Scene, colour: string): number | undefined {
  const card = scene.sky.at(-1);
  return card?.groups.find(
    (group, corner) => card.planets[corner] === colour && (scene.groups[group]?.owners.length ?? 0) > 1,
  );
}
