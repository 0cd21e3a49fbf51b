// The sky while things happen in it: a view whose columns may have gaps until what is above has fallen (Z8).
import type { Sentence, ZovnisCard, ZovnisEnd, ZovnisPlayer, ZovnisView } from "../../wire";
import { deck } from "./deck";

export type Column = readonly (ZovnisCard | null)[];
export type Scene = Omit<ZovnisView, "sky"> & { sky: readonly Column[] };

export const COLUMNS = 4;
export const HEIGHT = 5;

const ORDER = Object.keys(deck.cards);
const cards: Record<string, { armed: boolean; ends: readonly [ZovnisEnd, ZovnisEnd] }> = deck.cards;

/** A card as it would lie in the sky. */
export function cardOf(name: string, flipped: boolean): ZovnisCard {
  const known = cards[name];
  if (!known) return { card: name, armed: false, flipped: false, bottom: null, top: null };
  const [first, second] = known.ends;
  return {
    card: name,
    armed: known.armed,
    flipped,
    bottom: flipped ? second : first,
    top: flipped ? first : second,
  };
}

/** A card in the sky with a name that stays its own while it falls. */
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

export function words(card: string, column: number, flipped: boolean): string {
  return `${card} on ${column + 1}${flipped ? " flipped" : ""}`;
}

interface Where {
  seat: number;
  card: string;
  column: number;
  row: number;
  from: number;
  to: number;
  flipped?: number;
}

const STEPS: Record<string, (scene: Scene, where: Where) => Scene> = {
  "event-placed": placed,
  "event-placed-astre": placed,
  "event-eliminated": eliminated,
  "event-fell": fell,
  "event-drew": drew,
  "event-drew-seen": drew,
};

/** The scene after one more event. */
export function advance(scene: Scene, event: Sentence): Scene | null {
  const next = STEPS[event.key]?.(scene, event.args as unknown as Where);
  return next ? { ...next, players: next.players.map((player) => counted(player, next.sky)) } : null;
}

function counted(player: ZovnisPlayer, sky: Scene["sky"]): ZovnisPlayer {
  return { ...player, points: pointsIn(sky, player) };
}

/** Z12: a point for each own alien, and one for each own saucer, in landing position; nobody knows those of a secret goal. */
function pointsIn(sky: Scene["sky"], { alien, saucer }: ZovnisPlayer): number | null {
  if (alien === null) return null;
  const landed = sky.flat().flatMap((card) => (card?.bottom ? [card.bottom] : []));
  return landed.reduce((sum, end) => sum + Number(end.alien === alien) + Number(end.saucer === saucer), 0);
}

function placed(scene: Scene, { seat, card, column, row, flipped }: Where): Scene {
  const next = { ...scene, sky: change(scene.sky, column, row, cardOf(card, flipped === 1)) };
  next.players = scene.players.map((player, other) =>
    other === seat ? { ...player, cards: player.cards - 1 } : player,
  );
  if (seat === scene.seat) next.hand = without(scene.hand, card);
  return next;
}

function eliminated(scene: Scene, { seat, card, column, row }: Where): Scene {
  const players = scene.players.map((player, other) =>
    other === seat ? { ...player, pile: [...player.pile, card] } : player,
  );
  return { ...scene, players, sky: change(scene.sky, column, row, null) };
}

function drew(scene: Scene, { seat, card }: Where): Scene {
  const players = scene.players.map((player, other) =>
    other === seat ? { ...player, cards: player.cards + 1 } : player,
  );
  const hand =
    seat === scene.seat && card
      ? [...scene.hand, card].sort((one, other) => orderOf(one) - orderOf(other))
      : scene.hand;
  return { ...scene, players, hand, draw_pile: scene.draw_pile - 1 };
}

/** Hands are told in the order of the deck, Astres last. */
function orderOf(card: string): number {
  const place = ORDER.indexOf(card);
  return place < 0 ? ORDER.length : place;
}

function fell(scene: Scene, { column, from, to }: Where): Scene {
  const card = scene.sky[column - 1]?.[from - 1] ?? null;
  return { ...scene, sky: change(change(scene.sky, column, from, null), column, to, card) };
}

/** The sky with one place changed; columns and rows count from 1, as in events. */
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
