// What I am about to do: the tile I have chosen, and where it can go.
import type { Choice, PlanetOffer, PlanetView } from "../../wire";
import { baobabsOf, calledIn, MOST_BAOBABS, objectsOf, SLOTS, takes, type Slot } from "./scene";

export class Choosing {
  /** The number of the chosen offer. */
  number = $state<number | null>(null);
  readonly legal: ReadonlySet<string> = $derived.by(() => new Set(this.moves().map((move) => move.words)));
  /** The stacks that may be opened. */
  readonly openable: ReadonlySet<string> = $derived(
    new Set([...this.legal].flatMap((words) => (words.startsWith("stack ") ? [words.slice(6)] : []))),
  );
  /** The players who may be named to go on. */
  readonly nameable: number[] = $derived(
    [...this.legal].flatMap((words) => (words.startsWith("name ") ? [Number(words.slice(5))] : [])),
  );
  /** The chosen offer, or the only one there is. */
  readonly offer: PlanetOffer | undefined = $derived.by(() => {
    const { offer, phase } = this.view();
    const sole = this.legal.size && phase === "take" && offer.length === 1 ? offer[0] : undefined;
    return offer.find(({ number }) => number === this.number) ?? sole;
  });
  /** What the chosen offer is called in moves. */
  readonly called: string | undefined = $derived.by(() => this.offer && calledIn(this.offer, this.view().phase));
  /** The places where the chosen tile can go. */
  readonly free: Slot[] = $derived.by(() => {
    const { drawn } = this.view();
    const { called } = this;
    return called ? SLOTS.filter((slot) => slot.stack === drawn && this.legal.has(takes(called, slot.letter))) : [];
  });
  /** The move that hides the chosen tile. */
  readonly hiding: string | undefined = $derived(
    this.called && this.legal.has(`hide ${this.called}`) ? `hide ${this.called}` : undefined,
  );
  /** Whether the chosen tile brings the baobab that is one too many. */
  readonly overgrows: boolean = $derived.by(() => {
    const tile = this.offer?.tile;
    const player = this.view().players[this.home()];
    return !!tile && !!player && objectsOf(tile).includes("baobab") && baobabsOf(player) === MOST_BAOBABS;
  });

  constructor(
    private readonly view: () => PlanetView,
    private readonly home: () => number,
    private readonly moves: () => readonly Choice[],
  ) {}

  /** Choose the tile that a hint names; says whether it names one. */
  follow(hint: string): boolean {
    const { offer, phase } = this.view();
    const [, name] = /^(?:take|hide) (\S+)/.exec(hint) ?? [];
    const pointed = name && offer.find((one) => calledIn(one, phase) === name);
    if (pointed) this.number = pointed.number;
    return !!pointed;
  }

  /** The words that lay the chosen tile in a slot. */
  wordsAt(slot: Slot): string | undefined {
    return this.called && this.free.includes(slot) ? takes(this.called, slot.letter) : undefined;
  }

  /** The words that settle the choice, wherever there is room. */
  get settled(): string | undefined {
    const [first] = this.free;
    return first ? this.wordsAt(first) : this.hiding;
  }
}
