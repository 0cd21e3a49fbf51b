// The games of this server: those the page was built with, and those that other packages have added.
import { FACTS as BUILT_IN } from "../facts";

export interface GameNumbers {
  fewest: number;
  most: number;
  usual: number;
  minutes: number;
}

/** The server writes the games that were added into the page (http/static.py), so that they are known at once. */
function added(): Record<string, GameNumbers> {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="added-games"]');
  return tag ? (JSON.parse(tag.content) as Record<string, GameNumbers>) : {};
}

const numbers: Record<string, GameNumbers> = { ...BUILT_IN, ...added() };

export const SLUGS: readonly string[] = Object.keys(numbers);

export function isGame(name: string): boolean {
  return Object.hasOwn(numbers, name);
}

/** Whether the page was built with the game: then there is a lesson. */
export function isBuiltIn(game: string): boolean {
  return Object.hasOwn(BUILT_IN, game);
}

export function numbersOf(game: string): GameNumbers {
  const known = numbers[game];
  if (!known) throw new Error(`no game ${game}`);
  return known;
}
