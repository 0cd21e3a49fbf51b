// The lessons, loaded on demand.
import type { PlayedLesson } from "./lessons/types";

const files = import.meta.glob<PlayedLesson>("./lessons/*.json", { import: "default" });

export async function lessonOf(game: string): Promise<PlayedLesson | null> {
  const open = files[`./lessons/${game}.json`];
  return open ? open() : null;
}
