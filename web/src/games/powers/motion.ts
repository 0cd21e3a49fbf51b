// Transitions of cards between the places of the board.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../../app/settings.svelte";

export const GLIDE = 430;

export function glide(): number {
  return settings.lasting(GLIDE);
}

/** The element of a place: a seat, the pile, the discards. */
export function spotOf(place: string): DOMRect | null {
  return document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() ?? null;
}

/** Fly in from another place of the board; without one, appear at once. */
export function arrive(node: Element, { from, delay = 0 }: { from: DOMRect | null; delay?: number }): TransitionConfig {
  if (!from || settings.still) return { duration: 0 };
  const to = node.getBoundingClientRect();
  const [x, y] = [
    middle(from.left, from.right) - middle(to.left, to.right),
    middle(from.top, from.bottom) - middle(to.top, to.bottom),
  ];
  const small = Math.min(1, Math.max(0.3, from.width / to.width));
  return {
    duration: glide(),
    delay: delay * settings.tempo,
    easing: cubicOut,
    css: (here, away) =>
      `transform: translate(${x * away}px, ${y * away}px) scale(${small + (1 - small) * here}) rotate(${away * 20}deg); z-index: 30`,
  };
}

function middle(one: number, other: number): number {
  return (one + other) / 2;
}
