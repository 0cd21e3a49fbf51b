// A table as this page knows it: its newest update, the stage, the log, and everything one can ask for.
import { tick } from "svelte";
import type { Ack, Advice, Choice, News, Sentence, TableInfo, Update, View } from "../wire";
import type { GameBoard } from "../board/gameBoard";
import type { Wish } from "../net/api";
import { Connection, socketOf, type Health, type Socket } from "../net/connection";
import { stageTimers } from "../board/stageTimers";
import { shareStructure } from "../board/structuralSharing";
import { oncePerFrame } from "../ui/frames";
import { sound } from "../board/sound";
import { toast } from "../app/toasts.svelte";
import { spoken, t, tellSentence } from "../words/words.svelte";
import { forget, keep, promised, share } from "../app/entropy";
import { isBreak, Stage } from "../board/stage.svelte";

const MOST_LINES = 500;
const MOST_REPEATED = 40; // moves shown once more
const QUICK = 500; // milliseconds between updates: bots that play more slowly need not be told what has been seen

/** A line of the log; whoever comes or goes later, it is told of those who sat there then, and to me where I sat then. */
export type Line = News & { names: readonly string[]; reader: number | null };

export class Table {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  health = $state<Health>("joining");
  log = $state.raw<Line[]>([]);
  muted = $state.raw<readonly number[]>([]);
  advice = $state.raw<Advice | null>(null);
  mayUndo = $state<Update["may_undo"]>("no");
  #called = $state<string>(); // who sat where in this game, though they may have left since
  /** Who sits where; the same list while nobody comes or goes, so that the log is not told anew with every move. */
  readonly names: string[] = $derived(this.#called?.split("\n").map((name) => name || t("seat-free")) ?? []);
  #moves = $state.raw<readonly Choice[]>([]);
  #chances = $state.raw<readonly Choice[]>([]);
  #mine = $state(false);
  #mover = $state<number | null>(null);
  #asking = $state(false);
  #skew = -Infinity; // how far the server's clock is ahead of ours, in seconds
  #shown = 0; // the newest seq that the stage has shown
  #again = $state.raw<{ view: View; news: News[]; last: Update } | null>(null); // since my last move
  #seq = 0;
  #answered = 0; // the seq of my newest move: what came before it opens nothing any more
  #deeds = 0; // counts what I do and what is shown: a hint for what was before is of no use
  #wasMine = false;
  #promising = "";
  #read = $state(0); // the newest line of the log that has been looked at
  readonly #heard: Update[] = []; // and not yet taken in
  readonly #takeInSoon = oncePerFrame(
    () => this.#takeIn(),
    () => this.#see(),
  );
  #heardAt = -Infinity;
  #hurried = false; // updates follow each other quickly
  #taken = 0; // the newest seq taken in
  #seen = 0; // and the newest that the server knows of
  readonly stage: Stage;
  readonly #connection: Connection;

  constructor(
    readonly id: string,
    readonly gameBoard: GameBoard,
    first: Update,
    dial: () => Socket = () => socketOf(id),
  ) {
    this.stage = new Stage(gameBoard, stageTimers, (update) => this.#settle(update), sound);
    this.#connection = new Connection(dial, spoken, first.seq, {
      updated: (update) => this.#hear(update),
      health: (state) => (this.health = state),
      refused: (problem) => toast.problem(problem),
    });
    this.#read = first.seq;
    this.#hear(first);
  }

  /** A sentence in words, which call me "you". */
  readonly say = (sentence: Sentence): string => tellSentence(sentence, this.names, this.seat);

  get view(): View | null {
    return this.stage.view;
  }

  /** What I may do now; nothing while something is still shown, or a move of mine is on its way. */
  get moves(): readonly Choice[] {
    return this.stage.busy || this.#asking ? [] : this.#moves;
  }

  /** What I may do by the newest word of the server, shown or not. */
  get chances(): readonly Choice[] {
    return this.#asking ? [] : this.#chances;
  }

  /** Whether it is my turn; who may only interrupt has none. */
  get mine(): boolean {
    return this.#mine;
  }

  /** Whose turn it is in what is shown: whoever does it, or else whoever is to move next. */
  get mover(): number | null {
    return this.stage.event ? this.stage.actor : this.#mover;
  }

  /** When the mover's time runs out, by this machine's clock; null where nobody is hurried. */
  get until(): number | null {
    const deadline = this.info?.phase === "playing" ? this.info.deadline : null;
    return deadline === null ? null : (deadline - this.#skew) * 1000;
  }

  /** Whether something has happened that can be shown once more. */
  get repeatable(): boolean {
    return this.#again !== null && this.#again.news.length > 0 && !this.stage.busy && !this.#asking;
  }

  /** Show once more what happened since my last move, that move included. */
  readonly repeat = (): void => {
    if (!this.#again || !this.repeatable) return;
    const { view, news, last } = this.#again;
    this.advice = null;
    this.stage.cut(view);
    this.stage.push({ ...last, news });
  };

  /** What others have said since the log was looked at. */
  get unread(): number {
    return this.log.filter(
      (news) => news.type === "spoke" && news.seat !== this.seat && news.seq > this.#read && !this.isMuted(news),
    ).length;
  }

  readonly markRead = (): void => {
    this.#read = this.#seq;
  };

  /** Whether it was said by somebody I do not want to read. */
  isMuted(news: News): boolean {
    return news.type === "spoke" && this.muted.includes(news.seat ?? -1);
  }

  get isHost(): boolean {
    return this.seat !== null && this.info?.host === this.seat;
  }

  /** Make a move; whether it was made. */
  readonly play = async (words: string): Promise<boolean> => {
    this.#asking = true;
    this.#deeds++;
    this.advice = null;
    try {
      const answer = await this.ask({ type: "move", words, seen: this.#seq });
      if (answer?.type === "ack") this.#answered = answer.seq;
      if (this.#answered > this.#seq) this.#moves = this.#chances = []; // what follows has not come yet
      return answer !== null;
    } finally {
      this.#asking = false;
    }
  };

  /** Ask for something; a refusal is shown. */
  async ask(wish: Wish): Promise<Ack | Advice | null> {
    const answer = await toast.tried(() => this.#connection.ask(wish));
    if (!answer) sound("refused");
    return answer;
  }

  async sit(seat: number): Promise<void> {
    const made = await share();
    keep(this.id, made);
    await this.ask({ type: "sit", seat, promise: made?.promise ?? null });
  }

  async rematch(): Promise<void> {
    const made = await share();
    keep(this.id, made);
    await this.ask({ type: "rematch", promise: made?.promise ?? null });
  }

  async hint(): Promise<void> {
    const deeds = this.#deeds;
    const answer = await this.ask({ type: "hint" });
    if (deeds !== this.#deeds) return; // the game has gone on, and the answer comes too late
    this.advice = null;
    await tick(); // the same hint once more is news to the board, too
    this.advice = answer?.type === "advice" ? answer : null;
  }

  hurry(): void {
    this.#connection.hurry();
  }

  doubt(): void {
    this.#connection.doubt();
  }

  /** Be answered in the language spoken now. */
  renew(): void {
    this.#connection.renew();
  }

  close(): void {
    this.#connection.close();
    this.stage.cut(null);
  }

  /** What comes until there is time for a picture is taken in together, so that the page keeps up with any table. */
  #hear(update: Update): void {
    this.#seq = update.seq;
    this.#skew = Math.max(this.#skew, update.now - Date.now() / 1000); // what was heard late tells less
    this.seat = update.seat;
    this.muted = update.muted;
    if (update.table.phase === "shuffling") this.#reveal(update.table);
    const now = performance.now();
    this.#hurried = now < this.#heardAt + QUICK;
    this.#heardAt = now;
    this.#heard.push(update);
    if (document.hidden || this.#asking) this.#takeIn();
    if (document.hidden) this.#see();
    else this.#takeInSoon();
  }

  #takeIn(): void {
    const newest = this.#heard.at(-1);
    if (!newest) return;
    this.#taken = newest.seq;
    this.#call(newest.table);
    this.info = shareStructure(this.info, newest.table);
    this.#chances = this.#openIn(newest);
    const heard = this.#heard.splice(0);
    this.#mine &&= heard.every(({ table, seat }) => table.mover === seat); // over at once; the next one begins when it has been shown how
    this.stage.push(...heard);
  }

  /** Whoever leaves after the game keeps the name in all that is told of it. */
  #call({ places, phase, number }: TableInfo): void {
    const before = phase !== "gathering" && number === this.info?.number ? (this.#called?.split("\n") ?? []) : [];
    this.#called = places.map(({ name, seat }) => name || before[seat] || "").join("\n");
  }

  /** Where bots play faster than pictures can be drawn, they wait to hear that the last move is to be seen. */
  #see(): void {
    if (!this.#hurried || this.#taken === this.#seen) return;
    this.#seen = this.#taken;
    this.#connection.see(this.#taken);
  }

  /** The stage has shown an update: now the log tells it, and the next decision opens. */
  #settle(update: Update): void {
    if (update.seq > this.#shown) this.#remember(update);
    this.#shown = update.seq;
    const last = this.log.at(-1)?.seq ?? 0;
    const fresh = update.news.filter((news) => news.seq > last);
    if (fresh.length) this.log = [...this.log, ...this.#named(fresh, update)].slice(-MOST_LINES);
    this.#moves = this.#openIn(update);
    this.#mine = this.#moves.length > 0 && update.table.mover === update.seat;
    this.#mover = update.table.phase === "playing" ? update.table.mover : null;
    this.mayUndo = update.may_undo;
    if (fresh.some((news) => news.type !== "spoke")) {
      this.#deeds++;
      this.advice = null;
    }
    if (this.mine && !this.#wasMine) sound("turn");
    if (fresh.some((news) => news.type === "spoke" && news.seat !== this.seat && !this.isMuted(news))) sound("chat");
    this.#wasMine = this.mine;
  }

  #named(fresh: News[], { table, seat }: Update): Line[] {
    const now = table.places.map((place) => place.name);
    const before = this.log.at(-1)?.names;
    const same = before && before.join("\n") === now.join("\n") ? before : now;
    return fresh.map((news) => {
      const then = news.names ?? same;
      return { ...news, names: then, reader: seat !== null && then[seat] === now[seat] ? seat : null };
    });
  }

  #openIn(update: Update): readonly Choice[] {
    return update.seq < this.#answered ? [] : update.moves;
  }

  /** Keep what led here since my own last move; for onlookers, the newest moves of a round. */
  #remember(update: Update): void {
    const played = update.news.filter((news) => news.type === "played");
    const before = this.#again;
    const view = update.view as View | null;
    if (!view) this.#again = null;
    else if (!before || update.news.some(isBreak)) this.#again = { view, news: [], last: update };
    else if (
      played.some((news) => news.seat === this.seat) ||
      before.news.length >= (this.seat === null ? this.names.length : MOST_REPEATED)
    )
      this.#again = { view: before.last.view as View, news: played, last: update };
    else this.#again = { ...before, news: [...before.news, ...played], last: update };
  }

  #reveal(info: TableInfo): void {
    const place = this.seat === null ? undefined : info.places[this.seat];
    if (!place?.promise || place.entropy || this.#promising === place.promise) return;
    const entropy = promised(this.id, place.promise);
    if (!entropy) return;
    this.#promising = place.promise;
    void this.ask({ type: "reveal", entropy }).then((done) => done && forget(this.id));
  }
}

/** A line of the log in words. */
export function lineOf({ text, told, names, reader }: Line): string {
  return text || (told ?? []).map((sentence: Sentence) => tellSentence(sentence, names, reader)).join(" ");
}
