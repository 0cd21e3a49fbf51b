// The Fluent catalogues; each part of each language is loaded on demand.
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

/** A part of the catalogue, as a Fluent bundle. */
export function catalogue(language: Language, part: string): Promise<FluentBundle> {
  const name = `${language}/${part}`;
  const bundle = bundles.get(name) ?? load(language, part);
  bundles.set(name, bundle);
  bundle.catch(() => bundles.delete(name)); // retry next time
  return bundle;
}

async function load(language: Language, part: string): Promise<FluentBundle> {
  const parts = [...new Set<string>([...SHARED, part])];
  const texts = await Promise.all(parts.map((one) => read(language, one)));
  return bundleOf(language, texts);
}

/** A part that is built in; parts of games from other packages are fetched from the server. */
function read(language: Language, part: string): Promise<string> {
  const open = files[`../../../src/saucer/locales/${language}/${part}.ftl`];
  const path = part.replace(/^learn-(.+)$/, "$1/lesson");
  return open ? open() : fetchText(`/api/games/${path}/catalogue?language=${language}`);
}

/** The first of the browser's languages that is supported. */
export function preferred(wishes: readonly string[]): Language {
  const matches = wishes.map((wish) => LANGUAGES.find((language) => wish.toLowerCase().startsWith(language)));
  return matches.find((language) => language !== undefined) ?? "en";
}
