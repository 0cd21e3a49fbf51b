// What is said, and how: the web's half of `saucer.locales`, on the very same catalogues.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

export type Args = Record<string, unknown>;

/** Something to say, as data; an argument may be a phrase itself. */
export interface Phrase {
  key: string;
  args?: Args;
}

/** Arguments that are seats, shown as names. */
const SEAT_ARGS = new Set(["seat", "target", "other"]);

/** One part of a catalogue in one language, above the words that every part shares. */
export function bundleOf(language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** A message in words. Seats become names, and strings that are keys become their own messages. */
export function say(bundle: FluentBundle, phrase: Phrase, names: readonly string[] = []): string {
  return format(bundle, phrase.key, allSpoken(bundle, bySeat(bundle, phrase, names), names));
}

/** A list with an item for every seat is said seat by seat where the message has an attribute of the list's name. */
function bySeat(bundle: FluentBundle, { key, args = {} }: Phrase, names: readonly string[]): Args {
  const own = bundle.getMessage(key)?.attributes ?? {};
  const said = ([name, value]: [string, unknown]): [string, unknown] =>
    name in own && Array.isArray(value)
      ? [name, value.map((item, seat) => say(bundle, { key: `${key}.${name}`, args: { seat, [name]: item } }, names))]
      : [name, value];
  return Object.fromEntries(Object.entries(args).map(said));
}

type Spoken = Record<string, FluentVariable>;

function allSpoken(bundle: FluentBundle, args: Args, names: readonly string[]): Spoken {
  const spoken: Spoken = {};
  for (const [name, value] of Object.entries(args)) Object.assign(spoken, spokenAs(bundle, name, value, names));
  return spoken;
}

/** An argument in words, and under `name-form` in each form that its message has as an attribute. */
function spokenAs(bundle: FluentBundle, name: string, value: unknown, names: readonly string[]): Spoken {
  if (Array.isArray(value)) return listed(name, value.map((item) => spokenAs(bundle, name, item, names)));
  if (isPhrase(value)) return { [name]: say(bundle, value, names) };
  if (SEAT_ARGS.has(name) && typeof value === "number") {
    return { [name]: names[value] ?? format(bundle, "seat-name", { number: value }) };
  }
  const message = typeof value === "string" ? bundle.getMessage(value) : undefined;
  if (message) return forms(bundle, name, message);
  return { [name]: typeof value === "number" ? value : String(value) };
}

function forms(bundle: FluentBundle, name: string, message: Message): Spoken {
  const spoken: Spoken = { [name]: format(bundle, message.id, {}) };
  for (const form of Object.keys(message.attributes)) spoken[`${name}-${form}`] = format(bundle, `${message.id}.${form}`, {});
  return spoken;
}

function listed(name: string, items: Spoken[]): Spoken {
  const keys = new Set([name, ...items.flatMap((item) => Object.keys(item))]);
  return Object.fromEntries([...keys].map((key) => [key, items.map((item) => String(item[key] ?? item[name])).join(", ")]));
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === "object" && value !== null && "key" in value;
}

/** A message, or one of its attributes as `message.attribute`. */
function format(bundle: FluentBundle, key: string, args: Spoken): string {
  const [id = "", form] = key.split(".");
  const message = bundle.getMessage(id);
  const pattern = form ? message?.attributes[form] : message?.value;
  if (!pattern) throw new Error(`no message ${key}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors[0]) throw new Error(`message ${key}: ${errors[0].message}`);
  return text;
}
