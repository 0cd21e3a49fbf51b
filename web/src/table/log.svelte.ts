// The log of a table: events and chat, and the number of unread messages.
import type { News, Sentence, Update } from "../wire";
import { tell } from "../words/words.svelte";

const MOST_LINES = 500;

/** A line of the log, with the names of the players at that time, and my seat at that time. */
export type Line = News & { names: readonly string[]; reader: number | null };

/** A line of the log as text. */
export function lineOf({ text, told, names, reader }: Line): string {
  return text || (told ?? []).map((sentence: Sentence) => tell(sentence, names, reader)).join(" ");
}

/** The log without the last move, which ends a game and reveals the points. */
export function withoutLastMove(lines: readonly Line[]): readonly Line[] {
  const last = lines.findLast((line) => line.type === "played");
  return lines.filter((line) => line !== last);
}

export class Log {
  lines = $state.raw<Line[]>([]);
  /** The muted seats. */
  muted = $state.raw<readonly number[]>([]);
  /** The seq of the newest line read. */
  #read = $state(0);

  markRead(seq: number): void {
    this.#read = seq;
  }

  /** The number of unread chat messages from others. */
  unread(seat: number | null): number {
    return this.lines.filter((line) => line.seq > this.#read && this.isHeard(line, seat)).length;
  }

  /** Whether its author is muted. */
  isMuted(news: News): boolean {
    return news.type === "spoke" && this.muted.includes(news.seat ?? -1);
  }

  /** Whether it was said by somebody else and not muted. */
  isHeard(news: News, seat: number | null): boolean {
    return news.type === "spoke" && news.seat !== seat && !this.isMuted(news);
  }

  /** Add the news of an update; returns those that are new to the log. */
  add(update: Update): News[] {
    const last = this.lines.at(-1)?.seq ?? 0;
    const fresh = update.news.filter((news) => news.seq > last);
    if (fresh.length) this.lines = [...this.lines, ...this.#named(fresh, update)].slice(-MOST_LINES);
    return fresh;
  }

  #named(fresh: News[], { table, seat }: Update): Line[] {
    const now = table.places.map((place) => place.name);
    const before = this.lines.at(-1)?.names;
    const same = before && before.join("\n") === now.join("\n") ? before : now;
    return fresh.map((news) => {
      const then = news.names ?? same;
      return { ...news, names: then, reader: seat !== null && then[seat] === now[seat] ? seat : null };
    });
  }
}
