"""Saved games: atomically written files in the user's state folder, and files of records."""

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path

from saucer.games import SLUGS
from saucer.kernel.errors import SaucerError
from saucer.kernel.events import Phrase


def home(environ: Mapping[str, str]) -> Path:
    """SAUCER_HOME, or the XDG state folder; the current folder for users without a home."""
    if environ.get("SAUCER_HOME"):
        return Path(environ["SAUCER_HOME"])
    state = Path(environ.get("XDG_STATE_HOME", ""))
    if state.is_absolute():
        return state / "saucer"
    try:
        return Path.home() / ".local" / "state" / "saucer"
    except RuntimeError:
        return Path(".saucer")


@dataclass(frozen=True)
class Shelf:
    """A folder with at most one unfinished game per slug."""

    folder: Path

    def path(self, slug: str) -> Path:
        """The file of a game."""
        return self.folder / f"{slug}.json"

    def put(self, slug: str, text: str) -> None:
        """Save a game: write a temporary file and rename it, so that a crash leaves the old or the new version."""
        path = self.path(slug)
        beside = path.with_suffix(f".{os.getpid()}.new")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with open(beside, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        except OSError as error:
            raise _cannot("save-failed", path, error) from error

    def get(self, slug: str) -> str | None:
        """The saved game; None if there is none."""
        path = self.path(slug)
        try:
            return path.read_text("utf-8", errors="replace")
        except FileNotFoundError:
            return None
        except OSError as error:
            raise _cannot("save-unreadable", path, error) from error

    def remove(self, slug: str) -> None:
        """Delete a game; errors are ignored."""
        with suppress(OSError):
            self.path(slug).unlink(missing_ok=True)

    def put_aside(self, slug: str) -> Path:
        """Rename a damaged file and return its new path."""
        path = self.path(slug)
        names = (path.with_suffix(f".damaged-{number}.json") for number in count(1))
        aside = next(name for name in names if not name.exists())
        try:
            path.replace(aside)
        except OSError as error:
            raise _cannot("save-failed", path, error) from error
        return aside

    def new_record(self, slug: str) -> Path:
        """A path for the record of a finished game, named by slug and time."""
        folder = self.folder / "records"
        path = folder / f"{slug}-{datetime.now():%Y-%m-%d-%H%M%S}.jsonl"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise _cannot("record-failed", path, error) from error
        return path

    def latest(self) -> str | None:
        """The unfinished game that was played last."""
        saved = [slug for slug in SLUGS if self.path(slug).is_file()]
        return max(saved, key=lambda slug: self.path(slug).stat().st_mtime_ns, default=None)


def append(path: Path, text: str) -> None:
    """Append to a file of records."""
    try:
        with open(path, "a", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise _cannot("record-failed", path, error) from error


def check_record(path: Path) -> None:
    """Raise an error before the game if a record cannot be written there."""
    new = not path.exists()
    append(path, "")
    if new:
        path.unlink()


def _cannot(key: str, path: Path, error: OSError) -> SaucerError:
    return SaucerError(Phrase(key, {"path": str(path), "reason": error.strerror or ""}), "terminal")
