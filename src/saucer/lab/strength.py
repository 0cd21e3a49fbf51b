"""Generates the page on the bots' strength from ladder results: `python -m saucer.lab.strength docs`.

It reads `docs/strength/*.json` (made by `saucer ladder --json`), draws each beside it, and writes `docs/strength.md`.
Whether a claim holds is computed from the confidence intervals.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from saucer.games import BUILT_IN
from saucer.kernel.errors import SaucerError
from saucer.lab import plot, results
from saucer.lab.ladder import Ladder, Pairing
from saucer.lab.oracle import ORACLE
from saucer.locales import say

Measured = tuple[str, Ladder]  # the file's stem and content

TOLERANCE: Final = 0.05  # "not worse" means: less than this below an even win rate
SKILLED: Final = ("planet", "zovnis", "constellations")  # in the other games luck is larger

INTRODUCTION: Final = """\
# Strength

Bots against each other, two at a table unless stated otherwise, each deal played from every seat. The intervals are
confidence sequences, valid whenever a match stops ([ladder statistics](statistics.md)). This page and its pictures are
made from the measurements in `docs/strength/` by `python -m saucer.lab.strength docs`; each table names the command
that measured it.

The `oracle` cheats: it sees all cards and all chance to come. It cannot be seated at a table; its share shows how much
perfect information is worth.

## Claims
"""


@dataclass(frozen=True)
class Claim:
    """The claim that one bot's win rate against another, at two players, is above a bar."""

    hero: str
    rest: str
    words: str
    bar: float = 0.5
    confidence: float = 0.95


def claims(slug: str) -> list[Claim]:
    """The claims about the bots of a game."""
    return [
        Claim("sensible", "random", "sensible beats random"),
        Claim("normal", "easy", "normal beats easy"),
        Claim("hard", "normal", "hard beats normal"),
        Claim("expert", "hard", "expert is not worse than hard", bar=0.5 - TOLERANCE),
        Claim("hard", "sensible", "hard wins at least 60 % against sensible", bar=0.6)
        if slug in SKILLED
        else Claim("hard", "sensible", "hard beats sensible", confidence=0.99),
    ]


def evidence(claim: Claim, ladders: Sequence[Ladder]) -> Pairing | None:
    """The longest measurement that can decide a claim: paired deals at two players, with sufficient confidence."""
    fit = [
        pairing
        for ladder in ladders
        if ladder.plan.players == 2 and ladder.plan.paired and ladder.plan.confidence >= claim.confidence
        if (pairing := ladder.pairing(claim.hero, claim.rest))
    ]
    return max(fit, key=lambda pairing: pairing.games, default=None)


def judged(claim: Claim, pairing: Pairing | None) -> str:
    """Whether a claim holds."""
    if pairing is None:
        return "not measured"
    low, high = pairing.interval
    return "**holds**" if low >= claim.bar else "does not hold" if high <= claim.bar else "not shown"


def page(measured: Sequence[Measured]) -> str:
    """The whole page."""
    return "\n".join([INTRODUCTION, *_claim_rows(measured), *_games(measured)]) + "\n"


def _claim_rows(measured: Sequence[Measured]) -> Iterator[str]:
    yield "| game | claim | share needed | confidence | share, interval | games | |"
    yield "|---|---|---|---|---|---|---|"
    for slug in BUILT_IN:
        ladders = [ladder for _, ladder in measured if ladder.plan.slug == slug]
        for claim in claims(slug):
            pairing = evidence(claim, ladders)
            columns = f"{_share(pairing)} | {pairing.games}" if pairing else " | "
            needed = f"{100 * claim.bar:g} % | {100 * claim.confidence:g} %"
            yield f"| {slug} | {claim.words} | {needed} | {columns} | {judged(claim, pairing)} |"


def _share(pairing: Pairing | None) -> str:
    if pairing is None:
        return ""
    low, high = pairing.interval
    return f"{100 * pairing.share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def _games(measured: Sequence[Measured]) -> Iterator[str]:
    for slug in BUILT_IN:
        yield f"\n## {say(slug, 'title')}"
        for name, ladder in measured:
            if ladder.plan.slug == slug:
                yield from _ladder(name, ladder)


def _ladder(name: str, ladder: Ladder) -> Iterator[str]:
    plan, names = ladder.plan, list(ladder.ratings)
    yield f"\n### {_title(ladder)}\n"
    yield f"```\n{results.command(plan)} --json docs/strength/{name}.json\n```\n"
    yield from _broken_off(ladder)
    yield f"![Ratings and win shares as in the table below](strength/{name}.svg)\n"
    if plan.players > 2:
        yield f"One bot alone against copies of another: {100 / plan.players:.1f} % of the wins is even.\n"
    yield f"| bot | rating | {' | '.join(f'wins against {name}' for name in names)} |"
    yield "|---|---" + "|---" * len(names) + "|"
    for hero, rating in ladder.ratings.items():
        shares = " | ".join(_share(ladder.pairing(hero, rest)) for rest in names)
        yield f"| {hero} | {rating.mu:.1f} ± {rating.sigma:.1f} | {shares} |"
    yield from _points(ladder)
    yield from _ceiling(ladder)


def _broken_off(ladder: Ladder) -> Iterator[str]:
    played = min(pairing.games for pairing in ladder.pairings)
    if not ladder.plan.stop and played < ladder.plan.games:
        yield f"Interrupted after {played} games; its intervals are still valid, as those of a match that may stop.\n"


def _title(ladder: Ladder) -> str:
    """Players, unusual options, and the two bots if there are only two."""
    plan = ladder.plan
    words = [f"{plan.players} players", *results.unusual_options(plan)]
    only = ladder.pairings[0]
    return ", ".join(words) + (f": {only.hero} against {only.rest}" if len(ladder.pairings) == 1 else "")


def _points(ladder: Ladder) -> Iterator[str]:
    yield "\n| pairing | games | points ahead, interval |\n|---|---|---|"
    for pairing in ladder.pairings:
        interval = pairing.lead_interval
        ends = f" ({interval[0]:+.2f} to {interval[1]:+.2f})" if interval else ""
        yield f"| {pairing.hero} against {pairing.rest} | {pairing.games} | {pairing.lead:+.2f}{ends} |"


def _ceiling(ladder: Ladder) -> Iterator[str]:
    for name in ladder.ratings:
        if name.partition(":")[0] == ORACLE:
            shares = [
                f"{_share(pairing)} against {rest}"
                for rest in ladder.ratings
                if (pairing := ladder.pairing(name, rest))
            ]
            yield f"\nThe {name}, which sees everything, wins {', '.join(shares)}."


def measurements(docs: Path) -> list[Measured]:
    """All ladders in the folder, ordered by number of players."""
    ladders = [(file.stem, results.read(file)) for file in sorted((docs / "strength").glob("*.json"))]
    return sorted(ladders, key=lambda each: each[1].plan.players)


def write(docs: Path) -> None:
    """The page and its pictures, from the measurements."""
    measured = measurements(docs)
    pictures = [docs / "strength" / f"{name}.svg" for name, _ in measured]
    plot.check(pictures)
    for picture, (_, ladder) in zip(pictures, measured, strict=True):
        plot.draw(ladder, [picture])
    (docs / "strength.md").write_text(page(measured), "utf-8")


if __name__ == "__main__":
    try:
        write(Path(sys.argv[1] if len(sys.argv) > 1 else "docs"))
    except SaucerError as error:
        sys.exit(f"saucer: {error}")
