// The board plugin of planet: sounds, step durations and the facts of each seat.
import { soundsLike } from "../../board/sound";
import type { EventKey, GameBoard } from "../../board/gameBoard";
import Board from "./Board.svelte";
import { advance } from "./scene";

soundsLike("planet", {
  "event-took": "laid",
  "event-took-hidden": "laid",
  "event-took-secretly": "laid",
  "event-took-secretly-seen": "laid",
  "event-turned": "fall",
});

const TAKING = 850;
const PACE: Partial<Record<EventKey<"planet">, number>> = {
  "event-drew": 700,
  "event-looked": 500,
  "event-looked-seen": 500,
  "event-took": TAKING,
  "event-took-hidden": TAKING,
  "event-took-secretly": TAKING,
  "event-took-secretly-seen": TAKING,
  "event-turned": 1800,
  "event-named": 350,
  "event-discarded": 500,
};

export const gameBoard: GameBoard<"planet"> = {
  board: Board,
  named: true,
  advance,
  pace: (event) => PACE[event.key] ?? 0,
  seat: (view, seat) => {
    const player = view.players[seat];
    return player ? { points: player.points } : {};
  },
};
