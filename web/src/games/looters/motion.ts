// Transitions between the places of the board. A place is marked with `data-home`.
import { cubicInOut, cubicOut } from "svelte/easing";
import type { CrossfadeParams, TransitionConfig } from "svelte/transition";
import { crossfade } from "../../board/crossfade";
import { settings } from "../../app/settings.svelte";

interface Trip extends CrossfadeParams {
  key: string;
  /** The place it comes from, or goes to, if nothing with its key is at the other end. */
  home?: string;
}

export const glide = (): number => settings.lasting(480);

const [send, receive] = crossfade({ duration: glide, easing: cubicInOut, fallback });

export const leave = (node: Element, trip: Trip): (() => TransitionConfig) => send(node, trip);
export const arrive = (node: Element, trip: Trip): (() => TransitionConfig) => receive(node, trip);

export function homeOf(place: string | number): string {
  return typeof place === "number" ? `seat-${place}` : place;
}

export function find(place: string | number): Element | null {
  return document.querySelector(`[data-home="${homeOf(place)}"]`);
}

function fallback(node: Element, trip: CrossfadeParams): TransitionConfig {
  const { home } = trip as Trip;
  const far = home === undefined ? null : find(home);
  return far ? journey(node, far) : { duration: glide() / 2, css: (here) => `opacity: ${here}` };
}

function journey(node: Element, far: Element): TransitionConfig {
  const here = node.getBoundingClientRect();
  const there = far.getBoundingClientRect();
  const x = there.x + there.width / 2 - here.x - here.width / 2;
  const y = there.y + there.height / 2 - here.y - here.height / 2;
  return {
    duration: glide(),
    easing: cubicOut,
    css: (near, away) =>
      `transform: translate(${x * away}px, ${y * away}px) scale(${1 - away * 0.6}); opacity: ${Math.min(1, near * 3)}`,
  };
}

/** A covered card stays until the next one lies on it; a gathered card goes under the pile (U13). */
export function covered(node: Element, { gathered }: { gathered: boolean }): TransitionConfig {
  const pile = gathered ? find("pile") : null;
  return pile ? journey(node, pile) : { duration: glide() };
}
