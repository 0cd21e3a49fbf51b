// The inbox of a table: updates that arrive between two frames are taken in together, so that the page keeps up.
import type { Update } from "../wire";
import { oncePerFrame } from "../ui/frames";

const QUICK = 500; // milliseconds between updates: bots that play more slowly need not be told what has been painted

interface Listener {
  /** Updates are to be shown, the last of them being `newest`. */
  take(updates: readonly Update[], newest: Update): void;
  /** Everything up to `seq` has been painted, and the bots may go on. */
  painted(seq: number): void;
}

export class Inbox {
  /** The newest seq that has arrived. */
  seq = 0;
  readonly #waiting: Update[] = [];
  readonly #takeSoon = oncePerFrame(
    () => this.take(),
    () => this.#report(),
  );
  /** When the last update arrived, and whether it followed the one before quickly. */
  #arrivedAt = -Infinity;
  #hurried = false;
  /** The newest seq taken in, and the newest that the server knows to be painted. */
  #taken = 0;
  #reported = 0;

  constructor(private readonly listener: Listener) {}

  /** An update arrives; it is taken at once where nothing is painted, or `now`. */
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

  /** Where bots play faster than frames are painted, they wait to hear that the last move can be seen. */
  #report(): void {
    if (!this.#hurried || this.#taken === this.#reported) return;
    this.#reported = this.#taken;
    this.listener.painted(this.#taken);
  }
}
