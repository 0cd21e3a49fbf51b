// Lessons: steps, hints, wrong moves and jumps.
import { expect, test } from "vitest";
import type { Choice, GameMove, View } from "../src/wire";
import type { GameBoard } from "../src/board/gameBoard";
import { Course } from "../src/learn/course.svelte";
import { READ_ON, type Frame, type Moment, type PlayedLesson } from "../src/learn/lessons/types";

const frame = (name: string, type = "played"): Frame => ({
  view: { name } as unknown as View,
  mover: 0,
  news: [{ seq: 1, at: 0, type, told: [] }],
});
const MOVES = {
  left: { type: "strength", count: 1 },
  right: { type: "strength", count: 2 },
  wrong: { type: "strength", count: 3 },
} as const satisfies Record<string, GameMove>;
const choices = Object.entries(MOVES).map(([words, move]): Choice => ({
  words,
  move,
  caption: { part: "x", key: words },
}));
const read = (text: string, next: Moment | null, frames: Frame[] = []): Moment => ({
  text,
  frames,
  ways: { [READ_ON]: next },
});

/** Read, then `left` or `right` (which lead to different tables), then read; a second scene of one step. */
function lesson(puzzle = false): PlayedLesson {
  const after = (way: string): Moment => read("well-done", null, [frame(way), frame(`${way} answered`)]);
  const ask: Moment = {
    text: "choose",
    frames: [],
    moves: choices,
    ways: { left: after("left"), right: after("right") },
    puzzle,
  };
  return {
    others: ["Vega"],
    players: [2, 2],
    options: [{}, {}],
    lengths: [3, 1],
    scenes: [read("hello", ask, [frame("start", "dealt")]), read("bye", null, [frame("second", "dealt")])],
  };
}

const stageTimers = { pause: () => Promise.resolve(), unseen: () => false };
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));
const at = (course: Course): string =>
  `${course.here.moment.text} ${(course.stage.view as unknown as { name: string }).name}`;

async function begun(puzzle = false): Promise<Course> {
  const course = new Course(lesson(puzzle), { seat: () => ({}) } as unknown as GameBoard, stageTimers);
  await settled();
  course.next();
  await settled();
  return course;
}

test("reading advances, and a move leads to the step that the lesson names", async () => {
  const course = await begun();
  expect(at(course)).toBe("choose start");
  expect(course.moves.map((move) => move.words)).toEqual(["left", "right", "wrong"]);
  course.play({ ...MOVES.right });
  expect(course.busy).toBe(true);
  expect(course.moves).toEqual([]);
  await settled();
  expect(at(course)).toBe("well-done right answered");
  course.next();
  await settled();
  expect(at(course)).toBe("bye second");
  course.next();
  expect(course.over).toBe(true);
});

test("a wrong move only changes the coach's text, and can be retried", async () => {
  const course = await begun(true);
  expect(course.hinted).toBeNull();
  course.play(MOVES.wrong);
  await settled();
  expect([at(course), course.wrong, course.hinted]).toEqual(["choose start", 1, MOVES.left]);
  course.play(MOVES.left);
  await settled();
  expect([at(course), course.wrong, course.hinted]).toEqual(["well-done left answered", 0, null]);
});

test("outside puzzles the move is hinted at, and can be made for the learner", async () => {
  const course = await begun();
  expect(course.hinted).toEqual(MOVES.left);
  course.next();
  await settled();
  expect(at(course)).toBe("well-done left answered");
});

test("back follows the path taken, and restart is always available", async () => {
  const course = await begun();
  course.play({ ...MOVES.right });
  await settled();
  course.next();
  await settled();
  course.next();
  course.back();
  await settled();
  expect([course.over, at(course)]).toEqual([false, "bye second"]);
  course.back();
  await settled();
  expect(at(course)).toBe("well-done right answered");
  course.back();
  await settled();
  expect(at(course)).toBe("choose start");
  course.restart();
  await settled();
  expect([at(course), course.atStart, course.here.step]).toEqual(["hello start", true, 0]);
});

test("steps are numbered across all scenes", async () => {
  const course = await begun();
  expect([course.length, course.here.step, course.players]).toEqual([4, 1, 2]);
});
