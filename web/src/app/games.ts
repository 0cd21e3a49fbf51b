// The games of this server: the built-in ones, and those added by other packages.
import { FACTS as BUILT_IN } from "../facts";

export interface GameNumbers {
  fewest: number;
  most: number;
  usual: number;
  minutes: number;
}

/** The server writes the added games into the page (http/static.py), so that they are available at once. */
function added(): Record<string, GameNumbers> {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="added-games"]');
  return tag ? (JSON.parse(tag.content) as Record<string, GameNumbers>) : {};
}

const numbers: Record<string, GameNumbers> = { ...BUILT_IN, ...added() };

export const SLUGS: readonly string[] = Object.keys(numbers);

export function isGame(name: string): boolean {
  return Object.hasOwn(numbers, name);
}

/** Whether the game is built in: then there is a lesson. */
export function isBuiltIn(game: string): boolean {
  return Object.hasOwn(BUILT_IN, game);
}

export function numbersOf(game: string): GameNumbers {
  const entry = numbers[game];
  if (!entry) throw new Error(`no game ${game}`);
  return entry;
}
