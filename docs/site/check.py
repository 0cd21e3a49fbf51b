"""Checks of the built site: every page reachable, every link and anchor right, nothing loaded from another host."""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

NO_PAGES = {"genindex.html", "search.html"}  # made by Sphinx itself
CLICKS = 2  # from the front page to any other
REMOTE = re.compile(r"""(?:@import|url\()\s*['"]?(?:https?:)?//""")


class Page(HTMLParser):
    """The ids, links and assets of one page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.assets: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag names or refers to."""
        values = {name: value or "" for name, value in attrs}
        self.ids |= {values[name] for name in ("id", "name") if name in values}
        if tag == "a":
            self.links.append(values.get("href", ""))
        elif tag == "link" and values.get("rel") not in ("stylesheet", "icon", "shortcut icon", "preload"):
            pass
        else:
            self.assets += [values[name] for name in ("src", "href") if name in values and tag != "svg"]


def problems(site: Path, sources: list[str]) -> list[str]:
    """All that is wrong with a site, as sentences; `sources` are the addresses of the pages it should have."""
    pages = {str(path.relative_to(site)): Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    reached = _reachable(pages)
    found = [f"{source}: not built" for source in sources if source.replace(".md", ".html") not in pages]
    found += [f"{name}: more than {CLICKS} clicks away" for name in pages if name not in reached | NO_PAGES]
    for name, page in pages.items():
        found += [f"{name}: loads {asset}" for asset in page.assets if urlsplit(asset).netloc]
        found += [f"{name}: broken link {link}" for link in page.links if not _leads(site, pages, name, link)]
    for path in sorted(site.rglob("*.css")):
        found += [f"{path.relative_to(site)}: loads from another host" for _ in REMOTE.findall(path.read_text("utf-8"))]
    return found


def _target(name: str, link: str) -> tuple[str, str]:
    """The file and the anchor that a link of a page leads to."""
    parts = urlsplit(link)
    if not parts.path:
        return name, parts.fragment
    stops: list[str] = []
    for stop in (*Path(name).parent.parts, *unquote(parts.path).split("/")):
        stops = stops[:-1] if stop == ".." else stops if stop in ("", ".") else [*stops, stop]
    return "/".join(stops), parts.fragment


def _leads(site: Path, pages: dict[str, Page], name: str, link: str) -> bool:
    if not link or urlsplit(link).scheme:
        return True
    file, anchor = _target(name, link)
    if file not in pages:
        return (site / file).is_file()
    return not anchor or unquote(anchor) in pages[file].ids


def _reachable(pages: dict[str, Page]) -> set[str]:
    reached = {"index.html"}
    for _ in range(CLICKS):
        reached |= {_target(name, link)[0] for name in reached & set(pages) for link in pages[name].links}
    return reached
