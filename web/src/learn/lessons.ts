// The lessons, each loaded when it is opened.
import type { Lesson } from "./course.svelte";

const files = import.meta.glob<Lesson>("./lessons/*.json", { import: "default" });

export async function lessonOf(game: string): Promise<Lesson | null> {
  const open = files[`./lessons/${game}.json`];
  return open ? open() : null;
}
