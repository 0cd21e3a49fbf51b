// The guest session. No account: a name, and a cookie that only the server reads.
import type { GuestInfo } from "../wire";
import { introduce, me, Problem, rename } from "../net/api";
import { t } from "../words/words.svelte";
import { toast } from "./toasts.svelte";

const KNOWN = "saucer-known"; // set once the server has given this browser its cookie

let current = $state.raw<GuestInfo | null>(null);

export function guest(): GuestInfo | null {
  return current;
}

/** Whether this browser has visited before. */
export function isKnown(): boolean {
  return localStorage.getItem(KNOWN) !== null;
}

/** The guest that the server recognises, or null. If the server does not answer, this throws and the guest stays. */
export async function recall(): Promise<GuestInfo | null> {
  if (!isKnown()) return null;
  try {
    current = await me();
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.key !== "not-signed-in") throw problem;
    localStorage.removeItem(KNOWN);
    current = null;
  }
  return current;
}

async function newcomer(name: string): Promise<GuestInfo> {
  current = await introduce(name);
  localStorage.setItem(KNOWN, "yes");
  return current;
}

/** The current guest, created if needed: without a name the guest gets a default one, which can be changed. */
export async function somebody(): Promise<GuestInfo> {
  const visitor = current ?? (await recall());
  if (visitor) return visitor;
  const number = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0;
  return newcomer(t("guest-name", { number: String(100 + (number % 900)) }));
}

/** Set the guest's name; false if it was refused, which is shown. An empty or unchanged name is ignored. */
export async function takeName(wish: string): Promise<boolean> {
  const name = wish.trim();
  if (!name || name === current?.name) return true;
  const renamedGuest = await toast.tried(async () => ((current ?? (await recall())) ? rename(name) : newcomer(name)));
  if (renamedGuest) current = renamedGuest;
  return renamedGuest !== null;
}
