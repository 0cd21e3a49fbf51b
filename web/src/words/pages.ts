// The rules pages, one per game and language, loaded on demand.
import type { Language } from "./catalogue";
import { fetchText } from "./fetchText";
import { parse, type Block } from "./markdown";

const files = import.meta.glob<string>("../../../src/saucer/rules/*/*.md", { query: "?raw", import: "default" });

export async function rulesPage(game: string, language: Language): Promise<Block[]> {
  const open = files[`../../../src/saucer/rules/${language}/${game}.md`];
  return parse(await (open ? open() : fetchText(`/api/games/${game}/rules?language=${language}`)));
}
