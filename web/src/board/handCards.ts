// A hand of cards, of which some may be alike.
export interface Held {
  card: string;
  key: string;
}

/** The cards of a hand, each with a name of its own. */
export function heldCards(hand: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  return hand.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, key: `${card} ${copy}` };
  });
}
