// A game without a board of its own: its moves in words.
import type { Face } from "../../board/gameBoard";
import Board from "./Board.svelte";

export const face: Face = { board: Board, seat: () => ({}) };
