// What is said of tiles and characters on this board.
import type { PlanetPlayer } from "../../wire";
import { say, t } from "../../words/words.svelte";
import { characterOf, ONE_ROSE, tariffOf, TWO_ROSES, type Slot } from "./scene";

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
  return who ? t("planet-guest", { tile: say("planet", tile), wish: wishOf(who) }) : say("planet", tile);
}

/** A place on a planet, and what lies there. */
export function slotInWords({ stack, place, letter }: Slot, player: PlanetPlayer): string {
  const laid = player[stack][place];
  const where = { stack: say("planet", stack), place: letter };
  if (!laid) return t("planet-slot-free", where);
  if (laid.tile === null) return t("planet-slot-unseen", where);
  return t(laid.turned ? "planet-slot-turned" : "planet-slot-tile", { ...where, tile: tileInWords(laid.tile) });
}
