// The line styles of the players' constellations.
/** The line style of each seat: a colour and a pattern; its ships have a shape as well (art/Ship.svelte). */
const FLEETS = [
  { ink: "#ff9a4d", dash: "none" },
  { ink: "#ab9cff", dash: "15 9" },
  { ink: "#4fe0c4", dash: "0.1 10" },
  { ink: "#ff8fbd", dash: "20 9 0.1 9" },
] as const;

export const fleetOf = (seat: number): (typeof FLEETS)[number] => FLEETS[seat % FLEETS.length] ?? FLEETS[0];
