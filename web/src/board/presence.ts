// Whether the people at a table are present, in words.
import type { Place } from "../wire";
import { t, tell } from "../words/words.svelte";

/** Whether somebody who plays is not here, or has left the seat to a bot. */
export function isMissing(place: Place): boolean {
  return place.kind === "person" && (place.away || !place.here);
}

/** Who sits there, and whether they are here. */
export function presence(place: Place): string {
  if (place.kind === "free") return t("seat-free");
  if (place.kind === "bot") return t("presence-bot", { level: tell("server", `level-${place.level}`) });
  return t(place.away ? "presence-away" : place.here ? "presence-here" : "presence-gone");
}
