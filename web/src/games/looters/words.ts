// Descriptions of the places of this board.
import { presence } from "../../board/presence";
import type { Place as Sitting } from "../../wire";
import { say, t } from "../../words/words.svelte";
import type { Place, Scene } from "./scene";

/** Earth or a player, and their loot. */
export function placeInWords(
  place: Place,
  view: Scene,
  names: readonly string[],
  sittings: readonly Sitting[],
): string {
  const player = place === "earth" ? undefined : view.players[place];
  if (!player) return say("looters", "board-earth", { loot: view.earth, pile: view.pile });
  const [who, top] = [names[Number(place)] ?? "", player.top ?? "board-no-top"];
  const facts = [say("looters", "board-player", { who, loot: player.loot, cards: player.cards, top })];
  const sitting = sittings[Number(place)];
  if (sitting) facts.push(presence(sitting));
  if (view.turn === place) facts.push(t("to-move"));
  return facts.join(", ");
}
