// Synthesised sounds: each is a short sequence of notes.
import type { Sentence } from "../wire";
import { settings } from "../app/settings.svelte";
import type { EventKey, GameSlug } from "./gameBoard";

interface Note {
  from: number;
  to?: number;
  length: number;
  wave?: OscillatorType;
}

const SOUNDS: Record<string, Note[]> = {
  turn: [
    { from: 523, length: 0.09 },
    { from: 784, length: 0.14 },
  ],
  refused: [{ from: 196, to: 150, length: 0.16, wave: "triangle" }],
  chat: [{ from: 988, length: 0.05 }],
  won: [
    { from: 523, length: 0.1 },
    { from: 659, length: 0.1 },
    { from: 784, length: 0.1 },
    { from: 1047, length: 0.25 },
  ],
  laid: [{ from: 330, to: 220, length: 0.07, wave: "triangle" }],
  zap: [{ from: 1400, to: 180, length: 0.18, wave: "sawtooth" }],
  fall: [{ from: 500, to: 200, length: 0.16, wave: "sine" }],
};

/** The sound of each event, by game: the same event may sound different in another game. */
const LIKE: Record<string, Partial<Record<string, string>>> = {};

export function soundsLike<S extends GameSlug>(slug: S, events: Partial<Record<EventKey<S>, string>>): void {
  LIKE[slug] = events;
}

/** The sound that a game assigned to an event, if any. */
export function soundOf({ part, key }: Sentence): string | undefined {
  return LIKE[part]?.[key];
}

let context: AudioContext | undefined;

/** Play a sound, by its name or by an event. */
export function sound(what: string | Sentence): void {
  const notes = SOUNDS[(typeof what === "string" ? what : soundOf(what)) ?? ""];
  if (!notes || !settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const note of notes) at = play(context, note, at);
}

function play(audio: AudioContext, note: Note, at: number): number {
  const oscillator = new OscillatorNode(audio, { type: note.wave ?? "sine", frequency: note.from });
  const gain = new GainNode(audio, { gain: note.wave === "sawtooth" ? 0.03 : 0.08 });
  const end = at + note.length;
  if (note.to) oscillator.frequency.exponentialRampToValueAtTime(note.to, end);
  gain.gain.setValueAtTime(gain.gain.value, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(end);
  return end;
}
