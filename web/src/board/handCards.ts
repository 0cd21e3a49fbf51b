// Unique keys for the cards of a hand, which may contain equal cards.
export interface HandCard {
  card: string;
  key: string;
}

/** The cards of a hand, each with a unique key. */
export function keyedCards(hand: readonly string[]): HandCard[] {
  const copies = new Map<string, number>();
  return hand.map((card) => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    return { card, key: `${card} ${copy}` };
  });
}
