// Formatting of messages, and the keys that the client uses.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SLUGS } from "../src/facts";
import { bundleOf, tell } from "../src/words/voice";

const LANGUAGES = ["en", "pl", "fr"];
const read = (language: string, part: string): string =>
  readFileSync(new URL(`../../src/saucer/locales/${language}/${part}.ftl`, import.meta.url), "utf8");
const bundle = (language: string, part: string) =>
  bundleOf(
    language,
    ["common", "errors", part].map((one) => read(language, one)),
  );

test("seats become names, and numbers choose their plural", () => {
  const polish = bundle("pl", "web");
  expect(tell(polish, { key: "points", args: { count: 1 } })).toBe("1 punkt");
  expect(tell(polish, { key: "points", args: { count: 3 } })).toBe("3 punkty");
  expect(tell(polish, { key: "points", args: { count: 5 } })).toBe("5 punktów");
  expect(tell(bundle("en", "web"), { key: "wins", args: { seat: 1 } }, ["Ola", "Pat"])).toBe("Pat wins");
  expect(tell(bundle("en", "web"), { key: "wins", args: { seat: 4 } }, ["Ola", "Pat"])).toBe("seat 4 wins");
});

test("strings that are keys become messages, in lists and in other forms, too", () => {
  const event = { key: "event-robbed", args: { seat: 0, target: 1, count: 3 } };
  expect(tell(bundle("en", "looters"), event, ["Ola", "Pat"])).toBe("Ola takes 3 loot from Pat.");
  const placed = {
    seat: 0,
    card: "z07",
    column: 2,
    row: 1,
    alien: "shaggy",
    saucer: "pink-cup",
    rider: "blip",
    craft: "g-lul",
    armed: 0,
  };
  const landing = tell(bundle("en", "zovnis"), { key: "event-placed", args: placed }, ["Ola"]);
  expect(landing).toBe("Ola lands Shaggy + Pink Cup on column 2, with Blip + G-Lul above.");
  const shot = { seat: 0, card: "z07", by: ["shaggy", "pink-cup"], way: "horizontal" };
  const elimination = tell(bundle("en", "zovnis"), { key: "event-eliminated", args: shot }, ["Ola"]);
  expect(elimination).toBe("Ola eliminates Shaggy + Pink Cup / Blip + G-Lul: Shaggy, Pink Cup, sideways.");
});

test("a list with an item per seat is formatted seat by seat", () => {
  const totals = { key: "event-totals", args: { totals: [120, 35] } };
  expect(tell(bundle("en", "powers"), totals, ["Ola", "Pat"])).toBe("Totals: 120 for Ola, 35 for Pat.");
  expect(tell(bundle("pl", "powers"), totals, ["Ola"])).toBe("Wyniki łączne: Ola – 120, gracz 1 – 35.");
});

test("the reader is addressed as you", () => {
  const robbed = { key: "event-robbed", args: { seat: 0, target: 1, count: 3 } };
  const tellTo = (language: string, reader: number | null) =>
    tell(bundle(language, "looters"), robbed, ["Ola", "Pat", "Kim"], reader);
  expect([null, 0, 1, 2].map((reader) => tellTo("en", reader))).toEqual([
    "Ola takes 3 loot from Pat.",
    "You take 3 loot from Pat.",
    "Ola takes 3 loot from you.",
    "Ola takes 3 loot from Pat.",
  ]);
  expect(tellTo("pl", 1)).toBe("Ola kradnie ci 3 łupy.");
  expect(tellTo("fr", 0)).toBe("Vous volez 3 jetons de butin à Pat.");
  const totals = { key: "event-totals", args: { totals: [120, 35] } };
  expect(tell(bundle("en", "powers"), totals, ["Ola", "Pat"], 1)).toBe("Totals: 120 for Ola, 35 for you.");
});

test("several names are joined, the reader first; without a form of address the reader is named", () => {
  const shared = { key: "event-shared", args: { seat: [0, 1, 2], colour: "red", count: 5 } };
  const tellTo = (language: string, reader: number | null) =>
    tell(bundle(language, "constellations"), shared, ["Ola", "Pat", "Kim"], reader);
  expect(tellTo("en", null)).toBe("Ola, Pat and Kim now own a red constellation of 5 planets together.");
  expect(tellTo("pl", 2)).toBe("Ty, Ola i Pat macie teraz wspólną czerwoną konstelację: 5 planet.");
  expect(tell(bundle("en", "web"), { key: "wins", args: { seat: 0 } }, ["Ola"], 0)).toBe("Ola wins");
});

test("phrases can be nested", () => {
  const inner = { key: "points", args: { count: 2 } };
  expect(tell(bundle("en", "web"), { key: "rule", args: { rule: inner } })).toBe("Rule 2 points");
});

test("a missing message is an error", () => {
  expect(() => tell(bundle("en", "web"), { key: "no-such-message" })).toThrow("no-such-message");
  expect(() => tell(bundle("en", "web"), { key: "rule" })).toThrow("rule");
});

test("every game has its pitch, and its cover", () => {
  const covers = import.meta.glob("../src/art/covers/*.svelte");
  for (const slug of SLUGS) {
    for (const language of LANGUAGES) expect(tell(bundle(language, "web"), { key: `pitch-${slug}` })).not.toBe("");
    expect(covers).toHaveProperty([`../src/art/covers/${slug.charAt(0).toUpperCase()}${slug.slice(1)}.svelte`]);
  }
});

test("every message the client names is in every language, and every message is named", () => {
  const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const text = Object.values(sources).join("\n");
  const families = [...text.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] as string); // `pitch-${game}`
  for (const language of LANGUAGES) {
    const keys = [...read(language, "web").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string);
    const usedKeys = keys.filter(
      (key) => text.includes(`"${key}"`) || families.some((family) => key.startsWith(family)),
    );
    expect(usedKeys).toEqual(keys);
    const calledKeys = [...text.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1] as string);
    expect(calledKeys.filter((key) => !keys.includes(key))).toEqual([]);
  }
});

test("a game without a sentence gets a generic one", () => {
  const event = { key: "event-no-such", args: { seat: 0, card: "general", units: 3 } };
  expect(tell(bundle("en", "looters"), event, ["Ola"])).toBe("Ola: no such, card General, units 3");
  expect(() => tell(bundle("en", "web"), event, ["Ola"])).toThrow("no message event-no-such");
});
