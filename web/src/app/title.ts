// The document title, for tabs and screen readers.
const HOUSE = "Saucer";

/** For use in an effect: sets the title until the effect is torn down. */
export function titled(title: string): () => void {
  document.title = `${title} · ${HOUSE}`;
  return () => (document.title = HOUSE);
}
