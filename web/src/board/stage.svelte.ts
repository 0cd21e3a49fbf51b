// The stage: shows events one step at a time, so that people can follow, and catches up when it falls behind.
import type { GameEvent, News, Sentence, Update, View } from "../wire";
import type { GameBoard } from "./gameBoard";
import { shareStructure } from "./structuralSharing";

const STEP = 520;
const MOST_WAITING = 4; // updates; with more in the queue, only the newest view is shown

export interface StageTimers {
  pause(milliseconds: number): Promise<void>;
  /** Whether steps would go unseen: the page is hidden, or steps take no time. */
  unseen(): boolean;
}

/** An update to show: the view, and the events that led to it. */
export type Scenes = Pick<Update, "view" | "news">;

export class Stage<Shown extends Scenes = Update> {
  view = $state.raw<View | null>(null);
  event = $state.raw<GameEvent | null>(null);
  /** The seat that acts. */
  actor = $state<number | null>(null);
  busy = $state(false);
  readonly #waiting: Shown[] = [];
  #running = false;
  #cuts = 0;

  constructor(
    private readonly gameBoard: GameBoard,
    private readonly stageTimers: StageTimers,
    private readonly shown: (update: Shown) => void,
    private readonly happens: (event: GameEvent) => void = () => {},
  ) {}

  /** Queue updates behind the earlier ones. */
  push(...updates: Shown[]): void {
    this.#waiting.push(...updates);
    if (!this.#running) void this.#run();
  }

  /** Drop the queue and show this view. */
  cut(view: View | null): void {
    this.#cuts++;
    this.#waiting.length = 0;
    this.view = view;
    this.event = null;
    this.busy = false;
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      while (this.#waiting.length) await this.#showNext();
    } finally {
      this.busy = false;
      this.#running = false;
    }
  }

  async #showNext(): Promise<void> {
    const cuts = this.#cuts;
    const behind = this.stageTimers.unseen() || this.#waiting.length > MOST_WAITING;
    const updates = this.#waiting.splice(0, behind ? this.#waiting.length : 1);
    const { view } = updates.at(-1)!;
    if (!behind && this.view && view) await this.#perform(updates[0]!).catch((error: unknown) => reportError(error)); // the server's view is right anyway
    if (cuts !== this.#cuts) return;
    this.view = shareStructure(this.view, view as View | null);
    this.event = null;
    for (const update of updates) this.shown(update);
  }

  async #perform(update: Shown): Promise<void> {
    const { advance } = this.gameBoard;
    if (!advance || update.news.some(isBreak)) return;
    const cuts = this.#cuts;
    this.busy = true;
    const moves = update.news.filter((item) => item.type === "played");
    for (const [actor, event] of moves.flatMap(({ seat, told = [] }) =>
      told.filter(isGameEvent).map((one) => [seat, one] as const),
    )) {
      if (this.stageTimers.unseen() || this.#waiting.length > MOST_WAITING) return;
      const next: View | null = this.view && advance(this.view, event);
      if (!next) continue;
      this.view = next;
      this.event = event;
      this.actor = actor ?? null;
      this.happens(event);
      await this.stageTimers.pause(this.gameBoard.pace?.(event, next) ?? STEP);
      if (cuts !== this.#cuts) return;
    }
  }
}

/** Whether a view after this news does not follow from the previous view by events. */
export function isBreak(news: News): boolean {
  return news.type === "undone" || news.type === "dealt" || news.type === "continued" || news.type === "renewed";
}

/** Whether a told entry is an event of the game, and not one of the table. */
export function isGameEvent(entry: GameEvent | Sentence): entry is GameEvent {
  return entry.key.startsWith("event-");
}
