import { expect, test } from "vitest";
import { placeOf, searchOf } from "../src/review/place";
import { packed, recordsIn, unpacked, type GameRecord } from "../src/review/record";

const record = { saucer: 1, game: "zovnis", players: 2, names: ["Ola", "Paweł"], moves: [[0, "z07 on 2"]] } as unknown as GameRecord;

test("a place in a game survives its address", () => {
  for (const eyes of [{ seat: 2, open: false }, { seat: null, open: true }, { seat: 0, open: true }]) {
    expect(placeOf(searchOf({ game: 2, step: 17, eyes }))).toEqual({ game: 2, step: 17, eyes });
  }
  expect(placeOf("")).toEqual({ game: 0, step: 0, eyes: null });
  expect(placeOf("?step=-4&game=x&seat=")).toEqual({ game: 0, step: 0, eyes: { seat: 0, open: false } });
});

test("a record survives its link, and a damaged link is noticed", async () => {
  const link = await packed(record);
  expect(link).toMatch(/^[\w-]+$/);
  expect(await unpacked(link)).toEqual(record);
  expect(await unpacked(link.slice(4))).toBeNull();
  expect(await unpacked("%%%")).toBeNull();
});

test("a text holds one record, or one a line, or none", () => {
  expect(recordsIn(JSON.stringify(record, null, 2))).toEqual([record]);
  expect(recordsIn(`${JSON.stringify(record)}\n\n${JSON.stringify(record)}\n`)).toHaveLength(2);
  for (const text of ["", "hello", "[]", "{}", `${JSON.stringify(record)}\nhello`]) expect(recordsIn(text)).toBeNull();
});
