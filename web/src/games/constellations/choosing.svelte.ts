// The player's pending choice: the selected card, its rotation, and the selected place.
import type { LegalMove } from "../../board/gameBoard";
import type { ConstellationsLayMove, ConstellationsMove } from "../../wire";
import { around, keyOf, laysOf, looksOf, type Place } from "./scene";

const NOWHERE: ReadonlyMap<string, ReadonlyMap<number, ConstellationsLayMove>> = new Map();

export class Choosing {
  card = $state<string | null>(null);
  place = $state.raw<Place | null>(null);
  /** Quarter turns of each card; they keep counting up, so that a card always turns the same way. */
  #turns = $state<Record<string, number>>({});
  readonly #lays = $derived.by(() => laysOf(this.moves()));
  /** The places open to the card, each with the turns that fit and their moves. */
  readonly open = $derived.by(() => (this.card && this.#lays.get(this.card)) || NOWHERE);
  /** The same places in stepping order. */
  readonly order = $derived.by(() => around(this.open.keys(), this.sky()));

  constructor(
    private readonly moves: () => readonly LegalMove<"constellations">[],
    private readonly sky: () => readonly Place[],
  ) {}

  turnsOf(card: string): number {
    return this.#turns[card] ?? 0;
  }

  /** The card's turn as the rules count it. */
  get turn(): number {
    return this.card ? this.turnsOf(this.card) % looksOf(this.card) : 0;
  }

  /** The move that lays the card at a place as it is turned. */
  moveAt(place: Place): ConstellationsLayMove | undefined {
    return this.open.get(keyOf(place))?.get(this.turn);
  }

  get move(): ConstellationsLayMove | undefined {
    return this.place ? this.moveAt(this.place) : undefined;
  }

  /** Whether there are places where the card only fits after turning. */
  get turning(): boolean {
    return this.order.some((place) => !this.moveAt(place));
  }

  /** The number of the selected place in stepping order, from 1; 0 for none. */
  get number(): number {
    const { place } = this;
    return place ? this.order.findIndex((one) => keyOf(one) === keyOf(place)) + 1 : 0;
  }

  /** Select a card; the selected card turns. */
  choose(card: string): void {
    if (this.card === card) this.rotate(card);
    this.card = card;
    if (this.place && !this.open.has(keyOf(this.place))) this.place = null;
    if (this.place) this.#suit(this.place);
  }

  /** Turn a card by a quarter, or, with a place selected, to the next turn that fits there. */
  rotate(card: string): void {
    const now = this.turnsOf(card);
    this.#turns[card] = now + 1;
    if (card !== this.card || !this.place) return;
    if (this.suiting(this.place) % looksOf(card) === now % looksOf(card)) this.place = null;
    else this.#suit(this.place);
  }

  /** The turns of the card that fit a place: its current turns, or the fewest more. */
  suiting(place: Place): number {
    const fitting = this.open.get(keyOf(place));
    const now = this.card ? this.turnsOf(this.card) : 0;
    const looks = this.card ? looksOf(this.card) : 1;
    const more = [0, 1, 2, 3].find((step) => fitting?.has((now + step) % looks));
    return now + (more ?? 0);
  }

  /** Select a place; the card turns until it fits there. */
  aim(place: Place): void {
    this.place = place;
    this.#suit(place);
  }

  /** Select the next or the previous place. */
  step(by: number): void {
    const { order, number } = this;
    const from = number ? number - 1 : by > 0 ? -1 : 0;
    const next = order[(from + by + order.length) % order.length];
    if (next) this.aim(next);
  }

  /** Apply a hint. */
  follow(hinted: ConstellationsMove): void {
    if (hinted.type !== "lay") return;
    const { card, x, y, turn = 0 } = hinted;
    if (!this.#lays.get(card)?.get(keyOf(hinted))?.has(turn)) return;
    this.card = card;
    this.place = { x, y };
    this.#turnTo(card, turn);
  }

  clear(): void {
    this.card = null;
    this.place = null;
  }

  #suit(place: Place): void {
    if (this.card) this.#turns[this.card] = this.suiting(place);
  }

  #turnTo(card: string, turn: number): void {
    const looks = looksOf(card);
    const now = this.turnsOf(card);
    this.#turns[card] = now + ((turn - (now % looks) + looks) % looks);
  }
}
