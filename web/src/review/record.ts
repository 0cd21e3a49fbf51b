// Reads records from a file, pasted text or a link.

/** The part of a record that the client reads; the server validates it. */
export interface GameRecord {
  game: string;
  names: string[];
  players: number;
  options: Record<string, number | string>;
  moves: [number, string][];
}

/** The records in a text, a single one or one per line; null if there are none. */
export function recordsIn(text: string): GameRecord[] | null {
  const whole = parsed(text);
  if (whole) return [whole];
  const lines = text.split("\n").filter((line) => line.trim());
  const records = lines.map(parsed);
  return records.length > 0 && records.every((one) => one !== null) ? records : null;
}

function parsed(text: string): GameRecord | null {
  try {
    const data: unknown = JSON.parse(text);
    return isRecord(data) ? data : null;
  } catch {
    return null;
  }
}

function isRecord(data: unknown): data is GameRecord {
  return typeof data === "object" && data !== null && "saucer" in data && "game" in data && "moves" in data;
}

/** A record compressed for the hash of a link. */
export async function packed(record: GameRecord): Promise<string> {
  const bytes = await through(new Blob([JSON.stringify(record)]), new CompressionStream("deflate-raw"));
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The record in a link; null if it is damaged. */
export async function unpacked(text: string): Promise<GameRecord | null> {
  try {
    const bytes = Uint8Array.from(
      atob(text.replaceAll("-", "+").replaceAll("_", "/")),
      (one) => one.codePointAt(0) ?? 0,
    );
    const plain = await through(new Blob([bytes]), new DecompressionStream("deflate-raw"));
    return parsed(new TextDecoder().decode(plain));
  } catch {
    return null;
  }
}

async function through(data: Blob, change: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(data.stream().pipeThrough(change)).arrayBuffer());
}
