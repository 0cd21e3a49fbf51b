// The alien and the colour of each seat, the same everywhere.
const ALIENS = ["blip", "shaggy", "moog", "tripod", "puff"] as const;
export const GROUNDS = ["#ffd9a0", "#c9f0e4", "#ffd2e3", "#dcd4ff", "#d3ecff"] as const;

export function alienOf(seat: number): string {
  return ALIENS[seat % ALIENS.length] ?? ALIENS[0];
}

export function groundOf(seat: number): string {
  return GROUNDS[seat % GROUNDS.length] ?? GROUNDS[0];
}
