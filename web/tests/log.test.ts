// The log without the last move, while points are counted up.
import { expect, test } from "vitest";
import { withoutLastMove, type Line } from "../src/table/log.svelte";

const line = (seq: number, type: string): Line => ({ seq, at: 0, type, names: ["Ola"], reader: 0 });

test("the last move is left out, and nothing that was said after it", () => {
  const [dealt, first, last, spoke] = [line(1, "dealt"), line(2, "played"), line(3, "played"), line(4, "spoke")];
  expect(withoutLastMove([dealt, first, last, spoke])).toEqual([dealt, first, spoke]);
});

test("a log without moves stays as it is", () => {
  expect(withoutLastMove([line(1, "dealt")])).toEqual([line(1, "dealt")]);
});
