// A table as this page knows it: its newest update, the stage, the log, and everything one can ask for.
import { tick } from "svelte";
import type { Ack, Advice, Choice, GameMove, News, Sentence, TableInfo, Update, View } from "../wire";
import { toast } from "../app/toasts.svelte";
import type { GameBoard } from "../board/gameBoard";
import { sound } from "../board/sound";
import { Stage } from "../board/stage.svelte";
import { stageTimers } from "../board/stageTimers";
import { shareStructure } from "../board/structuralSharing";
import type { Wish } from "../net/api";
import { Connection, socketOf, type Health, type Socket } from "../net/connection";
import { spoken, t, tellSentence } from "../words/words.svelte";
import { Inbox } from "./inbox";
import { Log, type Line } from "./log.svelte";
import { Replay } from "./replay.svelte";
import { ShuffleShare } from "./shuffleShare";

export class Table {
  /** Settings, places and phase of the table, as of the newest update. */
  info = $state.raw<TableInfo | null>(null);
  /** My seat; null for onlookers. */
  seat = $state<number | null>(null);
  /** The state of the connection. */
  health = $state<Health>("joining");
  /** The hint that is shown. */
  advice = $state.raw<Advice | null>(null);
  mayUndo = $state<Update["may_undo"]>("no");
  /** The names of the seats in this game, in lines; those who have left since keep theirs. */
  #nameLines = $state<string>();
  /** Who sits where; the same list while nobody comes or goes, so that the log is not told anew with every move. */
  readonly names: string[] = $derived(this.#nameLines?.split("\n").map((name) => name || t("seat-free")) ?? []);
  /** My legal moves after what is shown, and after the newest update. */
  #moves = $state.raw<readonly Choice[]>([]);
  #chances = $state.raw<readonly Choice[]>([]);
  /** Whether it is my turn, and whether it was before the last update. */
  #mine = $state(false);
  #wasMine = false;
  #mover = $state<number | null>(null);
  /** Whether a move of mine is on its way. */
  #asking = $state(false);
  /** How far the server's clock is ahead of ours, in seconds. */
  #skew = -Infinity;
  /** The newest seq that the stage has shown. */
  #shown = 0;
  /** The seq of my newest move: updates before it open no decision any more. */
  #answered = 0;
  /** Counts my moves and the updates shown: a hint that was asked for before is of no use. */
  #deeds = 0;
  /** Shows one step after the other. */
  readonly stage: Stage;
  readonly #log = new Log();
  readonly #replay = new Replay();
  readonly #inbox = new Inbox({
    take: (updates, newest) => this.#take(updates, newest),
    painted: (seq) => this.#connection.see(seq),
  });
  readonly #shuffleShare: ShuffleShare;
  readonly #connection: Connection;

  constructor(
    readonly id: string,
    readonly gameBoard: GameBoard,
    first: Update,
    dial: () => Socket = () => socketOf(id),
  ) {
    this.#shuffleShare = new ShuffleShare(id, (wish) => this.ask(wish));
    this.stage = new Stage(gameBoard, stageTimers, (update) => this.#settle(update), sound);
    this.#connection = new Connection(dial, spoken, first.seq, {
      updated: (update) => this.#receive(update),
      health: (state) => (this.health = state),
      refused: (problem) => toast.problem(problem),
    });
    this.#log.markRead(first.seq);
    this.#receive(first);
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
    return this.#replay.since !== null && !this.stage.busy && !this.#asking;
  }

  /** Show once more what happened since my last move, that move included. */
  readonly repeat = (): void => {
    const { since } = this.#replay;
    if (!since || !this.repeatable) return;
    this.advice = null;
    this.stage.cut(since.view);
    this.stage.push({ ...since.last, news: since.news });
  };

  get log(): readonly Line[] {
    return this.#log.lines;
  }

  /** The seats whose chat I do not want to read. */
  get muted(): readonly number[] {
    return this.#log.muted;
  }

  /** The number of lines that others have said since the log was looked at. */
  get unread(): number {
    return this.#log.unread(this.seat);
  }

  readonly markRead = (): void => this.#log.markRead(this.#inbox.seq);

  /** Whether it was said by somebody I do not want to read. */
  isMuted(news: News): boolean {
    return this.#log.isMuted(news);
  }

  get isHost(): boolean {
    return this.seat !== null && this.info?.host === this.seat;
  }

  /** Make a move by its fields; whether it was made. */
  readonly play = (move: GameMove): Promise<boolean> => this.#act({ move });

  /** Make a move that somebody typed; whether it was made. */
  readonly playWords = (words: string): Promise<boolean> => this.#act({ words });

  async #act(move: { move: GameMove } | { words: string }): Promise<boolean> {
    this.#asking = true;
    this.#deeds++;
    this.advice = null;
    try {
      const answer = await this.ask({ type: "move", ...move, seen: this.#inbox.seq });
      if (answer?.type === "ack") this.#answered = answer.seq;
      if (this.#answered > this.#inbox.seq) this.#moves = this.#chances = []; // what follows has not come yet
      return answer !== null;
    } finally {
      this.#asking = false;
    }
  }

  /** Ask for something; a refusal is shown. */
  async ask(wish: Wish): Promise<Ack | Advice | null> {
    const answer = await toast.tried(() => this.#connection.ask(wish));
    if (!answer) sound("refused");
    return answer;
  }

  async sit(seat: number): Promise<void> {
    await this.ask({ type: "sit", seat, promise: await this.#shuffleShare.promise() });
  }

  async rematch(): Promise<void> {
    await this.ask({ type: "rematch", promise: await this.#shuffleShare.promise() });
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

  /** An update arrives: what does not depend on the stage changes at once. */
  #receive(update: Update): void {
    this.#skew = Math.max(this.#skew, update.now - Date.now() / 1000); // an update that was delayed tells less
    this.seat = update.seat;
    this.#log.muted = update.muted;
    if (update.table.phase === "shuffling") this.#shuffleShare.reveal(update.table, update.seat);
    this.#inbox.push(update, this.#asking);
  }

  /** The inbox hands over updates: they go on the stage. */
  #take(updates: readonly Update[], newest: Update): void {
    this.#nameSeats(newest.table);
    this.info = shareStructure(this.info, newest.table);
    this.#chances = this.#openIn(newest);
    this.#mine &&= updates.every(({ table, seat }) => table.mover === seat); // over at once; the next one begins when it has been shown how
    this.stage.push(...updates);
  }

  /** Whoever leaves after the game keeps the name in all that is told of it. */
  #nameSeats({ places, phase, number }: TableInfo): void {
    const before = phase !== "gathering" && number === this.info?.number ? (this.#nameLines?.split("\n") ?? []) : [];
    this.#nameLines = places.map(({ name, seat }) => name || before[seat] || "").join("\n");
  }

  /** The stage has shown an update: now the log tells it, and the next decision opens. */
  #settle(update: Update): void {
    if (update.seq > this.#shown) this.#replay.add(update, this.seat, this.names.length);
    this.#shown = update.seq;
    const fresh = this.#log.add(update);
    this.#moves = this.#openIn(update);
    this.#mine = this.#moves.length > 0 && update.table.mover === update.seat;
    this.#mover = update.table.phase === "playing" ? update.table.mover : null;
    this.mayUndo = update.may_undo;
    if (fresh.some((news) => news.type !== "spoke")) {
      this.#deeds++;
      this.advice = null;
    }
    if (this.mine && !this.#wasMine) sound("turn");
    if (fresh.some((news) => this.#log.isHeard(news, this.seat))) sound("chat");
    this.#wasMine = this.mine;
  }

  #openIn(update: Update): readonly Choice[] {
    return update.seq < this.#answered ? [] : update.moves;
  }
}
