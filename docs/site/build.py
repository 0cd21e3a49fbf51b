"""Builds the documentation site into build/site: `make docs`, or `python -m docs.site.build` where Sphinx is installed.

The pages are gathered from the repository into build/pages, with their links changed to the addresses of the site, and
the Python reference is made beside them. Sphinx turns them into HTML; every warning is an error.
"""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from docs.site import check, reference
from docs.site.pages import INDEX, LISTS, ROOT, address, children, rewrite_links, sections, sources

PAGES = ROOT / "build" / "pages"
SITE = ROOT / "build" / "site"
API = "api/index"  # below the section "Reference"


def main() -> int:
    """Build the site and check it; returns the exit code."""
    gather(PAGES)
    shutil.rmtree(SITE, ignore_errors=True)
    from sphinx.cmd.build import build_main

    code = build_main(["-q", "-W", "--keep-going", "-d", str(PAGES.parent / "doctrees"), str(PAGES), str(SITE)])
    if code:
        return code
    problems = check.problems(SITE, addresses())
    if problems:
        print("\n".join(problems), file=sys.stderr)
        return 1
    print(f"build/site/index.html: {len(addresses())} pages")
    return 0


def addresses() -> list[str]:
    """The addresses of all pages of the site, those of the reference included."""
    return [*map(address, sources()), *reference.pages(ROOT / "src" / "saucer")]


def gather(folder: Path) -> None:
    """Write everything that Sphinx reads into a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    for source in sources():
        text = (ROOT / source).read_text("utf-8")
        page = rewrite_links(source, text, lambda path: _copy(path, folder / address(path)))
        _write(folder / address(source), "\n".join([page, *navigation(source, text)]))
    for place, text in reference.pages(ROOT / "src" / "saucer").items():
        _write(folder / place, text)
    shutil.copy(Path(__file__).parent / "conf.py", folder)
    shutil.copy(ROOT / "web" / "public" / "icon.svg", folder / "favicon.svg")


def navigation(source: str, text: str) -> Iterator[str]:
    """The tables of contents that a page adds to the navigation of the site."""
    if source == INDEX:
        for caption, pages in sections(text):
            yield from _toctree(source, pages, caption)
    elif source in LISTS:
        yield from _toctree(source, children(source, text))


def _toctree(source: str, pages: list[str], caption: str = "") -> Iterator[str]:
    yield from (":::{toctree}", ":hidden:", ":titlesonly:", *([f":caption: {caption}"] if caption else []))
    yield from map(_entry, pages)
    yield from ([f"/{API}"] if caption == "Reference" else [])
    yield ":::\n"


def _entry(page: str) -> str:
    """A line of a table of contents. Rules pages of other languages say which, as some titles are the same in all."""
    place = f"/{address(page).removesuffix('.md')}"
    folder, _, language = str(Path(place).parent).rpartition("/")
    if folder != "/rules" or language == "en":
        return place
    title = (ROOT / page).read_text("utf-8").partition("\n")[0].removeprefix("# ")
    return f"{title} ({language}) <{place}>"


def _copy(path: str, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / path, place)


def _write(place: Path, text: str) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, "utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
