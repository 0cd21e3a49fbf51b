"""A ladder's results as text, for a terminal."""

from collections.abc import Iterator

from saucer.games import game
from saucer.kernel.game import Setting
from saucer.lab.ladder import Ladder, Pairing, Plan


def report(ladder: Ladder) -> str:
    """Ratings and the result of each pairing."""
    return "\n".join([*_heading(ladder.plan), "", *_standings(ladder), "", *_pairings(ladder)])


def _heading(plan: Plan) -> Iterator[str]:
    yield str(Setting(game(plan.slug), plan.players, plan.options))
    deals = "each deal played from every seat" if plan.paired else "each deal played once"
    whenever = ", whenever one stops" if plan.stop else ""
    yield f"seed {plan.seed}, {deals}; intervals hold with {100 * plan.confidence:g} % confidence{whenever}"
    if plan.players > 2:
        yield f"one bot alone against copies of another: {1 / plan.players:.1%} of the wins is even"


def _standings(ladder: Ladder) -> Iterator[str]:
    names = list(ladder.ratings) or ladder.played
    first = max(len("bot"), *(len(name) for name in names))
    widths = [max(len(name), 6) for name in names]
    titles = "  ".join(f"{name:>{width}}" for name, width in zip(names, widths, strict=True))
    rated = {name: f"  {rating.mu:5.1f} ± {rating.sigma:4.1f}" for name, rating in ladder.ratings.items()}
    yield f"{'bot':<{first}}{'  {:^12}'.format('rating') if rated else ''}  wins against {titles}"
    for name in names:
        shares = "  ".join(
            f"{_share(ladder.pairing(name, other)) if name != other else '·':>{width}}"
            for other, width in zip(names, widths, strict=True)
        )
        yield f"{name:<{first}}{rated.get(name, '')}  {'':12} {shares}"


def _share(pairing: Pairing | None) -> str:
    return f"{pairing.share:.1%}" if pairing else ""


def _pairings(ladder: Ladder) -> Iterator[str]:
    rows = [("pairing", "games", "wins", "points ahead", "verdict")]
    for pairing in ladder.pairings:
        low, high = pairing.interval
        points = f"{pairing.lead:+.2f}"
        if pairing.lead_interval:
            points += f" ({pairing.lead_interval[0]:+.2f} to {pairing.lead_interval[1]:+.2f})"
        wins = f"{pairing.share:.1%} ({100 * low:.1f} to {100 * high:.1f})"
        names = f"{pairing.hero} against {pairing.rest}"
        rows.append((names, str(pairing.games), wins, points, _verdict(pairing, ladder.plan)))
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()


def _verdict(pairing: Pairing, plan: Plan) -> str:
    """The verdict of a pairing's test."""
    if pairing.bar == 1 / plan.players:
        return {"above": "better", "below": "worse", "open": "no difference shown"}[pairing.verdict]
    bar = f"{100 * pairing.bar:g} %"
    return {"above": f"above {bar}", "below": f"below {bar}", "open": f"{bar} not settled"}[pairing.verdict]
