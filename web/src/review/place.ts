// Where in a game somebody looks, and through whose eyes: the part of an address behind the question mark.

export interface Eyes {
  /** A seat; null for an onlooker's. */
  seat: number | null;
  /** Whether every hand lies open. */
  open: boolean;
}

export interface Place {
  /** Which game of a table; 0 for its newest. */
  game: number;
  /** After how many moves. */
  step: number;
  /** Null where the address does not say. */
  eyes: Eyes | null;
}

export function placeOf(search: string): Place {
  const asked = new URLSearchParams(search);
  const number = (name: string): number => Math.max(0, Math.trunc(Number(asked.get(name)))) || 0;
  const says = asked.has("seat") || asked.has("open");
  return {
    game: number("game"),
    step: number("step"),
    eyes: says ? { seat: asked.has("seat") ? number("seat") : null, open: asked.has("open") } : null,
  };
}

export function searchOf(place: Place): string {
  const { game, step, eyes } = place;
  const said = [
    game ? `game=${game}` : "",
    `step=${step}`,
    eyes && eyes.seat !== null ? `seat=${eyes.seat}` : "",
    eyes?.open ? "open=1" : "",
  ];
  return `?${said.filter(Boolean).join("&")}`;
}
