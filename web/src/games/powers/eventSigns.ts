// The sign shown at a player's place while an event is on the stage.
import type { Sentence } from "../../wire";
import { nameOf } from "./scene";

export interface EventSign {
  seat: number;
  sign: "draw" | "skip" | "shield" | "call" | "caught" | "guilty" | "innocent" | "challenge" | "out";
  count: number;
}

const SIGNS: Record<string, EventSign["sign"]> = {
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

export function eventSignOf(event: Sentence | null): EventSign | null {
  const name = event ? nameOf(event) : "";
  const sign = SIGNS[name];
  if (!event || !sign) return null;
  const { seat, target, count } = (event.args ?? {}) as { seat: number; target?: number; count?: number };
  return { seat: name === "caught" ? (target ?? seat) : seat, sign, count: count ?? 0 };
}
