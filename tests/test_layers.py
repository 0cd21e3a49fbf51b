"""The layers of the package: each imports only those below it."""

import ast
from pathlib import Path

import pytest

from saucer.games import SLUGS

SOURCE = Path(__file__).parent.parent / "src" / "saucer"

ALLOWED = {
    "packages": set(),
    "locales": {"locales", "packages"},
    "rules": {"rules", "kernel", "locales", "packages"},
    "kernel": {"kernel", "locales"},
    "games": {"games", "kernel", "locales", "packages"},
    "bots": {"bots", "games", "kernel"},
    "lab": {"lab", "lessons", "bots", "games", "kernel", "locales", "packages"},
    "presenter": {"kernel", "locales"},
    "lessons": {"lessons", "presenter", "bots", "games", "kernel", "locales", "packages"},
    "server": {"server", "lessons", "presenter", "rules", "bots", "games", "kernel", "locales"},
    "terminal": {"terminal", "rules", "bots", "games", "kernel", "locales"},
}


ROOM = (
    "components",
    "rules",
    "knowledge",
    "moves",
    "events",
    "view",
    "projection",
    "symmetry",
    "heuristic",
    "board",
    "sheet",
    "tally",
)


def imports(path):
    """The modules of the project that a file imports."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return {name for name in names if name.split(".")[0] == "saucer"}


@pytest.mark.parametrize("layer", ALLOWED)
def test_a_layer_imports_only_what_lies_below(layer):
    for path in (SOURCE / layer).rglob("*.py") if (SOURCE / layer).is_dir() else [SOURCE / f"{layer}.py"]:
        for name in imports(path):
            assert name.split(".")[1] in ALLOWED[layer], f"{path.name} imports {name}"


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_imports_no_other_game(slug):
    for path in (SOURCE / "games" / slug).glob("*.py"):
        for name in imports(path):
            assert name.startswith(("saucer.kernel.", "saucer.locales", f"saucer.games.{slug}.")), (
                f"{path.name} imports {name}"
            )


@pytest.mark.parametrize("slug", SLUGS)
def test_rules_import_neither_words_nor_views(slug):
    """Whatever lies above the rules may ask them; they ask nobody back."""
    above = [
        f"saucer.games.{slug}.{module}."
        for module in ("moves", "view", "projection", "board", "tally", "sheet", "heuristic")
    ]
    for module in ("components", "events", "knowledge", "rules"):
        for name in imports(SOURCE / "games" / slug / f"{module}.py"):
            assert not name.startswith(tuple(above)), f"{module}.py imports {name}"


@pytest.mark.parametrize("slug", SLUGS)
def test_rooms_are_furnished_alike(slug):
    """Every room has these files; where one of them would grow too long, a room may have more."""
    files = {path.stem for path in (SOURCE / "games" / slug).glob("*.py")}
    assert files >= {"__init__", *ROOM}


# ---- inside the server --------------------------------------------------------------------------

BASE = {"config", "display_names", "errors", "lan_address", "metrics", "settings"}
PURE = {"table.caller", "table.events", "table.state", "table.undo", "table.timers"}  # a table, without any I/O
LIVE = {"table.actor", "table.bots", "table.broadcast", "table.hints", "table.lease", "table.presence", "table.request"}
SHARED = {"workers.memory", "workers.peers"}  # what the processes of a server have in common
# What each part of the server may import of it: packages, or single modules where a package has two sides.
SERVER = {
    **dict.fromkeys(BASE, BASE),
    "storage": {"storage", "errors"},
    "protocol": {"protocol", "settings"},
    "game_schema": set(),
    "schema": {"protocol", "game_schema"},
    "fairness": {"fairness", "protocol"},
    **{module: PURE | {"fairness", "settings", "storage"} for module in PURE},
    "table.decide": PURE | {"protocol", "fairness", "errors", "display_names"},
    "views": PURE | {"views", "protocol", "fairness", "errors", "storage"},  # never the command handlers
    "bot_pool": set(),
    **dict.fromkeys(SHARED, SHARED | {"metrics"}),
    "workers": SHARED | {"http", "metrics"},
    **{module: PURE | LIVE | BASE | {"table.decide", "views", "protocol", "storage", "bot_pool"} for module in LIVE},
    "registry": PURE
    | LIVE
    | BASE
    | {"workers.peers", "views", "protocol", "fairness", "storage", "bot_pool", "ops.purge"},
    "http": LIVE
    | BASE
    | {"http", "ws", "views", "protocol", "schema", "game_schema", "fairness", "storage", "bot_pool", "registry"}
    | {"table.caller", "table.state"}
    | SHARED,
    "ws": LIVE | BASE | {"ws", "http", "views", "protocol", "storage", "table.caller"},
    "ops.purge": {"config", "storage", "table.events"},
    "ops": PURE
    | BASE
    | {"ops", "http", "ws", "workers", "views", "protocol", "schema", "fairness", "storage", "bot_pool"},
}


def part_of(name):
    """The part of the server that a module belongs to, or a name of a module is from."""
    names = name.removeprefix("saucer.server.").split(".")
    module = ".".join(names[:2])
    return module if module in SERVER or names[0] == "table" else names[0]


def server_modules():
    for path in sorted((SOURCE / "server").rglob("*.py")):
        name = ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
        if name not in ("saucer.server", "saucer.server.table"):
            yield name, path


@pytest.mark.parametrize(
    ("name", "path"), list(server_modules()), ids=lambda value: value if isinstance(value, str) else ""
)
def test_parts_of_the_server_import_only_what_they_may(name, path):
    for imported in imports(path):
        if not imported.startswith("saucer.server."):
            continue
        part, own = part_of(imported), part_of(name)
        allowed = SERVER[own]
        assert part in allowed or part.partition(".")[0] in allowed, f"{name} ({own}) imports {imported} ({part})"


def test_a_table_imports_no_http_and_views_no_command_handlers():
    """Through any number of steps: what the rules above are for."""
    graph = {name: imports(path) for name, path in server_modules()}

    def reached(start):
        modules, waiting = set(), [start]
        while waiting:
            for imported in graph.get(waiting.pop(), ()):
                for module in {imported, imported.rpartition(".")[0]} & graph.keys() - modules:
                    modules.add(module)
                    waiting.append(module)
        return modules

    for name in graph:
        if name.startswith("saucer.server.table."):
            assert not {
                other for other in reached(name) if other.startswith(("saucer.server.http", "saucer.server.ws"))
            }
        if name.startswith("saucer.server.views."):
            assert "saucer.server.table.decide" not in reached(name)
        if name.startswith("saucer.server.storage"):
            assert all(other.startswith(("saucer.server.storage", "saucer.server.errors")) for other in reached(name))
