// Crossfade for elements that leave one place and enter another, such as a card laid from the hand.
import { crossfade as svelteCrossfade, type CrossfadeParams, type TransitionConfig } from "svelte/transition";
import { settings } from "../app/settings.svelte";

type Transition = (node: Element, thing: CrossfadeParams & { key: unknown }) => () => TransitionConfig;

const stay = (): TransitionConfig => ({ duration: 0 });

/** Svelte's crossfade, skipped with reduced motion: measuring both places forces a layout of the whole page. */
export function crossfade(params: Parameters<typeof svelteCrossfade>[0]): [send: Transition, receive: Transition] {
  const [send, receive] = svelteCrossfade(params);
  return [
    (node, thing) => (settings.still ? stay : send(node, thing)),
    (node, thing) => (settings.still ? stay : receive(node, thing)),
  ];
}
