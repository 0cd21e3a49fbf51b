// The catalogues, each part of each language loaded when it is first needed.
import type { FluentBundle } from "@fluent/bundle";
import { LANGUAGES, SHARED } from "../facts";
import { fetchText } from "./fetchText";
import { bundleOf } from "./voice";

export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>(["../../../src/saucer/locales/*/*.ftl", "!**/terminal.ftl", "!**/screen.ftl"], {
  query: "?raw",
  import: "default",
});
const bundles = new Map<string, Promise<FluentBundle>>();

/** A part of the catalogue, as a bundle that can speak. */
export function catalogue(language: Language, part: string): Promise<FluentBundle> {
  const name = `${language}/${part}`;
  const known = bundles.get(name) ?? load(language, part);
  bundles.set(name, known);
  known.catch(() => bundles.delete(name)); // to be tried again
  return known;
}

async function load(language: Language, part: string): Promise<FluentBundle> {
  const parts = [...new Set<string>([...SHARED, part])];
  const texts = await Promise.all(parts.map((one) => read(language, one)));
  return bundleOf(language, texts);
}

/** A part that the page was built with; the server has those of games that other packages have added. */
function read(language: Language, part: string): Promise<string> {
  const open = files[`../../../src/saucer/locales/${language}/${part}.ftl`];
  return open ? open() : fetchText(`/api/games/${part}/catalogue?language=${language}`);
}

/** The first of the browser's languages that the house speaks. */
export function preferred(wishes: readonly string[]): Language {
  const known = wishes.map((wish) => LANGUAGES.find((language) => wish.toLowerCase().startsWith(language)));
  return known.find((language) => language !== undefined) ?? "en";
}
