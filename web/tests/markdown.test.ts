// The Markdown parser of the rules pages.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse, spansOf } from "../src/words/markdown";

const RULES = new URL("../../src/saucer/rules/", import.meta.url);

test("marks inside a line", () => {
  expect(spansOf("a **b** `c` *d* [e](f.md)")).toEqual([
    { kind: "text", text: "a " },
    { kind: "strong", text: "b" },
    { kind: "text", text: " " },
    { kind: "code", text: "c" },
    { kind: "text", text: " " },
    { kind: "em", text: "d" },
    { kind: "text", text: " " },
    { kind: "link", text: "e", href: "f.md" },
  ]);
});

test("every rule of every page is parsed with its id, in every language", () => {
  for (const language of ["en", "pl", "fr"]) {
    for (const file of readdirSync(new URL(`${language}/`, RULES))) {
      const text = readFileSync(new URL(`${language}/${file}`, RULES), "utf8");
      const written = [...text.matchAll(/^- \*\*([A-Z]+[0-9]+)\*\*/gm)].map((match) => match[1]);
      const rules = parse(text).flatMap((block) => (block.kind === "list" ? block.items.map((item) => item.rule) : []));
      expect(rules.filter((rule) => rule !== null)).toEqual(written);
    }
  }
});

test("tables keep their cells", () => {
  const [table] = parse("| a | b |\n|---|---|\n| 1 | 2 |\n");
  expect(table).toMatchObject({
    kind: "table",
    head: [[{ text: "a" }], [{ text: "b" }]],
    rows: [[[{ text: "1" }], [{ text: "2" }]]],
  });
});

test("a single asterisk is plain text", () => {
  expect(spansOf("tiles marked *, or * below, are **ours**, *not theirs*")).toEqual([
    { kind: "text", text: "tiles marked *, or * below, are " },
    { kind: "strong", text: "ours" },
    { kind: "text", text: ", " },
    { kind: "em", text: "not theirs" },
  ]);
});
