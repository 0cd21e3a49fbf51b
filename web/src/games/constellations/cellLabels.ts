// The accessible names of the cells of the sky.
import type { ConstellationsCard } from "../../wire";
import { say, t } from "../../words/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { CORNERS, joined, keyOf, type OwnedShip, type Place, type Scene } from "./scene";
import { whereOf } from "./words";

interface Sky {
  scene: Scene;
  choosing: Choosing;
  /** The cards by the keys of their places. */
  cards: ReadonlyMap<string, ConstellationsCard>;
  fleet: readonly OwnedShip[];
  names: readonly string[];
}

export function cellLabel(sky: Sky, place: Place): string {
  const card = sky.cards.get(keyOf(place));
  if (sky.choosing.open.has(keyOf(place)))
    return t("constellations-cell-open", { place: whereOf(place), joins: joins(sky, place) });
  if (!card) return t("constellations-cell-empty", { place: whereOf(place) });
  const [nw, ne, se, sw] = card.planets;
  const shows = say("constellations", "card-turned", { nw, ne, se, sw });
  return [
    t("constellations-cell-card", { place: whereOf(place), card: shows }),
    ...card.groups.flatMap((group, corner) => owned(sky, place, group, corner)),
  ].join("; ");
}

/** The constellations that the selected card would join at a place: colours, sizes, owners. */
function joins({ scene, choosing, names }: Sky, place: Place): string {
  const groups = choosing.card ? joined(scene, choosing.card, choosing.suiting(place), place) : [];
  return groups
    .map((group) => {
      const { colour = "", size, owners = [] } = scene.groups[group] ?? {};
      const whose = owners.map((owner) => names[owner]).join(", ");
      return `${say("constellations", colour)} ${size}${whose && ` (${whose})`}`;
    })
    .join(", ");
}

function owned({ scene, fleet, names }: Sky, place: Place, group: number, corner: number): string[] {
  const { owners = [], size } = scene.groups[group] ?? {};
  if (!owners.length) return [];
  const name = CORNERS[corner]?.name ?? "nw";
  const ship = fleet.find((one) => one.x === place.x && one.y === place.y && one.corner === name);
  const args = { corner: say("constellations", name), seat: ship ? ship.owner : owners, count: size };
  return [t(ship ? "constellations-cell-ship" : "constellations-cell-owned", args, names)];
}
