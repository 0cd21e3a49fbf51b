// The layers of the client: each folder imports only those below it. docs/web.md, "Layers", says why.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import { expect, test } from "vitest";

const SOURCES = "src";
const GENERATED = ["wire", "facts"];

/** From the lowest layer up: the folders that a folder may import besides itself and the generated files. */
const ALLOWED: Record<string, string[]> = {
  words: [],
  art: [],
  net: ["words"],
  app: ["net", "words"],
  ui: ["app", "net", "words", "art"],
  board: ["ui", "app", "words", "art"],
  games: ["board", "ui", "app", "words", "art"],
  table: ["board", "ui", "app", "net", "words", "art"],
  learn: ["table", "board", "ui", "app", "words", "art"],
  review: ["table", "board", "ui", "app", "net", "words", "art"],
  pages: ["learn", "review", "table", "games", "board", "ui", "app", "net", "words", "art"],
};

/** The files of a layer that import from the client, each with its imports, as paths below the sources. */
function imports(layer: string): [file: string, target: string][] {
  const files = readdirSync(join(SOURCES, layer), { recursive: true, encoding: "utf-8" });
  return files
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => join(layer, name))
    .flatMap((file) =>
      [...readFileSync(join(SOURCES, file), "utf-8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(
        (match): [string, string] => [file, normalize(join(dirname(file), match[1] ?? ""))],
      ),
    );
}

test("every folder is a layer", () => {
  const folders = readdirSync(SOURCES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...Object.keys(ALLOWED), "style"].sort());
});

test.each(Object.keys(ALLOWED))("%s imports only layers below it", (layer) => {
  const allowed = new Set([layer, ...GENERATED, ...(ALLOWED[layer] ?? [])]);
  const wrong = imports(layer).filter(([, target]) => !allowed.has(target.split(sep)[0] ?? ""));
  expect(wrong).toEqual([]);
});

test("a game imports no other game", () => {
  const game = (path: string): string | undefined => path.split(sep)[1];
  const wrong = imports("games").filter(
    ([file, target]) => target.startsWith(`games${sep}`) && game(file) !== game(target),
  );
  expect(wrong).toEqual([]);
});
