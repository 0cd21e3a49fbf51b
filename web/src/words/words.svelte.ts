// The words on the page: reactive, so that a change of language repaints everything said.
import type { FluentBundle } from "@fluent/bundle";
import type { Sentence } from "../wire";
import { catalogue, type Language } from "./catalogue";
import { say, type Args } from "./voice";

let language = $state<Language>("en");
let bundles = $state.raw<Record<string, FluentBundle>>({});

/** The parts every page needs. */
const ALWAYS = ["web", "server"];

/** Load the parts in a language, and speak it from then on. */
export async function speak(wish: Language, ...parts: string[]): Promise<void> {
  const wanted = [...new Set([...ALWAYS, ...Object.keys(bundles), ...parts])];
  const loaded = await Promise.all(wanted.map((part) => catalogue(wish, part)));
  bundles = Object.fromEntries(wanted.map((part, index) => [part, loaded[index] as FluentBundle]));
  language = wish;
  document.documentElement.lang = wish;
}

/** More parts in the language spoken now. */
export async function learn(...parts: string[]): Promise<void> {
  if (parts.some((part) => !bundles[part])) await speak(language, ...parts);
}

export function spoken(): Language {
  return language;
}

/** A message of a part that has been loaded. */
export function tell(part: string, key: string, args: Args = {}, names: readonly string[] = []): string {
  const bundle = bundles[part];
  return bundle ? say(bundle, { key, args }, names) : "";
}

/** A message of the web client itself. */
export function t(key: string, args: Args = {}, names: readonly string[] = []): string {
  return tell("web", key, args, names);
}

/** A value of a game's option; most are numbers. */
export function choice(game: string, value: string | number): string {
  const key = `choice-${value}`;
  return bundles[game]?.hasMessage(key) ? tell(game, key) : String(value);
}

/** A sentence of the server's. */
export function tellSentence(sentence: Sentence, names: readonly string[] = []): string {
  return sentence.text ?? tell(sentence.part, sentence.key, sentence.args ?? {}, names);
}
