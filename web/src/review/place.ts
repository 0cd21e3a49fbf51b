// The position in a reviewed game and the seat it is viewed from, as the query of an address.

export interface Eyes {
  /** A seat; null for a spectator's view. */
  seat: number | null;
  /** Whether every hand is shown. */
  open: boolean;
}

export interface Place {
  /** The number of a game at its table; 0 for the newest. */
  game: number;
  /** The number of moves played. */
  step: number;
  /** Null if the address does not say. */
  eyes: Eyes | null;
}

export function placeOf(search: string): Place {
  const params = new URLSearchParams(search);
  const number = (name: string): number => Math.max(0, Math.trunc(Number(params.get(name)))) || 0;
  const says = params.has("seat") || params.has("open");
  return {
    game: number("game"),
    step: number("step"),
    eyes: says ? { seat: params.has("seat") ? number("seat") : null, open: params.has("open") } : null,
  };
}

export function searchOf(place: Place): string {
  const { game, step, eyes } = place;
  const fields = [
    game ? `game=${game}` : "",
    `step=${step}`,
    eyes && eyes.seat !== null ? `seat=${eyes.seat}` : "",
    eyes?.open ? "open=1" : "",
  ];
  return `?${fields.filter(Boolean).join("&")}`;
}
