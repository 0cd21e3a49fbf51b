// A game without a board of its own: its view and its moves in words.
import type { GameBoard } from "../../board/gameBoard";
import Board from "./Board.svelte";
import { pointsOf } from "./fields";

export const gameBoard: GameBoard = { board: Board, seat: (view, seat) => ({ points: pointsOf(view, seat) }) };
