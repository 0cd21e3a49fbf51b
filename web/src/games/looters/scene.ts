// The scene of looters, with its reducer of events, and the gain of a card: pure functions of the view.
import type {
  LootersDrewEvent,
  LootersEvent,
  LootersLaidEvent,
  LootersMove,
  LootersPlayer,
  LootersView,
} from "../../wire";
import { deck } from "./deck";

export type Scene = LootersView;

const values: Record<string, number> = deck.values;
const order: readonly string[] = deck.cards;

/** The number printed on a saucer; undefined for other cards. */
export function valueOf(card: string): number | undefined {
  return values[card];
}

// ---- events ----

/** The scene after one more event. */
export function advance(scene: Scene, event: LootersEvent): Scene {
  switch (event.key) {
    case "event-laid":
      return laid(scene, event.args);
    case "event-took": {
      const { seat, count } = event.args;
      return { ...scene, earth: scene.earth - count, players: gains(scene.players, seat, count) };
    }
    case "event-robbed": {
      const { seat, target, count } = event.args;
      return { ...scene, players: gains(gains(scene.players, seat, count), target, -count) };
    }
    case "event-returned": {
      const { seat, count } = event.args;
      return { ...scene, earth: scene.earth + count, players: gains(scene.players, seat, -count) };
    }
    case "event-gathered":
    case "event-dealt-again":
      return gathered(scene, event.args.count);
    case "event-drew":
      return drew(scene, event.args, []);
    case "event-drew-seen":
      return drew(scene, event.args, event.args.cards);
    case "event-missed":
      return { ...scene, turn: event.args.seat };
  }
}

function change(players: LootersPlayer[], seat: number, by: (player: LootersPlayer) => LootersPlayer): LootersPlayer[] {
  return players.map((player, other) => (other === seat ? by(player) : player));
}

function gains(players: LootersPlayer[], seat: number, count: number): LootersPlayer[] {
  return change(players, seat, (player) => ({ ...player, loot: player.loot + count }));
}

function laid(scene: Scene, { seat, card, count }: LootersLaidEvent["args"]): Scene {
  const players = change(scene.players, seat, (player) => ({
    ...player,
    cards: player.cards - count,
    top: card,
    stack: player.stack + count,
  }));
  let rest = count;
  const hand = seat === scene.seat ? scene.hand.filter((name) => name !== card || rest-- <= 0) : scene.hand;
  return { ...scene, turn: seat, players, hand };
}

function gathered(scene: Scene, count: number): Scene {
  const players = scene.players.map((player) => ({ ...player, top: null, stack: 0 }));
  return { ...scene, pile: scene.pile + count, players };
}

function drew(scene: Scene, { seat, count }: LootersDrewEvent["args"], cards: readonly string[]): Scene {
  const players = change(scene.players, seat, (player) => ({ ...player, cards: player.cards + count }));
  const hand = [...scene.hand, ...cards].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return { ...scene, pile: scene.pile - count, players, hand: seat === scene.seat ? hand : scene.hand };
}

// ---- moves ----

/** The cards that a move takes from the hand, and its target if one is chosen. */
export interface Play {
  card: string;
  count: number;
  target: number | null;
}

/** The cards and the target of a move of any kind. */
export function playOf(move: LootersMove): Play {
  switch (move.type) {
    case "lay":
      return { card: move.card, count: 1, target: null };
    case "strength":
      return { card: "strength", count: move.count, target: null };
    case "animals":
      return { card: "animals", count: 1, target: move.target ?? null };
  }
}

// ---- flows of loot ----

export type Place = "earth" | number;

/** A flow of loot from one place to another. */
export interface Flow {
  from: Place;
  to: Place;
  count: number;
}

/** The flow of an event. */
export function flowOf(event: LootersEvent): Flow | null {
  switch (event.key) {
    case "event-took":
      return { from: "earth", to: event.args.seat, count: event.args.count };
    case "event-robbed":
      return { from: event.args.target, to: event.args.seat, count: event.args.count };
    case "event-returned":
      return { from: event.args.seat, to: "earth", count: event.args.count };
    default:
      return null;
  }
}

/** The flow that laying a card would cause now; the animals need a target. */
export function flows(scene: Scene, seat: number, card: string, count: number, target: number | null): Flow[] {
  const fromEarth = (due: number): Flow[] => [{ from: "earth", to: seat, count: Math.min(due, scene.earth) }];
  const fromPlayer = (other: number, due: number): Flow[] => [
    { from: other, to: seat, count: Math.min(due, lootOf(scene, other)) },
  ];
  const others = clockwise(scene, seat);
  const recruits = others.filter((other) => scene.players[other]?.top === "recruit").length;
  switch (card) {
    case "strength": // U11
      return fromEarth(count);
    case "recruit": // U10
      return fromEarth(recruits + 1);
    case "animals": // U9
      return target === null ? [] : fromPlayer(target, worth(card, recruits));
    case "general": // U12
      return others.map((other) => {
        const due = worth(scene.players[other]?.top ?? null, recruits);
        return { from: other, to: "earth", count: Math.min(due, lootOf(scene, other)) };
      });
    default: {
      const victim = others.find((other) => scene.players[other]?.top === card); // U8, UQ3
      return victim === undefined ? fromEarth(worth(card, recruits)) : fromPlayer(victim, worth(card, recruits));
    }
  }
}

/** The other seats in the order of play. */
export function clockwise(scene: Scene, seat: number): number[] {
  const { length } = scene.players;
  return Array.from({ length: length - 1 }, (_, step) => (seat + step + 1) % length);
}

function lootOf(scene: Scene, seat: number): number {
  return scene.players[seat]?.loot ?? 0;
}

/** U12: the loot that a General makes a player give back for the card on top. */
function worth(top: string | null, recruits: number): number {
  if (top === null) return 0;
  const special: Record<string, number> = { strength: 1, recruit: recruits, animals: 2 };
  return valueOf(top) ?? special[top] ?? 0;
}

// ---- tokens ----

/** Tokens are equal in the rules; here each keeps its face. As few as possible move; an unchanged heap stays identical. */
export function rehoused(heaps: readonly (readonly number[])[], sizes: readonly number[]): (readonly number[])[] {
  const moving = heaps.flatMap((heap, place) => heap.slice(sizes[place] ?? 0));
  let fresh = Math.max(-1, ...heaps.flat()) + 1; // the first unused token
  return sizes.map((size, place) => {
    const heap = heaps[place] ?? [];
    if (heap.length >= size) return heap.length === size ? heap : heap.slice(0, size);
    return heap.concat(Array.from({ length: size - heap.length }, () => moving.shift() ?? fresh++));
  });
}

/** The layout of a heap: tokens per row, rows, and the position of each, in token sizes from the bottom left. */
export function heaped(
  count: number,
  shape: number,
  fewest: number,
): { abreast: number; rows: number; spots: { column: number; row: number }[] } {
  const abreast = Math.max(fewest, Math.ceil(Math.sqrt(count * shape)));
  const spots = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / abreast);
    const inRow = Math.min(abreast, count - row * abreast);
    return { column: (place % abreast) + (abreast - inRow) / 2, row };
  });
  return { abreast, rows: Math.ceil(count / abreast), spots };
}
