import { soundsLike } from "../../ui/sound";
import type { Face } from "../face";
import Board from "./Board.svelte";
import { advance, nameOf, type Scene } from "./scene";

soundsLike({
  "event-laid": "laid",
  "event-blind": "laid",
  "event-caught": "zap",
  "event-stole-power": "zap",
  "event-gave": "fall",
  "event-gave-seen": "fall",
});

/** Milliseconds. A round with nine bots stays in step with them: they move about once in 800. */
const PACE: Record<string, number> = {
  laid: 520,
  blind: 620,
  named: 380,
  "took-power": 620,
  "stole-power": 760,
  drew: 460,
  skipped: 380,
  shielded: 620,
  reversed: 480,
  challenged: 800,
  "event-challenged-seen": 2800, // the hand is laid open to me
  guilty: 900,
  innocent: 900,
  gave: 620,
  called: 480,
  caught: 620,
  passed: 380,
  refilled: 500,
  "went-out": 900,
  stalled: 900,
  counted: 420,
  totals: 3200,
  dealt: 400,
  "turned-up": 600,
};

export const face: Face<Scene> = {
  board: Board,
  seated: true,
  advance,
  pace: (event) => PACE[event.key] ?? PACE[nameOf(event)] ?? 0,
  seat: (view, seat) => {
    const player = view.players[seat];
    return player ? { cards: player.cards, points: player.total } : {};
  },
};
