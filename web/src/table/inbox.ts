// The inbox of a table: batches the updates that arrive between two frames, so that the page keeps up.
import type { Update } from "../wire";
import { oncePerFrame } from "../ui/frames";

const QUICK = 500; // milliseconds between updates: slower bots need no report of painted frames

interface Listener {
  /** A batch of updates is ready; the last one is `newest`. */
  take(updates: readonly Update[], newest: Update): void;
  /** Everything up to `seq` has been painted, and the bots may continue. */
  painted(seq: number): void;
}

export class Inbox {
  /** The newest seq received. */
  seq = 0;
  readonly #waiting: Update[] = [];
  readonly #takeSoon = oncePerFrame(
    () => this.take(),
    () => this.#report(),
  );
  /** The time of the last update, and whether it followed the previous one quickly. */
  #arrivedAt = -Infinity;
  #hurried = false;
  /** The newest seq processed, and the newest reported to the server as painted. */
  #taken = 0;
  #reported = 0;

  constructor(private readonly listener: Listener) {}

  /** Receive an update; it is processed at once if nothing is painted, or with `now`. */
  push(update: Update, now: boolean): void {
    this.seq = update.seq;
    const time = performance.now();
    this.#hurried = time < this.#arrivedAt + QUICK;
    this.#arrivedAt = time;
    this.#waiting.push(update);
    if (document.hidden || now) this.take();
    if (document.hidden) this.#report();
    else this.#takeSoon();
  }

  take(): void {
    const newest = this.#waiting.at(-1);
    if (!newest) return;
    this.#taken = newest.seq;
    this.listener.take(this.#waiting.splice(0), newest);
  }

  /** If bots play faster than frames are painted, they wait for the report that the last move is visible. */
  #report(): void {
    if (!this.#hurried || this.#taken === this.#reported) return;
    this.#reported = this.#taken;
    this.listener.painted(this.#taken);
  }
}
