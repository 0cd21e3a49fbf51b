// The prompt above the hand: the effect of a card or a power, or the pending decision.
import type { PowersEvent } from "../../wire";
import { say, t } from "../../words/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { acts, tellEffect, tellPower } from "./effects";
import type { Scene } from "./scene";

const WAITS: Record<string, string> = {
  turn: "powers-waits-turn",
  drawn: "powers-waits-drawn",
  second: "powers-waits-second",
  struck: "powers-waits-struck",
  "first-colour": "powers-waits-first-colour",
  "blind-choice": "powers-waits-blind-choice",
};

interface Situation {
  view: Scene;
  event: PowersEvent | null;
  seat: number | null;
  choosing: Choosing;
  /** The power whose token has focus or pointer. */
  power: string | null;
  /** The focused card, or else the chosen one. */
  card: string | null;
}

export function promptOf({ view, event, seat, choosing, power, card }: Situation): string {
  const { turnMoves } = choosing;
  if (power) return tellPower(power);
  if (view.counted?.length || event) return ""; // shown by the tally, or below the table
  if (card && (acts(card) || card !== view.drawn)) return aboutCard(card, view, seat, choosing);
  if (view.turn !== seat) return "";
  if (view.drawn && !turnMoves.some(({ move }) => move.type === "lay"))
    return t("powers-waits-keep", { card: say("powers", view.drawn) });
  return turnMoves.length ? t(WAITS[view.waits_for] ?? "your-turn") : "";
}

/** A card of mine: that it cannot be laid, its effect, its possible recipients. */
function aboutCard(card: string, view: Scene, seat: number | null, choosing: Choosing): string {
  const { gifts, lays, fits, presents, fromHand } = choosing;
  const powers = seat === null ? [] : (view.players[seat]?.powers ?? []);
  const giving = card === choosing.card && gifts.length > 0 && t(lays.length ? "powers-lay-or-give" : "powers-give");
  if (giving && !acts(card)) return giving;
  const unfit = fromHand && !fits.has(card) && !presents.has(card) && t("powers-unfit");
  return [unfit, tellEffect(card, view.players.length, powers), giving].filter(Boolean).join(" ");
}
