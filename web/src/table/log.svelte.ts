// The log of a table: what happened and what was said, and how much of it is unread.
import type { News, Sentence, Update } from "../wire";
import { tell } from "../words/words.svelte";

const MOST_LINES = 500;

/** A line of the log, with the names of those who sat there then, and my seat where I sat there then. */
export type Line = News & { names: readonly string[]; reader: number | null };

/** A line of the log in words. */
export function lineOf({ text, told, names, reader }: Line): string {
  return text || (told ?? []).map((sentence: Sentence) => tell(sentence, names, reader)).join(" ");
}

/** The log before the last move, which ends a game and says the points. */
export function withoutLastMove(lines: readonly Line[]): readonly Line[] {
  const last = lines.findLast((line) => line.type === "played");
  return lines.filter((line) => line !== last);
}

export class Log {
  lines = $state.raw<Line[]>([]);
  /** The seats whose chat I do not want to read. */
  muted = $state.raw<readonly number[]>([]);
  /** The seq of the newest line that has been looked at. */
  #read = $state(0);

  markRead(seq: number): void {
    this.#read = seq;
  }

  /** The number of lines that others have said since the log was looked at. */
  unread(seat: number | null): number {
    return this.lines.filter((line) => line.seq > this.#read && this.isHeard(line, seat)).length;
  }

  /** Whether it was said by somebody I do not want to read. */
  isMuted(news: News): boolean {
    return news.type === "spoke" && this.muted.includes(news.seat ?? -1);
  }

  /** Whether it was said by somebody else whom I want to read. */
  isHeard(news: News, seat: number | null): boolean {
    return news.type === "spoke" && news.seat !== seat && !this.isMuted(news);
  }

  /** Add the news of an update; those that were not in the log yet. */
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
