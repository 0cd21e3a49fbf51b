// The games of this server: the built-in ones, and those added by other packages.
import { FACTS as BUILT_IN } from "../facts";

export interface GameNumbers {
  fewest: number;
  most: number;
  usual: number;
  minutes: number;
}

interface AddedGame extends GameNumbers {
  lesson: boolean;
}

/** The server writes the added games into the page (http/static.py), so that they are available at once. */
function added(): Record<string, AddedGame> {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="added-games"]');
  return tag ? (JSON.parse(tag.content) as Record<string, AddedGame>) : {};
}

const addedGames = added();
const numbers: Record<string, GameNumbers> = { ...BUILT_IN, ...addedGames };

export const SLUGS: readonly string[] = Object.keys(numbers);

export function isGame(name: string): boolean {
  return Object.hasOwn(numbers, name);
}

export function isBuiltIn(game: string): boolean {
  return Object.hasOwn(BUILT_IN, game);
}

/** Whether the game has a lesson: every built-in game has one. */
export function hasLesson(game: string): boolean {
  return isBuiltIn(game) || (Object.hasOwn(addedGames, game) && addedGames[game]!.lesson);
}

export function numbersOf(game: string): GameNumbers {
  const entry = numbers[game];
  if (!entry) throw new Error(`no game ${game}`);
  return entry;
}
