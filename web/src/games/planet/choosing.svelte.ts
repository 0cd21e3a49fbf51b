// The player's pending choice: the chosen tile, and the slots open to it.
import type { LegalMove } from "../../board/gameBoard";
import type {
  PlanetHideMove,
  PlanetMove,
  PlanetNameMove,
  PlanetOffer,
  PlanetStackMove,
  PlanetTakeMove,
  PlanetView,
} from "../../wire";
import { baobabsOf, MOST_BAOBABS, objectsOf, SLOTS, type Slot, type Stack } from "./scene";

export class Choosing {
  /** The number of the chosen offer. */
  number = $state<number | null>(null);
  readonly #legal: PlanetMove[] = $derived.by(() => this.moves().map(({ move }) => move));
  readonly #stackMoves: PlanetStackMove[] = $derived(this.#legal.filter((move) => move.type === "stack"));
  /** The stacks that may be opened. */
  readonly openable: ReadonlySet<Stack> = $derived(new Set(this.#stackMoves.map(({ stack }) => stack)));
  /** The moves that name a player to go on. */
  readonly nameMoves: PlanetNameMove[] = $derived(this.#legal.filter((move) => move.type === "name"));
  /** The chosen offer, or the only one there is. */
  readonly offer: PlanetOffer | undefined = $derived.by(() => {
    const { offer, phase } = this.view();
    const sole = this.#legal.length && phase === "take" && offer.length === 1 ? offer[0] : undefined;
    return offer.find(({ number }) => number === this.number) ?? sole;
  });
  /** The moves that take the chosen tile. */
  readonly #takeMoves: PlanetTakeMove[] = $derived(
    this.#legal.filter((move) => move.type === "take").filter(({ number }) => number === this.offer?.number),
  );
  /** The places where the chosen tile can go. */
  readonly free: Slot[] = $derived.by(() => SLOTS.filter((slot) => this.takeMoveAt(slot)));
  /** The move that hides the chosen tile. */
  readonly hideMove: PlanetHideMove | undefined = $derived(
    this.#legal.filter((move) => move.type === "hide").find(({ number }) => number === this.offer?.number),
  );
  /** Whether the chosen tile brings one baobab too many. */
  readonly overgrows: boolean = $derived.by(() => {
    const tile = this.offer?.tile;
    const player = this.view().players[this.home()];
    return !!tile && !!player && objectsOf(tile).includes("baobab") && baobabsOf(player) === MOST_BAOBABS;
  });

  constructor(
    private readonly view: () => PlanetView,
    private readonly home: () => number,
    private readonly moves: () => readonly LegalMove<"planet">[],
  ) {}

  /** Choose the tile of a hint; returns whether the hint has one. */
  follow(hint: PlanetMove): boolean {
    if (hint.type !== "take" && hint.type !== "hide") return false;
    const pointed = this.view().offer.find(({ number }) => number === hint.number);
    if (pointed) this.number = pointed.number;
    return !!pointed;
  }

  /** The move that opens a stack, if it is legal. */
  stackMoveOf(stack: Stack): PlanetStackMove | undefined {
    return this.#stackMoves.find((move) => move.stack === stack);
  }

  /** The move that lays the chosen tile in a slot, if it is legal. */
  takeMoveAt(slot: Slot): PlanetTakeMove | undefined {
    return slot.stack === this.view().drawn ? this.#takeMoves.find(({ place }) => place === slot.letter) : undefined;
  }

  /** The move that confirms the choice, in any free slot. */
  get settled(): PlanetMove | undefined {
    const [first] = this.free;
    return first ? this.takeMoveAt(first) : this.hideMove;
  }
}
