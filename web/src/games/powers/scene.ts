// The scene of powers: a view, at the end of a round the hands as they are counted (N23), and the reducer of events.
import type { PowersCountedEvent, PowersDealtEvent, PowersEvent, PowersView } from "../../wire";
import { deck } from "./deck";

export type Counted = PowersCountedEvent["args"];
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

/** The print on a card. */
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

// ---- positions ----

export interface Around {
  left: number[];
  top: number[];
  right: number[];
}

/**
 * The seats round the table, from the point of view of a seat: the next player (N5) is on the left, then clockwise.
 * At a narrow table a few players all sit on the far side, so that its width stays free.
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

export const FINGER = 44; // pixels of every card that stay uncovered as a touch target
const WIDEST = 26; // degrees from the first card of a fan to the last
const SAG = 0.0012; // curvature of a fan
const HANG = (WIDEST / 2) ** 2 * SAG; // its depth at most, per pixel of card width
const LEAN = 1.2; // card widths that the outermost cards of a fan take besides the others
const FEW = 10; // with fewer cards per row, hands often need a second row

/**
 * A fan of cards over a width: one arc while each card is wide enough to touch, else rows.
 * Its height does not depend on the number of cards: where a second row may be needed, the cards of one row are larger,
 * unless space is scarce.
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

// ---- events ----

/** The scene after one more event. */
export function advance(scene: Scene, event: PowersEvent): Scene | null {
  const next = after(scene, event);
  const turn = moverOf(event);
  return next && turn !== null ? { ...next, turn } : next;
}

/** The seat whose turn it is, by events that only occur in one's own turn; a penalty is more than one card. */
function moverOf(event: PowersEvent): number | null {
  switch (event.key) {
    case "event-laid":
    case "event-blind":
    case "event-named":
    case "event-passed":
      return event.args.seat;
    case "event-drew":
    case "event-drew-seen":
      return event.args.count === 1 ? event.args.seat : null;
    default:
      return null;
  }
}

function after(scene: Scene, event: PowersEvent): Scene | null {
  switch (event.key) {
    case "event-laid":
      return discard(lose(scene, event.args.seat, event.args.card), event.args.card);
    case "event-blind":
    case "event-turned-up":
      return discard(unpile(scene, 1), event.args.card);
    case "event-named":
      return { ...scene, colour: event.args.colour };
    case "event-took-power":
    case "event-stole-power":
      return own(scene, event.args.seat, event.args.power);
    case "event-reversed":
      return { ...scene, direction: -scene.direction };
    case "event-drew":
      return gain(unpile(scene, event.args.count), event.args.seat, event.args.count);
    case "event-drew-seen":
      return gain(unpile(scene, event.args.count), event.args.seat, event.args.count, event.args.cards);
    case "event-refilled":
      return { ...scene, pile: event.args.count, discards: scene.discards.slice(-1) };
    case "event-gave":
      return gain(change(scene, event.args.seat, -1), event.args.target, 1);
    case "event-gave-seen":
      return gain(lose(scene, event.args.seat, event.args.card), event.args.target, 1, [event.args.card]);
    case "event-counted":
      return { ...scene, due: null, counted: [...(scene.counted ?? []), event.args] };
    case "event-totals":
      return totalled(scene, event.args.totals);
    case "event-dealt":
      return dealt(scene, event.args);
    default:
      return SHOWN.has(event.key) ? { ...scene } : null;
  }
}

/** Events that move nothing but still take time on the stage. */
const SHOWN: ReadonlySet<PowersEvent["key"]> = new Set<PowersEvent["key"]>([
  "event-skipped",
  "event-shielded",
  "event-called",
  "event-caught",
  "event-challenged",
  "event-challenged-seen",
  "event-guilty",
  "event-innocent",
  "event-passed",
  "event-went-out",
  "event-stalled",
]);

function totalled(scene: Scene, totals: number[]): Scene {
  const players = scene.players.map((player, seat) => ({ ...player, total: totals[seat] ?? player.total }));
  return { ...scene, totalled: true, rounds: [...scene.rounds, totals], players };
}

function dealt(scene: Scene, { seat, round }: PowersDealtEvent["args"]): Scene {
  return {
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
  };
}

function unpile(scene: Scene, count: number): Scene {
  return { ...scene, pile: Math.max(0, scene.pile - count) };
}

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

/** The powers without an owner; none in the classic deck, which has no powers. */
export function unowned(scene: Scene): string[] {
  return COLOURS.filter((power) => !scene.players.some(({ powers }) => powers.includes(power)));
}
