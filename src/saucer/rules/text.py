"""Formats rules pages for a terminal: Markdown wrapped to a width, with or without styles."""

import re
from collections.abc import Iterator
from shutil import get_terminal_size
from typing import Final

BOLD, ITALIC, RESET = "\x1b[1m", "\x1b[3m", "\x1b[0m"
STYLE: Final = re.compile(r"\x1b\[[0-9]m")
FENCE, ITEM = "```", "- "
RULE: Final = re.compile(r"- \*\*[A-Z]+[0-9]+\*\*")  # items that begin with a rule id have no dash
GAP: Final = "  "  # between columns
NARROWEST: Final = 6  # a column
WIDEST: Final = 100  # a line


def text(markdown: str, width: int, styled: bool = False) -> str:
    r"""A page, or a part of one, in lines of at most `width` characters. Fenced blocks are unchanged.

    >>> print(text("## Aim\n\n- **Z3** Land as\n  *many* as you can ([CQ1](common.md)).", 20))
    Aim
    <BLANKLINE>
    Z3 Land as many as
       you can (CQ1).
    """
    return "\n".join(line.rstrip() for block in _blocks(markdown) for line in _set(block, width, styled))


def window() -> int:
    """The width of the terminal, limited to a comfortable line length."""
    return max(20, min(get_terminal_size().columns - 1, WIDEST))


def _blocks(markdown: str) -> Iterator[list[str]]:
    """Lines grouped into blocks: headings, items, paragraphs, tables, fenced blocks, empty lines."""
    block: list[str] = []
    for line in markdown.splitlines():
        if block and not _continues(block, line):
            yield block
            block = []
        block.append(line)
    if block:
        yield block


def _continues(block: list[str], line: str) -> bool:
    first = block[0]
    if first.startswith(FENCE):
        return len(block) == 1 or block[-1] != FENCE
    if first.startswith("|"):
        return line.startswith("|")
    begins = not line or line.startswith(("#", "|", FENCE, ITEM))
    return bool(first) and not first.startswith("#") and not begins


def _set(block: list[str], width: int, styled: bool) -> list[str]:
    first = block[0]
    if first.startswith(FENCE):
        return block[1:-1]
    if first.startswith("|"):
        return list(_table(block, width, styled))
    if first.startswith("#"):
        return _wrapped(_inline(f"**{first.lstrip('# ')}**", styled), width)
    words = " ".join(line.strip() for line in block)
    if not first.startswith(ITEM):
        return _wrapped(_inline(words, styled), width)
    hang = 3 if RULE.match(first) else 2
    return _wrapped(_inline(words.removeprefix(ITEM) if hang == 3 else words, styled), width, hang)


def _inline(words: str, styled: bool) -> str:
    """Inline markup removed: links become their text, strong and emphasized text gets a style."""
    words = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", words)
    words = re.sub(r"\*\*(.+?)\*\*", lambda match: _inked(match[1], BOLD, styled), words)
    words = re.sub(r"\*(.+?)\*", lambda match: _inked(match[1], ITALIC, styled), words)
    return words.replace("`", "")


def _inked(words: str, style: str, styled: bool) -> str:
    """Style each word by itself, because a pager resets styles at the end of a line."""
    return " ".join(f"{style}{word}{RESET}" for word in words.split(" ")) if styled else words


def _length(words: str) -> int:
    return len(STYLE.sub("", words))


def _wrapped(words: str, width: int, hang: int = 0) -> list[str]:
    """Wrap at ordinary spaces; all lines but the first are indented by `hang`."""
    lines: list[str] = []
    for word in words.split(" "):
        if lines and _length(lines[-1]) + 1 + _length(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(" " * hang + word if lines else word)
    return lines


def _table(block: list[str], width: int, styled: bool) -> Iterator[str]:
    rows = [[_inline(cell.strip(), styled) for cell in line.strip().strip("|").split("|")] for line in block]
    head, _, *body = rows
    rows = [[_inked(cell, BOLD, styled) for cell in head], *body]
    widths = _columns(rows, width)
    for row in rows:
        cells = [_wrapped(cell, wide) for cell, wide in zip(row, widths, strict=True)]
        for number in range(max(len(cell) for cell in cells)):
            parts = [cell[number] if number < len(cell) else "" for cell in cells]
            yield GAP.join(part + " " * (wide - _length(part)) for part, wide in zip(parts, widths, strict=True))


def _columns(rows: list[list[str]], width: int) -> list[int]:
    """Column widths: those of the widest cells, reduced from the widest column on to fit the window."""
    widths = [max(_length(cell) for cell in column) for column in zip(*rows, strict=True)]
    while sum(widths) + len(GAP) * (len(widths) - 1) > width and max(widths) > NARROWEST:
        widths[widths.index(max(widths))] -= 1
    return widths
