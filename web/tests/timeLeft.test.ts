// Formatting of the remaining time.
import { expect, test } from "vitest";
import { leftOf } from "../src/board/timeLeft";

test("time is formatted as briefly as possible", () => {
  expect([0, 9, 61, 3599, 3600, 90_061, 259_200].map(leftOf)).toEqual([
    "0:00",
    "0:09",
    "1:01",
    "59:59",
    "1:00:00",
    "1 d 1 h",
    "3 d 0 h",
  ]);
});
