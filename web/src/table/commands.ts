// The command line: a move in the notation of the rules pages, or a command about the table.
import { showRule } from "../app/wantedRule.svelte";
import { say, t } from "../words/words.svelte";
import type { Table } from "./table.svelte";

const MOST_MOVES = 40;

type Deed = (table: Table, rest: string) => string[] | Promise<string[] | null>;

const DEEDS: Record<string, Deed> = {
  help: () => [t("help")],
  moves: (table, rest) => moves(table, rest),
  hand: (table) => hand(table),
  score: (table) => score(table),
  hint: async (table) => (await table.hint(), []),
  undo: async (table) => (await table.ask({ type: "undo" }), []),
  again: (table) => (table.repeat(), []),
  leave: async (table) => (await table.ask({ type: "leave" }), []),
  back: async (table) => (await table.ask({ type: "back" }), []),
  rules: (_, rest) => (showRule(rest.toUpperCase()), []),
  say: async (table, rest) => ((await table.ask({ type: "say", text: rest })) ? [] : null),
};

/** Run typed input; returns the lines to show, or null for a move or a refused command: a toast says why. */
export async function obey(table: Table, text: string): Promise<string[] | null> {
  const [word = "", ...rest] = text.split(/\s+/);
  const deed = Object.hasOwn(DEEDS, word.toLowerCase()) ? DEEDS[word.toLowerCase()] : undefined;
  if (deed) return deed(table, rest.join(" "));
  return (await table.playWords(text)) ? [] : null;
}

function moves(table: Table, query: string): string[] {
  const all = table.moves.map((move) => `${move.words}: ${table.tell(move.caption)}`);
  const matches = all.filter((line) => line.toLowerCase().includes(query.toLowerCase()));
  const more = matches.length - MOST_MOVES;
  if (!matches.length) return [t("moves-none")];
  return more > 0 ? [...matches.slice(0, MOST_MOVES), t("moves-more", { count: more })] : matches;
}

function hand(table: Table): string[] {
  const { view } = table;
  const game = table.info?.settings.game ?? "";
  return view && "hand" in view && view.hand.length
    ? view.hand.map((card) => `${card}: ${say(game, card)}`)
    : [t("hand-none")];
}

function score(table: Table): string[] {
  const { view } = table;
  const points =
    table.info?.result?.scores ?? (view && table.names.map((_, seat) => table.gameBoard.seat(view, seat).points));
  return points
    ? table.names.map((name, seat) => `${name}: ${points[seat] ?? t("secret")}`)
    : [say("server", "not-playing")];
}
