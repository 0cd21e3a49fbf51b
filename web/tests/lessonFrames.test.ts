// The frames of the generated lessons.
import { expect, test } from "vitest";
import { framesOf, onlyFrame } from "../dev/lessonFrames";
import { addressOf, frameOf, wishOf } from "../dev/wish";
import type { Frame, Moment } from "../src/learn/lessons/types";
import { lessonOf } from "../src/learn/lessons";
import { SLUGS } from "../src/facts";

const query = (address: string): URLSearchParams => new URL(address, "http://localhost").searchParams;

function framesBelow(moment: Moment): Frame[] {
  return [...moment.frames, ...Object.values(moment.ways).flatMap((next) => (next ? framesBelow(next) : []))];
}

test.each(SLUGS)("the gallery has every view of the lesson of %s", async (game) => {
  const { scenes, ...rest } = await lessonOf(game);
  const views = new Set(framesOf({ scenes, ...rest }).map(({ frame }) => JSON.stringify(frame.view)));
  expect(views).toEqual(new Set(scenes.flatMap(framesBelow).map(({ view }) => JSON.stringify(view))));
});

test("a step without frames shows the current table, with its moves", async () => {
  const frames = framesOf(await lessonOf("looters"));
  const [welcome, first] = frames;
  expect(first?.frame).toBe(welcome?.frame);
  expect(first?.moment.moves).not.toHaveLength(0);
});

test("an intermediate frame offers no moves", async () => {
  const played = await lessonOf("zovnis");
  const passing = framesOf(played).find(({ last }) => !last)!;
  const { scenes, players, lengths } = onlyFrame(played, passing);
  expect(scenes).toEqual([{ text: passing.moment.text, frames: [passing.frame], ways: { "": null } }]);
  expect(players).toEqual([played.players[passing.scene]]);
  expect(lengths).toEqual([1]);
});

test("the address names the frame", () => {
  const wish = { game: "planet", size: "sideways", theme: "dark", language: "pl" } as const;
  expect(wishOf(query(addressOf(wish)))).toEqual(wish);
  expect(frameOf(query(addressOf(wish)))).toBeNull();
  expect(frameOf(query(addressOf(wish, 3)))).toEqual({ game: "planet", frame: 3 });
});

test("unknown parameters fall back to the defaults", () => {
  const usual = { game: "all", size: "desk", theme: "auto", language: "en" };
  expect(wishOf(query("/dev/boards?game=chess&size=huge"))).toEqual(usual);
});
