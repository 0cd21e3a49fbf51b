// Descriptions of places in the sky.
import { say } from "../../words/words.svelte";
import type { Place } from "./scene";

/** A place relative to the start card: "2 left and 1 up". */
export function whereOf({ x, y }: Place): string {
  const across = { key: x < 0 ? "place-left" : "place-right", args: { count: Math.abs(x) } };
  const along = { key: y < 0 ? "place-up" : "place-down", args: { count: Math.abs(y) } };
  if (x && y) return say("constellations", "place-both", { across, along });
  if (!x && !y) return say("constellations", "place-start");
  const { key, args } = x ? across : along;
  return say("constellations", key, args);
}
