// The player's pending choice: the chosen card, whether the call goes with it, and its remaining moves.
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
  /** The moves that are legal out of turn. */
  readonly urgent: Legal[] = $derived.by(() => this.chances().filter(({ move }) => OUT_OF_TURN.has(move.type)));
  /** Calls and catches, which are urgent. */
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
  /** The only way to lay the chosen card, if it needs no further choice. */
  readonly simple: Legal | undefined = $derived(
    this.lays.find(
      ({ move }) =>
        !colourOf(move) && (!this.lays.some((other) => withCall(other.move)) || withCall(move) === this.calling),
    ),
  );
  readonly drawing: Legal | undefined = $derived(this.turnMoves.find(({ move }) => move.type === "draw"));
  /** Whether a card is to be chosen, so that cards which cannot be laid are dimmed. */
  readonly fromHand: boolean = $derived(this.turnMoves.some(({ move }) => FROM_HAND.has(move.type)));
  readonly mayCall: boolean = $derived(this.turnMoves.some(({ move }) => withCall(move)));

  constructor(
    private readonly view: () => Scene,
    private readonly moves: () => readonly Legal[],
    private readonly chances: () => readonly Legal[],
  ) {}

  /** The card just drawn is preselected, and a hint selects its card. */
  follow(hinted: PowersMove | null): void {
    const ready = (hinted && cardOf(hinted)) ?? (this.moves().length ? this.view().drawn : null);
    const item = this.hand.find(({ card }) => card === ready && (this.fits.has(card) || this.presents.has(card)));
    if (item) this.key = item.key;
    if (hinted && withCall(hinted)) this.calling = true;
  }

  /** Choose a card, or deselect it. */
  toggle(key: string): void {
    this.key = this.key === key ? null : key;
  }

  clear(): void {
    this.key = null;
    this.calling = false;
  }

  /** The move for a card dropped on a player, or anywhere else above the hand. */
  dropped(card: string, target: number | null): Legal | undefined {
    const gift = this.urgent.find(({ move }) => move.type === "give" && move.card === card && move.target === target);
    return gift ?? this.simple;
  }

  /** The moves that target a player: a catch, or a gift of the chosen card. */
  aimedAt(target: number): Legal | undefined {
    const catchMove = this.urgent.find(({ move }) => move.type === "catch" && move.target === target);
    return catchMove ?? this.gifts.find(({ move }) => move.type === "give" && move.target === target);
  }

  /** The move that a letter stands for. */
  byLetter(letter: string): Legal | undefined {
    return [...this.urgent, ...this.turnMoves].find(({ move }) => KEYS[move.type] === letter);
  }
}

function cardsOf(moves: readonly Legal[]): Set<string> {
  return new Set(moves.flatMap(({ move }) => cardOf(move) ?? []));
}
