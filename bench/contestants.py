"""The measured programs: saucer compiled and uncompiled, other libraries, and a C program as upper bound."""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from worker import Worker

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
PEERS = BENCH / ".venv"
LIMIT = ROOT / "build" / "classic"


def ours(source: Path | None = None) -> Worker:
    """The installed saucer, or the one in a source folder."""
    environment = dict(os.environ) if source is None else _environment(source)
    return Worker([sys.executable, str(BENCH / "ours.py")], environment)


def peers() -> tuple[Worker | None, dict[str, str]]:
    """The other libraries in their own environment, and the reason why any of them is missing."""
    python = PEERS / ("Scripts" if os.name == "nt" else "bin") / "python"
    requirements = (BENCH / "requirements.txt").read_text().split()
    try:
        if not python.exists():
            venv.create(PEERS, with_pip=True)
        missing = [requirement for requirement in requirements if not _installed(python, requirement)]
        worker = Worker([str(python), str(BENCH / "peers.py")], _environment(None))
    except (OSError, subprocess.CalledProcessError):
        worker, missing = None, requirements
    return worker, {name.split("==")[0]: f"{name} could not be installed" for name in missing}


def _installed(python: Path, requirement: str) -> bool:
    command = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", requirement]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _environment(path: Path | None) -> dict[str, str]:
    """The environment variables of this process, with another PYTHONPATH or none."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return environment if path is None else {**environment, "PYTHONPATH": str(path)}


class Limit:
    """The C program, built for this processor."""

    def __init__(self) -> None:
        LIMIT.parent.mkdir(exist_ok=True)
        compiler = os.environ.get("CC", "cc")
        subprocess.run([compiler, "-O3", "-march=native", "-o", str(LIMIT), str(BENCH / "classic.c")], check=True)

    def rate(self, players: int, seconds: float) -> float:
        """Playout moves per second."""
        rate: float = self._run("rate", players, seconds)["rate"]
        return rate

    def games(self, players: int, count: int, words: list[int]) -> dict[str, Any]:
        """The results of random games from generators in a known state."""
        return self._run("games", players, count, *words)

    def _run(self, *arguments: object) -> dict[str, Any]:
        command = [str(LIMIT), *map(str, arguments)]
        answer: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
        return answer


def limit() -> Limit | str:
    """The C program, or the reason why it is missing."""
    try:
        return Limit()
    except (OSError, subprocess.CalledProcessError) as error:
        return f"no C compiler: {type(error).__name__}"
