// Scheduling of work by painted frames.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { oncePerFrame } from "../src/ui/frames";

let frames: (() => void)[] = [];
/** Paint a frame, and run the tasks that arrived meanwhile. */
function picture(meanwhile: () => void = () => {}): void {
  frames.splice(0).forEach((draw) => draw());
  meanwhile();
  vi.advanceTimersByTime(5);
}

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  vi.stubGlobal("cancelAnimationFrame", (number: number) => frames.splice(number - 1, 1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("work after a quiet time runs at once", () => {
  const work = vi.fn<() => void>();
  const ask = oncePerFrame(work, () => {});
  ask();
  expect(work).toHaveBeenCalledTimes(1);
  picture();
  picture();
  ask();
  expect(work).toHaveBeenCalledTimes(2);
});

test("work that arrives during a frame is batched until it is painted", () => {
  const work = vi.fn<() => void>();
  const ask = oncePerFrame(work, () => {});
  for (let count = 0; count < 20; count++) ask();
  expect(work).toHaveBeenCalledTimes(1);
  picture(ask); // as if it had just arrived
  expect(work).toHaveBeenCalledTimes(2);
  picture();
  picture();
  expect(work).toHaveBeenCalledTimes(2);
});

test("a frame is reported as painted before the next work runs", () => {
  const done: string[] = [];
  const ask = oncePerFrame(
    () => done.push("work"),
    () => done.push("seen"),
  );
  ask();
  picture(ask);
  expect(done).toEqual(["work", "seen", "work"]);
  picture();
  picture();
  expect(done).toEqual(["work", "seen", "work", "seen"]);
});

test("a page that paints nothing continues, and runs nothing twice", () => {
  const work = vi.fn<() => void>();
  const ask = oncePerFrame(work, () => {});
  ask();
  ask();
  vi.advanceTimersByTime(500);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  picture();
  expect(work).toHaveBeenCalledTimes(2);
});
