// The camera over the sky: the whole sky, close to a place, or as moved by the user.
import type { Attachment } from "svelte/attachments";

/** The point at the centre of the window, and the zoom. */
export interface Look {
  x: number;
  y: number;
  zoom: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const LARGEST = 2;
const FIT_LARGEST = 0.95;
const SMALLEST = 0.05;
const TOOLS = 56; // pixels along the top of the window, covered by buttons and hints
const SLACK = 8; // pixels a pointer may move before a tap becomes a drag

/** The view that fits a box. */
export function fit(box: Box, { width, height }: Size): Look {
  const zoom = Math.min(width / (box.right - box.left), height / (box.bottom - box.top), FIT_LARGEST);
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, zoom: Math.max(zoom, SMALLEST) };
}

/** Converts a view of the part of the window that is clear of tools to one of the whole window; or back. */
function whole(look: Look, back = false): Look {
  return { ...look, y: look.y - ((back ? -1 : 1) * TOOLS) / 2 / look.zoom };
}

/** Zoom round a fixed point, given in pixels from the centre of the window. */
export function zoomed(look: Look, zoom: number, at: { x: number; y: number }): Look {
  const shift = 1 / look.zoom - 1 / zoom;
  return { x: look.x + at.x * shift, y: look.y + at.y * shift, zoom };
}

/** The minimal pan that keeps a box larger than the window on all its sides. */
export function within(look: Look, box: Box, { width, height }: Size): Look {
  const keep = (length: number, low: number, high: number, middle: number): number => {
    const half = length / 2 / look.zoom;
    return high - low < 2 * half ? (low + high) / 2 : Math.min(Math.max(middle, low + half), high - half);
  };
  return { ...look, x: keep(width, box.left, box.right, look.x), y: keep(height, box.top, box.bottom, look.y) };
}

/** The minimal pan that brings a box, and a margin round it, into the window. */
export function revealed(look: Look, box: Box, { width, height }: Size, margin: number): Look {
  const reach = (length: number, low: number, high: number, middle: number): number => {
    const half = Math.max(length / 2 / look.zoom - margin, 0);
    return half * 2 < high - low ? (low + high) / 2 : Math.min(Math.max(middle, high - half), low + half);
  };
  return { ...look, x: reach(width, box.left, box.right, look.x), y: reach(height, box.top, box.bottom, look.y) };
}

export type Side = "top" | "right" | "bottom" | "left";

/** The edge of the window beyond which the centre of a box lies; undefined if it is visible. */
export function beyond(look: Look, box: Box, { width, height }: Size): Side | undefined {
  const x = ((box.left + box.right) / 2 - look.x) * look.zoom;
  const y = ((box.top + box.bottom) / 2 - look.y) * look.zoom;
  const [across, along] = [Math.abs(x) - width / 2, Math.abs(y) - height / 2];
  if (Math.max(across, along) <= 0) return undefined;
  if (across > along) return x < 0 ? "left" : "right";
  return y < 0 ? "top" : "bottom";
}

export class Camera {
  width = $state(0);
  height = $state(0);
  /** Whether a pointer drags the sky: then it follows at once, without a transition. */
  held = $state(false);
  #mode = $state<"fit" | "near" | "free">("fit");
  #own = $state.raw<Look>({ x: 0, y: 0, zoom: 1 });
  #target = $state.raw<Box | null>(null); // the box that was zoomed to
  readonly look = $derived.by((): Look => {
    if (this.#mode === "fit") return this.#all;
    if (this.#mode === "free" || !this.#target) return this.#own;
    const near = within(whole(this.#own, true), this.box(), this.#clear); // also after the window has been rotated
    return whole(this.#revealing(near, this.#target));
  });
  readonly #all = $derived.by((): Look => whole(fit(this.box(), this.#clear)));

  constructor(private readonly box: () => Box) {}

  get #clear(): Size {
    return { width: this.width, height: this.height - TOOLS };
  }

  get fits(): boolean {
    return this.#mode === "fit";
  }

  /** The edge beyond which a box lies. */
  beyond(box: Box): Side | undefined {
    return beyond(whole(this.look, true), box, this.#clear);
  }

  /** Show the whole sky again. */
  fit(): void {
    this.#mode = "fit";
  }

  /** Show the whole sky again, unless the user has moved it. */
  settle(): void {
    if (this.#mode === "near") this.#mode = "fit";
  }

  /** Zoom to a box so that it is at least `pixels` wide. */
  near(box: Box, least: number): void {
    const now = whole(this.look, true);
    const zoom = Math.max(now.zoom, Math.min(least / (box.right - box.left), LARGEST));
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, zoom };
    const look = zoom > now.zoom ? within(middle, this.box(), this.#clear) : now;
    const next = this.#revealing(look, box);
    this.#target = box;
    if (same(next, now)) return;
    this.#own = whole(next);
    if (this.#mode === "fit") this.#mode = "near";
  }

  #revealing(look: Look, box: Box): Look {
    return revealed(look, box, this.#clear, (box.right - box.left) / 4);
  }

  /** Pan to a box without zooming. */
  reveal(box: Box): void {
    if (this.#mode !== "fit") this.near(box, 0);
  }

  zoom(factor: number, at = { x: 0, y: 0 }): void {
    const smallest = Math.min(this.#all.zoom * 0.8, LARGEST);
    const zoom = Math.min(Math.max(this.look.zoom * factor, smallest), LARGEST);
    this.#take(zoomed(this.look, zoom, at));
  }

  pan(x: number, y: number): void {
    const { zoom } = this.look;
    this.#take({ x: this.look.x - x / zoom, y: this.look.y - y / zoom, zoom });
  }

  /** The centre of the window never leaves the sky. */
  #take(look: Look): void {
    const { left, top, right, bottom } = this.box();
    this.#own = { ...look, x: Math.min(Math.max(look.x, left), right), y: Math.min(Math.max(look.y, top), bottom) };
    this.#mode = "free";
  }

  /** The point of the drawing at a point of the page. */
  pointAt(clientX: number, clientY: number, frame: DOMRect): { x: number; y: number } {
    const { x, y, zoom } = this.look;
    return {
      x: x + (clientX - frame.left - this.width / 2) / zoom,
      y: y + (clientY - frame.top - this.height / 2) / zoom,
    };
  }

  /** Wheel, drag and pinch on the window. */
  readonly gestures: Attachment<HTMLElement> = (node) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let slipped = 0;

    const fromMiddle = (x: number, y: number): { x: number; y: number } => {
      const frame = node.getBoundingClientRect();
      return { x: x - frame.left - this.width / 2, y: y - frame.top - this.height / 2 };
    };
    const wheel = (turned: WheelEvent): void => {
      turned.preventDefault();
      this.zoom(
        Math.exp(-turned.deltaY * (turned.deltaMode ? 0.05 : 0.0015)),
        fromMiddle(turned.clientX, turned.clientY),
      );
    };
    const down = (pointer: PointerEvent): void => {
      if (pointer.button !== 0 || (pointer.target as Element).closest("button")) return;
      if (!fingers.size) slipped = 0;
      fingers.set(pointer.pointerId, { x: pointer.clientX, y: pointer.clientY });
    };
    const move = (pointer: PointerEvent): void => {
      const before = fingers.get(pointer.pointerId);
      if (!before) return;
      if (!pointer.buttons) return up(pointer); // released outside the window
      const now = { x: pointer.clientX, y: pointer.clientY };
      slipped += Math.hypot(now.x - before.x, now.y - before.y);
      if (slipped > SLACK && !this.held) {
        this.held = true;
        node.setPointerCapture(pointer.pointerId);
      }
      const [other] = [...fingers].filter(([id]) => id !== pointer.pointerId).map(([, at]) => at);
      if (this.held) this.pan((now.x - before.x) / (other ? 2 : 1), (now.y - before.y) / (other ? 2 : 1));
      if (other) {
        const apart = Math.hypot(before.x - other.x, before.y - other.y);
        this.zoom(
          Math.hypot(now.x - other.x, now.y - other.y) / Math.max(apart, 1),
          fromMiddle((now.x + other.x) / 2, (now.y + other.y) / 2),
        );
      }
      fingers.set(pointer.pointerId, now);
    };
    const up = (pointer: PointerEvent): void => {
      fingers.delete(pointer.pointerId);
      if (!fingers.size) this.held = false;
    };
    const click = (press: MouseEvent): void => {
      if (slipped > SLACK) press.stopPropagation(); // the end of a drag is no tap
      slipped = 0;
    };

    node.addEventListener("wheel", wheel, { passive: false });
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    node.addEventListener("click", click, { capture: true });
    return () => {
      node.removeEventListener("wheel", wheel);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}

function same(one: Look, other: Look): boolean {
  return one.x === other.x && one.y === other.y && one.zoom === other.zoom;
}
