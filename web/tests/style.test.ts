// Conventions of the sources that no tool checks: breakpoints and colours are named once, and files are short and say
// their purpose.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const MOST_LINES = 400;
const GENERATED = /^(wire|facts)\.ts$|deck\.ts$|^learn.lessons./;
const files = readdirSync("src", { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(ts|svelte|css)$/.test(name) && !GENERATED.test(name))
  .map((name) => ({ name, text: readFileSync(join("src", name), "utf-8") }));

const withText = (pattern: RegExp, home: string): string[] =>
  files.filter(({ name, text }) => !name.endsWith(home) && pattern.test(text)).map(({ name }) => name);

test("the breakpoint of phones in landscape is defined in media.css only", () => {
  expect(withText(/(max|min)-height: 56\dpx/, "media.css")).toEqual([]);
});

test("the colours of drawings are defined in tokens.css only", () => {
  expect(withText(/#(2a1746|fff6e6|c81e3a)/i, "tokens.css")).toEqual([]);
});

test("files open with a comment that says their purpose", () => {
  expect(files.filter(({ text }) => !/^(\/\/|\/\*\*?|<!--)\s+\S/.test(text)).map(({ name }) => name)).toEqual([]);
});

test("files are short", () => {
  expect(files.filter(({ text }) => text.split("\n").length > MOST_LINES + 1).map(({ name }) => name)).toEqual([]);
});
