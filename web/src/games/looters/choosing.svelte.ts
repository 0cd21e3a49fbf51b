// What I am about to do: the cards I have chosen, and where they can be laid.
import type { LegalMove } from "../../board/gameBoard";
import { keyedCards, type HandCard } from "../../board/handCards";
import type { LootersMove } from "../../wire";
import { clockwise, flows, playOf, type Flow, type Place, type Scene } from "./scene";

export class Choosing {
  /** The place that the pointer or the focus is on. */
  under = $state<Place | null>(null);
  /** The keys of the cards that were chosen, some of which may be gone. */
  #keys = $state<string[]>([]);
  readonly hand: HandCard[] = $derived.by(() => keyedCards(this.view().hand));
  /** The keys of the chosen cards. */
  readonly keys: string[] = $derived(this.#keys.filter((key) => this.hand.some((item) => item.key === key)));
  /** The kind of the chosen cards. */
  readonly card: string | undefined = $derived(this.hand.find(({ key }) => key === this.keys[0])?.card);
  /** The others, clockwise; for onlookers everybody. */
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
  /** UQ19: animals that find nobody to rob. */
  readonly aimless: boolean = $derived(
    this.#legal.some((move) => move.type === "animals" && playOf(move).target === null),
  );
  /** What the chosen cards would bring. */
  readonly planned: Flow[] = $derived(
    this.card && this.options.length ? this.outcome(this.card, this.keys.length) : [],
  );
  /** Where a click lays the chosen cards, with that move. */
  readonly targets: ReadonlyMap<Place, LootersMove> = $derived.by(() => this.#targets());
  /** The move, where there is only one. */
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

  /** Take a card up; with it go the others that are chosen. */
  grab(key: string): void {
    this.#keys = this.keys.includes(key) ? this.keys : [key];
  }

  /** Choose a card, or put it back; says whether it is to be laid: a lone card is, when it is chosen once more. */
  choose(key: string): boolean {
    const card = this.hand.find((item) => item.key === key)?.card;
    const several = card === "strength" && this.hand.filter((item) => item.card === card).length > 1;
    if (!this.keys.includes(key)) this.#keys = several && this.card === card ? [...this.keys, key] : [key];
    else if (this.lone && !several) return true;
    else this.#keys = this.keys.filter((other) => other !== key);
    return false;
  }

  /** What a hint says. */
  follow(hint: LootersMove): void {
    const { card, count, target } = playOf(hint);
    this.under = target;
    this.#keys = this.hand
      .filter((item) => item.card === card)
      .slice(0, count)
      .map(({ key }) => key);
  }

  /** What so many cards of a kind would bring, laid where the pointer is. */
  outcome(card: string, count: number): Flow[] {
    const { under, rivals } = this;
    const seat = this.seat();
    const aimed = under !== null && rivals.includes(Number(under)) ? Number(under) : null;
    return seat === null ? [] : flows(this.view(), seat, card, count, rivals.length > 1 ? aimed : (rivals[0] ?? null));
  }

  /** On whom the animals go, or the own stack and whoever pays. */
  #targets(): Map<Place, LootersMove> {
    const seat = this.seat();
    if (!this.card || seat === null) return new Map();
    if (this.options.some((move) => playOf(move).target !== null))
      return new Map(this.options.map((move) => [playOf(move).target ?? seat, move]));
    const struck: Place[] = [seat, ...this.planned.flatMap(({ from, to }) => (to === seat ? [from] : [to]))];
    return new Map(this.options.flatMap((move) => struck.map((place) => [place, move] as const)));
  }
}
