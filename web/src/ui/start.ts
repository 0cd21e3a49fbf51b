// Ways to a table.
import type { NewTable } from "../wire";
import { act, newTable, Problem, type Level } from "../net/api";
import { keep, share } from "../table/fairness";
import { somebody } from "./guest.svelte";
import { go } from "./router.svelte";
import { toast } from "./toasts.svelte";

/** How many play when nobody has said: enough for the game to sparkle, few enough to follow. */
const USUAL: Record<string, number> = { looters: 3, planet: 3, zovnis: 3, constellations: 3, powers: 4 };

/** Against bots, at once. */
export function playNow(game: string, players = USUAL[game] ?? 2, level: Level = "normal"): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level }) as const);
  return open({ settings: { game, players, public: false }, seats: [{ kind: "me" }, ...bots] }, true);
}

/** A table that others can join. */
export function withFriends(wish: NewTable): Promise<void> {
  return open(wish, false);
}

async function open(wish: NewTable, start: boolean): Promise<void> {
  try {
    await somebody();
    const made = await share();
    const { table } = await newTable({ ...wish, promise: made?.promise ?? null });
    keep(table, made);
    if (start) await act(table, { type: "start" });
    go(`/t/${table}`);
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    toast.problem(problem);
  }
}
