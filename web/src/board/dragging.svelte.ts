// Drag with the pointer: a press that moves far enough becomes a drag. Every draggable item can be clicked, too.

const SLACK = 10; // pixels a pointer may move before a press becomes a drag

interface Deeds<T> {
  /** A drag starts. */
  lift(thing: T): void;
  /** The item is dragged over the page. */
  carry?(pointer: PointerEvent): void;
  /** The item is dropped. */
  drop(pointer: PointerEvent, thing: T): void;
}

/** Bind `move`, `release` and `cancel` to the window, and `press` to each item. */
export class Dragging<T> {
  #drag = $state<{
    thing: T;
    pointer: number;
    x: number;
    y: number;
    fromX: number;
    fromY: number;
    moved: boolean;
  } | null>(null);
  readonly #deeds: Deeds<T>;

  constructor(deeds: Deeds<T>) {
    this.#deeds = deeds;
  }

  /** The dragged item and its offset. */
  get carried(): { thing: T; x: number; y: number } | null {
    return this.#drag?.moved ? this.#drag : null;
  }

  /** The offset of an item, as a value of CSS `translate`. */
  shift(thing: T): string | null {
    const { carried } = this;
    return carried?.thing === thing ? `${carried.x}px ${carried.y}px` : null;
  }

  press(pointer: PointerEvent, thing: T): void {
    if (this.carried && this.#drag?.pointer !== pointer.pointerId) return; // another pointer
    if (pointer.button === 0)
      this.#drag = {
        thing,
        pointer: pointer.pointerId,
        x: 0,
        y: 0,
        fromX: pointer.clientX,
        fromY: pointer.clientY,
        moved: false,
      };
  }

  readonly move = (pointer: PointerEvent): void => {
    const drag = this.#drag;
    if (drag?.pointer !== pointer.pointerId) return;
    drag.x = pointer.clientX - drag.fromX;
    drag.y = pointer.clientY - drag.fromY;
    if (!drag.moved && Math.hypot(drag.x, drag.y) > SLACK) {
      drag.moved = true;
      this.#deeds.lift(drag.thing);
    }
    if (drag.moved) this.#deeds.carry?.(pointer);
  };

  readonly release = (pointer: PointerEvent): void => {
    if (this.#drag?.pointer !== pointer.pointerId) return;
    const { carried } = this;
    this.#drag = null;
    if (!carried) return;
    this.#deeds.drop(pointer, carried.thing);
    hushClick();
  };

  readonly cancel = (pointer: PointerEvent): void => {
    if (this.#drag?.pointer === pointer.pointerId) this.#drag = null;
  };
}

/** Suppress the click that follows a drag. If none follows, the next click must not be lost. */
function hushClick(): void {
  const hush = (click: MouseEvent): void => click.stopPropagation();
  addEventListener("click", hush, { capture: true });
  setTimeout(() => removeEventListener("click", hush, { capture: true }));
}
