// How long a step is left to be looked at.
import type { Sentence } from "../../wire";
import { nameOf } from "./scene";

/** Milliseconds. A round with nine bots stays in step with them: they move about once in a second. */
const PACE: Record<string, number> = {
  laid: 750,
  blind: 620,
  named: 600,
  "took-power": 800,
  "stole-power": 760,
  drew: 650,
  skipped: 650,
  shielded: 620,
  reversed: 480,
  challenged: 800,
  "event-challenged-seen": 2800, // the hand is laid open to me
  guilty: 900,
  innocent: 900,
  gave: 620,
  called: 700,
  caught: 1000,
  passed: 500,
  refilled: 500,
  "went-out": 900,
  stalled: 900,
  counted: 420,
  totals: 3200,
  dealt: 400,
  "turned-up": 600,
};

const HIT = 1500; // what others do to me is left to be read

function hits(event: Sentence, me: number): boolean {
  const { seat, target, count } = (event.args ?? {}) as { seat?: number; target?: number; count?: number };
  const name = nameOf(event);
  return target === me || (seat === me && (name === "skipped" || (name === "drew" && Number(count) > 1)));
}

export function pace(event: Sentence, me: number): number {
  return Math.max(hits(event, me) ? HIT : 0, PACE[event.key] ?? PACE[nameOf(event)] ?? 0);
}
