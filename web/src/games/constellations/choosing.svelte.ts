// What I am about to do: the card I hold up, how it is turned, and the place I have in mind.
import type { Choice } from "../../wire";
import { around, keyOf, laysOf, looksOf, type Place } from "./scene";

const NOWHERE: ReadonlyMap<string, ReadonlyMap<number, string>> = new Map();

export class Choosing {
  card = $state<string | null>(null);
  place = $state.raw<Place | null>(null);
  /** Quarter turns of each card; they go on counting, so that a card always turns the same way. */
  #turns = $state<Record<string, number>>({});
  readonly #lays = $derived.by(() => laysOf(this.moves()));
  /** The places where the card can go, each with the turns that fit and the words of that move. */
  readonly open = $derived.by(() => (this.card && this.#lays.get(this.card)) || NOWHERE);
  /** The same places in the order of stepping. */
  readonly order = $derived.by(() => around(this.open.keys(), this.sky()));

  constructor(
    private readonly moves: () => readonly Choice[],
    private readonly sky: () => readonly Place[],
  ) {}

  turnsOf(card: string): number {
    return this.#turns[card] ?? 0;
  }

  /** How the card lies as the rules count it. */
  get turn(): number {
    return this.card ? this.turnsOf(this.card) % looksOf(this.card) : 0;
  }

  /** The words that lay the card at a place as it is turned. */
  wordsAt(place: Place): string | undefined {
    return this.open.get(keyOf(place))?.get(this.turn);
  }

  get words(): string | undefined {
    return this.place ? this.wordsAt(this.place) : undefined;
  }

  /** Whether there are places where the card only fits when it is turned. */
  get turning(): boolean {
    return this.order.some((place) => !this.wordsAt(place));
  }

  /** Which of the places in order I have in mind, counted from 1; 0 for none. */
  get number(): number {
    const { place } = this;
    return place ? this.order.findIndex((one) => keyOf(one) === keyOf(place)) + 1 : 0;
  }

  /** Hold up a card; the card held up already turns. */
  choose(card: string): void {
    if (this.card === card) this.rotate(card);
    this.card = card;
    if (this.place && !this.open.has(keyOf(this.place))) this.place = null;
    if (this.place) this.#suit(this.place);
  }

  /** Turn a card by a quarter, or, where I have a place in mind, to the next look that fits there. */
  rotate(card: string): void {
    const now = this.turnsOf(card);
    this.#turns[card] = now + 1;
    if (card !== this.card || !this.place) return;
    if (this.suiting(this.place) % looksOf(card) === now % looksOf(card)) this.place = null;
    else this.#suit(this.place);
  }

  /** Turns of the card that fit a place: as it is, or as few more as it takes. */
  suiting(place: Place): number {
    const fitting = this.open.get(keyOf(place));
    const now = this.card ? this.turnsOf(this.card) : 0;
    const looks = this.card ? looksOf(this.card) : 1;
    const more = [0, 1, 2, 3].find((step) => fitting?.has((now + step) % looks));
    return now + (more ?? 0);
  }

  /** Have a place in mind; the card turns until it fits there. */
  aim(place: Place): void {
    this.place = place;
    this.#suit(place);
  }

  /** The next or the previous place. */
  step(by: number): void {
    const { order, number } = this;
    const from = number ? number - 1 : by > 0 ? -1 : 0;
    const next = order[(from + by + order.length) % order.length];
    if (next) this.aim(next);
  }

  /** What a hint says. */
  follow(words: string): void {
    for (const [card, places] of this.#lays)
      for (const [place, turns] of places)
        for (const [turn, said] of turns) if (said === words) this.#take(card, place, turn);
  }

  clear(): void {
    this.card = null;
    this.place = null;
  }

  #take(card: string, place: string, turn: number): void {
    this.card = card;
    const [x = 0, y = 0] = place.split(",").map(Number);
    this.place = { x, y };
    this.#turnTo(card, turn);
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
