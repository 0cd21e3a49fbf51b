"""Compiles the rules with mypyc; without a compiler, or with SAUCER_PURE=1, they are installed as plain Python.

It also builds the web client, unless `make` has done so before.
"""

import ast
import json
import os
import re
import subprocess
import sys
from glob import glob
from pathlib import Path

from setuptools import setup

# The files of a game that only describe it; all others are compiled.
PLAIN = ("__init__", "moves", "events", "view", "symmetry", "board", "sheet", "tally")
COMPILED = [
    "src/saucer/kernel/bits.py",
    "src/saucer/kernel/vectors.py",
    "src/saucer/kernel/rng.py",
    "src/saucer/kernel/state.py",
    "src/saucer/kernel/turns.py",
    "src/saucer/kernel/polling.py",
    "src/saucer/kernel/playout.py",
    "src/saucer/kernel/heuristic.py",
    "src/saucer/bots/search.py",
    "src/saucer/server/views/changes.py",
    *sorted(path for path in glob("src/saucer/games/*/*.py") if Path(path).stem not in PLAIN),
]

# Calls inside the one extension may be inlined; gcc's jump threading takes most of the compile time and gains nothing.
FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-fno-thread-jumps"]

# mypyc's bounds checks. They nearly always succeed, but gcc assumes even odds without a hint.
IN_RANGE = re.compile(r"(= \(uint64_t\)\w+ < \(uint64_t\)\w+;\n\s*if \()(\w+)\)")


# Places in mypyc's C code with the signatures of functions and classes, where docstrings are missing.
FUNCTION = re.compile(r'(CPyPy_(\w+),\s+METH_\w+(?: \| METH_\w+)*, PyDoc_STR\("[^"]*)"\)')
CLASS = re.compile(r'(\.tp_doc = PyDoc_STR\("(\w+)\([^"]*)"\)')
MODULE = re.compile(r'("(saucer[.\w]+)",\s+)NULL(, /\* docstring \*/)')


def favour(code):
    """Add the branch hint to bounds checks; it makes playouts a fifth faster."""
    return IN_RANGE.sub(r"\1likely(\2))", code)


def docstrings():
    """The docstrings of the compiled files, by the names that the C code gives to modules, classes and functions."""
    texts = {}
    for path in COMPILED:
        tree = ast.parse(Path(path).read_text("utf-8"))
        parts = Path(path).with_suffix("").parts[1:]
        texts[".".join(parts)] = ast.get_docstring(tree)
        for prefix in (parts[-1], "___".join(parts[-2:])):  # the shorter where only one module has the name
            for node in tree.body:
                if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                    texts[node.name] = texts[f"{prefix}___{node.name}"] = ast.get_docstring(node)
                for method in node.body if isinstance(node, ast.ClassDef) else ():
                    if isinstance(method, ast.FunctionDef):
                        texts[f"{prefix}___{node.name}___{method.name}"] = ast.get_docstring(method)
    return {name: json.dumps(text) for name, text in texts.items() if text}


def document(code, texts):
    """Add the docstrings, so that help() shows them for compiled code."""
    code = MODULE.sub(lambda match: match[1] + texts.get(match[2], "NULL") + match[3], code)
    for pattern in (FUNCTION, CLASS):
        code = pattern.sub(lambda match: match[1] + texts.get(match[2], '""')[1:] + ")", code)
    return code


def extensions():
    """The compiled modules, or none."""
    if os.environ.get("SAUCER_PURE"):
        return []
    from mypyc.build import mypycify

    modules = mypycify(COMPILED, opt_level="3")
    texts = docstrings()
    for module in modules:
        for source in map(Path, module.sources):
            source.write_text(document(favour(source.read_text("utf-8")), texts), "utf-8")
        module.optional = True
        module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
    return modules


def build_client():
    """Build the web client into the package."""
    if not Path("src/saucer/webroot/index.html").exists():
        subprocess.run([sys.executable, "web/build.py"], check=True)


METADATA, SOURCES = {"egg_info", "dist_info"}, {"sdist"}  # commands that build nothing, or only the web client

if not METADATA & set(sys.argv):
    build_client()
setup(ext_modules=[] if (METADATA | SOURCES) & set(sys.argv) else extensions())
