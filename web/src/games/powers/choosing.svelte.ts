// What I am about to do: the card I have chosen, whether the call goes with it, and the moves that are left for it.
import type { Choice } from "../../wire";
import { keyedCards, type HandCard } from "../../board/handCards";
import { deedOf, KEYS, type Deed, type Scene } from "./scene";

const OUT_OF_TURN = new Set<Deed["kind"]>(["call", "catch", "give"]);
const FROM_HAND = new Set<Deed["kind"]>(["lay", "draw", "end", "keep"]);

export class Choosing {
  /** The key of the chosen card. */
  key = $state<string | null>(null);
  /** Whether the call goes with the next card. */
  calling = $state(false);
  readonly hand: HandCard[] = $derived.by(() => keyedCards(this.view().hand));
  /** The chosen card. */
  readonly card: string | null = $derived(this.hand.find(({ key }) => key === this.key)?.card ?? null);
  /** The moves of my turn. */
  readonly deeds: Deed[] = $derived.by(() => deedsOf(this.moves()).filter(({ kind }) => !OUT_OF_TURN.has(kind)));
  /** The moves that do not wait for my turn. */
  readonly urgent: Deed[] = $derived.by(() => deedsOf(this.chances()).filter(({ kind }) => OUT_OF_TURN.has(kind)));
  /** Calls and catches, which cannot wait at all. */
  readonly alarms: Deed[] = $derived(this.urgent.filter(({ kind }) => kind !== "give"));
  /** The cards that may be laid now. */
  readonly fits: ReadonlySet<string> = $derived(cardsOf(this.deeds));
  /** The cards that may be given away now. */
  readonly presents: ReadonlySet<string> = $derived(cardsOf(this.urgent));
  /** The ways to give the chosen card away. */
  readonly gifts: Deed[] = $derived(this.urgent.filter((deed) => deed.kind === "give" && deed.card === this.card));
  /** The ways to lay the chosen card. */
  readonly lays: Deed[] = $derived(this.deeds.filter((deed) => deed.kind === "lay" && deed.card === this.card));
  /** The one way to lay the chosen card, where nothing is left to be named. */
  readonly simple: Deed | undefined = $derived(
    this.lays.find((deed) => !deed.colour && (!this.lays.some(({ call }) => call) || deed.call === this.calling)),
  );
  readonly drawing: Deed | undefined = $derived(this.deeds.find(({ kind }) => kind === "draw"));
  /** Whether a card of mine is to be chosen, so that those which cannot be laid stand back. */
  readonly fromHand: boolean = $derived(this.deeds.some(({ kind }) => FROM_HAND.has(kind)));
  readonly mayCall: boolean = $derived(this.deeds.some(({ call }) => call));

  constructor(
    private readonly view: () => Scene,
    private readonly moves: () => readonly Choice[],
    private readonly chances: () => readonly Choice[],
  ) {}

  /** The card just drawn lies ready, and a hint points at its card. */
  follow(hinted: string | null): void {
    const hint = hinted ? deedOf(hinted) : null;
    const ready = hint?.card ?? (this.moves().length ? this.view().drawn : null);
    const item = this.hand.find(({ card }) => card === ready && (this.fits.has(card) || this.presents.has(card)));
    if (item) this.key = item.key;
    if (hint?.call) this.calling = true;
  }

  /** Choose a card, or put it back. */
  toggle(key: string): void {
    this.key = this.key === key ? null : key;
  }

  clear(): void {
    this.key = null;
    this.calling = false;
  }

  /** What happens to a card that is dropped on a player, or anywhere else above the hand. */
  dropped(card: string, target: number | null): Deed | undefined {
    const gift = this.urgent.find((deed) => deed.kind === "give" && deed.card === card && deed.target === target);
    return gift ?? this.simple;
  }

  /** What can be done to a player: a catch, or a gift of the chosen card. */
  aimedAt(target: number): Deed | undefined {
    const caught = this.urgent.find((deed) => deed.kind === "catch" && deed.target === target);
    return caught ?? this.gifts.find((deed) => deed.target === target);
  }

  /** The move that a letter stands for. */
  byLetter(letter: string): Deed | undefined {
    return [...this.urgent, ...this.deeds].find(({ kind }) => KEYS[kind] === letter);
  }
}

function deedsOf(choices: readonly Choice[]): Deed[] {
  return choices.map(({ words }) => deedOf(words));
}

function cardsOf(deeds: readonly Deed[]): Set<string> {
  return new Set(deeds.flatMap(({ card }) => (card ? [card] : [])));
}
