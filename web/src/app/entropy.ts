// The player's share of the shuffle: entropy committed to (by its hash) on sitting down, and revealed when the game starts.
const KEY = (table: string): string => `saucer-entropy-${table}`;

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface Share {
  promise: string;
  entropy: string;
}

/** Random bytes and their hash; null if the browser cannot hash (an insecure page). */
export async function share(): Promise<Share | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return { promise: hex(new Uint8Array(digest)), entropy: hex(bytes) };
}

export function keep(table: string, ownShare: Share | null): void {
  if (ownShare) localStorage.setItem(KEY(table), JSON.stringify(ownShare));
}

/** Forget the share once it has been revealed. */
export function forget(table: string): void {
  localStorage.removeItem(KEY(table));
}

/** The share committed to at a table, if this browser has it. */
export function promised(table: string, promise: string): string | null {
  const text = localStorage.getItem(KEY(table));
  const ownShare = text ? (JSON.parse(text) as Share) : null;
  return ownShare?.promise === promise ? ownShare.entropy : null;
}
