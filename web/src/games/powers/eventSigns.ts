// The sign shown at a player's place while an event is on the stage.
import type { PowersEvent } from "../../wire";

export interface EventSign {
  seat: number;
  sign: "draw" | "skip" | "shield" | "call" | "caught" | "guilty" | "innocent" | "challenge" | "out";
  count: number;
}

export function eventSignOf(event: PowersEvent | null): EventSign | null {
  switch (event?.key) {
    case "event-drew":
    case "event-drew-seen":
      return { seat: event.args.seat, sign: "draw", count: event.args.count };
    case "event-skipped":
      return { seat: event.args.seat, sign: "skip", count: 0 };
    case "event-shielded":
      return { seat: event.args.seat, sign: "shield", count: 0 };
    case "event-called":
      return { seat: event.args.seat, sign: "call", count: 0 };
    case "event-caught":
      return { seat: event.args.target, sign: "caught", count: 0 };
    case "event-challenged":
    case "event-challenged-seen":
      return { seat: event.args.seat, sign: "challenge", count: 0 };
    case "event-guilty":
      return { seat: event.args.seat, sign: "guilty", count: 0 };
    case "event-innocent":
      return { seat: event.args.seat, sign: "innocent", count: 0 };
    case "event-went-out":
      return { seat: event.args.seat, sign: "out", count: 0 };
    default:
      return null;
  }
}
