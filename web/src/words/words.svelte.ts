// The reactive messages of the page: a change of language updates all text.
import type { FluentBundle } from "@fluent/bundle";
import type { Sentence } from "../wire";
import { catalogue, type Language } from "./catalogue";
import { tell as tellPhrase, type Args, type Phrase } from "./voice";

let language = $state<Language>("en");
let bundles = $state.raw<Record<string, FluentBundle>>({});

/** The parts in use, starting with those that every page needs. */
const partsInUse = new Set(["web", "server"]);
let target: Language = "en"; // the language requested last, which may still be loading

/** Switch to a language, once all its parts have loaded. */
export async function speak(wish: Language): Promise<void> {
  target = wish;
  await gather().catch((error: unknown) => {
    if (target === wish) target = language;
    throw error;
  });
}

/** Load more parts in the current language. */
export async function learn(...parts: string[]): Promise<void> {
  if (parts.every((part) => bundles[part])) return;
  for (const part of parts) partsInUse.add(part);
  await gather().catch((error: unknown) => {
    for (const part of parts) if (!bundles[part]) partsInUse.delete(part);
    throw error;
  });
}

/** Load all parts in use; again if they have changed meanwhile. */
async function gather(): Promise<void> {
  const [wish, parts] = [target, [...partsInUse]];
  const loaded = await Promise.all(parts.map((part) => catalogue(wish, part)));
  if (wish !== target || parts.length !== partsInUse.size) return gather();
  bundles = Object.fromEntries(parts.map((part, index) => [part, loaded[index] as FluentBundle]));
  language = wish;
  document.documentElement.lang = wish;
}

export function spoken(): Language {
  return language;
}

/** A message of a loaded part; it addresses the person at the reader's seat as "you". */
export function say(
  part: string,
  key: string,
  args: Args = {},
  names: readonly string[] = [],
  reader: number | null = null,
): string {
  const bundle = bundles[part];
  return bundle ? remembered(bundle, { key, args }, names, reader) : "";
}

const MOST_REMEMBERED = 3000; // messages per part
const memory = new WeakMap<FluentBundle, Map<string, string>>();

/** Cache of formatted messages: boards repeat them with every move, and formatting is slow. */
function remembered(bundle: FluentBundle, phrase: Phrase, names: readonly string[], reader: number | null): string {
  const cache = memory.get(bundle) ?? new Map<string, string>();
  const name = JSON.stringify([phrase.key, phrase.args, names, reader]);
  const text = cache.get(name) ?? tellPhrase(bundle, phrase, names, reader);
  if (cache.size >= MOST_REMEMBERED) cache.clear();
  memory.set(bundle, cache.set(name, text));
  return text;
}

/** A message of the web client itself. */
export function t(key: string, args: Args = {}, names: readonly string[] = []): string {
  return say("web", key, args, names);
}

/** Whether a loaded part has a message. */
export function has(part: string, key: string): boolean {
  return bundles[part]?.hasMessage(key) ?? false;
}

/** A value of a game's option; most are numbers. */
export function choice(game: string, value: string | number): string {
  const key = `choice-${value}`;
  return has(game, key) ? say(game, key) : String(value);
}

/** A sentence from the server. */
export function tell(sentence: Sentence, names: readonly string[] = [], reader: number | null = null): string {
  return sentence.text ?? say(sentence.part, sentence.key, sentence.args ?? {}, names, reader);
}
