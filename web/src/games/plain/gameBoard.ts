// The fallback for a game without a board: its view and its moves as text.
import type { GameBoard } from "../../board/gameBoard";
import Board from "./Board.svelte";
import { pointsOf } from "./fields";

export const gameBoard: GameBoard = { board: Board, seat: (view, seat) => ({ points: pointsOf(view, seat) }) };
