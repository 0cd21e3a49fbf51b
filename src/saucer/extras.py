"""The extras of the package and their libraries: `pip install "saucer[server]"`."""

from typing import Final

from saucer.kernel.errors import MissingExtra

EXTRAS: Final = {
    "server": ("asyncpg", "httptools", "segno", "starlette", "uvicorn", "uvloop", "websockets"),
    "terminal": ("rich", "textual"),
    "lab": ("matplotlib", "openskill"),
}


def missing_extra(module: str | None) -> MissingExtra | None:
    """The error for a missing module that an extra installs; None for other modules."""
    library = (module or "").partition(".")[0]
    return next((MissingExtra(extra) for extra, libraries in EXTRAS.items() if library in libraries), None)
