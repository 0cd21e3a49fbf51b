// The plugin interface of a board: the exports of a game's folder. See docs/adding-a-board.md.
import type { Component } from "svelte";
import type { Choice, Games, Place } from "../wire";

export type GameSlug = keyof Games;
export type ViewOf<S extends GameSlug> = Games[S]["view"];
export type MoveOf<S extends GameSlug> = Games[S]["move"];
export type EventOf<S extends GameSlug> = Games[S]["event"];
export type EventKey<S extends GameSlug> = EventOf<S>["key"];

/** A legal move of a game, with its fields, its text and its effect. */
export interface LegalMove<S extends GameSlug = GameSlug> extends Choice {
  move: MoveOf<S>;
}

/** Props of a board. It draws the view, and submits a move by its fields. */
export interface BoardProps<S extends GameSlug = GameSlug, V = ViewOf<S>> {
  /** The displayed view: the newest one, or a step towards it. */
  view: V;
  /** The event of the current step, during an animation. */
  event: EventOf<S> | null;
  /** My seat; null for spectators. */
  seat: number | null;
  /** My legal moves; empty during an animation. */
  moves: readonly LegalMove<S>[];
  /** My legal moves in the server's newest update, even during an animation: for moves that depend on speed. */
  chances: readonly LegalMove<S>[];
  /** The names of the seats. */
  names: readonly string[];
  /** The people at the seats, and whether they are present. */
  places: readonly Place[];
  /** The table's settings. */
  options: Readonly<Record<string, number | string>>;
  /** The move a hint points at. */
  hinted: MoveOf<S> | null;
  /** The deadline of the player to move, by the local clock; for boards that draw the players. */
  until?: number | null;
  /** The reason to show for a tap that does nothing; absent where nobody plays. */
  idle?: string;
  /** Make a move. */
  play(move: MoveOf<S>): void;
}

/** How a game is drawn and animated. */
export interface GameBoard<S extends GameSlug = GameSlug, V = ViewOf<S>> {
  board: Component<BoardProps<S, V>>;
  /** Whether the board draws the players itself, so that the row of seats is not shown. */
  seated?: boolean;
  /** Whether the board names the players, so that a lesson can hide the row of seats on low screens. */
  named?: boolean;
  /** The view after one more event, as far as it is visible; null if nothing changes visibly. */
  advance?(view: V, event: EventOf<S>): V | null;
  /** Milliseconds for which a step of `advance` stays on the stage. */
  pace?(event: EventOf<S>, view: V): number;
  /** Draws a card in a hand, for games with hands. */
  card?: Component<{ card: string }>;
  /** Facts beside a player's name: cards in hand, secrets, points. */
  seat(view: V, seat: number): SeatFacts;
}

export interface SeatFacts {
  cards?: number;
  points?: number | null;
  note?: string; // on screens wider than a phone
}

/** Whether two moves are equal: moves are flat objects of plain values. */
export function sameMove(one: object | null, other: object | null): boolean {
  if (!one || !other) return false;
  const [first, second] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return first.size === second.size && [...first].every(([field, value]) => second.get(field) === value);
}
