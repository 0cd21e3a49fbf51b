// What I am about to do: the card I have chosen, whether the call goes with it, and the moves that are left for it.
import type { LegalMove } from "../../board/gameBoard";
import { keyedCards, type HandCard } from "../../board/handCards";
import type { PowersMove } from "../../wire";
import { cardOf, colourOf, KEYS, withCall, type MoveType } from "./moves";
import type { Scene } from "./scene";

type Legal = LegalMove<"powers">;

const OUT_OF_TURN: ReadonlySet<MoveType> = new Set<MoveType>(["call", "catch", "give"]);
const FROM_HAND: ReadonlySet<MoveType> = new Set<MoveType>(["lay", "draw", "end", "keep"]);

export class Choosing {
  /** The key of the chosen card. */
  key = $state<string | null>(null);
  /** Whether the call goes with the next card. */
  calling = $state(false);
  readonly hand: HandCard[] = $derived.by(() => keyedCards(this.view().hand));
  /** The chosen card. */
  readonly card: string | null = $derived(this.hand.find(({ key }) => key === this.key)?.card ?? null);
  /** The moves of my turn. */
  readonly turnMoves: Legal[] = $derived.by(() => this.moves().filter(({ move }) => !OUT_OF_TURN.has(move.type)));
  /** The moves that do not wait for my turn. */
  readonly urgent: Legal[] = $derived.by(() => this.chances().filter(({ move }) => OUT_OF_TURN.has(move.type)));
  /** Calls and catches, which cannot wait at all. */
  readonly alarms: Legal[] = $derived(this.urgent.filter(({ move }) => move.type !== "give"));
  /** The cards that may be laid now. */
  readonly fits: ReadonlySet<string> = $derived(cardsOf(this.turnMoves));
  /** The cards that may be given away now. */
  readonly presents: ReadonlySet<string> = $derived(cardsOf(this.urgent));
  /** The ways to give the chosen card away. */
  readonly gifts: Legal[] = $derived(this.urgent.filter(({ move }) => move.type === "give" && move.card === this.card));
  /** The ways to lay the chosen card. */
  readonly lays: Legal[] = $derived(
    this.turnMoves.filter(({ move }) => move.type === "lay" && move.card === this.card),
  );
  /** The one way to lay the chosen card, where nothing is left to be named. */
  readonly simple: Legal | undefined = $derived(
    this.lays.find(
      ({ move }) =>
        !colourOf(move) && (!this.lays.some((other) => withCall(other.move)) || withCall(move) === this.calling),
    ),
  );
  readonly drawing: Legal | undefined = $derived(this.turnMoves.find(({ move }) => move.type === "draw"));
  /** Whether a card of mine is to be chosen, so that those which cannot be laid stand back. */
  readonly fromHand: boolean = $derived(this.turnMoves.some(({ move }) => FROM_HAND.has(move.type)));
  readonly mayCall: boolean = $derived(this.turnMoves.some(({ move }) => withCall(move)));

  constructor(
    private readonly view: () => Scene,
    private readonly moves: () => readonly Legal[],
    private readonly chances: () => readonly Legal[],
  ) {}

  /** The card just drawn lies ready, and a hint points at its card. */
  follow(hinted: PowersMove | null): void {
    const ready = (hinted && cardOf(hinted)) ?? (this.moves().length ? this.view().drawn : null);
    const item = this.hand.find(({ card }) => card === ready && (this.fits.has(card) || this.presents.has(card)));
    if (item) this.key = item.key;
    if (hinted && withCall(hinted)) this.calling = true;
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
  dropped(card: string, target: number | null): Legal | undefined {
    const gift = this.urgent.find(({ move }) => move.type === "give" && move.card === card && move.target === target);
    return gift ?? this.simple;
  }

  /** What can be done to a player: a catch, or a gift of the chosen card. */
  aimedAt(target: number): Legal | undefined {
    const caught = this.urgent.find(({ move }) => move.type === "catch" && move.target === target);
    return caught ?? this.gifts.find(({ move }) => move.type === "give" && move.target === target);
  }

  /** The move that a letter stands for. */
  byLetter(letter: string): Legal | undefined {
    return [...this.urgent, ...this.turnMoves].find(({ move }) => KEYS[move.type] === letter);
  }
}

function cardsOf(moves: readonly Legal[]): Set<string> {
  return new Set(moves.flatMap(({ move }) => cardOf(move) ?? []));
}
