// Parses the Markdown subset of the rules pages into data: it is never inserted as HTML.
export type Span =
  { kind: "text" | "strong" | "em" | "code"; text: string } | { kind: "link"; text: string; href: string };

export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: { rule: string | null; spans: Span[] }[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "code"; text: string };

const RULE = /^\*\*([A-Z]+[0-9]+)\*\* ?/;

export function parse(text: string): Block[] {
  const lines = text.split("\n");
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const stop = end(lines, at);
    const block = blockOf(lines.slice(at, stop));
    if (block) blocks.push(block);
    at = stop;
  }
  return blocks;
}

/** The line after the block that starts at a line. */
function end(lines: readonly string[], start: number): number {
  const first = lines[start] ?? "";
  if (first.startsWith("```")) return closing(lines, start);
  let at = start + 1;
  if (!first.trim() || first.startsWith("#")) return at;
  const goesOn = kindOf(first);
  while (at < lines.length && goesOn(lines[at] ?? "")) at++;
  return at;
}

function closing(lines: readonly string[], start: number): number {
  const fence = lines.findIndex((line, at) => at > start && line.startsWith("```"));
  return fence < 0 ? lines.length : fence + 1;
}

function kindOf(first: string): (line: string) => boolean {
  if (first.startsWith("|")) return (line) => line.startsWith("|");
  if (first.startsWith("- ")) return (line) => line.startsWith("- ") || line.startsWith("  ");
  return (line) => line.trim() !== "" && !/^(#|\||- |```)/.test(line);
}

function blockOf(lines: string[]): Block | null {
  const first = lines[0] ?? "";
  if (!first.trim()) return null;
  if (first.startsWith("```")) return { kind: "code", text: lines.slice(1, -1).join("\n") };
  if (first.startsWith("#")) {
    const level = first.search(/[^#]/);
    return { kind: "heading", level, spans: spansOf(first.slice(level).trim()) };
  }
  if (first.startsWith("|")) return table(lines);
  if (first.startsWith("- ")) return { kind: "list", items: itemLines(lines).map(itemOf) };
  return { kind: "paragraph", spans: spansOf(lines.map((line) => line.trim()).join(" ")) };
}

function itemLines(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (line.startsWith("- ")) items.push(line.slice(2));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return items;
}

function itemOf(text: string): { rule: string | null; spans: Span[] } {
  const rule = RULE.exec(text);
  return { rule: rule?.[1] ?? null, spans: spansOf(rule ? text.slice(rule[0].length) : text) };
}

function table(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => spansOf(cell.trim())),
  );
  return { kind: "table", head, rows };
}

const SPAN =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*\s](?:[^*]*[^*\s])?)\*|`(?<code>[^`]+)`|\[(?<link>[^\]]+)\]\((?<href>[^)]+)\)/g;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > at) spans.push({ kind: "text", text: text.slice(at, match.index) });
    spans.push(spanOf(match.groups ?? {}));
    at = match.index + match[0].length;
  }
  if (at < text.length) spans.push({ kind: "text", text: text.slice(at) });
  return spans;
}

function spanOf({ strong, em, code, link, href }: Record<string, string | undefined>): Span {
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (em !== undefined) return { kind: "em", text: em };
  if (code !== undefined) return { kind: "code", text: code };
  return { kind: "link", text: link ?? "", href: href ?? "" };
}
