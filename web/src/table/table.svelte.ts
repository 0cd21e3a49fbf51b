// The client's state of a table: the newest update, the stage, the log, and all requests.
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
import { spoken, t, tell } from "../words/words.svelte";
import { Inbox } from "./inbox";
import { Log, type Line } from "./log.svelte";
import { Replay } from "./replay.svelte";
import { ShuffleShare } from "./shuffleShare";

export class Table {
  /** Settings, places and phase of the table, from the newest update. */
  info = $state.raw<TableInfo | null>(null);
  /** My seat; null for spectators. */
  seat = $state<number | null>(null);
  /** The state of the connection. */
  health = $state<Health>("joining");
  /** The displayed hint. */
  advice = $state.raw<Advice | null>(null);
  mayUndo = $state<Update["may_undo"]>("no");
  /** The names of the seats in this game, as lines; players who have left keep theirs. */
  #nameLines = $state<string>();
  /** The names by seat; the same array until somebody comes or goes, so that the log does not render on every move. */
  readonly names: string[] = $derived(this.#nameLines?.split("\n").map((name) => name || t("seat-free")) ?? []);
  /** My legal moves in the displayed view, and in the newest update. */
  #moves = $state.raw<readonly Choice[]>([]);
  #chances = $state.raw<readonly Choice[]>([]);
  /** Whether it is my turn, and whether it was before the last update. */
  #mine = $state(false);
  #wasMine = false;
  #mover = $state<number | null>(null);
  /** Whether a move of mine is in flight. */
  #asking = $state(false);
  /** The server clock's lead over the local clock, in seconds. */
  #skew = -Infinity;
  /** The newest seq shown on the stage. */
  #shown = 0;
  /** The seq of my newest move: updates before it open no decision any more. */
  #answered = 0;
  /** Counts my moves and the updates shown: a hint requested earlier is outdated. */
  #deeds = 0;
  /** Shows events one step at a time. */
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

  /** Format a sentence that addresses me as "you". */
  readonly tell = (sentence: Sentence): string => tell(sentence, this.names, this.seat);

  get view(): View | null {
    return this.stage.view;
  }

  /** My legal moves; empty during an animation, or while a move of mine is in flight. */
  get moves(): readonly Choice[] {
    return this.stage.busy || this.#asking ? [] : this.#moves;
  }

  /** My legal moves in the newest update, displayed or not. */
  get chances(): readonly Choice[] {
    return this.#asking ? [] : this.#chances;
  }

  /** Whether it is my turn; being able to interrupt is not a turn. */
  get mine(): boolean {
    return this.#mine;
  }

  /** The seat whose turn is displayed: the seat that acts in the animation, or else the next to move. */
  get mover(): number | null {
    return this.stage.event ? this.stage.actor : this.#mover;
  }

  /** The deadline of the player to move, by the local clock; null without a time limit. */
  get until(): number | null {
    const deadline = this.info?.phase === "playing" ? this.info.deadline : null;
    return deadline === null ? null : (deadline - this.#skew) * 1000;
  }

  /** Whether there is something to replay. */
  get repeatable(): boolean {
    return this.#replay.since !== null && !this.stage.busy && !this.#asking;
  }

  /** Replay all events since my last move, including that move. */
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

  /** The muted seats. */
  get muted(): readonly number[] {
    return this.#log.muted;
  }

  /** The number of unread chat messages from others. */
  get unread(): number {
    return this.#log.unread(this.seat);
  }

  readonly markRead = (): void => this.#log.markRead(this.#inbox.seq);

  /** Whether its author is muted. */
  isMuted(news: News): boolean {
    return this.#log.isMuted(news);
  }

  get isHost(): boolean {
    return this.seat !== null && this.info?.host === this.seat;
  }

  /** Make a move by its fields; returns whether it was accepted. */
  readonly play = (move: GameMove): Promise<boolean> => this.#act({ move });

  /** Make a move from typed text; returns whether it was accepted. */
  readonly playWords = (words: string): Promise<boolean> => this.#act({ words });

  async #act(move: { move: GameMove } | { words: string }): Promise<boolean> {
    this.#asking = true;
    this.#deeds++;
    this.advice = null;
    try {
      const answer = await this.ask({ type: "move", ...move, seen: this.#inbox.seq });
      if (answer?.type === "ack") this.#answered = answer.seq;
      if (this.#answered > this.#inbox.seq) this.#moves = this.#chances = []; // the update after the move has not arrived yet
      return answer !== null;
    } finally {
      this.#asking = false;
    }
  }

  /** Send a request; a refusal is shown. */
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
    if (deeds !== this.#deeds) return; // the game has moved on, and the answer is outdated
    this.advice = null;
    await tick(); // so that the board reacts even to the same hint
    this.advice = answer?.type === "advice" ? answer : null;
  }

  hurry(): void {
    this.#connection.hurry();
  }

  doubt(): void {
    this.#connection.doubt();
  }

  /** Request answers in the current language. */
  renew(): void {
    this.#connection.renew();
  }

  close(): void {
    this.#connection.close();
    this.stage.cut(null);
  }

  /** An update arrives: everything that does not depend on the stage changes at once. */
  #receive(update: Update): void {
    this.#skew = Math.max(this.#skew, update.now - Date.now() / 1000); // a delayed update underestimates the skew
    this.seat = update.seat;
    this.#log.muted = update.muted;
    if (update.table.phase === "shuffling") this.#shuffleShare.reveal(update.table, update.seat);
    this.#inbox.push(update, this.#asking);
  }

  /** A batch from the inbox goes to the stage. */
  #take(updates: readonly Update[], newest: Update): void {
    this.#nameSeats(newest.table);
    this.info = shareStructure(this.info, newest.table);
    this.#chances = this.#openIn(newest);
    this.#mine &&= updates.every(({ table, seat }) => table.mover === seat); // my turn ends at once; the next one begins after the animation
    this.stage.push(...updates);
  }

  /** A player who leaves after the game keeps the name in its log. */
  #nameSeats({ places, phase, number }: TableInfo): void {
    const before = phase !== "gathering" && number === this.info?.number ? (this.#nameLines?.split("\n") ?? []) : [];
    this.#nameLines = places.map(({ name, seat }) => name || before[seat] || "").join("\n");
  }

  /** The stage has shown an update: add it to the log, and open the next decision. */
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
