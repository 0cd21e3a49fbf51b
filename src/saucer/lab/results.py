"""A ladder's results as a JSON file, with the command that reproduces it."""

import json
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from saucer.games import game
from saucer.kernel.errors import SaucerError, UsageError
from saucer.lab.ladder import Ladder, Pair, Pairing, Plan, round_robin
from saucer.lab.ratings import Rating

FORMAT: Final = "saucer ladder"
VERSION: Final = 1


def command(plan: Plan) -> str:
    """The command that reproduces these results."""
    words = ["saucer ladder", plan.slug, f"--players {plan.players}"]
    words += [f"--option {option}" for option in unusual_options(plan)]
    bar = plan.pairs[0].bar
    if plan.pairs == round_robin(plan.bots, plan.players, bar):
        words += [f"--bots {','.join(plan.bots)}"] + ([] if bar is None else [f"--bar {bar:g}"])
    else:
        words += [f"--pairs {','.join(map(str, plan.pairs))}"]
    words += [f"--games {plan.games}", f"--seed {plan.seed}"]
    words += [f"--confidence {plan.confidence:g}"] if plan.confidence != Plan.confidence else []
    words += [] if plan.paired else ["--no-paired"]
    words += [] if plan.stop else ["--no-stop"]
    return " ".join(words)


def unusual_options(plan: Plan) -> list[str]:
    """The options with values other than the default, as `name=value`."""
    defaults = game(plan.slug).sheet.settle({})
    return [f"{name}={value}" for name, value in plan.options.items() if value != defaults[name]]


def to_json(ladder: Ladder) -> str:
    """Indented JSON, ending with a newline."""
    data = {
        "format": FORMAT,
        "version": VERSION,
        "saucer": version("saucer"),
        "rules": game(ladder.plan.slug).sheet.version,
        "command": command(ladder.plan),
        "plan": asdict(ladder.plan),
        "ratings": {name: asdict(rating) for name, rating in ladder.ratings.items()},
        "pairings": [asdict(pairing) for pairing in ladder.pairings],
    }
    return json.dumps(data, indent=1) + "\n"


def from_json(text: str) -> Ladder:
    """Parse the output of `to_json`."""
    try:
        data = json.loads(text)
        if (data["format"], data["version"]) != (FORMAT, VERSION):
            raise UsageError(f"not results of a ladder in version {VERSION} of their format")
        plan = Plan(**{**data["plan"], "pairs": tuple(Pair(**pair) for pair in data["plan"]["pairs"])})
        pairings = tuple(_pairing(each) for each in data["pairings"])
        ratings = {name: Rating(**rating) for name, rating in data["ratings"].items()}
    except (ValueError, KeyError, TypeError) as error:
        raise UsageError(f"not results of a ladder: {error!r}") from None
    return Ladder(plan, pairings, ratings)


def _pairing(data: dict[str, Any]) -> Pairing:
    lead = data["lead_interval"]
    return Pairing(**{**data, "interval": tuple(data["interval"]), "lead_interval": lead and tuple(lead)})


def read(path: Path) -> Ladder:
    """The results in a file."""
    try:
        return from_json(path.read_text("utf-8"))
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}") from None
    except (UnicodeDecodeError, SaucerError) as error:
        raise UsageError(f"{path}: {error}") from None
