// Descriptions of tiles and characters of this game.
import type { PlanetPlayer } from "../../wire";
import { say, t } from "../../words/words.svelte";
import { characterOf, ONE_ROSE, tariffOf, TWO_ROSES, type Slot } from "./scene";

/** A character's wish, as a sentence. */
export function wishOf(who: string): string {
  const { each, of } = tariffOf(who);
  const points = t("points", { count: each });
  return of === "rose"
    ? t("planet-wants-rose", { one: ONE_ROSE, two: TWO_ROSES })
    : t(`planet-wants-${of}`, { points });
}

/** A tile in words: its name, its objects, and the wish of its character. */
export function tileInWords(tile: string): string {
  const who = characterOf(tile);
  return who ? t("planet-guest", { tile: say("planet", tile), wish: wishOf(who) }) : say("planet", tile);
}

/** A slot of a planet, and the tile in it. */
export function slotInWords({ stack, place, letter }: Slot, player: PlanetPlayer): string {
  const content = player[stack][place];
  const where = { stack: say("planet", stack), place: letter };
  if (!content) return t("planet-slot-free", where);
  if (content.tile === null) return t("planet-slot-unseen", where);
  return t(content.turned ? "planet-slot-turned" : "planet-slot-tile", { ...where, tile: tileInWords(content.tile) });
}
