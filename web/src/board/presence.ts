// The presence of the people at a table, in words.
import type { Place } from "../wire";
import { say, t } from "../words/words.svelte";

/** Whether a player is absent, or has left the seat to a bot. */
export function isMissing(place: Place): boolean {
  return place.kind === "person" && (place.away || !place.here);
}

/** The name of the person at a place, and whether they are present. */
export function presence(place: Place): string {
  if (place.kind === "free") return t("seat-free");
  if (place.kind === "bot") return t("presence-bot", { level: say("server", `level-${place.level}`) });
  return t(place.away ? "presence-away" : place.here ? "presence-here" : "presence-gone");
}
