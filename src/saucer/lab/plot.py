"""Plot of a ladder: ratings with their uncertainty, and a matrix of win rates."""

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from saucer.kernel.errors import UsageError
from saucer.lab.ladder import Ladder, Pairing
from saucer.locales import say

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.typing import RcKeyType

ENDINGS: Final = (".png", ".svg")
INK, FAINT, DOT = "#1f2430", "#6b7280", "#0f5c63"
PALE: Final = 0.27  # range of the colour map, so that text is legible on all colours
STYLE: Final["dict[RcKeyType, Any]"] = {
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "saucer",  # reproducible files
}


def check(paths: Sequence[Path]) -> None:
    """Raise an error for paths that cannot be plotted to, before any game is played."""
    for path in paths:
        if path.suffix.lower() not in ENDINGS:
            raise UsageError(f"a picture's name ends with {' or '.join(ENDINGS)}, not {path.name!r}")
    missing = [name for name in ("matplotlib", "openskill") if find_spec(name) is None]
    if paths and missing:
        raise UsageError(f'pictures need {" and ".join(missing)}: pip install "saucer[lab]"')


def draw(ladder: Ladder, paths: Sequence[Path]) -> None:
    """Write the plot to each path, in the format of its suffix."""
    import matplotlib

    with matplotlib.rc_context(STYLE):
        figure = _figure(ladder)
        for path in paths:
            dateless = {"Date": None} if path.suffix.lower() == ".svg" else {}
            try:
                figure.savefig(path, dpi=160, metadata=dateless)
            except OSError as error:
                raise UsageError(f"{path}: {error.strerror}") from None


def _figure(ladder: Ladder) -> "Figure":
    from matplotlib.figure import Figure

    width, height = 4.6 + 0.95 * max(len(ladder.ratings), 3), 1.7 + 0.55 * len(ladder.ratings)
    figure = Figure(figsize=(width, height), facecolor="white")
    bottom, top = 0.4 / height, 1 - 1.3 / height
    left, split, right = 1.2 / width, 3.85 / width, 1 - 0.2 / width
    _draw_ratings(figure.add_axes((left, bottom, split - 0.25 / width - left, top - bottom)), ladder)
    _draw_shares(figure.add_axes((split, bottom, right - split, top - bottom)), ladder)
    plan = ladder.plan
    games = sum(pairing.games for pairing in ladder.pairings)
    note = f"{games:,} games; below each share its {100 * plan.confidence:g} % interval"
    against = "Share of wins against"
    if plan.players > 2:
        note += f"; {1 / plan.players:.0%} is even"
        against = "Share of wins, alone against copies of"
    margin, head = 0.2 / width, 1 - 0.92 / height
    title = f"{say(plan.slug, 'title')}, {plan.players} players"
    figure.text(margin, 1 - 0.3 / height, title, fontsize=14, fontweight="bold", va="center")
    figure.text(margin, 1 - 0.57 / height, note, fontsize=9, color=FAINT, va="center")
    figure.text((left + split - 0.25 / width) / 2, head, "Rating ± 2 deviations", ha="center", va="center")
    figure.text((split + right) / 2, head, against, ha="center", va="center")
    return figure


def _draw_ratings(axes: "Axes", ladder: Ladder) -> None:
    names = list(ladder.ratings)
    values = [rating.mu for rating in ladder.ratings.values()]
    errors = [2 * rating.sigma for rating in ladder.ratings.values()]
    rows = range(len(names))
    axes.errorbar(values, rows, xerr=errors, fmt="o", color=DOT, markersize=6, elinewidth=1.6, capsize=0)
    for row, value in zip(rows, values, strict=True):
        axes.annotate(f"{value:.1f}", (value, row), (0, 7), textcoords="offset points", ha="center", fontsize=8)
    axes.set_yticks(rows, names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.margins(x=0.08)
    axes.grid(axis="x", color="#e5e7eb", linewidth=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    axes.tick_params(axis="x", labelsize=8, labelcolor=FAINT)
    axes.spines[:].set_visible(False)


def _draw_shares(axes: "Axes", ladder: Ladder) -> None:
    from matplotlib import colormaps
    from matplotlib.patches import Rectangle

    names = list(ladder.ratings)
    colour, even = colormaps["BrBG"], 1 / ladder.plan.players
    for row, hero in enumerate(names):
        for column, rest in enumerate(names):
            pairing = ladder.pairing(hero, rest)
            face = colour(0.5 + PALE * _edge(pairing.share, even)) if pairing else "#f3f4f6"
            axes.add_patch(Rectangle((column - 0.48, row - 0.46), 0.96, 0.92, facecolor=face, linewidth=0))
            if pairing:
                _draw_share(axes, column, row, pairing)
    axes.set_xlim(-0.5, len(names) - 0.5)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xticks(range(len(names)), names)
    axes.xaxis.tick_top()
    axes.set_yticks([])
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)


def _edge(share: float, even: float) -> float:
    """A win rate scaled to -1 (no wins), 0 (even) and 1 (all wins)."""
    return (share - even) / (1 - even if share > even else even)


def _draw_share(axes: "Axes", column: int, row: int, pairing: Pairing) -> None:
    low, high = (round(100 * end) for end in pairing.interval)
    axes.text(column, row - 0.12, f"{pairing.share:.0%}", ha="center", va="center", fontweight="bold")
    axes.text(column, row + 0.24, f"{low} – {high}", ha="center", va="center", fontsize=7.5)
