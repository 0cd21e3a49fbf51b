"""Plots of the scaling measurements."""

from collections.abc import Sequence
from pathlib import Path

import matplotlib
from growing import COURSES, Point
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from saucer.lab.plot import DOT, FAINT, STYLE

COLOURS = (DOT, "#b45309", "#0f766e")
TITLES = {"tables": "tables", "seats": "seats at each of 20 tables", "spectators": "spectators at each of 10 tables"}


def draw(points: Sequence[Point], path: Path) -> None:
    """Processor time per move above, memory below; one column per dimension."""
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(10.5, 5.6), facecolor="white", layout="constrained")
        axes = figure.subplots(2, len(COURSES), sharex="col")
        for column, course in enumerate(COURSES):
            matching = [point for point in points if point.what == course.what]
            _draw(axes[0][column], [(point.who, point.many, point.cpu) for point in matching])
            _draw(axes[1][column], [(point.who, point.many, point.memory) for point in matching])
            axes[1][column].set_xlabel(TITLES[course.what])
            if course.what == "tables":
                axes[1][column].set_xscale("log")
                axes[1][column].set_xticks(course.sizes, [str(size) for size in course.sizes])
                axes[1][column].minorticks_off()
        axes[0][0].set_ylabel("ms of processor for a move")
        axes[1][0].set_ylabel("memory, MB")
        axes[0][0].legend(frameon=False, fontsize=8)
        figure.savefig(path, metadata={"Date": None})


def _draw(axes: Axes, points: Sequence[tuple[str, int, float]]) -> None:
    for who, colour in zip(dict.fromkeys(who for who, _, _ in points), COLOURS, strict=False):
        line = [(many, value) for name, many, value in points if name == who]
        axes.plot(*zip(*line, strict=True), "o-", color=colour, label=who, markersize=4, linewidth=1.6)
    axes.set_ylim(0, 1.15 * max(value for _, _, value in points))
    axes.grid(color="#e5e7eb", linewidth=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(length=0, labelsize=8, labelcolor=FAINT)
    axes.spines[:].set_visible(False)
