"""The pages of the site: which files of the repository they are, where they go, and how links between them change."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from os.path import normpath, relpath
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
INDEX = "docs/README.md"

# Pages that list other pages: the pages they link to in this folder appear below them in the navigation.
LISTS = {"docs/rules.md": "src/saucer/rules/", "docs/decisions/README.md": "docs/decisions/"}

SOURCES = (
    "docs/*.md",
    "docs/decisions/*.md",
    "bench/*.md",
    "src/saucer/rules/*/*.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
)

FENCE = re.compile(r"(?ms)^(```+).*?^\1[ \t]*$")
CODE = re.compile(r"`[^`\n]+`")
LINK = re.compile(r"(!?\[[^\]]*\])\(([^)\s]+)\)")
HEADING = re.compile(r"(?m)^#{1,6} +(.+?)[ \t]*$")


@cache
def sources() -> tuple[str, ...]:
    """The Markdown files that become pages, as paths below the repository."""
    return tuple(sorted(str(path.relative_to(ROOT)) for pattern in SOURCES for path in ROOT.glob(pattern)))


def address(source: str) -> str:
    """Where a page of the repository stands in the site: `docs/design.md` is `design.md` there."""
    if source == INDEX:
        return "index.md"
    if source in ("CONTRIBUTING.md", "CHANGELOG.md"):
        return source.lower()
    place = re.sub(r"^(docs/|src/saucer/(?=rules/))", "", source)
    return re.sub(r"^bench/", "benchmarks/", place).replace("/README.md", "/index.md")


def without_code(text: str) -> str:
    """The text with fenced blocks and inline code blanked out, so that only prose is searched."""
    return CODE.sub("", FENCE.sub("", text))


def links(source: str, text: str) -> Iterator[tuple[str, str]]:
    """Every relative link of a page: the path it leads to, below the repository, and the anchor behind `#`."""
    for _, target in LINK.findall(without_code(text)):
        if "://" in target or target.startswith("mailto:"):
            continue
        path, _, anchor = target.partition("#")
        yield (normpath(Path(source).parent / path) if path else source), anchor


def anchors(text: str) -> set[str]:
    """The anchors of a page's headings, made as code hosts and MyST make them."""
    return {slug(heading) for heading in HEADING.findall(FENCE.sub("", text))}


def slug(heading: str) -> str:
    """The anchor of a heading: lower case, hyphens for spaces, punctuation dropped."""
    plain = re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[^\w\- ]", "", plain.lower()).strip().replace(" ", "-")


def rewrite_links(source: str, text: str, keep: Callable[[str], None]) -> str:
    """The text with its links changed to the addresses of the site; `keep` is called with each other file they need."""
    pages = set(sources())
    here = Path(address(source)).parent

    def change(match: re.Match[str]) -> str:
        label, target = match.groups()
        path, _, anchor = target.partition("#")
        if not path or "://" in target:
            return match[0]
        goal = normpath(Path(source).parent / path)
        if goal not in pages:
            keep(goal)
        place = relpath(address(goal), here)
        return f"{label}({place}{'#' + anchor if anchor else ''})"

    pieces = re.split(r"(?ms)(^```+.*?^```+[ \t]*$)", text)
    return "".join(piece if piece.startswith("```") else LINK.sub(change, piece) for piece in pieces)


def sections(index: str) -> list[tuple[str, list[str]]]:
    """The navigation: each section of the index page with the pages that it lists, the first link of each item."""
    navigation = []
    for part in re.split(r"(?m)^## ", index)[1:]:
        items = re.findall(r"(?m)^- .*?\]\(([^)#\s]+)", part)
        navigation.append((part.partition("\n")[0], [normpath(Path(INDEX).parent / item) for item in items]))
    return navigation


def children(source: str, text: str) -> list[str]:
    """The pages below a list in the navigation, in the order of its links, each once."""
    folder = LISTS[source]
    return list(dict.fromkeys(path for path, _ in links(source, text) if path.startswith(folder) and path != source))
