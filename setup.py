"""Compiles the rules with mypyc; without a compiler, or with SAUCER_PURE=1, the same files install as they are."""

import os
from glob import glob

from setuptools import setup

COMPILED = [
    "src/saucer/kernel/bits.py",
    "src/saucer/kernel/rng.py",
    "src/saucer/kernel/state.py",
    "src/saucer/kernel/polling.py",
    "src/saucer/kernel/playout.py",
    *sorted(glob("src/saucer/games/*/components.py")),
    *sorted(glob("src/saucer/games/*/rules.py")),
]


def extensions():
    """The compiled modules, or none."""
    if os.environ.get("SAUCER_PURE"):
        return []
    from mypyc.build import mypycify

    modules = mypycify(COMPILED, opt_level="2")
    for module in modules:
        module.optional = True
    return modules


setup(ext_modules=extensions())
