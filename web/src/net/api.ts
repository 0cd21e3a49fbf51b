// The HTTP API of the server.
import type {
  Advice,
  FromClient,
  GameInfo,
  GameSummary,
  GuestInfo,
  NewTable,
  PlayOn,
  Position,
  Proof,
  Refused,
  Review,
  ReviewWish,
  TableMade,
  TableSummary,
  Update,
  Verdict,
  Whereabouts,
} from "../wire";
import { spoken, t } from "../words/words.svelte";
import { setReachable } from "./health.svelte";

/** The problem key of a server that does not answer. */
export const UNREACHABLE = "no-network";

/** A refusal, with the text to show. */
export class Problem extends Error {
  readonly key: string;
  readonly rule: string | null;

  constructor(refused: Refused) {
    super(refused.problem.text ?? refused.problem.key);
    this.key = refused.problem.key;
    this.rule = refused.rule ?? null;
  }
}

/** The text for an error: the reason of a refusal, or that the server or a part of the page is unreachable. */
export function reasonOf(error: unknown): string {
  if (error instanceof Problem) return error.message;
  reportError(error);
  return t(UNREACHABLE);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const [ok, answer] = await answered(path, {
    method,
    headers: { "Accept-Language": spoken(), "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!ok) throw new Problem(answer as Refused);
  return answer as T;
}

/** Whether the request succeeded, and the answer; an answer in another format does not come from our server. */
async function answered(path: string, request: RequestInit): Promise<[boolean, unknown]> {
  try {
    const response = await fetch(path, request);
    const answer: unknown = response.status === 204 ? undefined : await response.json();
    setReachable(true);
    return [response.ok, answer];
  } catch {
    setReachable(false);
    return [false, { type: "refused", id: null, problem: { part: "web", key: UNREACHABLE, text: t(UNREACHABLE) } }];
  }
}

export const games = (): Promise<GameInfo[]> => ask("GET", "/api/games");
export const me = (): Promise<GuestInfo> => ask("GET", "/api/me");
export const introduce = (name: string): Promise<GuestInfo> => ask("POST", "/api/guests", { name, language: spoken() });
export const rename = (name: string): Promise<GuestInfo> => ask("PUT", "/api/me", { name, language: spoken() });
export const lobby = (): Promise<TableSummary[]> => ask("GET", "/api/tables");
export const myTables = (): Promise<TableSummary[]> => ask("GET", "/api/me/tables");
export const myGames = (): Promise<GameSummary[]> => ask("GET", "/api/me/games");
export const newTable = (wish: NewTable): Promise<TableMade> => ask("POST", "/api/tables", wish);
export const look = (table: string): Promise<Update> => ask("GET", `/api/tables/${table}`);
export const proof = (table: string, game = 0): Promise<Proof> => ask("GET", `/api/tables/${table}/proof?game=${game}`);
export const recordOf = (table: string, game: number): Promise<unknown> =>
  ask("GET", `/api/tables/${table}/record?game=${game}`);
export const review = (wish: ReviewWish): Promise<Review> => ask("POST", "/api/review", wish);
export const reviewAdvice = (wish: Position): Promise<Advice> => ask("POST", "/api/review/advice", wish);
export const playOn = (wish: PlayOn): Promise<TableMade> => ask("POST", "/api/review/tables", wish);
export const whereabouts = (): Promise<Whereabouts> => ask("GET", "/api/whereabouts");
export const verify = (data: Proof): Promise<Verdict> => ask("POST", "/api/verify", data);

export type Wish = DistributiveOmit<Exclude<FromClient, { type: "hello" }>, "id" | "v">;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A request to a table outside its socket. */
export const act = (table: string, wish: Wish): Promise<unknown> =>
  ask("POST", `/api/tables/${table}/requests`, { id: crypto.getRandomValues(new Uint32Array(2)).join("-"), ...wish });
