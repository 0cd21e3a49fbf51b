// The state of a review: a record, the current step, and the seat it is viewed from.
import type { Advice, News, PlayOn, ReplayStep, Review as Answer } from "../wire";
import type { GameBoard } from "../board/gameBoard";
import { playOn, review, reviewAdvice } from "../net/api";
import { Stage, type Scenes } from "../board/stage.svelte";
import { stageTimers } from "../board/stageTimers";
import { settings } from "../app/settings.svelte";
import { sound } from "../board/sound";
import { toast } from "../app/toasts.svelte";
import type { Eyes } from "./place";
import type { GameRecord } from "./record";

const CHUNK = 64; // steps per request
const BREATH = 700; // milliseconds between steps of the autoplay

export class Review {
  at = $state(0);
  eyes = $state.raw<Eyes>({ seat: null, open: false });
  step = $state.raw<ReplayStep | null>(null);
  /** The steps around the current one. */
  chunk = $state.raw<readonly ReplayStep[]>([]);
  advice = $state.raw<Advice | null>(null);
  running = $state(false);
  readonly stage: Stage<Scenes>;
  readonly #chunks = new Map<string, Promise<ReplayStep[]>>();
  #wish = 0; // counts requests: an answer to an older one is dropped
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    readonly record: GameRecord,
    readonly facts: Omit<Answer, "steps">,
    gameBoard: GameBoard,
  ) {
    this.stage = new Stage(gameBoard, stageTimers, () => this.#next(), sound);
  }

  /** Validate a record on the server, and open it at a step. */
  static async open(
    record: GameRecord,
    gameBoard: (game: string) => Promise<GameBoard>,
    step: number,
    eyes: Eyes,
  ): Promise<Review> {
    const { steps: _, ...facts } = await review({ record, first: 0, ...eyes });
    const instance = new Review(record, facts, await gameBoard(facts.game));
    instance.eyes = eyes.seat !== null && eyes.seat >= facts.players ? { ...eyes, seat: null } : eyes;
    await instance.#show(step);
    return instance;
  }

  get last(): number {
    return this.facts.moves;
  }

  /** Show the game after a number of moves; if they cannot be loaded, an error is shown and the step stays. */
  async go(to: number): Promise<void> {
    if ((await toast.tried(() => this.#show(to))) === null) this.stop();
  }

  /** Animate the next move, or jump to any other step. Returns whether the step was reached. */
  async #show(to: number): Promise<boolean> {
    const wish = ++this.#wish;
    const target = Math.max(0, Math.min(this.last, to));
    const follows = target === this.at + 1 && !this.stage.busy;
    const [chunk, step] = await this.#load(target);
    if (wish !== this.#wish || !step) return false;
    this.at = target;
    this.step = step;
    this.advice = null;
    this.chunk = chunk;
    if (follows) this.stage.push({ view: step.view, news: [newsOf(step)] });
    else {
      this.stage.cut(step.view);
      this.#next();
    }
    if (target % CHUNK > CHUNK / 2 && target + CHUNK / 2 < this.last) this.#load(target + CHUNK / 2).catch(() => {});
    return true;
  }

  /** Show the same step from another seat. */
  async look(eyes: Eyes): Promise<void> {
    this.stop();
    this.eyes = eyes;
    await this.go(this.at);
  }

  /** Play the game automatically, from the start if it is at its end. */
  run(): void {
    this.running = true;
    void this.go(this.at === this.last ? 0 : this.at + 1);
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  get mover(): number | null {
    return this.step?.mover ?? null;
  }

  async ask(): Promise<void> {
    this.stop();
    const at = this.at;
    const advice = await reviewAdvice({ record: this.record, move: at, seat: this.mover });
    if (at === this.at) this.advice = advice;
  }

  /** Open a table that continues from here, with me in a seat. */
  async playOn(seat: number, level: NonNullable<PlayOn["level"]>): Promise<string> {
    return (await playOn({ record: this.record, move: this.at, seat, level })).table;
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (!this.running) return;
    if (this.at >= this.last) this.stop();
    else this.#timer = setTimeout(() => void this.go(this.at + 1), BREATH * settings.tempo);
  }

  async #load(step: number): Promise<[ReplayStep[], ReplayStep | undefined]> {
    const { seat, open } = this.eyes;
    const first = step - (step % CHUNK);
    const key = `${first} ${seat} ${open}`;
    const request =
      this.#chunks.get(key) ?? review({ record: this.record, first, seat, open }).then((answer) => answer.steps);
    this.#chunks.set(key, request);
    request.catch(() => this.#chunks.delete(key));
    const chunk = await request;
    return [chunk, chunk[step - first]];
  }
}

function newsOf(step: ReplayStep): News {
  return { seq: step.move, at: 0, type: "played", seat: step.by, words: step.words, told: step.told };
}
