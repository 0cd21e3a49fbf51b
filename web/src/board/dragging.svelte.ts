// Carrying a thing with the pointer: a press that slips far enough becomes a drag. Whatever is dragged can be clicked too.

const SLACK = 10; // pixels a finger may slip before a press becomes a drag

interface Deeds<T> {
  /** The thing begins to move. */
  lift(thing: T): void;
  /** It is carried over the page. */
  carry?(pointer: PointerEvent): void;
  /** It is let go. */
  drop(pointer: PointerEvent, thing: T): void;
}

/** Give `move`, `release` and `cancel` to the window, and `press` to each thing. */
export class Dragging<T> {
  #held = $state<{
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

  /** What is carried, and how far. */
  get carried(): { thing: T; x: number; y: number } | null {
    return this.#held?.moved ? this.#held : null;
  }

  /** How far a thing is carried, as a value of CSS `translate`. */
  shift(thing: T): string | null {
    const { carried } = this;
    return carried?.thing === thing ? `${carried.x}px ${carried.y}px` : null;
  }

  press(pointer: PointerEvent, thing: T): void {
    if (this.carried && this.#held?.pointer !== pointer.pointerId) return; // by another finger
    if (pointer.button === 0)
      this.#held = {
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
    const held = this.#held;
    if (held?.pointer !== pointer.pointerId) return;
    held.x = pointer.clientX - held.fromX;
    held.y = pointer.clientY - held.fromY;
    if (!held.moved && Math.hypot(held.x, held.y) > SLACK) {
      held.moved = true;
      this.#deeds.lift(held.thing);
    }
    if (held.moved) this.#deeds.carry?.(pointer);
  };

  readonly release = (pointer: PointerEvent): void => {
    if (this.#held?.pointer !== pointer.pointerId) return;
    const { carried } = this;
    this.#held = null;
    if (!carried) return;
    this.#deeds.drop(pointer, carried.thing);
    hushClick();
  };

  readonly cancel = (pointer: PointerEvent): void => {
    if (this.#held?.pointer === pointer.pointerId) this.#held = null;
  };
}

/** The click that follows a drag must do nothing. Where none follows, the next one is not to be swallowed. */
function hushClick(): void {
  const hush = (click: MouseEvent): void => click.stopPropagation();
  addEventListener("click", hush, { capture: true });
  setTimeout(() => removeEventListener("click", hush, { capture: true }));
}
