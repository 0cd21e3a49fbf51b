// Things that leave one place and arrive at another, gliding between the two.
import { crossfade, type CrossfadeParams, type TransitionConfig } from "svelte/transition";
import { settings } from "../app/settings.svelte";

type Crossing = (node: Element, thing: CrossfadeParams & { key: unknown }) => () => TransitionConfig;

const stay = (): TransitionConfig => ({ duration: 0 });

/** Svelte's crossfade; where nothing is to move, nothing is measured either, which takes longer than all the rest. */
export function crossing(given: Parameters<typeof crossfade>[0]): [send: Crossing, receive: Crossing] {
  const [send, receive] = crossfade(given);
  return [
    (node, thing) => (settings.still ? stay : send(node, thing)),
    (node, thing) => (settings.still ? stay : receive(node, thing)),
  ];
}
