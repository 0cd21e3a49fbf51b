// A view as text: its fields as lines, like those of `kernel/board.py` in the terminal.
const NOT_TOLD = new Set(["seat", "turn", "over", "players"]); // shown elsewhere, or per player

/** A line per field of the view, and one per player. */
export function linesOf(view: object, names: readonly string[]): string[] {
  const fields = Object.entries(view).filter(([name]) => !NOT_TOLD.has(name));
  const players = "players" in view && Array.isArray(view.players) ? view.players : [];
  return [
    ...fields.map(([name, value]) => `${labelOf(name)}: ${textOf(value)}`),
    ...players.map((player, seat) => `${names[seat] ?? seat}: ${textOf(player)}`),
  ];
}

/** The points of a player, if the view has them. */
export function pointsOf(view: object, seat: number): number | null {
  const players: unknown = "players" in view ? view.players : null;
  const player: unknown = Array.isArray(players) ? players[seat] : null;
  const points: unknown = player && typeof player === "object" && "points" in player ? player.points : null;
  return typeof points === "number" ? points : null;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.map(textOf).join("; ") || "–";
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${labelOf(name)} ${textOf(inner)}`)
    .join(", ");
}

const labelOf = (name: string): string => name.replaceAll("_", " ");
