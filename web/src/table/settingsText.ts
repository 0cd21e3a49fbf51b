// Formats the settings of a table as text.
import type { Clock, Settings } from "../wire";
import { choice, say, t } from "../words/words.svelte";

/** The time limit of a turn. */
export function clockText({ kind, limit = 0 }: Clock): string {
  if (kind === "days") return t("clock-days", { count: limit });
  return kind === "live" ? t("clock-seconds", { count: limit }) : t("clock-none");
}

/** The starting player; seats are named after their players. */
export function startText(start: Settings["start"], names: readonly string[]): string {
  if (typeof start !== "number") return t(start === "loser" ? "start-loser" : "start-chance");
  return names[start] || t("start-seat", { number: start });
}

/** The default chat mode of a table. */
export function usualChat(isPublic: boolean): "free" | "presets" {
  return isPublic ? "presets" : "free";
}

export interface Fact {
  label: string;
  value: string;
}

/** A summary of the settings, for people who sit down. */
export function factsOf(settings: Settings, names: readonly string[]): Fact[] {
  const { game, options = {}, clock = {}, chat, hints, undo = true, watchers = true, start } = settings;
  return [
    ...Object.entries(options).map(([name, value]) => ({
      label: say(game, `label-${name}`),
      value: choice(game, value),
    })),
    { label: t("clock"), value: clockText(clock) },
    { label: t("start-who"), value: startText(start, names) },
    { label: t("line-say"), value: t(`chat-${chat ?? "free"}`) },
    { label: t("hints"), value: t(hints ? "hints-on" : "hints-off") },
    { label: t("undo-moves"), value: t(undo ? "undo-on" : "undo-off") },
    { label: t("watchers"), value: t(watchers ? "watchers-on" : "watchers-off") },
    { label: t("who-may-join"), value: t(settings.public ? "join-all" : "join-link") },
  ];
}

/** Settings with some of them changed; a starting seat that no longer exists is reset. */
export function changed(settings: Settings, part: Partial<Settings>): Settings {
  const next = { ...settings, ...part };
  return typeof next.start === "number" && next.start >= next.players ? { ...next, start: "chance" } : next;
}
