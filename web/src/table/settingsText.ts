// The settings of a table in words.
import type { Clock, Settings } from "../wire";
import { choice, t, tell } from "../words/words.svelte";

/** How long a turn may take. */
export function clockText({ kind, limit = 0 }: Clock): string {
  if (kind === "days") return t("clock-days", { count: limit });
  return kind === "live" ? t("clock-seconds", { count: limit }) : t("clock-none");
}

/** Who begins; seats are called by the names of who sits there. */
export function startText(start: Settings["start"], names: readonly string[]): string {
  if (typeof start !== "number") return t(start === "loser" ? "start-loser" : "start-chance");
  return names[start] || t("start-seat", { number: start });
}

/** The chat that a table has where nothing else is chosen. */
export function usualChat(isPublic: boolean): "free" | "presets" {
  return isPublic ? "presets" : "free";
}

export interface Fact {
  label: string;
  value: string;
}

/** What those who sit down agree to. */
export function factsOf(settings: Settings, names: readonly string[]): Fact[] {
  const { game, options = {}, clock = {}, chat, hints, undo = true, watchers = true, start } = settings;
  return [
    ...Object.entries(options).map(([name, value]) => ({
      label: tell(game, `label-${name}`),
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

/** Settings with a part of them changed; a seat that is no longer there cannot begin. */
export function changed(settings: Settings, part: Partial<Settings>): Settings {
  const next = { ...settings, ...part };
  return typeof next.start === "number" && next.start >= next.players ? { ...next, start: "chance" } : next;
}
