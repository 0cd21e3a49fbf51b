"""Which extra of the package brings which library: `pip install "saucer[server]"`."""

from typing import Final

from saucer.kernel.errors import MissingExtra

EXTRAS: Final = {
    "server": ("asyncpg", "httptools", "segno", "starlette", "uvicorn", "uvloop", "websockets"),
    "terminal": ("rich", "textual"),
    "lab": ("matplotlib", "openskill"),
}


def missing_extra(module: str | None) -> MissingExtra | None:
    """The error to tell where a module of an extra is not installed; None for other modules."""
    library = (module or "").partition(".")[0]
    return next((MissingExtra(extra) for extra, libraries in EXTRAS.items() if library in libraries), None)
