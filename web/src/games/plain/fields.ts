// A view in words: its fields as lines, as `kernel/board.py` tells them in the terminal.
const NOT_TOLD = new Set(["seat", "turn", "over", "players"]); // said elsewhere, or player by player

/** A line for each field of the view, and one for each player. */
export function linesOf(view: object, names: readonly string[]): string[] {
  const fields = Object.entries(view).filter(([name]) => !NOT_TOLD.has(name));
  const players = "players" in view && Array.isArray(view.players) ? view.players : [];
  return [
    ...fields.map(([name, value]) => `${labelOf(name)}: ${told(value)}`),
    ...players.map((player, seat) => `${names[seat] ?? seat}: ${told(player)}`),
  ];
}

/** The points of a player, where the view has them. */
export function pointsOf(view: object, seat: number): number | null {
  const players: unknown = "players" in view ? view.players : null;
  const player: unknown = Array.isArray(players) ? players[seat] : null;
  const points: unknown = player && typeof player === "object" && "points" in player ? player.points : null;
  return typeof points === "number" ? points : null;
}

function told(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.map(told).join("; ") || "–";
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${labelOf(name)} ${told(inner)}`)
    .join(", ");
}

const labelOf = (name: string): string => name.replaceAll("_", " ");
