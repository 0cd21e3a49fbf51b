// The board plugin of zovnis: sounds, step durations and the facts of each seat.
import { soundsLike } from "../../board/sound";
import type { EventKey, GameBoard } from "../../board/gameBoard";
import { t } from "../../words/words.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { advance, type Scene } from "./scene";

soundsLike("zovnis", {
  "event-placed": "laid",
  "event-placed-astre": "laid",
  "event-eliminated": "zap",
  "event-fell": "fall",
});

const PACE: Partial<Record<EventKey<"zovnis">, number>> = {
  "event-placed": 650,
  "event-placed-astre": 650,
  "event-eliminated": 620,
  "event-fell": 240,
};

export const gameBoard: GameBoard<"zovnis", Scene> = {
  board: Board,
  card: Card,
  advance,
  pace: (event) => PACE[event.key] ?? 0,
  seat: (view, seat) => {
    const player = view.players[seat];
    if (!player) return {};
    const note = t("zovnis-shot", { count: player.pile.length });
    return { cards: player.cards, points: player.points, note };
  },
};
