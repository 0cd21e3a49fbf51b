// A game without a board of its own: its moves in words.
import type { GameBoard } from "../../board/gameBoard";
import Board from "./Board.svelte";

export const gameBoard: GameBoard = { board: Board, seat: () => ({}) };
