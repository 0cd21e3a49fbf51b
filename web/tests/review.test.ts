// Reviews: addresses, records and stepping.
import { expect, test, vi } from "vitest";
import type { GameBoard } from "../src/board/gameBoard";
import { placeOf, searchOf } from "../src/review/place";
import { Review } from "../src/review/review.svelte";
import { packed, recordsIn, unpacked, type GameRecord } from "../src/review/record";

const record = {
  saucer: 1,
  game: "zovnis",
  players: 2,
  names: ["Ola", "Paweł"],
  moves: [[0, "z07 on 2"]],
} as unknown as GameRecord;

test("a place in a game survives the round trip through its address", () => {
  for (const eyes of [
    { seat: 2, open: false },
    { seat: null, open: true },
    { seat: 0, open: true },
  ]) {
    expect(placeOf(searchOf({ game: 2, step: 17, eyes }))).toEqual({ game: 2, step: 17, eyes });
  }
  expect(placeOf("")).toEqual({ game: 0, step: 0, eyes: null });
  expect(placeOf("?step=-4&game=x&seat=")).toEqual({ game: 0, step: 0, eyes: { seat: 0, open: false } });
});

test("a record survives the round trip through its link, and a damaged link is detected", async () => {
  const link = await packed(record);
  expect(link).toMatch(/^[\w-]+$/);
  expect(await unpacked(link)).toEqual(record);
  expect(await unpacked(link.slice(4))).toBeNull();
  expect(await unpacked("%%%")).toBeNull();
});

test("a text holds one record, one per line, or none", () => {
  expect(recordsIn(JSON.stringify(record, null, 2))).toEqual([record]);
  expect(recordsIn(`${JSON.stringify(record)}\n\n${JSON.stringify(record)}\n`)).toHaveLength(2);
  for (const text of ["", "hello", "[]", "{}", `${JSON.stringify(record)}\nhello`]) expect(recordsIn(text)).toBeNull();
});

// ---- stepping ----

const MOVES = 6;
const gameBoard = { seat: () => ({}), advance: (view: unknown) => view } as unknown as GameBoard;

async function reviewed(): Promise<Review> {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("sessionStorage", { getItem: () => "0.001" });
  vi.stubGlobal("localStorage", { getItem: () => '{"sound":false}' });
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { seat } = JSON.parse(body) as { seat: number };
    const steps = Array.from({ length: MOVES + 1 }, (_step, move) => ({
      move,
      by: 0,
      words: "",
      told: [{ part: "x", key: "laid" }],
      view: { move, seat },
      mover: 0,
    }));
    return Promise.resolve({
      ok: true,
      status: 200,
      json: () => Promise.resolve({ game: "zovnis", players: 2, names: [], moves: MOVES, steps }),
    });
  });
  return Review.open(record, () => Promise.resolve(gameBoard), 0, { seat: 0, open: false });
}

/** Wait for the end of the game, on slow machines, too. */
const atItsEnd = (review: Review): Promise<void> =>
  vi.waitFor(() => expect([review.at, review.running]).toEqual([MOVES, false]), 4000);

test("autoplay continues to the end, also after a step or a jump", async () => {
  const review = await reviewed();
  void review.go(1); // still being performed
  review.run();
  await atItsEnd(review);
  review.run(); // from the beginning
  await review.go(4);
  await atItsEnd(review);
});

test("another seat sees the same step", async () => {
  const review = await reviewed();
  const going = review.go(3);
  await review.look({ seat: 1, open: false });
  await going;
  expect([review.at, review.stage.view]).toEqual([review.step?.move, { move: review.at, seat: 1 }]);
});
