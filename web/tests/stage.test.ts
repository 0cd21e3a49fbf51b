// The stage: order of steps, catching up and errors.
import { expect, test, vi } from "vitest";
import type { Sentence, Update, View } from "../src/wire";
import type { GameBoard } from "../src/board/gameBoard";
import { Stage } from "../src/board/stage.svelte";

const told = (key: string): Sentence => ({ part: "x", key, args: {} });
const update = (seq: number, keys: string[], type = "played"): Update =>
  ({ seq, view: { at: seq, steps: [] }, news: [{ seq, at: 0, type, told: keys.map(told) }] }) as unknown as Update;

interface Steps {
  steps: string[];
}

const gameBoard = {
  seat: () => ({}),
  advance: (view: View, event: Sentence) =>
    event.key === "event-unseen"
      ? null
      : ({ ...view, steps: [...(view as unknown as Steps).steps, event.key] } as unknown as View),
} as unknown as GameBoard;

async function shown(updates: Update[], unseen = false): Promise<string[]> {
  const seen: string[] = [];
  const stageTimers = { pause: () => Promise.resolve(), unseen: () => unseen };
  const stage: Stage = new Stage(
    gameBoard,
    stageTimers,
    (one) => seen.push(`shown ${one.seq}`),
    (event) => seen.push(event.key),
  );
  for (const one of updates) stage.push(one);
  await new Promise((done) => setTimeout(done, 5));
  expect(stage.busy).toBe(false);
  expect(stage.event).toBeNull();
  return seen;
}

test("events are shown one after the other, between the views", async () => {
  const seen = await shown([
    update(1, []),
    update(2, ["event-laid", "event-unseen", "event-fell"]),
    update(3, ["event-laid"]),
  ]);
  expect(seen).toEqual(["shown 1", "event-laid", "event-fell", "shown 2", "event-laid", "shown 3"]);
});

test("a sentence about the table is no step of the game", async () => {
  expect(await shown([update(1, []), update(2, ["took-over", "event-laid"])])).toEqual([
    "shown 1",
    "event-laid",
    "shown 2",
  ]);
});

test("the first view stands at once: there is nothing to lead up to it", async () => {
  expect(await shown([update(7, ["event-laid"])])).toEqual(["shown 7"]);
});

test("nothing is performed for a hidden page, nor where moves were taken back", async () => {
  expect(await shown([update(1, []), update(2, ["event-laid"])], true)).toEqual(["shown 1", "shown 2"]);
  expect(await shown([update(1, []), update(2, ["event-laid"], "undone")])).toEqual(["shown 1", "shown 2"]);
});

test("who is far behind sees only the newest steps", async () => {
  const many = Array.from({ length: 9 }, (_, seq) => update(seq + 1, ["event-laid"]));
  const seen = await shown(many);
  expect(seen.filter((one) => one === "event-laid").length).toBeLessThan(8);
  expect(seen.at(-1)).toBe("shown 9");
  expect(seen.filter((one) => one.startsWith("shown"))).toEqual(many.map(({ seq }) => `shown ${seq}`));
});

test("a cut leaves off what is being shown", async () => {
  const seen: string[] = [];
  let goOn = (): void => {};
  const stageTimers = { pause: () => new Promise<void>((done) => (goOn = done)), unseen: () => false };
  const stage: Stage = new Stage(gameBoard, stageTimers, (one) => seen.push(`shown ${one.seq}`));
  stage.push(update(1, []));
  stage.push(update(2, ["event-laid", "event-fell"]));
  await Promise.resolve();
  expect(stage.busy).toBe(true);
  const elsewhere = { at: 9 } as unknown as View;
  stage.cut(elsewhere);
  goOn();
  await new Promise((done) => setTimeout(done, 5));
  expect(stage.view).toBe(elsewhere);
  expect(stage.busy).toBe(false);
  expect(seen).toEqual(["shown 1"]);
});

test("a step that fails is reported, and the table stands as the server says", async () => {
  const reported: unknown[] = [];
  vi.stubGlobal("reportError", (error: unknown) => reported.push(error));
  const seen: number[] = [];
  const broken = {
    ...gameBoard,
    advance: () => {
      throw new Error("no such card");
    },
  } as unknown as GameBoard;
  const stage: Stage = new Stage(broken, { pause: () => Promise.resolve(), unseen: () => false }, ({ seq }) =>
    seen.push(seq),
  );
  for (const one of [update(1, []), update(2, ["event-laid"]), update(3, ["event-laid"])]) stage.push(one);
  await new Promise((done) => setTimeout(done, 5));
  expect([seen, stage.view, stage.busy, reported.length]).toEqual([[1, 2, 3], { at: 3, steps: [] }, false, 2]);
});
