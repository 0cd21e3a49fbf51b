// The replay: records the events since the player's last move.
import type { News, Update, View } from "../wire";
import { isBreak } from "../board/stage.svelte";

const MOST_MOVES = 40;

interface Since {
  /** The view before the first of these events. */
  view: View;
  news: News[];
  /** The update that these events led to. */
  last: Update;
}

export class Replay {
  #since = $state.raw<Since | null>(null);

  /** The update to replay; null if there is none. */
  get since(): Since | null {
    return this.#since?.news.length ? this.#since : null;
  }

  /** Record an update that has been shown: for players since their own last move, for spectators the last round. */
  add(update: Update, seat: number | null, players: number): void {
    const moves = update.news.filter((news) => news.type === "played");
    const before = this.#since;
    const view = update.view as View | null;
    if (!view) this.#since = null;
    else if (!before || update.news.some(isBreak)) this.#since = { view, news: [], last: update };
    else if (moves.some((news) => news.seat === seat) || before.news.length >= (seat === null ? players : MOST_MOVES))
      this.#since = { view: before.last.view as View, news: moves, last: update };
    else this.#since = { ...before, news: [...before.news, ...moves], last: update };
  }
}
