// What is to be seen at a player's place while something happens there.
import type { Sentence } from "../../wire";
import { nameOf } from "./scene";

export interface Happening {
  seat: number;
  sign: "draw" | "skip" | "shield" | "call" | "caught" | "guilty" | "innocent" | "challenge" | "out";
  count: number;
}

const SIGNS: Record<string, Happening["sign"]> = {
  drew: "draw",
  skipped: "skip",
  shielded: "shield",
  called: "call",
  caught: "caught",
  challenged: "challenge",
  guilty: "guilty",
  innocent: "innocent",
  "went-out": "out",
};

export function happeningOf(event: Sentence | null): Happening | null {
  const name = event ? nameOf(event) : "";
  const sign = SIGNS[name];
  if (!event || !sign) return null;
  const { seat, target, count } = (event.args ?? {}) as { seat: number; target?: number; count?: number };
  return { seat: name === "caught" ? (target ?? seat) : seat, sign, count: count ?? 0 };
}
