// The table store: updates, moves, hints and the log.
import { beforeEach, expect, test, vi } from "vitest";
import type { Ack, Advice, Choice, GameMove, News, Update } from "../src/wire";
import type { GameBoard } from "../src/board/gameBoard";
import type { Socket } from "../src/net/connection";
import { Table } from "../src/table/table.svelte";

const move: GameMove = { type: "strength", count: 2 };
const choice = (words: string): Choice => ({ words, move, caption: { part: "x", key: words } });
const said = (seq: number, seat: number): News => ({ seq, at: 0, type: "spoke", seat, text: "hello" });
const update = (seq: number, news: News[], now = 1000): Update =>
  ({
    type: "update",
    seq,
    now,
    seat: 0,
    table: { phase: "playing", number: 1, mover: 1, deadline: 1060, places: [{ name: "Ola" }, { name: "Pat" }] },
    news,
    view: null,
    moves: [],
    may_undo: "no",
    muted: [],
  }) as unknown as Update;

let socket: Socket;
const sent: string[] = [];
function sitDown(first: Update): Table {
  const gameBoard = { seat: () => ({}), advance: (view: object) => ({ ...view }) } as unknown as GameBoard;
  return new Table(
    "t",
    gameBoard,
    first,
    () =>
      (socket = {
        onopen: null,
        onclose: null,
        onmessage: null,
        send: (text: string) => void sent.push(text),
        close: () => {},
      }),
  );
}

function hear(message: Update | Ack | Advice): void {
  socket.onmessage?.({ data: JSON.stringify(message) });
}

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("document", { hidden: true });
  vi.stubGlobal("sessionStorage", { getItem: () => null });
});

test("a table is ready after its first update, with or without a socket", () => {
  const table = sitDown(update(7, [said(7, 1)]));
  expect([table.info?.phase, table.log.length, table.health]).toEqual(["playing", 1, "joining"]);
});

test("only later messages of others are unread", async () => {
  const table = sitDown(update(7, [said(7, 1)]));
  expect(table.unread).toBe(0);
  await vi.advanceTimersByTimeAsync(0);
  hear(update(9, [said(8, 0), said(9, 1)]));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.unread).toBe(1);
  table.markRead();
  expect(table.unread).toBe(0);
});

test("a player who leaves after a game keeps the name in its log, until the next game is prepared", () => {
  const seated = (seq: number, phase: string, pat: string): Update => {
    const base = update(seq, []);
    return {
      ...base,
      table: {
        ...base.table,
        phase,
        places: [
          { seat: 0, name: "Ola" },
          { seat: 1, name: pat },
        ],
      } as never,
    };
  };
  const table = sitDown(seated(7, "playing", "Pat"));
  hear(seated(8, "over", ""));
  expect(table.names).toEqual(["Ola", "Pat"]);
  hear(seated(9, "gathering", ""));
  expect(table.names).toEqual(["Ola", ""]); // no messages are loaded here
  hear(seated(10, "gathering", "Eve"));
  expect(table.names).toEqual(["Ola", "Eve"]);
});

test("a delayed message does not change the clock skew", () => {
  const table = sitDown(update(7, []));
  expect(table.until).toBe(1_060_000);
  vi.setSystemTime(1_009_000);
  hear(update(8, [], 1001)); // sent eight seconds ago
  expect(table.until).toBe(1_060_000);
});

test("after a move no moves are offered until the next update", async () => {
  const table = sitDown({ ...update(7, []), moves: [choice("x")] });
  await vi.advanceTimersByTimeAsync(0);
  socket.onopen?.();
  expect(table.moves).toHaveLength(1);
  void table.play(move);
  const request = JSON.parse(sent.at(-1)!) as { id: string; move: GameMove };
  expect(request.move).toEqual(move);
  hear({ type: "ack", id: request.id, seq: 8 });
  await vi.advanceTimersByTimeAsync(0);
  expect([table.moves, table.chances]).toEqual([[], []]);
  hear({ ...update(8, []), moves: [choice("y"), choice("z")] });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.moves).toHaveLength(2);
});

test("a hint that arrives after my move is dropped", async () => {
  const table = sitDown({ ...update(7, []), moves: [choice("x")] });
  await vi.advanceTimersByTimeAsync(0);
  socket.onopen?.();
  const lastId = (): string => (JSON.parse(sent.at(-1)!) as { id: string }).id;
  const advice = (id: string): Advice => ({ type: "advice", id, words: "x", chance: 0.5 }) as Advice;
  void table.hint();
  hear(advice(lastId()));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.advice?.words).toBe("x");
  void table.hint();
  const late = lastId();
  void table.play(move);
  hear({ type: "ack", id: lastId(), seq: 8 });
  hear(advice(late));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.advice).toBeNull();
});

test("an update from before the answer to my move opens no decision after it", async () => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => setTimeout(work, 16));
  const open = (seq: number, news: News[] = []): Update => ({ ...update(seq, news), moves: [choice("x")] });
  const table = sitDown(open(7));
  await vi.advanceTimersByTimeAsync(50);
  socket.onopen?.();
  hear(open(8, [said(8, 1)]));
  hear(open(9, [said(9, 1)])); // waits for a frame
  void table.play(move);
  const { id } = JSON.parse(sent.at(-1)!) as { id: string };
  hear({ type: "ack", id, seq: 10 });
  await vi.advanceTimersByTimeAsync(50);
  expect([table.log.length, table.moves, table.chances]).toEqual([2, [], []]);
  hear(open(10));
  await vi.advanceTimersByTimeAsync(50);
  expect(table.moves).toHaveLength(1);
});

test("painted updates are reported to the server only while updates come quickly", async () => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => setTimeout(work, 16));
  const seenSeqs = (): unknown[] =>
    sent
      .splice(0)
      .map((text) => JSON.parse(text) as { type: string; seq?: number })
      .filter(({ type }) => type === "seen")
      .map(({ seq }) => seq);
  sitDown(update(7, []));
  socket.onopen?.();
  await vi.advanceTimersByTimeAsync(5000);
  hear(update(8, []));
  await vi.advanceTimersByTimeAsync(100);
  expect(seenSeqs()).toEqual([]);
  hear(update(9, []));
  await vi.advanceTimersByTimeAsync(5); // the frame is not painted yet
  hear(update(10, []));
  hear(update(11, []));
  await vi.advanceTimersByTimeAsync(100);
  expect(seenSeqs()).toEqual([9, 11]);
  vi.stubGlobal("document", { hidden: true });
  hear(update(12, []));
  expect(seenSeqs()).toEqual([12]);
  await vi.advanceTimersByTimeAsync(5000);
  hear(update(13, []));
  expect(seenSeqs()).toEqual([]);
});

test("a turn ends at once, and the next one begins after the animation", async () => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => setTimeout(work, 16));
  const at = (seq: number, mover: number): Update => {
    const played = {
      seq,
      at: 0,
      type: "played",
      seat: 0,
      words: "x",
      told: [{ part: "x", key: "event-x", args: {} }],
    } as unknown as News;
    const base = update(seq, [played]);
    return {
      ...base,
      view: { seq } as never,
      moves: mover === 0 ? [choice("x")] : [],
      table: { ...base.table, mover },
    };
  };
  const table = sitDown(at(7, 0));
  await vi.advanceTimersByTimeAsync(50);
  expect(table.mine).toBe(true);
  hear(at(8, 1));
  hear(at(9, 0));
  await vi.advanceTimersByTimeAsync(100);
  expect([table.stage.busy, table.mine]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([table.stage.busy, table.mine]).toEqual([false, true]);
});
