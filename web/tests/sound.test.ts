// Sounds: the mapping of events to sounds.
import { expect, test } from "vitest";
import { soundOf, soundsLike } from "../src/board/sound";

test("two games can map the same event to different sounds", () => {
  soundsLike("looters", { "event-took": "fall" });
  soundsLike("planet", { "event-took": "laid", "event-turned": "fall" });
  const sounds = (key: string): unknown[] => ["looters", "planet", "zovnis"].map((part) => soundOf({ part, key }));
  expect(sounds("event-took")).toEqual(["fall", "laid", undefined]);
  expect(sounds("event-turned")).toEqual([undefined, "fall", undefined]);
});
