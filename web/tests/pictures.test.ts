import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { oncePerPicture } from "../src/ui/pictures";

let frames: (() => void)[] = [];
const nextFrame = (): void => frames.splice(0).forEach((draw) => draw());

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

test("a burst gives one picture, at once after a quiet time", () => {
  const work = vi.fn<() => void>();
  const ask = oncePerPicture(work);
  for (let count = 0; count < 20; count++) ask();
  expect(work).not.toHaveBeenCalled();
  nextFrame();
  expect(work).toHaveBeenCalledTimes(1);
  nextFrame();
  nextFrame();
  expect(work).toHaveBeenCalledTimes(1);
  ask();
  nextFrame();
  expect(work).toHaveBeenCalledTimes(2);
});

test("what comes while a picture is drawn waits until it has been drawn", () => {
  const work = vi.fn<() => void>();
  const ask = oncePerPicture(work);
  ask();
  nextFrame();
  ask();
  nextFrame(); // the first one is on the screen now
  expect(work).toHaveBeenCalledTimes(1);
  nextFrame();
  expect(work).toHaveBeenCalledTimes(2);
});

test("a page that draws nothing goes on nevertheless, and does nothing twice", () => {
  const work = vi.fn<() => void>();
  const ask = oncePerPicture(work);
  ask();
  vi.advanceTimersByTime(500);
  expect(work).toHaveBeenCalledTimes(1);
  ask();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  nextFrame();
  expect(work).toHaveBeenCalledTimes(2);
});
