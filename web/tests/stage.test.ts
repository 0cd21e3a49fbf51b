// The stage: order of steps, catching up and errors.
import { expect, test, vi } from "vitest";
import type { Sentence, Update, View } from "../src/wire";
import type { GameBoard } from "../src/board/gameBoard";
import { Stage } from "../src/board/stage.svelte";

const sentence = (key: string): Sentence => ({ part: "x", key, args: {} });
const update = (seq: number, keys: string[], type = "played"): Update =>
  ({ seq, view: { at: seq, steps: [] }, news: [{ seq, at: 0, type, told: keys.map(sentence) }] }) as unknown as Update;

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

async function stepsOf(updates: Update[], unseen = false): Promise<string[]> {
  const steps: string[] = [];
  const stageTimers = { pause: () => Promise.resolve(), unseen: () => unseen };
  const stage: Stage = new Stage(
    gameBoard,
    stageTimers,
    (one) => steps.push(`shown ${one.seq}`),
    (event) => steps.push(event.key),
  );
  for (const one of updates) stage.push(one);
  await new Promise((done) => setTimeout(done, 5));
  expect(stage.busy).toBe(false);
  expect(stage.event).toBeNull();
  return steps;
}

test("events are stepsOf one after the other, between the views", async () => {
  const steps = await stepsOf([
    update(1, []),
    update(2, ["event-laid", "event-unseen", "event-fell"]),
    update(3, ["event-laid"]),
  ]);
  expect(steps).toEqual(["shown 1", "event-laid", "event-fell", "shown 2", "event-laid", "shown 3"]);
});

test("a sentence about the table is no step of the game", async () => {
  expect(await stepsOf([update(1, []), update(2, ["took-over", "event-laid"])])).toEqual([
    "shown 1",
    "event-laid",
    "shown 2",
  ]);
});

test("the first view is shown at once, without animation", async () => {
  expect(await stepsOf([update(7, ["event-laid"])])).toEqual(["shown 7"]);
});

test("nothing is animated on a hidden page, nor after an undo", async () => {
  expect(await stepsOf([update(1, []), update(2, ["event-laid"])], true)).toEqual(["shown 1", "shown 2"]);
  expect(await stepsOf([update(1, []), update(2, ["event-laid"], "undone")])).toEqual(["shown 1", "shown 2"]);
});

test("a stage that is far behind shows only the newest steps", async () => {
  const many = Array.from({ length: 9 }, (_, seq) => update(seq + 1, ["event-laid"]));
  const steps = await stepsOf(many);
  expect(steps.filter((one) => one === "event-laid").length).toBeLessThan(8);
  expect(steps.at(-1)).toBe("shown 9");
  expect(steps.filter((one) => one.startsWith("shown"))).toEqual(many.map(({ seq }) => `shown ${seq}`));
});

test("a cut stops the animation", async () => {
  const steps: string[] = [];
  let goOn = (): void => {};
  const stageTimers = { pause: () => new Promise<void>((done) => (goOn = done)), unseen: () => false };
  const stage: Stage = new Stage(gameBoard, stageTimers, (one) => steps.push(`shown ${one.seq}`));
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
  expect(steps).toEqual(["shown 1"]);
});

test("a failing step is reported, and the server's view is shown", async () => {
  const reported: unknown[] = [];
  vi.stubGlobal("reportError", (error: unknown) => reported.push(error));
  const steps: number[] = [];
  const broken = {
    ...gameBoard,
    advance: () => {
      throw new Error("no such card");
    },
  } as unknown as GameBoard;
  const stage: Stage = new Stage(broken, { pause: () => Promise.resolve(), unseen: () => false }, ({ seq }) =>
    steps.push(seq),
  );
  for (const one of [update(1, []), update(2, ["event-laid"]), update(3, ["event-laid"])]) stage.push(one);
  await new Promise((done) => setTimeout(done, 5));
  expect([steps, stage.view, stage.busy, reported.length]).toEqual([[1, 2, 3], { at: 3, steps: [] }, false, 2]);
});
