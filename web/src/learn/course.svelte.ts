// Progress through a lesson: the current step, the coach's text, and the result of a move. No rules are evaluated here:
// the server's engine has played the lesson in advance (src/saucer/lessons).
import { tick } from "svelte";
import type { Choice, GameMove, Sentence } from "../wire";
import { READ_ON, type Frame, type Moment, type PlayedLesson } from "./lessons/types";
import { sameMove, type GameBoard } from "../board/gameBoard";
import { Stage, type StageTimers } from "../board/stage.svelte";

/** A step of the lesson, with the table at that step. */
interface Place {
  scene: number;
  step: number;
  moment: Moment;
  frame: Frame;
}

export class Course {
  /** The coach's step; the stage may still be animating towards it. */
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

  /** Whether an animation is running. */
  get busy(): boolean {
    return this.#arrived !== this.here;
  }

  get moves(): readonly Choice[] {
    return this.busy || this.over ? [] : (this.here.moment.moves ?? []);
  }

  /** Whether this step needs a move, and not only reading. */
  get asks(): boolean {
    return !(READ_ON in this.here.moment.ways);
  }

  get atStart(): boolean {
    return this.#past.length === 0 && !this.over;
  }

  get #right(): string | null {
    return this.asks ? (Object.keys(this.here.moment.ways)[0] ?? null) : null;
  }

  /** Make a move; a wrong one only changes the coach's text. */
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

  /** Continue: confirm reading, or have the move made. */
  next(): void {
    this.#go(this.#right ?? READ_ON);
  }

  /** Show the move as a hint. */
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

  /** Handle a wrong move: explain it, and show the hint again even if it was shown before. */
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

  /** Jump to a step without animation. */
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
