// The games: every folder with a gameBoard.ts is one; a game without a folder is played in words.
import type { Face } from "../board/gameBoard";
import { FACTS } from "../facts";

const faces = import.meta.glob<{ face: unknown }>("./*/gameBoard.ts");

export type Slug = keyof typeof FACTS;
export const SLUGS = Object.keys(FACTS) as Slug[];

/** The face of a game, loaded when it is first needed. */
export async function faceOf(slug: string): Promise<Face> {
  const open = faces[`./${slug}/gameBoard.ts`] ?? faces["./plain/gameBoard.ts"];
  if (!open) throw new Error(`no face for ${slug}`);
  return (await open()).face as Face;
}
