// The stage: shows what happens one step after the other, so that people can follow, and never falls behind for long.
import type { News, Sentence, Update, View } from "../wire";
import type { Face } from "../games/face";

const STEP = 520;
const MOST_WAITING = 4; // updates; with more to show, all but the newest are shown at once

export interface Clockwork {
  pause(milliseconds: number): Promise<void>;
  /** Whether nobody could see a step: the page is hidden. */
  unseen(): boolean;
}

export class Stage {
  view = $state.raw<View | null>(null);
  event = $state.raw<Sentence | null>(null);
  busy = $state(false);
  readonly #waiting: Update[] = [];
  #running = false;

  constructor(
    private readonly face: Face,
    private readonly clockwork: Clockwork,
    private readonly shown: (update: Update) => void,
    private readonly happens: (event: Sentence) => void = () => {},
  ) {}

  /** Show an update after those that came before it. */
  push(update: Update): void {
    this.#waiting.push(update);
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let update = this.#waiting.shift(); update; update = this.#waiting.shift()) {
      if (this.view && update.view) await this.#perform(update);
      this.view = update.view as View | null;
      this.event = null;
      this.shown(update);
    }
    this.busy = false;
    this.#running = false;
  }

  async #perform(update: Update): Promise<void> {
    const { advance } = this.face;
    if (!advance || update.news.some(isBreak)) return;
    this.busy = true;
    for (const event of update.news.filter((item) => item.type === "played").flatMap((item) => item.told ?? [])) {
      if (this.clockwork.unseen() || this.#waiting.length > MOST_WAITING) return;
      const next: View | null = this.view && advance(this.view, event);
      if (!next) continue;
      this.view = next;
      this.event = event;
      this.happens(event);
      await this.clockwork.pause(this.face.pace?.(event) ?? STEP);
    }
  }
}

/** What does not lead from the view before to the next one by events. */
function isBreak(news: News): boolean {
  return news.type === "undone" || news.type === "dealt" || news.type === "renewed";
}
