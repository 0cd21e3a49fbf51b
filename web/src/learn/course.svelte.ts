// A walk through a lesson: where the learner is, what the coach says, and what a move leads to. The rules are not here:
// the lesson was played by the server's own before (src/saucer/lessons).
import { tick } from "svelte";
import type { Choice, GameMove, Sentence } from "../wire";
import { READ_ON, type Frame, type Moment, type PlayedLesson } from "./lessons/types";
import { sameMove, type GameBoard } from "../board/gameBoard";
import { Stage, type StageTimers } from "../board/stage.svelte";

/** A place on the way, with the table as it stands there. */
interface Place {
  scene: number;
  step: number;
  moment: Moment;
  frame: Frame;
}

export class Course {
  /** Where the coach is; the stage may still be on its way there. */
  here = $state.raw<Place>() as Place;
  over = $state(false);
  /** Wrong moves at this step. */
  wrong = $state(0);
  hinted = $state.raw<GameMove | null>(null);
  mover = $state<number | null>(null);
  #arrived = $state.raw<Place | null>(null);
  #past: Place[] = [];
  readonly length: number;
  readonly stage: Stage<Frame>;

  constructor(
    readonly lesson: PlayedLesson,
    gameBoard: GameBoard,
    stageTimers: StageTimers,
    private readonly sound: (what: string | Sentence) => void = () => {},
  ) {
    this.length = lesson.lengths.reduce((sum, length) => sum + length, 0);
    this.stage = new Stage<Frame>(gameBoard, stageTimers, (frame) => this.#seen(frame), sound);
    this.restart();
  }

  get players(): number {
    return this.lesson.players[this.here.scene] ?? 0;
  }

  get options(): Record<string, number | string> {
    return this.lesson.options[this.here.scene] ?? {};
  }

  /** Whether something is still being shown. */
  get busy(): boolean {
    return this.#arrived !== this.here;
  }

  get moves(): readonly Choice[] {
    return this.busy || this.over ? [] : (this.here.moment.moves ?? []);
  }

  /** Whether there is something to do here, and not only to read. */
  get asks(): boolean {
    return !(READ_ON in this.here.moment.ways);
  }

  get atStart(): boolean {
    return this.#past.length === 0 && !this.over;
  }

  get #right(): string | null {
    return this.asks ? (Object.keys(this.here.moment.ways)[0] ?? null) : null;
  }

  /** A move; a wrong one changes nothing but what the coach says. */
  readonly play = (move: GameMove): void => {
    const choice = this.here.moment.moves?.find((legal) => sameMove(legal.move, move));
    if (choice) this.#go(choice.words);
  };

  #go(words: string): void {
    if (this.busy || this.over) return;
    const next = this.here.moment.ways[words];
    if (next === undefined) void this.#refuse();
    else this.#follow(next);
  }

  /** On: read, or have the move made. */
  next(): void {
    this.#go(this.#right ?? READ_ON);
  }

  /** Point at the move. */
  show(): void {
    this.hinted = this.here.moment.moves?.find(({ words }) => words === this.#right)?.move ?? null;
  }

  back(): void {
    const before = this.over ? this.here : this.#past.pop();
    this.over = false;
    if (before) this.#leap(before);
  }

  restart(): void {
    this.#past = [];
    this.over = false;
    const moment = this.lesson.scenes[0]!;
    this.#leap({ scene: 0, step: 0, moment, frame: moment.frames.at(-1)! });
  }

  /** Wrong: say so kindly, and point at what is right, anew even if it was pointed at before. */
  async #refuse(): Promise<void> {
    this.wrong += 1;
    this.hinted = null;
    this.sound("refused");
    await tick();
    this.show();
  }

  #follow(moment: Moment | null): void {
    const { scene, step, frame } = this.here;
    const next = moment ?? this.lesson.scenes[scene + 1];
    if (!next) {
      this.over = true;
      return;
    }
    this.#past.push(this.here);
    this.here = { scene: moment ? scene : scene + 1, step: step + 1, moment: next, frame: next.frames.at(-1) ?? frame };
    this.hinted = null;
    if (next.frames.length) this.stage.push(...next.frames);
    else this.#arrive();
  }

  /** To a place without showing the way. */
  #leap(place: Place): void {
    this.here = { ...place };
    this.hinted = null;
    this.mover = place.frame.mover;
    this.stage.cut(place.frame.view);
    this.#arrive();
  }

  #seen(frame: Frame): void {
    this.mover = frame.mover;
    if (frame === this.here.frame) this.#arrive();
  }

  #arrive(): void {
    this.#arrived = this.here;
    this.wrong = 0;
    if (!this.here.moment.puzzle) this.show();
  }
}
