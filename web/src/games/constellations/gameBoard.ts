// The board plugin of constellations: sounds, step durations and the facts of each seat.
import { soundsLike } from "../../board/sound";
import type { EventKey, GameBoard } from "../../board/gameBoard";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { advance, type Scene } from "./scene";

soundsLike("constellations", {
  "event-laid": "laid",
  "event-landed": "zap",
  "event-moved": "zap",
  "event-swapped": "fall",
});

const PACE: Partial<Record<EventKey<"constellations">, number>> = {
  "event-laid": 900,
  "event-landed": 800,
  "event-moved": 900,
  "event-shared": 900,
  "event-stayed": 150,
  "event-showed": 900,
  "event-swapped": 500,
};
const DRAW = 120;

export const gameBoard: GameBoard<"constellations", Scene> = {
  board: Board,
  card: Card,
  named: true,
  advance,
  pace: (event) => PACE[event.key] ?? DRAW,
  seat: (view, seat) => {
    const player = view.players[seat];
    return player ? { cards: player.cards, points: player.score } : {};
  },
};
