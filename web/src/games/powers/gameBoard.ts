// The board plugin of powers: sounds, step durations and the facts of each seat.
import { soundsLike } from "../../board/sound";
import type { GameBoard } from "../../board/gameBoard";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { pace } from "./pace";
import { advance, type Scene } from "./scene";

soundsLike("powers", {
  "event-laid": "laid",
  "event-blind": "laid",
  "event-caught": "zap",
  "event-stole-power": "zap",
  "event-gave": "fall",
  "event-gave-seen": "fall",
});

export const gameBoard: GameBoard<"powers", Scene> = {
  board: Board,
  card: Card,
  seated: true,
  advance,
  pace: (event, view) => pace(event, view.seat),
  seat: (view, seat) => {
    const player = view.players[seat];
    return player ? { cards: player.cards, points: player.total } : {};
  },
};
