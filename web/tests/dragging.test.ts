// Dragging: press, drag, drop and cancel.
import { afterEach, expect, test, vi } from "vitest";
import { Dragging } from "../src/board/dragging.svelte";

const at = (clientX: number, clientY = 0, button = 0, pointerId = 1): PointerEvent =>
  ({ clientX, clientY, button, pointerId }) as PointerEvent;

function table(): { drag: Dragging<string>; told: string[] } {
  const told: string[] = [];
  const drag = new Dragging<string>({
    lift: (thing) => told.push(`lift ${thing}`),
    carry: (pointer) => told.push(`over ${pointer.clientX}`),
    drop: (pointer, thing) => told.push(`drop ${thing} at ${pointer.clientX}`),
  });
  return { drag, told };
}

afterEach(() => vi.unstubAllGlobals());

test("a press that hardly slips is a click", () => {
  const { drag, told } = table();
  drag.press(at(100), "card");
  drag.move(at(110));
  drag.release(at(110));
  expect(told).toEqual([]);
  expect(drag.carried).toBeNull();
});

test("a press that slips farther carries the thing, and hushes only the click that ends it", () => {
  vi.useFakeTimers();
  const clicks = new Set<unknown>();
  vi.stubGlobal("addEventListener", (_: string, heard: unknown) => clicks.add(heard));
  vi.stubGlobal("removeEventListener", (_: string, heard: unknown) => clicks.delete(heard));
  const { drag, told } = table();
  drag.press(at(100), "card");
  drag.move(at(130, 40));
  expect([drag.shift("card"), drag.shift("other")]).toEqual(["30px 40px", null]);
  drag.release(at(140));
  expect(told).toEqual(["lift card", "over 130", "drop card at 140"]);
  expect(clicks.size).toBe(1);
  vi.runAllTimers();
  expect(clicks.size).toBe(0);
  vi.useRealTimers();
});

test("other buttons carry nothing, and what is broken off is not dropped", () => {
  const { drag, told } = table();
  drag.press(at(100, 0, 2), "card");
  drag.move(at(200));
  drag.press(at(100), "card");
  drag.move(at(200));
  drag.cancel(at(200));
  drag.release(at(200));
  expect(told).toEqual(["lift card", "over 200"]);
});

test("another finger neither moves nor drops what is carried", () => {
  const { drag, told } = table();
  drag.press(at(100), "card");
  drag.move(at(200));
  drag.press(at(10, 0, 0, 2), "other");
  drag.move(at(300, 0, 0, 2));
  drag.release(at(300, 0, 0, 2));
  expect(drag.carried).toMatchObject({ thing: "card", x: 100 });
  expect(told).toEqual(["lift card", "over 200"]);
});
