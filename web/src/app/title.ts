// The title of the page, for tabs and for screen readers.
const HOUSE = "Saucer";

/** For an effect: the title while it holds. */
export function titled(title: string): () => void {
  document.title = `${title} · ${HOUSE}`;
  return () => (document.title = HOUSE);
}
