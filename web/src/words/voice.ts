// Formats messages: the web's counterpart of `saucer.locales`, on the same catalogues.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { SEAT_ARGS } from "../facts";

export type Args = Record<string, unknown>;

/** A message as data; an argument may be a phrase itself. */
export interface Phrase {
  key: string;
  args?: Args;
}

/** Names of arguments that are seats, shown as names of people. */
const seatArgs: readonly string[] = SEAT_ARGS;

/** The people at the table: the names of the seats, and the seat of the reader, whom messages address as "you". */
interface People {
  names: readonly string[];
  reader: number | null;
}

/** One part of the catalogue in one language, on top of the messages that all parts share. */
export function bundleOf(language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/**
 * Format a message. Seats become names, and strings that are keys become their own messages. If the reader sits at
 * `$target`, the attribute `.target` of the message is used instead; the same goes for `.seat` and `.other`.
 */
export function tell(
  bundle: FluentBundle,
  phrase: Phrase,
  names: readonly string[] = [],
  reader: number | null = null,
): string {
  return formatPhrase(bundle, phrase, { names, reader });
}

function formatPhrase(bundle: FluentBundle, phrase: Phrase, people: People): string {
  const { key, args = {} } = phrase;
  if (bundle.hasMessage("title") && !bundle.hasMessage(key.split(".")[0] ?? "")) return generic(bundle, phrase, people);
  const variables = allVariables(bundle, bySeat(bundle, phrase, people), people);
  for (const name of people.reader === null ? [] : seatArgs) {
    const seats = seatsIn(args[name]);
    const toReader = `${key}${key.includes(".") ? "-" : "."}${name}`;
    if (!seats.includes(people.reader!) || !has(bundle, toReader)) continue;
    const others = seats.filter((seat) => seat !== people.reader).map((seat) => nameOf(bundle, seat, people));
    return format(bundle, toReader, {
      ...variables,
      [name]: together(bundle, [format(bundle, "seat-reader", {}), ...others]),
    });
  }
  return format(bundle, key, variables);
}

/** Fallback for a key without a message, from the key and the arguments: "Ola: took, count 3". */
function generic(bundle: FluentBundle, { key, args = {} }: Phrase, people: People): string {
  const variables = allVariables(bundle, args, people);
  const what = (key.includes("-") ? key.slice(key.indexOf("-") + 1) : key).replaceAll("-", " ");
  const rest = Object.keys(args).filter((name) => name !== "seat");
  const sentence = [what, ...rest.map((name) => `${name} ${String(variables[name])}`)].join(", ");
  return "seat" in args ? `${String(variables.seat)}: ${sentence}` : sentence;
}

/** A list with an item per seat is formatted seat by seat if the message has an attribute with the list's name. */
function bySeat(bundle: FluentBundle, { key, args = {} }: Phrase, people: People): Args {
  const one = ([name, value]: [string, unknown]): [string, unknown] =>
    Array.isArray(value) && !seatArgs.includes(name) && has(bundle, `${key}.${name}`)
      ? [
          name,
          value.map((item, seat) =>
            formatPhrase(bundle, { key: `${key}.${name}`, args: { seat, [name]: item } }, people),
          ),
        ]
      : [name, value];
  return Object.fromEntries(Object.entries(args).map(one));
}

type Variables = Record<string, FluentVariable>;

function allVariables(bundle: FluentBundle, args: Args, people: People): Variables {
  const variables: Variables = {};
  for (const [name, value] of Object.entries(args)) Object.assign(variables, variablesOf(bundle, name, value, people));
  return variables;
}

/** An argument in words, and under `name-form` in each form that its message has as an attribute. */
function variablesOf(bundle: FluentBundle, name: string, value: unknown, people: People): Variables {
  const seats = seatArgs.includes(name) ? seatsIn(value) : [];
  if (seats.length)
    return {
      [name]: together(
        bundle,
        seats.map((seat) => nameOf(bundle, seat, people)),
      ),
    };
  if (Array.isArray(value))
    return joinLists(
      name,
      value.map((item) => variablesOf(bundle, name, item, people)),
    );
  if (isPhrase(value)) return { [name]: formatPhrase(bundle, value, people) };
  const message = typeof value === "string" ? bundle.getMessage(value) : undefined;
  if (message) return forms(bundle, name, message);
  return { [name]: typeof value === "number" ? value : String(value) };
}

/** A seat or several. */
function seatsIn(value: unknown): readonly number[] {
  return (Array.isArray(value) ? value : [value]).filter((seat) => typeof seat === "number");
}

function nameOf(bundle: FluentBundle, seat: number, { names }: People): string {
  return names[seat] ?? format(bundle, "seat-name", { number: seat });
}

/** A list of names, as in "Ola, Pat and Kim". */
function together(bundle: FluentBundle, names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? format(bundle, "seat-names", { most: names.slice(0, -1).join(", "), last }) : last;
}

function forms(bundle: FluentBundle, name: string, message: Message): Variables {
  const variables: Variables = { [name]: format(bundle, message.id, {}) };
  for (const form of Object.keys(message.attributes))
    variables[`${name}-${form}`] = format(bundle, `${message.id}.${form}`, {});
  return variables;
}

function joinLists(name: string, items: Variables[]): Variables {
  const keys = new Set([name, ...items.flatMap((item) => Object.keys(item))]);
  return Object.fromEntries(
    [...keys].map((key) => [key, items.map((item) => String(item[key] ?? item[name])).join(", ")]),
  );
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === "object" && value !== null && "key" in value;
}

/** Whether the attribute `message.attribute` exists. */
function has(bundle: FluentBundle, key: string): boolean {
  const [id = "", form = ""] = key.split(".");
  return form in (bundle.getMessage(id)?.attributes ?? {});
}

/** A message, or one of its attributes as `message.attribute`. */
function format(bundle: FluentBundle, key: string, args: Variables): string {
  const [id = "", form] = key.split(".");
  const message = bundle.getMessage(id);
  const pattern = form ? message?.attributes[form] : message?.value;
  if (!pattern) throw new Error(`no message ${key}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors[0]) throw new Error(`message ${key}: ${errors[0].message}`);
  return text;
}
