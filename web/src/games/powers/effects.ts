// The effects of cards and powers, in a sentence each.
import { t } from "../../words/words.svelte";
import { printOf } from "./scene";

/** Whether the card has an effect: it is no number. */
export function acts(card: string): boolean {
  const { power, sign } = printOf(card);
  return !!(power ?? sign);
}

/** The effect of a card, by the number of players and the owner's powers. */
export function effectOf(card: string, players: number, powers: readonly string[]): string {
  const { power, sign } = printOf(card);
  if (power) return powers.includes(power) ? "owned" : "character"; // NQ7
  if (sign === "reverse" && players === 2) return "reverse-two"; // NQ17
  return sign ?? "number";
}

export function tellEffect(card: string, players: number, powers: readonly string[]): string {
  return t(`powers-does-${effectOf(card, players, powers)}`, { power: `powers-power-${printOf(card).power}` });
}

export function tellPower(power: string): string {
  return t(`powers-power-${power}`);
}
