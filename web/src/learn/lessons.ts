// The lessons, loaded on demand: those of the built-in games are part of the client, others come from the server.
import { fetchText } from "../words/fetchText";
import type { PlayedLesson } from "./lessons/types";

const files = import.meta.glob<PlayedLesson>("./lessons/*.json", { import: "default" });

export async function lessonOf(game: string): Promise<PlayedLesson> {
  const open = files[`./lessons/${game}.json`];
  return open ? open() : (JSON.parse(await fetchText(`/api/games/${game}/lesson`)) as PlayedLesson);
}
