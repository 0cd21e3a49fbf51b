// The duration of each event on the stage.
import type { EventKey } from "../../board/gameBoard";
import type { PowersEvent } from "../../wire";

/** Milliseconds. A round with nine bots keeps up with them: they move about once per second. */
const PACE: Partial<Record<EventKey<"powers">, number>> = {
  "event-laid": 750,
  "event-blind": 620,
  "event-named": 600,
  "event-took-power": 800,
  "event-stole-power": 760,
  "event-drew": 650,
  "event-drew-seen": 650,
  "event-skipped": 650,
  "event-shielded": 620,
  "event-reversed": 480,
  "event-challenged": 800,
  "event-challenged-seen": 2800, // the hand is revealed to me
  "event-guilty": 900,
  "event-innocent": 900,
  "event-gave": 620,
  "event-gave-seen": 620,
  "event-called": 700,
  "event-caught": 1000,
  "event-passed": 500,
  "event-refilled": 500,
  "event-went-out": 900,
  "event-stalled": 900,
  "event-counted": 420,
  "event-totals": 3200,
  "event-dealt": 400,
  "event-turned-up": 600,
};

const HIT = 1500; // events that affect me stay long enough to read

function hits(event: PowersEvent, me: number): boolean {
  switch (event.key) {
    case "event-skipped":
      return event.args.seat === me;
    case "event-drew":
    case "event-drew-seen":
      return event.args.seat === me && event.args.count > 1;
    case "event-stole-power":
    case "event-gave":
    case "event-gave-seen":
    case "event-challenged":
    case "event-challenged-seen":
    case "event-caught":
      return event.args.target === me;
    default:
      return false;
  }
}

export function pace(event: PowersEvent, me: number): number {
  return Math.max(hits(event, me) ? HIT : 0, PACE[event.key] ?? 0);
}
