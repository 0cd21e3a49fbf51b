// The table while things happen on it, and what a card would bring: pure functions of the view.
import type { LootersPlayer, LootersView, Sentence } from "../../wire";
import { deck } from "./deck";

export type Scene = LootersView;

const values: Record<string, number> = deck.values;
const order: readonly string[] = deck.cards;

/** The number printed on a saucer; undefined for other cards. */
export function valueOf(card: string): number | undefined {
  return values[card];
}

// ---- what happens, step by step ----

interface What {
  seat: number;
  target: number;
  card: string;
  cards: string[];
  count: number;
}

/** The scene after one more event. */
export function advance(scene: Scene, event: Sentence): Scene | null {
  const what = event.args as unknown as What;
  const { seat, target, count } = what;
  switch (event.key) {
    case "event-laid":
      return laid(scene, what);
    case "event-took":
      return { ...scene, earth: scene.earth - count, players: gains(scene.players, seat, count) };
    case "event-robbed":
      return { ...scene, players: gains(gains(scene.players, seat, count), target, -count) };
    case "event-returned":
      return { ...scene, earth: scene.earth + count, players: gains(scene.players, seat, -count) };
    case "event-gathered":
    case "event-dealt-again":
      return {
        ...scene,
        pile: scene.pile + count,
        players: scene.players.map((player) => ({ ...player, top: null, stack: 0 })),
      };
    case "event-drew":
    case "event-drew-seen":
      return drew(scene, what);
    case "event-missed":
      return { ...scene, turn: seat };
    default:
      return null;
  }
}

function change(players: LootersPlayer[], seat: number, by: (player: LootersPlayer) => LootersPlayer): LootersPlayer[] {
  return players.map((player, other) => (other === seat ? by(player) : player));
}

function gains(players: LootersPlayer[], seat: number, count: number): LootersPlayer[] {
  return change(players, seat, (player) => ({ ...player, loot: player.loot + count }));
}

function laid(scene: Scene, { seat, card, count }: What): Scene {
  const players = change(scene.players, seat, (player) => ({
    ...player,
    cards: player.cards - count,
    top: card,
    stack: player.stack + count,
  }));
  let left = count;
  const hand = seat === scene.seat ? scene.hand.filter((held) => held !== card || left-- <= 0) : scene.hand;
  return { ...scene, turn: seat, players, hand };
}

function drew(scene: Scene, { seat, count, cards = [] }: What): Scene {
  const players = change(scene.players, seat, (player) => ({ ...player, cards: player.cards + count }));
  const hand = [...scene.hand, ...cards].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return { ...scene, pile: scene.pile - count, players, hand: seat === scene.seat ? hand : scene.hand };
}

// ---- moves in the words of the notation ----

export function words(card: string, count: number, target: number | null): string {
  if (card === "strength") return `strength ${count}`;
  return card === "animals" && target !== null ? `animals on ${target}` : card;
}

/** What words ask for. */
export function read(said: string): { card: string; count: number; target: number | null } {
  const [card = "", ...rest] = said.split(" ");
  const number = Number(rest.at(-1));
  return { card, count: card === "strength" ? number : 1, target: rest[0] === "on" ? number : null };
}

// ---- where loot goes ----

export type Place = "earth" | number;

/** Loot on its way. */
export interface Flow {
  from: Place;
  to: Place;
  count: number;
}

/** The flow that an event tells of. */
export function flowOf(event: Sentence): Flow | null {
  const { seat, target, count } = event.args as unknown as What;
  switch (event.key) {
    case "event-took":
      return { from: "earth", to: seat, count };
    case "event-robbed":
      return { from: target, to: seat, count };
    case "event-returned":
      return { from: seat, to: "earth", count };
    default:
      return null;
  }
}

/** What laying a card would move now; the animals need a target for that. */
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

/** U12: what a General makes somebody give back for the card on top. */
function worth(top: string | null, recruits: number): number {
  if (top === null) return 0;
  const special: Record<string, number> = { strength: 1, recruit: recruits, animals: 2 };
  return valueOf(top) ?? special[top] ?? 0;
}

// ---- tokens ----

/** Tokens are alike in the rules; here each keeps its face. As few as can be move; a heap that stays is the very same. */
export function rehoused(heaps: readonly (readonly number[])[], sizes: readonly number[]): (readonly number[])[] {
  const moving = heaps.flatMap((heap, place) => heap.slice(sizes[place] ?? 0));
  let fresh = Math.max(-1, ...heaps.flat()) + 1; // the first token nobody has seen yet
  return sizes.map((size, place) => {
    const heap = heaps[place] ?? [];
    if (heap.length >= size) return heap.length === size ? heap : heap.slice(0, size);
    return heap.concat(Array.from({ length: size - heap.length }, () => moving.shift() ?? fresh++));
  });
}

/** A heap of tokens: how many stand in a row, how many rows, and the place of each, counted in tokens from the left below. */
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
