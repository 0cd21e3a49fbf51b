// The plugin interface of a board: what a game's folder exports. See docs/adding-a-board.md.
import type { Component } from "svelte";
import type { Choice, Games, Place } from "../wire";

export type GameSlug = keyof Games;
export type ViewOf<S extends GameSlug> = Games[S]["view"];
export type MoveOf<S extends GameSlug> = Games[S]["move"];
export type EventOf<S extends GameSlug> = Games[S]["event"];
export type EventKey<S extends GameSlug> = EventOf<S>["key"];

/** A legal move of a game, with its fields, its words and what it does. */
export interface LegalMove<S extends GameSlug = GameSlug> extends Choice {
  move: MoveOf<S>;
}

/** What a board is given. It draws the view, and asks for a move by its fields. */
export interface BoardProps<S extends GameSlug = GameSlug, V = ViewOf<S>> {
  /** The game as it is shown now: the newest view, or a step on the way to it. */
  view: V;
  /** The step shown now, while something happens. */
  event: EventOf<S> | null;
  /** My seat; null for spectators. */
  seat: number | null;
  /** What I may do now; empty while something is still being shown. */
  moves: readonly LegalMove<S>[];
  /** What I may do by the newest word of the server, though something is still being shown: for those who must be quick. */
  chances: readonly LegalMove<S>[];
  /** The names of the seats. */
  names: readonly string[];
  /** Who sits where, and is here or not. */
  places: readonly Place[];
  /** What was agreed on for this table. */
  options: Readonly<Record<string, number | string>>;
  /** The move a hint points at. */
  hinted: MoveOf<S> | null;
  /** When the time of whoever is to move runs out, by this machine's clock; for boards that draw the players. */
  until?: number | null;
  /** What a tap is told while nothing can be done; nothing where nobody plays. */
  idle?: string;
  /** Make a move. */
  play(move: MoveOf<S>): void;
}

/** How a game is drawn and animated. */
export interface GameBoard<S extends GameSlug = GameSlug, V = ViewOf<S>> {
  board: Component<BoardProps<S, V>>;
  /** Whether the board draws the players itself, so that no row of seats stands above it. */
  seated?: boolean;
  /** Whether the board names the players, so that a lesson can do without the row of seats where height is dear. */
  named?: boolean;
  /** The view after one more event, as far as it can be seen; null where there is nothing to see. */
  advance?(view: V, event: EventOf<S>): V | null;
  /** Milliseconds that a step of `advance` is left to be looked at. */
  pace?(event: EventOf<S>, view: V): number;
  /** A card of the game as it is held, where it has hands. */
  card?: Component<{ card: string }>;
  /** What stands beside a player's name: cards in hand, secrets, points. */
  seat(view: V, seat: number): SeatFacts;
}

export interface SeatFacts {
  cards?: number;
  points?: number | null;
  note?: string; // where there is room: not on a phone
}

/** Whether two moves are the same: moves are plain values in flat objects. */
export function sameMove(one: object | null, other: object | null): boolean {
  if (!one || !other) return false;
  const [first, second] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return first.size === second.size && [...first].every(([field, value]) => second.get(field) === value);
}
