// The board plugin of looters: sounds, step durations and the facts of each seat.
import { soundsLike } from "../../board/sound";
import { t } from "../../words/words.svelte";
import type { EventKey, GameBoard } from "../../board/gameBoard";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { advance } from "./scene";

soundsLike("looters", {
  "event-laid": "laid",
  "event-took": "fall",
  "event-robbed": "zap",
  "event-returned": "fall",
  "event-gathered": "laid",
});

const PACE: Record<EventKey<"looters">, number> = {
  "event-laid": 800,
  "event-took": 900,
  "event-robbed": 1200,
  "event-returned": 650,
  "event-gathered": 800,
  "event-dealt-again": 900,
  "event-missed": 800,
  "event-drew": 350,
  "event-drew-seen": 450,
};

export const gameBoard: GameBoard<"looters"> = {
  board: Board,
  card: Card,
  seated: true,
  advance,
  pace: (event) => PACE[event.key],
  seat: (view, seat) => {
    const player = view.players[seat];
    return player ? { cards: player.cards, note: t("looters-loot", { count: player.loot }) } : {};
  },
};
