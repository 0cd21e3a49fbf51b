"""Speed of rules and search: `make bench`. Prints tables and writes results.md beside this file.

All programs are measured in turn in every round, so that load of the machine affects all alike;
a ratio is the median of the rounds' ratios.
"""

import platform
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from statistics import median
from typing import Any

from contestants import BENCH, ROOT, Limit, limit, ours, peers
from report import Target, ratios, short, table
from searching import NOTES as SEARCH_NOTES
from searching import Searching
from worker import Worker

ROUNDS = 7  # of the race on the classic deck
GAME_ROUNDS = 5  # of the five games
SECONDS = 0.3
GAME_SECONDS = 0.1
PROOF_GAMES = 2000
PROOF_WORDS = [123456789, 987654321, 192837465, 564738291]

CLASSIC: dict[str, Any] = {"slug": "powers", "options": {"deck": "classic", "target": "round"}}
PLAYERS = 4
INSIDE, DRIVEN = "saucer, loop inside", "saucer, driven from Python"

EIGHTS = f"crazy_eights(players={PLAYERS})"
SPECIAL_EIGHTS = f"crazy_eights(players={PLAYERS},use_special_cards=true,reshuffle=true)"
PEERS: tuple[tuple[str, str, str, dict[str, Any]], ...] = (  # name, package, measure, its arguments
    ("RLCard", "rlcard", "rlcard_game", {"players": PLAYERS}),
    ("RLCard, round only", "rlcard", "rlcard_round", {"players": PLAYERS}),
    ("OpenSpiel", "open_spiel", "crazy_eights", {"game": EIGHTS, "outcomes": True}),
    ("OpenSpiel, quicker chance", "open_spiel", "crazy_eights", {"game": EIGHTS, "outcomes": False}),
    ("OpenSpiel, special cards", "open_spiel", "crazy_eights", {"game": SPECIAL_EIGHTS, "outcomes": False}),
)


@dataclass
class Case:
    """One game with a number of players, and its measurements by round."""

    name: str
    request: dict[str, Any]
    compiled: list[float] = field(default_factory=list)
    uncompiled: list[float] = field(default_factory=list)
    driven: list[float] = field(default_factory=list)
    clones: list[float] = field(default_factory=list)
    redeals: list[float] = field(default_factory=list)

    def measure(self, fast: Worker, slow: Worker) -> None:
        request = {**self.request, "seconds": GAME_SECONDS}
        self.compiled.append(fast.ask("inside", **request))
        self.uncompiled.append(slow.ask("inside", **request))
        self.driven.append(fast.ask("driven", **request))
        self.clones.append(1e6 / fast.ask("clone", **request))
        self.redeals.append(1e6 / fast.ask("redeal", **request))

    def gains(self) -> list[float]:
        return ratios(self.compiled, self.uncompiled)

    def row(self) -> list[str]:
        rates = [short(median(rates)) for rates in (self.compiled, self.uncompiled)]
        times = [f"{min(times):.2f}" for times in (self.clones, self.redeals)]
        players = str(self.request["players"])
        return [self.name, players, *rates, f"{median(self.gains()):.3g}", short(median(self.driven)), *times]


def cases(player_counts: dict[str, list[int]]) -> list[Case]:
    """Every game with every number of players, and the classic deck."""
    settings: list[tuple[str, str, dict[str, Any]]] = [(slug, slug, {}) for slug in player_counts]
    if "powers" in player_counts:
        settings.append(("powers, classic", CLASSIC["slug"], CLASSIC["options"]))
    return [
        Case(name, {"slug": slug, "players": players, "options": options})
        for name, slug, options in settings
        for players in player_counts[slug]
    ]


class Race:
    """The classic deck: saucer, the other libraries and the C program, each measured in every round."""

    def __init__(self, fast: Worker, others: Worker | None, c: Limit | str, missing: dict[str, str]) -> None:
        self.missing = missing
        self.runners: dict[str, Callable[[], float]] = {
            INSIDE: lambda: fast.ask("inside", players=PLAYERS, seconds=SECONDS, **CLASSIC),
            DRIVEN: lambda: fast.ask("driven", players=PLAYERS, seconds=SECONDS, **CLASSIC),
        }
        if isinstance(c, Limit):
            self.runners["C"] = lambda: c.rate(PLAYERS, SECONDS)
        else:
            missing["C"] = c
        for name, peer, measure, arguments in PEERS:
            if others is not None and peer not in missing:
                self.runners[name] = partial(others.ask, measure, seconds=SECONDS, **arguments)
        self.rates: dict[str, list[float]] = {name: [] for name in self.runners}

    def run(self) -> None:
        for number in range(ROUNDS):
            progress(f"race, round {number + 1} of {ROUNDS}")
            for name, runner in self.runners.items():
                self.rates[name].append(runner())

    def ratio(self, above: str, below: str, package: str) -> list[float] | str:
        """The ratios by round, or the reason why they are missing."""
        return ratios(self.rates[above], self.rates[below]) if below in self.rates else self.missing[package]


def progress(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def same_games(fast: Worker, c: Limit | str) -> str:
    """Whether the C program plays the same games from equal generators."""
    if not isinstance(c, Limit):
        return f"not checked ({c})"
    theirs = c.games(PLAYERS, PROOF_GAMES, PROOF_WORDS)
    ours = fast.ask("games", players=PLAYERS, count=PROOF_GAMES, words=PROOF_WORDS, **CLASSIC)
    if theirs != ours:
        return f"**no**: {theirs} is not {ours}"
    return f"yes: {ours['moves']} moves in {PROOF_GAMES} games, with equal scores and generators"


def measure_games(measured_cases: list[Case], searching: Searching, fast: Worker, slow: Worker) -> None:
    for number in range(GAME_ROUNDS):
        progress(f"games, round {number + 1} of {GAME_ROUNDS}")
        for case in measured_cases:
            case.measure(fast, slow)
        searching.round()


def targets(race: Race, measured_cases: list[Case], searching: Searching) -> list[Target]:
    """The targets, for compiled rules."""
    promises = [
        Target("RLCard's raw game", 100, race.ratio(INSIDE, "RLCard", "rlcard")),
        Target("OpenSpiel's crazy_eights, our loop inside", 20, race.ratio(INSIDE, "OpenSpiel", "open_spiel")),
        Target("OpenSpiel's crazy_eights, both driven from Python", 5, race.ratio(DRIVEN, "OpenSpiel", "open_spiel")),
        Target("the limit: C", 0.4, race.ratio(INSIDE, "C", "C")),
    ]
    for name in dict.fromkeys(case.name for case in measured_cases):
        gains = [case.gains() for case in measured_cases if case.name == name]
        promises.append(Target(f"{name} uncompiled, worst number of players", 20, min(gains, key=median)))
    slowest = max(measured_cases, key=lambda case: min(case.clones))
    name = f"clone, the slowest: {slowest.name}, {slowest.request['players']} players"
    promises.append(Target(name, 1, slowest.clones, at_most=True, unit="us"))
    return promises + searching.targets()


def document(race: Race, measured_cases: list[Case], searching: Searching, proof: str, versions: dict[str, str]) -> str:
    """The page of results."""
    fastest = race.rates[INSIDE]
    runners = [
        [name, short(median(rates)), short(median(ratios(fastest, rates)))] for name, rates in race.rates.items()
    ]
    named = ", ".join(f"{name} {number}" for name, number in versions.items())
    return "\n\n".join(
        [
            "# Speed of the rules",
            "Made by `make bench`. Compare ratios: they are medians over rounds in which all contestants are measured\n"
            "in turn, in processor time. Absolute numbers depend on the machine and the moment; clone and redeal\n"
            "times are those of the fastest round, since noise only adds to them.",
            f"Python {platform.python_version()}, {platform.machine()}; {named}.",
            "## Targets",
            table(
                ["against", "wanted", "measured", "rounds", "holds"],
                [target.row() for target in targets(race, measured_cases, searching)],
            ),
            f"## The race: classic deck, one round, {PLAYERS} players",
            table(["who", "moves/s", "our loop inside is x times as fast"], runners),
            NOTES,
            f"The C program plays the same games as saucer: {proof}.",
            "## The games",
            table(
                [
                    "game",
                    "players",
                    "compiled moves/s",
                    "uncompiled",
                    "ratio",
                    "driven from Python",
                    "clone us",
                    "redeal us",
                ],
                [case.row() for case in measured_cases],
            ),
            f"## Search, {PLAYERS} players",
            searching.table(),
            SEARCH_NOTES,
        ]
    )


NOTES = """\
- A move is a decision of a player. Dealing, shuffling and drawing are included for all contestants.
- *RLCard*: `Game.get_legal_actions` and `Game.step`. *Round only* leaves out the description of the
  position that `step` makes.
- *OpenSpiel*: `crazy_eights` through `legal_actions` and `apply_action`, chance drawn from
  `chance_outcomes`. *Quicker chance* takes any legal card at chance nodes, which one deck allows.
  *Special cards* has skips, reversals, draw-twos and reshuffling, with quicker chance.
- *C*: `classic.c`, the same rules, moves and generator in hand-written C, compiled for this processor."""


def main() -> None:
    fast, slow = ours(), ours(ROOT / "src")
    about = fast.ask("about")
    if not about["compiled"]:
        raise SystemExit("the installed saucer is not compiled: run `make build` first")
    progress("setting up the peers")
    others, missing = peers()
    versions = others.ask("installed") if others else {}
    c = limit()
    proof = same_games(fast, c)
    race = Race(fast, others, c, missing)
    race.run()
    measured_cases = cases(about["games"])
    searching = Searching(fast, others, missing)
    measure_games(measured_cases, searching, fast, slow)
    page = document(race, measured_cases, searching, proof, versions)
    print(page)
    (BENCH / "results.md").write_text(page + "\n")
    for worker in (fast, slow, others):
        if worker is not None:
            worker.close()


if __name__ == "__main__":
    main()
