// The table while things happen at it: a view, and at the end of a round the hands as they are counted (N23).
import type { PowersView, Sentence } from "../../wire";
import { deck } from "./deck";

export interface Counted {
  seat: number;
  cards: readonly string[];
  points: number;
}
export type Scene = PowersView & { counted?: readonly Counted[]; totalled?: boolean };

export const COLOURS: readonly string[] = deck.colours;
const ORDER = new Map<string, number>(deck.cards.map((card, place) => [card, place]));

/** The ground of each colour, and its darker shade. */
export const INKS: Record<string, { ground: string; deep: string }> = {
  red: { ground: "#e6584d", deep: "#b93a35" },
  blue: { ground: "#3f8fe0", deep: "#2766b0" },
  green: { ground: "#58ab3c", deep: "#38802a" },
  yellow: { ground: "#ffc93c", deep: "#e59a1c" },
};

/** What is printed on a card. */
export interface Print {
  colour?: string;
  text?: string;
  sign?: string;
  power?: string;
}

export function printOf(card: string): Print {
  const [kind = "", rest = ""] = card.split("-");
  if (kind === "character") return { power: rest };
  if (kind === "wild4") return { text: "+4", sign: kind };
  if (kind === "choice" || kind === "wild") return { sign: kind };
  if (!COLOURS.includes(kind)) return {};
  if (rest === "draw2") return { colour: kind, text: "+2", sign: rest };
  return /^\d$/.test(rest) ? { colour: kind, text: rest } : { colour: kind, sign: rest };
}

// ---- moves ----

/** A move taken apart: what is done, with which card, naming what, to whom; and whether the call goes with it. */
export interface Deed {
  words: string;
  kind:
    "lay" | "draw" | "keep" | "end" | "challenge" | "accept" | "blind" | "colour" | "power" | "call" | "catch" | "give";
  card?: string;
  power?: string;
  colour?: string;
  target?: number;
  call: boolean;
}

/** The letters that do what else a button does, while the keys are at the board. */
export const KEYS: Partial<Record<Deed["kind"], string>> = {
  draw: "d",
  keep: "k",
  end: "k",
  call: "u",
  catch: "c",
  challenge: "c",
  accept: "a",
};

const CALL = " last"; // behind a card

export function deedOf(words: string): Deed {
  const call = words.endsWith(CALL);
  const [first = "", second = "", third = "", , fifth = ""] = (call ? words.slice(0, -CALL.length) : words).split(" ");
  const deed = { words, call };
  if (first === "give") return { ...deed, kind: "give", card: `${second}-${third}`, target: Number(fifth) };
  if (first === "catch") return { ...deed, kind: "catch", target: Number(second) };
  if (first === "colour") return { ...deed, kind: "colour", colour: second };
  if (first === "power") return { ...deed, kind: "power", power: second, colour: third };
  if (first === "green" && !second) return { ...deed, kind: "blind" };
  if (COLOURS.includes(first)) return { ...deed, kind: "lay", card: `${first}-${second}` };
  if (first === "character") return { ...deed, kind: "lay", card: `${first}-${second}`, colour: third };
  if (first === "choice") return { ...deed, kind: "lay", card: first, power: second, colour: third };
  if (first === "wild4" || first === "wild") return { ...deed, kind: "lay", card: first, colour: second };
  return { ...deed, kind: first as Deed["kind"] };
}

// ---- where things are ----

export interface Around {
  left: number[];
  top: number[];
  right: number[];
}

/**
 * Who sits where, as seen from a seat: to the left is who plays next (N5), and so on clockwise.
 * Where the table is narrow, a few sit all on the far side and leave it its width.
 */
export function around(seat: number | null, players: number, narrow = false): Around {
  const first = seat === null ? 0 : seat + 1;
  const count = seat === null ? players : players - 1;
  const others = Array.from({ length: count }, (_, step) => (first + step) % players);
  const side = count < (narrow ? 5 : 3) ? 0 : Math.ceil(narrow ? (count - 3) / 2 : (count - 2) / 3);
  return { left: others.slice(0, side), top: others.slice(side, count - side), right: others.slice(count - side) };
}

export interface Spot {
  x: number;
  y: number;
  turn: number;
}

export const FINGER = 44; // pixels of every card that stay free for a finger
const WIDEST = 26; // degrees from the first card of a bow to the last
const SAG = 0.0012; // how a bow hangs at its ends
const HANG = (WIDEST / 2) ** 2 * SAG; // how far, at most, for each pixel of a card's width
const LEAN = 1.2; // widths of a card that the two at the ends of a bow take beside the rest
const FEW = 10; // where a row holds fewer, hands often need a second

/**
 * A fan of cards over a width: one bow while a finger can hit each card, else rows.
 * It takes as much room with few cards: where a second row may be needed, the cards of one row are larger,
 * unless there is no room to spare.
 */
export function fan(
  count: number,
  width: number,
  least: number,
  spare = true,
): { spots: Spot[]; card: number; height: number; perRow: number } {
  const most = Math.max(1, Math.floor((width - least) / FINGER) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const perRow = Math.max(1, Math.ceil(count / rows));
  const usual = least * 1.5 + Math.max(least * HANG, spare && most < FEW ? FINGER + 4 : 0);
  const card =
    rows > 1 ? least : Math.max(least, Math.min(usual / (1.5 + HANG), (width - FINGER * (perRow - 1)) / LEAN));
  const step = Math.min(card * 0.8, Math.max(FINGER, (width - card * (rows > 1 ? 1 : LEAN)) / Math.max(1, perRow - 1)));
  const bend = rows > 1 ? 0 : Math.min(3, WIDEST / perRow);
  const spots = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / perRow);
    const inRow = row === rows - 1 ? count - row * perRow : perRow;
    const off = (place % perRow) - (inRow - 1) / 2;
    const turn = off * bend;
    return { x: width / 2 - card / 2 + off * step, y: row * (FINGER + 4) + turn * turn * card * SAG, turn };
  });
  const lowest = Math.max(0, ...spots.map(({ y }) => y));
  const height = Math.max(usual, lowest + card * 1.5);
  for (const spot of spots) spot.y += height - card * 1.5 - lowest;
  return { spots, card, height, perRow };
}

// ---- what happens ----

interface Told {
  seat: number;
  target: number;
  card: string;
  cards: string[];
  colour: string;
  power: string;
  count: number;
  points: number;
  round: number;
  totals: number[];
}

/** Where nothing moves, but something is to be seen all the same. */
const SHOWN = new Set([
  "skipped",
  "shielded",
  "called",
  "caught",
  "challenged",
  "guilty",
  "innocent",
  "passed",
  "went-out",
  "stalled",
]);

/** The name of an event, whether or not I saw what others do not. */
export function nameOf(event: Sentence): string {
  return event.key.replace(/^event-|-seen$/g, "");
}

/** What only those do whose turn it is. */
const IN_TURN = new Set(["laid", "blind", "named", "passed"]);

/** The scene after one more event. */
export function advance(scene: Scene, event: Sentence): Scene | null {
  const name = nameOf(event);
  const told = (event.args ?? {}) as unknown as Told;
  const next = STEPS[name]?.(scene, told) ?? (SHOWN.has(name) ? { ...scene } : null);
  const inTurn = IN_TURN.has(name) || (name === "drew" && told.count === 1); // penalties are more cards
  return next && inTurn ? { ...next, turn: told.seat } : next;
}

const STEPS: Record<string, (scene: Scene, told: Told) => Scene> = {
  laid: (scene, { seat, card }) => discard(lose(scene, seat, card), card),
  blind: (scene, { card }) => discard({ ...scene, pile: Math.max(0, scene.pile - 1) }, card),
  "turned-up": (scene, { card }) => discard({ ...scene, pile: Math.max(0, scene.pile - 1) }, card),
  named: (scene, { colour }) => ({ ...scene, colour }),
  "took-power": (scene, { seat, power }) => own(scene, seat, power),
  "stole-power": (scene, { seat, power }) => own(scene, seat, power),
  reversed: (scene) => ({ ...scene, direction: -scene.direction }),
  drew: (scene, { seat, count, cards }) =>
    gain({ ...scene, pile: Math.max(0, scene.pile - count) }, seat, count, cards),
  refilled: (scene, { count }) => ({ ...scene, pile: count, discards: scene.discards.slice(-1) }),
  gave: (scene, { seat, target, card }) => gain(lose(scene, seat, card), target, 1, card ? [card] : []),
  counted: (scene, { seat, cards, points }) => ({
    ...scene,
    due: null,
    counted: [...(scene.counted ?? []), { seat, cards, points }],
  }),
  totals: (scene, { totals }) => ({
    ...scene,
    totalled: true,
    rounds: [...scene.rounds, totals],
    players: scene.players.map((player, seat) => ({ ...player, total: totals[seat] ?? player.total })),
  }),
  dealt: (scene, { seat, round }) => ({
    ...scene,
    round,
    dealer: seat,
    direction: 1,
    colour: null,
    discards: [],
    hand: [],
    pile: deck.size,
    counted: [],
    totalled: false,
    players: scene.players.map(({ total }) => ({ total, cards: 0, known: [], powers: [] })),
  }),
};

function discard(scene: Scene, card: string): Scene {
  const colour = printOf(card).colour ?? scene.colour;
  return { ...scene, top: card, colour, discards: [...scene.discards, card], due: null };
}

function change(scene: Scene, seat: number, cards: number): Scene {
  const players = scene.players.map((player, other) =>
    other === seat ? { ...player, cards: player.cards + cards } : player,
  );
  return { ...scene, players };
}

function lose(scene: Scene, seat: number, card: string): Scene {
  const next = change(scene, seat, -1);
  const place = seat === scene.seat ? scene.hand.indexOf(card) : -1;
  return place < 0 ? next : { ...next, hand: scene.hand.filter((_, index) => index !== place) };
}

function gain(scene: Scene, seat: number, count: number, cards: readonly string[] = []): Scene {
  const next = change(scene, seat, count);
  return seat === scene.seat ? { ...next, hand: sorted([...scene.hand, ...cards]) } : next;
}

function sorted(hand: string[]): string[] {
  return hand.sort((one, other) => (ORDER.get(one) ?? 0) - (ORDER.get(other) ?? 0));
}

function own(scene: Scene, seat: number, power: string): Scene {
  const players = scene.players.map((player, other) => {
    const others = player.powers.filter((one) => one !== power);
    const powers = other === seat ? COLOURS.filter((one) => one === power || others.includes(one)) : others;
    return { ...player, powers };
  });
  return { ...scene, players };
}

/** The powers that nobody has; none in the classic deck, where they do not exist. */
export function unowned(scene: Scene): string[] {
  return COLOURS.filter((power) => !scene.players.some(({ powers }) => powers.includes(power)));
}
