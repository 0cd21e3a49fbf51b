"""The Python reference, made from the docstrings and signatures of the source files.

The files are parsed, never imported: compiled modules lose their signatures, and the build needs none of their
dependencies. Names that begin with `_` are left out.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef

# The packages whose definitions are listed, each on a page of its own, and what the page says first.
PACKAGES = {
    "kernel": "The framework: what every game shares. `state` and `heuristic` are the contracts that a game fulfils.",
    "bots": "The bots: the interface, tree search, and the levels that players choose from.",
    "games": "The game registry and, for each game, the types that a program meets: views, moves and events.",
    "lab": "Simulations, the ladder with its statistics, and the conformance suite.",
}
OF_A_GAME = ("__init__", "view", "moves", "events", "sheet")  # modules of a game that programs meet


@cache
def pages(package: Path) -> dict[str, str]:
    """All pages of the reference by their addresses; `package` is the folder `src/saucer`."""
    texts = {f"api/{name}.md": _page(package, name, head) for name, head in PACKAGES.items()}
    return {"api/index.md": _front_door(package), **texts, "api/modules.md": _modules(package)}


def _front_door(package: Path) -> str:
    """The names that `import saucer` offers, each with its documentation, wherever it is defined."""
    tree = _tree(package / "__init__.py")
    lines = [
        "# Python API",
        "",
        "The names of the package `saucer`; [Saucer in Python](../python.md) shows how to use them.",
        "",
    ]
    homes = {
        alias.asname or alias.name: node.module or ""
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    for name in _exported(tree):
        home = package / "__init__.py"
        if name in homes:
            home = _file_of(package, homes[name])
        lines += _of_name(_tree(home), name)
    toctree = "\n".join([":::{toctree}", ":hidden:", ":titlesonly:", *PACKAGES, "modules", ":::"])
    return "\n".join([*lines, toctree]) + "\n"


def _of_name(tree: ast.Module, name: str) -> Iterator[str]:
    """The documentation of one name that a module defines; the last definition, behind any overloads."""
    nodes = [node for node in tree.body if isinstance(node, Definition) and node.name == name]
    if nodes:
        yield from _definition(nodes[-1], 2)
    else:
        yield from (f"## `{name}`", "", _comment_of(tree, name), "")


def _page(package: Path, name: str, head: str) -> str:
    lines = [f"# saucer.{name}", "", head, ""]
    for path in sorted((package / name).rglob("*.py")):
        if name == "games" and path.parent != package / name and path.stem not in OF_A_GAME:
            continue
        definitions = [node for node in _tree(path).body if isinstance(node, Definition) and node.name[0] != "_"]
        if definitions:
            lines += [f"## `{_module(package, path)}`", "", _doc(_tree(path)), ""]
            for node in definitions:
                lines += _definition(node, 3)
    return "\n".join(lines)


def _modules(package: Path) -> str:
    """Every module with the first sentence of its docstring: where to look for what."""
    lines = ["# Module index", "", "Every module of the package, and the first paragraph of its docstring.", ""]
    folder = None
    for path in sorted(package.rglob("*.py"), key=lambda path: (str(path.parent), path.stem)):
        text = _doc(_tree(path))
        if not text:
            continue
        if path.parent != folder:
            folder = path.parent
            name = ".".join(("saucer", *folder.relative_to(package).parts))
            lines += ["", f"## `{name}`", "", "| module | |", "|---|---|"]
        lines.append(f"| `{path.stem}` | {_cell(text)} |")
    return "\n".join(lines) + "\n"


def _cell(text: str) -> str:
    return " ".join(text.partition("\n\n")[0].split()).replace("|", "\\|")


def _definition(node: Definition, level: int) -> Iterator[str]:
    """A class with its public methods, or a function."""
    yield from (f"{'#' * level} `{node.name}`", "", "```python", *_signature(node), "```", "", _doc(node), "")
    if isinstance(node, ast.ClassDef):
        for item in node.body:
            if isinstance(item, ast.FunctionDef | ast.AsyncFunctionDef) and not item.name.startswith("_"):
                yield from ("```python", *_signature(item, f"{node.name}."), "```", "", _doc(item), "")


def _signature(node: Definition, owner: str = "") -> Iterator[str]:
    """The decorators that matter to a caller, and the line that begins the definition."""
    if isinstance(node, ast.ClassDef):
        bases = ", ".join(ast.unparse(base) for base in node.bases)
        yield f"class {node.name}({bases})" if bases else f"class {node.name}"
        yield from (f"    {ast.unparse(item)}" for item in node.body if _is_field(item))
        return
    yield from (f"@{ast.unparse(mark)}" for mark in node.decorator_list if ast.unparse(mark) in KINDS)
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    word = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
    yield f"{word} {owner}{node.name}({ast.unparse(node.args)}){result}"


KINDS = ("property", "cached_property", "classmethod", "staticmethod")


def _is_field(node: ast.stmt) -> bool:
    """Is it a public annotated attribute, as structs and data classes have?"""
    return isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id[0] != "_"


def _doc(node: ast.Module | Definition) -> str:
    return ast.get_docstring(node) or ""


def _comment_of(tree: ast.Module, name: str) -> str:
    """For a constant: how it is defined."""
    for node in tree.body:
        targets = [node.target] if isinstance(node, ast.AnnAssign) else getattr(node, "targets", [])
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            return f"```python\n{ast.unparse(node)}\n```"
    return ""


def _exported(tree: ast.Module) -> list[str]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return [str(name) for name in ast.literal_eval(node.value)]
    return []


def _file_of(package: Path, module: str) -> Path:
    path = package.joinpath(*module.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _module(package: Path, path: Path) -> str:
    parts = path.relative_to(package).with_suffix("").parts
    return ".".join(("saucer", *(part for part in parts if part != "__init__")))


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))
