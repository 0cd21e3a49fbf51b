// Formats the time since a moment, in the reader's language.
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** A moment (in seconds since 1970) as "5 minutes ago", "yesterday", or after a month its date. */
export function agoOf(at: number, language: string, now = Date.now() / 1000): string {
  const seconds = Math.max(0, now - at);
  if (seconds > 30 * 86_400) return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at * 1000);
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}
