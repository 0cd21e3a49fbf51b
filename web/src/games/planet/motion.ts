// Transitions of tiles between the draft, the planets and the discards.
import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../../app/settings.svelte";
import { crossfade } from "../../board/crossfade";

export const [send, receive] = crossfade({
  duration: () => settings.lasting(620),
  easing: cubicOut,
  fallback: appear,
});

/** Transition of a tile without a counterpart. */
function appear(_node: Element, _options: object, coming: boolean): TransitionConfig {
  return {
    duration: settings.lasting(320),
    easing: coming ? cubicOut : cubicIn,
    css: (here, away) => `transform: translateY(${-30 * away}%) scale(${0.6 + 0.4 * here}); opacity: ${here}`,
  };
}
