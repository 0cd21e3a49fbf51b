// Dragging: press, drag, drop and cancel.
import { afterEach, expect, test, vi } from "vitest";
import { Dragging } from "../src/board/dragging.svelte";

const at = (clientX: number, clientY = 0, button = 0, pointerId = 1): PointerEvent =>
  ({ clientX, clientY, button, pointerId }) as PointerEvent;

function table(): { drag: Dragging<string>; calls: string[] } {
  const calls: string[] = [];
  const drag = new Dragging<string>({
    lift: (thing) => calls.push(`lift ${thing}`),
    carry: (pointer) => calls.push(`over ${pointer.clientX}`),
    drop: (pointer, thing) => calls.push(`drop ${thing} at ${pointer.clientX}`),
  });
  return { drag, calls };
}

afterEach(() => vi.unstubAllGlobals());

test("a press that barely moves is a click", () => {
  const { drag, calls } = table();
  drag.press(at(100), "card");
  drag.move(at(110));
  drag.release(at(110));
  expect(calls).toEqual([]);
  expect(drag.carried).toBeNull();
});

test("a press that moves further drags the item, and suppresses only the click that ends the drag", () => {
  vi.useFakeTimers();
  const clicks = new Set<unknown>();
  vi.stubGlobal("addEventListener", (_: string, listener: unknown) => clicks.add(listener));
  vi.stubGlobal("removeEventListener", (_: string, listener: unknown) => clicks.delete(listener));
  const { drag, calls } = table();
  drag.press(at(100), "card");
  drag.move(at(130, 40));
  expect([drag.shift("card"), drag.shift("other")]).toEqual(["30px 40px", null]);
  drag.release(at(140));
  expect(calls).toEqual(["lift card", "over 130", "drop card at 140"]);
  expect(clicks.size).toBe(1);
  vi.runAllTimers();
  expect(clicks.size).toBe(0);
  vi.useRealTimers();
});

test("other buttons do not drag, and a cancelled drag does not drop", () => {
  const { drag, calls } = table();
  drag.press(at(100, 0, 2), "card");
  drag.move(at(200));
  drag.press(at(100), "card");
  drag.move(at(200));
  drag.cancel(at(200));
  drag.release(at(200));
  expect(calls).toEqual(["lift card", "over 200"]);
});

test("a second pointer neither moves nor drops the dragged item", () => {
  const { drag, calls } = table();
  drag.press(at(100), "card");
  drag.move(at(200));
  drag.press(at(10, 0, 0, 2), "other");
  drag.move(at(300, 0, 0, 2));
  drag.release(at(300, 0, 0, 2));
  expect(drag.carried).toMatchObject({ thing: "card", x: 100 });
  expect(calls).toEqual(["lift card", "over 200"]);
});
