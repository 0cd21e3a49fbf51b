// The scene of powers: layout, choices and the reducer of events.
import { expect, test } from "vitest";
import type { EventKey, LegalMove } from "../src/board/gameBoard";
import type { PowersEvent, PowersMove } from "../src/wire";
import { Choosing } from "../src/games/powers/choosing.svelte";
import { deck } from "../src/games/powers/deck";
import { acts, effectOf } from "../src/games/powers/effects";
import { eventSignOf } from "../src/games/powers/eventSigns";
import { cardOf, colourOf, powerOf, withCall } from "../src/games/powers/moves";
import { pace } from "../src/games/powers/pace";
import { advance, around, printOf, fan, FINGER, unowned, type Scene } from "../src/games/powers/scene";

type Args<K> = Extract<PowersEvent, { key: K }>["args"];
const event = <K extends EventKey<"powers">>(key: K, args: Args<K>): PowersEvent =>
  ({ part: "powers", key, args }) as PowersEvent;
const player = { cards: 7, known: [], total: 0, powers: [] as string[] };

const before: Scene = {
  seat: 0,
  round: 1,
  turn: 0,
  waits_for: "turn",
  turns: 3,
  direction: 1,
  dealer: 2,
  dealer_draws: [],
  rounds: [],
  top: "blue-7",
  colour: "blue",
  discards: ["blue-7"],
  pile: 60,
  due: null,
  suspect: null,
  players: [player, { ...player, powers: ["red"] }, player],
  hand: ["red-7", "blue-2", "choice"],
  drawn: null,
  over: "",
};

const after = (...steps: PowersEvent[]): Scene => steps.reduce((scene, step) => advance(scene, step)!, before);

test("the print on a card", () => {
  expect(printOf("red-7")).toEqual({ colour: "red", text: "7" });
  expect(printOf("blue-draw2")).toEqual({ colour: "blue", text: "+2", sign: "draw2" });
  expect(printOf("green-skip")).toEqual({ colour: "green", sign: "skip" });
  expect(printOf("character-yellow")).toEqual({ power: "yellow" });
  expect(printOf("wild4")).toEqual({ text: "+4", sign: "wild4" });
  expect(printOf("")).toEqual({});
});

test("the effect of a card", () => {
  const does = (card: string, players = 3, powers: string[] = []): string => effectOf(card, players, powers);
  expect(deck.cards.filter((card) => !acts(card)).every((card) => does(card) === "number")).toBe(true);
  expect(new Set(deck.cards.filter(acts).map((card) => does(card)))).toEqual(
    new Set(["draw2", "reverse", "skip", "character", "choice", "wild4", "wild"]),
  );
  expect([does("red-reverse", 2), does("red-skip", 2)]).toEqual(["reverse-two", "skip"]); // NQ17
  expect([does("character-red", 3, ["red"]), does("character-red", 3, ["blue"])]).toEqual(["owned", "character"]); // NQ7
});

test("moves have a card, a colour, a power or a call, or none of them", () => {
  const fieldsOf = (move: PowersMove) => [cardOf(move), colourOf(move), powerOf(move), withCall(move)];
  expect(fieldsOf({ type: "lay", card: "green-skip", call: true })).toEqual(["green-skip", null, null, true]);
  expect(fieldsOf({ type: "lay", card: "choice", power: "green", colour: "yellow" })).toEqual([
    "choice",
    "yellow",
    "green",
    false,
  ]);
  expect(fieldsOf({ type: "blind", call: true })).toEqual([null, null, null, true]);
  expect(fieldsOf({ type: "take-power", power: "green", colour: "red" })).toEqual([null, "red", "green", false]);
  expect(fieldsOf({ type: "give", card: "red-draw2", target: 3 })).toEqual(["red-draw2", null, null, false]);
  expect(fieldsOf({ type: "draw" })).toEqual([null, null, null, false]);
});

test("the chosen card has its moves; calls, catches and gifts are legal out of turn", () => {
  const legal = (move: PowersMove): LegalMove<"powers"> => ({ words: "", move, caption: { part: "powers", key: "" } });
  const [plain, called]: PowersMove[] = [
    { type: "lay", card: "blue-2" },
    { type: "lay", card: "blue-2", call: true },
  ];
  const wild: PowersMove = { type: "lay", card: "choice", power: "red", colour: "blue" };
  const gift: PowersMove = { type: "give", card: "red-7", target: 2 };
  const caught: PowersMove = { type: "catch", target: 1 };
  const moves = [plain, called, wild, gift, caught, { type: "draw" } as const].map((move) => legal(move!));
  const choosing = new Choosing(
    () => before,
    () => moves,
    () => moves,
  );
  expect([[...choosing.fits], [...choosing.presents]]).toEqual([["blue-2", "choice"], ["red-7"]]);
  expect(choosing.alarms.map(({ move }) => move)).toEqual([caught]);
  expect([choosing.byLetter("d")?.move.type, choosing.byLetter("c")?.move.type]).toEqual(["draw", "catch"]);
  choosing.follow(called!);
  expect([choosing.card, choosing.calling, choosing.simple?.move]).toEqual(["blue-2", true, called]);
  choosing.clear();
  choosing.follow(plain!);
  expect(choosing.simple?.move).toEqual(plain);
  choosing.follow(wild);
  expect([choosing.card, choosing.simple]).toEqual(["choice", undefined]); // power and colour are to be named
  choosing.follow(gift);
  expect([choosing.aimedAt(1)?.move, choosing.aimedAt(2)?.move]).toEqual([caught, gift]);
  expect(choosing.dropped("red-7", 2)?.move).toEqual(gift);
});

test("others sit clockwise from my left; a narrow table seats a few on its far side", () => {
  expect(around(1, 4)).toEqual({ left: [2], top: [3], right: [0] });
  expect(around(0, 10)).toEqual({ left: [1, 2, 3], top: [4, 5, 6], right: [7, 8, 9] });
  expect(around(1, 4, true)).toEqual({ left: [], top: [2, 3, 0], right: [] });
  expect(around(0, 9, true)).toEqual({ left: [1, 2, 3], top: [4, 5], right: [6, 7, 8] });
  expect(around(null, 2)).toEqual({ left: [], top: [0, 1], right: [] });
});

test("every card of any hand has a large enough touch target on a phone", () => {
  for (const count of [1, 2, 7, 8, 15, 30, 60]) {
    const { spots, card } = fan(count, 376, 66);
    for (const [one, spot] of spots.entries()) {
      expect(spot.x).toBeGreaterThanOrEqual(0);
      expect(spot.x + card).toBeLessThanOrEqual(376.01);
      for (const later of spots.slice(one + 1)) {
        const beside = Math.abs(later.x - spot.x) >= FINGER - 0.01;
        expect(beside || later.y - spot.y >= FINGER).toBe(true);
      }
    }
  }
});

test("the height of a hand does not depend on the number of cards", () => {
  const heights = (width: number, counts: number[]): number =>
    new Set(counts.map((count) => fan(count, width, 66).height.toFixed(3))).size;
  expect(heights(376, [1, 2, 5, 7, 8, 14])).toBe(1);
  expect(heights(1000, [1, 2, 7, 10, 20])).toBe(1);
});

test("if a hand may need two rows, few cards are larger", () => {
  const sizes = (width: number, counts: number[]): number[] =>
    counts.map((count) => Math.round(fan(count, width, 66).card));
  expect(sizes(376, [1, 7, 8, 20])).toEqual([86, 86, 66, 66]);
  expect(sizes(1000, [1, 7, 20])).toEqual([66, 66, 66]);
});

test("laying, naming and taking a power change the table step by step", () => {
  const laid = after(event("event-laid", { seat: 0, card: "choice" }));
  expect(laid).toMatchObject({
    top: "choice",
    colour: "blue",
    hand: ["red-7", "blue-2"],
    discards: ["blue-7", "choice"],
  });
  expect(laid.players[0]!.cards).toBe(6);
  const named = advance(laid, event("event-named", { seat: 0, colour: "green" }))!;
  expect(named.colour).toBe("green");
  const stolen = advance(named, event("event-stole-power", { seat: 0, power: "red", target: 1 }))!;
  expect(stolen.players.map(({ powers }) => powers)).toEqual([["red"], [], []]);
  expect(unowned(stolen)).toEqual(["blue", "green", "yellow"]);
});

test("drawn cards come into my hand in order, and stay hidden in others'", () => {
  const mine = after(event("event-drew-seen", { seat: 0, count: 2, cards: ["wild4", "red-9"] }));
  expect(mine.hand).toEqual(["red-7", "red-9", "blue-2", "choice", "wild4"]);
  expect(mine.pile).toBe(58);
  const others = after(event("event-drew", { seat: 2, count: 4 }));
  expect(others.players[2]!.cards).toBe(11);
  expect(others.hand).toEqual(before.hand);
});

test("a gift goes from hand to hand", () => {
  const scene = after(event("event-gave-seen", { seat: 1, target: 0, card: "red-1" }));
  expect(scene.hand[0]).toBe("red-1");
  expect(scene.players.map(({ cards }) => cards)).toEqual([8, 6, 7]);
  const unseen = after(event("event-gave", { seat: 1, target: 2 }));
  expect(unseen.players.map(({ cards }) => cards)).toEqual([7, 6, 8]);
});

test("a pile is refilled, the direction turns, and an invisible event is no step", () => {
  expect(after(event("event-laid", { seat: 1, card: "red-7" }), event("event-refilled", { count: 30 }))).toMatchObject({
    pile: 30,
    discards: ["red-7"],
  });
  expect(after(event("event-reversed", {})).direction).toBe(-1);
  expect(advance(before, event("event-kept", { seat: 1 }))).toBeNull();
});

test("the acting player has the turn, however many events come at once; a penalty is no turn", () => {
  const laid = event("event-laid", { seat: 1, card: "red-draw2" });
  expect(after(laid).turn).toBe(1);
  expect(after(laid, event("event-drew", { seat: 2, count: 2 })).turn).toBe(1);
  expect(after(laid, event("event-drew-seen", { seat: 0, count: 1, cards: ["red-7"] })).turn).toBe(0);
});

test("a round is counted, and the next one is dealt", () => {
  const counted = after(
    event("event-counted", { seat: 1, cards: ["red-9"], points: 9 }),
    event("event-counted", { seat: 2, cards: ["wild4"], points: 50 }),
    event("event-totals", { totals: [59, 0, 0] }),
  );
  expect(counted.counted?.map(({ points }) => points)).toEqual([9, 50]);
  expect(counted.players[0]!.total).toBe(59);
  expect(counted.rounds).toEqual([[59, 0, 0]]);
  const dealt = [
    event("event-dealt", { seat: 0, round: 2 }),
    event("event-drew-seen", { seat: 0, count: 7, cards: ["red-1"] }),
    event("event-turned-up", { card: "green-4" }),
  ];
  const next = dealt.reduce((scene, step) => advance(scene, step)!, counted);
  expect(next).toMatchObject({ round: 2, counted: [], colour: "green", pile: 100, hand: ["red-1"], dealer: 0 });
  expect(next.players[1]).toMatchObject({ cards: 0, powers: [] });
});

test("the sign of an event is at the player it affects", () => {
  expect(eventSignOf(event("event-caught", { seat: 1, target: 2 }))).toMatchObject({ seat: 2, sign: "caught" });
  expect(eventSignOf(event("event-drew-seen", { seat: 1, count: 4, cards: [] }))).toMatchObject({
    seat: 1,
    sign: "draw",
    count: 4,
  });
  expect(eventSignOf(event("event-laid", { seat: 1, card: "red-7" }))).toBeNull();
  expect(eventSignOf(null)).toBeNull();
});

test("events that affect me stay longer", () => {
  for (const hit of [
    event("event-skipped", { seat: 0 }),
    event("event-drew", { seat: 0, count: 2 }),
    event("event-caught", { seat: 1, target: 0 }),
    event("event-gave-seen", { seat: 1, target: 0, card: "red-7" }),
  ])
    expect(pace(hit, 0)).toBeGreaterThanOrEqual(1.5 * pace(hit, 2));
  expect(pace(event("event-drew", { seat: 0, count: 1 }), 0)).toBe(pace(event("event-drew", { seat: 1, count: 1 }), 0));
  expect(pace(event("event-totals", { totals: [] }), 0)).toBeGreaterThan(0);
});
