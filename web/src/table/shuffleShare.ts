// The player's share in the shuffle of one table: committed to on sitting down, revealed when the cards are shuffled.
import type { TableInfo } from "../wire";
import type { Wish } from "../net/api";
import { forget, keep, promised, share } from "../app/entropy";

export class ShuffleShare {
  /** The commitment being revealed, so that it is not revealed twice. */
  #revealing = "";

  constructor(
    private readonly table: string,
    private readonly ask: (wish: Wish) => Promise<unknown>,
  ) {}

  /** Make a new commitment; null if this browser cannot. */
  async promise(): Promise<string | null> {
    const ownShare = await share();
    keep(this.table, ownShare);
    return ownShare?.promise ?? null;
  }

  /** Reveal the entropy behind my commitment, once. */
  reveal(info: TableInfo, seat: number | null): void {
    const place = seat === null ? undefined : info.places[seat];
    if (!place?.promise || place.entropy || this.#revealing === place.promise) return;
    const entropy = promised(this.table, place.promise);
    if (!entropy) return;
    this.#revealing = place.promise;
    void this.ask({ type: "reveal", entropy }).then((done) => done && forget(this.table));
  }
}
