// Moves of powers: their shortcut keys, and the fields that several kinds of moves share.
import type { PowersMove } from "../../wire";

export type MoveType = PowersMove["type"];

/** Shortcut keys for buttons, while the focus is on the board. */
export const KEYS: Partial<Record<MoveType, string>> = {
  draw: "d",
  keep: "k",
  end: "k",
  call: "u",
  catch: "c",
  challenge: "c",
  accept: "a",
};

/** The card that is laid or given away. */
export function cardOf(move: PowersMove): string | null {
  return "card" in move ? move.card : null;
}

/** The colour that is named. */
export function colourOf(move: PowersMove): string | null {
  return "colour" in move ? (move.colour ?? null) : null;
}

/** The power that is taken. */
export function powerOf(move: PowersMove): string | null {
  return "power" in move ? (move.power ?? null) : null;
}

/** Whether the call goes with a card. */
export function withCall(move: PowersMove): boolean {
  return "call" in move && move.call === true;
}
