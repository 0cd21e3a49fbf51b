// The scene of zovnis: a view whose columns may have gaps until the cards above have fallen (Z8), and its reducer.
import type {
  ZovnisCard,
  ZovnisDrewSeenEvent,
  ZovnisEliminatedEvent,
  ZovnisEnd,
  ZovnisEvent,
  ZovnisFellEvent,
  ZovnisPlacedAstreEvent,
  ZovnisPlacedEvent,
  ZovnisPlayer,
  ZovnisView,
} from "../../wire";
import { deck } from "./deck";

export type Column = readonly (ZovnisCard | null)[];
export type Scene = Omit<ZovnisView, "sky"> & { sky: readonly Column[] };

export const COLUMNS = 4;
export const HEIGHT = 5;

const ORDER = Object.keys(deck.cards);
const cards: Record<string, { armed: boolean; ends: readonly [ZovnisEnd, ZovnisEnd] }> = deck.cards;

/** A card from the deck as a card in the sky. */
export function cardOf(name: string, flipped: boolean): ZovnisCard {
  const entry = cards[name];
  if (!entry) return { card: name, armed: false, flipped: false, bottom: null, top: null };
  const [first, second] = entry.ends;
  return {
    card: name,
    armed: entry.armed,
    flipped,
    bottom: flipped ? second : first,
    top: flipped ? first : second,
  };
}

/** A card in the sky with a key that stays the same while it falls. */
export interface Piece {
  key: string;
  column: number;
  row: number;
  card: ZovnisCard;
}

/** Every card in the sky. Astres are alike, but never leave their column or each other's order (Z8, Z10). */
export function pieces(sky: Scene["sky"]): Piece[] {
  return sky.flatMap((cardsOfColumn, column) => {
    let astres = 0;
    return cardsOfColumn.flatMap((card, row) => {
      if (!card) return [];
      const key = card.card === "astre" ? `astre ${column} ${astres++}` : card.card;
      return [{ key, column, row, card }];
    });
  });
}

/** The row on which the next card of a column would land. */
export function heightOf(column: Column): number {
  return column.findLastIndex((card) => card !== null) + 1;
}

/** The scene after one more event. */
export function advance(scene: Scene, event: ZovnisEvent): Scene | null {
  const next = after(scene, event);
  return next ? { ...next, players: next.players.map((player) => counted(player, next.sky)) } : null;
}

function after(scene: Scene, event: ZovnisEvent): Scene | null {
  switch (event.key) {
    case "event-placed":
      return placed(scene, event.args, event.args.flipped === 1);
    case "event-placed-astre":
      return placed(scene, event.args, false);
    case "event-eliminated":
      return eliminated(scene, event.args);
    case "event-fell":
      return fell(scene, event.args);
    case "event-drew":
      return drew(scene, event.args.seat);
    case "event-drew-seen":
      return drawnByMe(drew(scene, event.args.seat), event.args);
    default:
      return null;
  }
}

function counted(player: ZovnisPlayer, sky: Scene["sky"]): ZovnisPlayer {
  return { ...player, points: pointsIn(sky, player) };
}

/** Z12: a point for each own alien, and one for each own saucer, in landing position; nobody knows those of a secret goal. */
function pointsIn(sky: Scene["sky"], { alien, saucer }: ZovnisPlayer): number | null {
  if (alien === null) return null;
  const bottoms = sky.flat().flatMap((card) => (card?.bottom ? [card.bottom] : []));
  return bottoms.reduce((sum, end) => sum + Number(end.alien === alien) + Number(end.saucer === saucer), 0);
}

type Placed = ZovnisPlacedEvent["args"] | ZovnisPlacedAstreEvent["args"];

function placed(scene: Scene, { seat, card, column, row }: Placed, flipped: boolean): Scene {
  const next = { ...scene, sky: change(scene.sky, column, row, cardOf(card, flipped)) };
  next.players = scene.players.map((player, other) =>
    other === seat ? { ...player, cards: player.cards - 1 } : player,
  );
  if (seat === scene.seat) next.hand = without(scene.hand, card);
  return next;
}

function eliminated(scene: Scene, { seat, card, column, row }: ZovnisEliminatedEvent["args"]): Scene {
  const players = scene.players.map((player, other) =>
    other === seat ? { ...player, pile: [...player.pile, card] } : player,
  );
  return { ...scene, players, sky: change(scene.sky, column, row, null) };
}

function drew(scene: Scene, seat: number): Scene {
  const players = scene.players.map((player, other) =>
    other === seat ? { ...player, cards: player.cards + 1 } : player,
  );
  return { ...scene, players, draw_pile: scene.draw_pile - 1 };
}

function drawnByMe(scene: Scene, { seat, card }: ZovnisDrewSeenEvent["args"]): Scene {
  if (seat !== scene.seat) return scene;
  return { ...scene, hand: [...scene.hand, card].sort((one, other) => orderOf(one) - orderOf(other)) };
}

/** Hands are in the order of the deck, Astres last. */
function orderOf(card: string): number {
  const place = ORDER.indexOf(card);
  return place < 0 ? ORDER.length : place;
}

function fell(scene: Scene, { column, from, to }: ZovnisFellEvent["args"]): Scene {
  const card = scene.sky[column - 1]?.[from - 1] ?? null;
  return { ...scene, sky: change(change(scene.sky, column, from, null), column, to, card) };
}

/** The sky with one cell changed; columns and rows count from 1, as in events. */
function change(sky: Scene["sky"], column: number, row: number, card: ZovnisCard | null): Scene["sky"] {
  return sky.map((old, index) => {
    if (index !== column - 1) return old;
    const rows = Array.from({ length: Math.max(old.length, row) }, (_, place) => old[place] ?? null);
    rows[row - 1] = card;
    return rows.slice(0, heightOf(rows));
  });
}

function without(hand: readonly string[], card: string): string[] {
  const place = hand.indexOf(card);
  return hand.filter((_, index) => index !== place);
}
