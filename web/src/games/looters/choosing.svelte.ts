// The player's pending choice: the chosen cards, and the places where they can be laid.
import type { LegalMove } from "../../board/gameBoard";
import { keyedCards, type HandCard } from "../../board/handCards";
import type { LootersMove } from "../../wire";
import { clockwise, flows, playOf, type Flow, type Place, type Scene } from "./scene";

export class Choosing {
  /** The place with the pointer or the focus. */
  under = $state<Place | null>(null);
  /** The keys of the cards that were chosen, some of which may have left the hand. */
  #keys = $state<string[]>([]);
  readonly hand: HandCard[] = $derived.by(() => keyedCards(this.view().hand));
  /** The keys of the chosen cards. */
  readonly keys: string[] = $derived(this.#keys.filter((key) => this.hand.some((item) => item.key === key)));
  /** The kind of the chosen cards. */
  readonly card: string | undefined = $derived(this.hand.find(({ key }) => key === this.keys[0])?.card);
  /** The other players, clockwise; for spectators all players. */
  readonly rivals: number[] = $derived.by(() => {
    const [view, seat] = [this.view(), this.seat()];
    return seat === null ? view.players.map((_, other) => other) : clockwise(view, seat);
  });
  readonly #legal: LootersMove[] = $derived.by(() => this.moves().map(({ move }) => move));
  /** The legal moves of the chosen cards. */
  readonly options: LootersMove[] = $derived(
    this.#legal.filter((move) => {
      const { card, count } = playOf(move);
      return card === this.card && count === this.keys.length;
    }),
  );
  /** UQ19: animals without a victim. */
  readonly aimless: boolean = $derived(
    this.#legal.some((move) => move.type === "animals" && playOf(move).target === null),
  );
  /** The gain of the chosen cards. */
  readonly planned: Flow[] = $derived(
    this.card && this.options.length ? this.outcome(this.card, this.keys.length) : [],
  );
  /** The places where a click lays the chosen cards, with the move of each. */
  readonly targets: ReadonlyMap<Place, LootersMove> = $derived.by(() => this.#targets());
  /** The move, if there is only one. */
  readonly lone: LootersMove | undefined = $derived(
    new Set(this.targets.values()).size === 1 ? [...this.targets.values()][0] : undefined,
  );

  constructor(
    private readonly view: () => Scene,
    private readonly seat: () => number | null,
    private readonly moves: () => readonly LegalMove<"looters">[],
  ) {}

  clear(): void {
    if (this.#keys.length) this.#keys = [];
  }

  /** Pick up a card, together with the other chosen cards. */
  grab(key: string): void {
    this.#keys = this.keys.includes(key) ? this.keys : [key];
  }

  /** Choose a card, or deselect it; returns whether to lay it: a single card is laid when it is chosen again. */
  choose(key: string): boolean {
    const card = this.hand.find((item) => item.key === key)?.card;
    const several = card === "strength" && this.hand.filter((item) => item.card === card).length > 1;
    if (!this.keys.includes(key)) this.#keys = several && this.card === card ? [...this.keys, key] : [key];
    else if (this.lone && !several) return true;
    else this.#keys = this.keys.filter((other) => other !== key);
    return false;
  }

  /** Apply a hint. */
  follow(hint: LootersMove): void {
    const { card, count, target } = playOf(hint);
    this.under = target;
    this.#keys = this.hand
      .filter((item) => item.card === card)
      .slice(0, count)
      .map(({ key }) => key);
  }

  /** The gain of a number of cards of a kind, laid at the pointer's place. */
  outcome(card: string, count: number): Flow[] {
    const { under, rivals } = this;
    const seat = this.seat();
    const aimed = under !== null && rivals.includes(Number(under)) ? Number(under) : null;
    return seat === null ? [] : flows(this.view(), seat, card, count, rivals.length > 1 ? aimed : (rivals[0] ?? null));
  }

  /** The victims of the animals, or one's own stack and the players who pay. */
  #targets(): Map<Place, LootersMove> {
    const seat = this.seat();
    if (!this.card || seat === null) return new Map();
    if (this.options.some((move) => playOf(move).target !== null))
      return new Map(this.options.map((move) => [playOf(move).target ?? seat, move]));
    const ends: Place[] = [seat, ...this.planned.flatMap(({ from, to }) => (to === seat ? [from] : [to]))];
    return new Map(this.options.flatMap((move) => ends.map((place) => [place, move] as const)));
  }
}
