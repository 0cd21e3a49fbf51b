// The lessons, each loaded when it is opened.
import type { Lesson } from "./course.svelte";

const files = import.meta.glob<Lesson>("./lessons/*.json", { import: "default" });

export function hasLesson(game: string): boolean {
  return `./lessons/${game}.json` in files;
}

export async function lessonOf(game: string): Promise<Lesson | null> {
  const open = files[`./lessons/${game}.json`];
  return open ? open() : null;
}
