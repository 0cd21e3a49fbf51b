// Formats the remaining time, short enough to fit beside a name.

/** Seconds as m:ss, h:mm:ss, or days and hours. */
export function leftOf(seconds: number): string {
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3600), Math.floor(seconds / 86_400)];
  const two = (number: number): string => String(number).padStart(2, "0");
  if (days) return `${days} d ${hours % 24} h`;
  if (hours) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
