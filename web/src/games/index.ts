// The boards: every folder with a gameBoard.ts is one; a game without a folder gets the plain board.
import type { GameBoard } from "../board/gameBoard";

const boards = import.meta.glob<{ gameBoard: unknown }>("./*/gameBoard.ts");

/** The board of a game, loaded on demand. */
export async function loadGameBoard(slug: string): Promise<GameBoard> {
  const open = boards[`./${slug}/gameBoard.ts`] ?? boards["./plain/gameBoard.ts"];
  if (!open) throw new Error(`no board for ${slug}`);
  return (await open()).gameBoard as GameBoard;
}
