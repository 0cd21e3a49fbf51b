// Unique keys for the cards of a hand, which may contain equal cards.
export interface HandCard {
  card: string;
  key: string;
}

/** The cards of a hand, each with a unique key. */
export function keyedCards(hand: readonly string[]): HandCard[] {
  const seen = new Map<string, number>();
  return hand.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, key: `${card} ${copy}` };
  });
}
