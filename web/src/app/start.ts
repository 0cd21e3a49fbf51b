// Opens a new table and goes to it.
import type { NewTable } from "../wire";
import { act, newTable } from "../net/api";
import { keep, share } from "./entropy";
import { numbersOf } from "./games";
import { somebody } from "./guest.svelte";
import { go } from "./router.svelte";
import { toast } from "./toasts.svelte";

/** Start a game against bots. */
export function playNow(game: string): Promise<void> {
  const players = numbersOf(game).usual;
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level: "normal" }) as const);
  return open({ settings: { game, players, public: false, hints: true }, seats: [{ kind: "me" }, ...bots] }, true);
}

/** Open a table that others can join. */
export function withFriends(wish: NewTable): Promise<void> {
  return open(wish, false);
}

async function open(wish: NewTable, start: boolean): Promise<void> {
  await toast.tried(async () => {
    await somebody();
    const ownShare = await share();
    const { table } = await newTable({ ...wish, promise: ownShare?.promise ?? null });
    keep(table, ownShare);
    if (start) await act(table, { type: "start" });
    go(`/t/${table}`);
  });
}
