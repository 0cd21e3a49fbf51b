"""Checks of the built site: every page reachable, every link and anchor right, nothing loaded from another host."""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

NO_PAGES = {"genindex.html", "search.html"}  # made by Sphinx itself
CLICKS = 2  # from the front page to any other
LOADED = ("stylesheet", "icon", "shortcut icon", "preload")  # links that browsers load by themselves
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
        elif tag != "link" or values.get("rel") in LOADED:
            self.assets += [values[name] for name in ("src", "href") if name in values]


def problems(site: Path, sources: list[str]) -> list[str]:
    """What is wrong with a site, one message each; `sources` are the addresses of the pages it should have."""
    pages = {str(path.relative_to(site)): Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    near = _reachable(pages)
    messages = [f"{source}: not built" for source in sources if source.replace(".md", ".html") not in pages]
    messages += [f"{name}: more than {CLICKS} clicks away" for name in pages if name not in near | NO_PAGES]
    for name, page in pages.items():
        messages += [f"{name}: loads {asset}" for asset in page.assets if urlsplit(asset).netloc]
        messages += [f"{name}: broken link {link}" for link in page.links if not _leads(site, pages, name, link)]
    for path in sorted(site.rglob("*.css")):
        if REMOTE.search(path.read_text("utf-8")):
            messages.append(f"{path.relative_to(site)}: loads from another host")
    return messages


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
    """Does a link lead to another site, a file, or an anchor that exists?"""
    if not link or urlsplit(link).scheme:
        return True
    file, anchor = _target(name, link)
    if file not in pages:
        return (site / file).is_file()
    return not anchor or unquote(anchor) in pages[file].ids


def _reachable(pages: dict[str, Page]) -> set[str]:
    """The files that are at most two clicks from the front page."""
    near = {"index.html"}
    for _ in range(CLICKS):
        near |= {_target(name, link)[0] for name in near & set(pages) for link in pages[name].links}
    return near
