// The connection: resending, resuming and reconnecting.
import { beforeEach, expect, test, vi } from "vitest";
import type { Update } from "../src/wire";
import { Connection, type Health, type Socket } from "../src/net/connection";

class Wire implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: { type: string; id: string; since?: number | null }[] = [];
  closed = false;
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.closed = true;
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: Wire[] = [];
let health: Health[] = [];
let updates: Update[] = [];
let refusals: string[] = [];

function connect(): Connection {
  const dial = (): Wire => (wires.push(new Wire()), wires.at(-1)!);
  return new Connection(dial, () => "pl", null, {
    updated: (update) => updates.push(update),
    health: (state) => health.push(state),
    refused: ({ message }) => refusals.push(message),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  [wires, health, updates, refusals] = [[], [], [], []];
});

test("it sends hello, resumes from the newest seq, and resends unanswered requests", async () => {
  const connection = connect();
  wires[0]!.onopen?.();
  expect(wires[0]!.sent[0]).toMatchObject({ type: "hello", since: null, language: "pl" });
  wires[0]!.hear({ type: "update", seq: 12 });
  const answer = connection.ask({ type: "move", words: "z07 on 2", seen: 12 });
  const { id } = wires[0]!.sent[1]!;
  wires[0]!.onclose?.();
  expect(health).toEqual(["open", "lost"]);
  await vi.advanceTimersByTimeAsync(300);
  wires[1]!.onopen?.();
  expect(wires[1]!.sent[0]).toMatchObject({ type: "hello", since: 12 });
  expect(wires[1]!.sent[1]).toMatchObject({ type: "move", id });
  wires[1]!.hear({ type: "ack", id, seq: 13 });
  expect(await answer).toMatchObject({ seq: 13 });
});

test("a painted update is reported once, and not again after a lost connection", async () => {
  const connection = connect();
  connection.see(11);
  wires[0]!.onopen?.();
  connection.see(12);
  expect(wires[0]!.sent.map(({ type }) => type)).toEqual(["hello", "seen"]);
  wires[0]!.onclose?.();
  await vi.advanceTimersByTimeAsync(300);
  wires[1]!.onopen?.();
  expect(wires[1]!.sent.map(({ type }) => type)).toEqual(["hello"]);
});

test("a refusal has a reason", async () => {
  const connection = connect();
  wires[0]!.onopen?.();
  const answer = connection.ask({ type: "move", words: "z07 on 2", seen: 1 });
  const { id } = wires[0]!.sent[1]!;
  wires[0]!.hear({
    type: "refused",
    id,
    rule: "Z5",
    problem: { part: "zovnis", key: "no-column-full", text: "Z5: full" },
  });
  await expect(answer).rejects.toMatchObject({ rule: "Z5", message: "Z5: full" });
});

test("it reconnects with backoff, and at once on demand", async () => {
  const connection = connect();
  for (const wait of [250, 500, 1000, 2000, 4000, 5000, 5000]) {
    const tries = wires.length;
    wires.at(-1)!.onclose?.();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(wires.length).toBe(tries);
    await vi.advanceTimersByTimeAsync(1);
    expect(wires.length).toBe(tries + 1);
  }
  wires.at(-1)!.onclose?.();
  const tries = wires.length;
  connection.hurry();
  expect(wires.length).toBe(tries + 1);
});

test("a stale socket is replaced when the page becomes visible", async () => {
  const connection = connect();
  wires[0]!.onopen?.();
  wires[0]!.hear({ type: "update", seq: 12 });
  connection.hurry();
  expect(wires.length).toBe(1);
  await vi.advanceTimersByTimeAsync(31_000);
  connection.hurry();
  expect([wires.length, wires[0]!.closed]).toEqual([2, true]);
  wires[1]!.onopen?.();
  expect(wires[1]!.sent[0]).toMatchObject({ type: "hello", since: 12 });
  expect(health).toEqual(["open"]); // replacing a stale socket is not reported
});

test("a goodbye message has a reason", () => {
  connect();
  wires[0]!.onopen?.();
  wires[0]!.hear({ type: "goodbye", problem: { part: "server", key: "too-fast", text: "Slower!" } });
  expect(refusals).toEqual(["Slower!"]);
});

test("a page of another version stops with a message", async () => {
  connect();
  wires[0]!.onopen?.();
  wires[0]!.hear({ type: "goodbye", reload: true, problem: { part: "server", key: "version-reload" } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(health.at(-1)).toBe("outdated");
  expect(wires.length).toBe(1);
});

const whole = (seq: number, digest: string): unknown => ({
  type: "update",
  seq,
  digest,
  table: {},
  view: null,
  moves: [],
});
const delta = (since: number, base: string, seq: number, digest: string): unknown => ({
  type: "delta",
  seq,
  since,
  base,
  now: 0,
  news: [],
  digest,
  table: { set: { watching: seq } },
});

test("it asks for deltas, and passes on the updates that they make", () => {
  connect();
  wires[0]!.onopen?.();
  expect(wires[0]!.sent[0]).toMatchObject({ type: "hello", deltas: true });
  wires[0]!.hear(whole(12, "a"));
  wires[0]!.hear(delta(12, "a", 13, "b"));
  wires[0]!.hear(delta(13, "b", 14, "c"));
  expect(updates.map(({ seq, table }) => [seq, table.watching])).toEqual([
    [12, undefined],
    [13, 13],
    [14, 14],
  ]);
  expect(wires[0]!.sent.length).toBe(1);
});

test("a delta that does not fit is dropped, and the whole is asked for once", () => {
  connect();
  wires[0]!.onopen?.();
  wires[0]!.hear(whole(12, "a"));
  wires[0]!.hear(delta(12, "x", 13, "b"));
  wires[0]!.hear(delta(13, "b", 14, "c"));
  expect(wires[0]!.sent.slice(1)).toMatchObject([{ type: "again", since: 12 }]);
  wires[0]!.hear(whole(14, "c"));
  wires[0]!.hear(delta(14, "c", 15, "d"));
  expect(updates.map(({ seq }) => seq)).toEqual([12, 14, 15]);
  expect(wires[0]!.sent.length).toBe(2);
});

test("a new connection begins with the whole, and so does one that is refused it", async () => {
  connect();
  wires[0]!.onopen?.();
  wires[0]!.hear(whole(12, "a"));
  wires[0]!.onclose?.();
  await vi.advanceTimersByTimeAsync(300);
  wires[1]!.onopen?.();
  wires[1]!.hear(delta(12, "a", 13, "b"));
  const { id } = wires[1]!.sent[1]!;
  expect(wires[1]!.sent[1]).toMatchObject({ type: "again", since: 12 });
  wires[1]!.hear({ type: "refused", id, problem: { part: "errors", key: "too-fast" } });
  await vi.advanceTimersByTimeAsync(600);
  wires[2]!.onopen?.();
  expect(wires[2]!.sent[0]).toMatchObject({ type: "hello", since: 12 });
  expect([updates.length, refusals]).toEqual([1, []]);
});
