// What is said of tiles and characters on this board.
import { t, tell } from "../../words/words.svelte";
import { characterOf, ONE_ROSE, tariffOf, TWO_ROSES } from "./scene";

/** What a character wants, in a sentence. */
export function wishOf(who: string): string {
  const { each, of } = tariffOf(who);
  const points = t("points", { count: each });
  return of === "rose"
    ? t("planet-wants-rose", { one: ONE_ROSE, two: TWO_ROSES })
    : t(`planet-wants-${of}`, { points });
}

/** A tile in words: its name, what it shows, and what a character on it wants. */
export function tileInWords(tile: string): string {
  const who = characterOf(tile);
  return who ? t("planet-guest", { tile: tell("planet", tile), wish: wishOf(who) }) : tell("planet", tile);
}
