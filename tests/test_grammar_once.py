"""The words of moves are made and read in games/*/moves.py alone; everything else uses the fields of moves."""

import ast
import re
from pathlib import Path

import pytest

from saucer.games import SLUGS

ROOT = Path(__file__).parent.parent
SOURCE, CLIENT = ROOT / "src" / "saucer", ROOT / "web" / "src"
PACKAGES = ("bots", "games", "lessons", "server", "terminal")
POSITIONS = SOURCE / "lessons" / "positions"  # a shorthand for cards on a table, not for moves
TERMINAL = SOURCE / "terminal"  # styles look like words: `bold on red`
TAKES_APART = {
    *("split", "rsplit", "partition", "rpartition", "startswith", "endswith", "removeprefix", "removesuffix"),
    *("find", "index", "replace", "count"),
}
GENERATED = {"wire.ts", "facts.ts", "deck.ts"}
# What takes words apart in TypeScript, or compares them with some that are written there.
READS_WORDS = re.compile(
    r"""\bwords\s*[?!]?\.\s*(split|startsWith|endsWith|match|matchAll|slice|substring|replace|replaceAll|includes|indexOf|search|at)\(
    |\.(test|exec)\(\s*([\w.?!]+\.)?words\b
    |\bwords\s*[!=]==?\s*["'`/]
    |["'`]\s*[!=]==?\s*([\w.?!]+\.)?words\b
    |\bwords\s*[?!]?\.?\[""",
    re.VERBOSE,
)


def python_files():
    """All sources that could read words, except for those that should."""
    files = [path for package in PACKAGES for path in sorted((SOURCE / package).rglob("*.py"))]
    files.append(SOURCE / "presenter.py")
    return [path for path in files if path.name != "moves.py" and POSITIONS not in path.parents]


def client_files():
    """The sources of the web client that people write."""
    files = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return [path for path in files if path.name not in GENERATED and path.parent.name != "lessons"]


def are_words(node):
    """Whether an expression is the words of a move, by its name."""
    return (isinstance(node, ast.Name) and node.id == "words") or (
        isinstance(node, ast.Attribute) and node.attr == "words"
    )


def is_text(node):
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def reads_words(node):
    """Whether a piece of Python takes words apart, or compares them with some that are written there."""
    match node:
        case ast.Call(func=ast.Attribute(value=value, attr=attr)) if are_words(value):
            return attr in TAKES_APART
        case ast.Call(func=ast.Attribute(value=ast.Name(id="re")), args=arguments):
            return any(are_words(argument) for argument in arguments)
        case ast.Call(func=ast.Attribute(attr="match" | "fullmatch" | "search" | "finditer"), args=arguments):
            return any(are_words(argument) for argument in arguments)
        case ast.Subscript(value=value):
            return are_words(value)
        case ast.Compare(left=left, comparators=others):
            sides = [left, *others]
            return any(are_words(side) for side in sides) and any(is_text(side) for side in sides)
        case ast.Import(names=names):
            return any(name.name == "fnmatch" for name in names)
        case ast.ImportFrom(module=module):
            return module == "fnmatch"
    return False


def places(path, numbers):
    return [f"{path.relative_to(ROOT)}:{number}" for number in numbers]


def test_no_python_reads_the_words_of_moves():
    wrong = []
    for path in python_files():
        nodes = ast.walk(ast.parse(path.read_text("utf-8")))
        wrong += places(path, [node.lineno for node in nodes if reads_words(node)])
    assert not wrong


def test_no_client_code_reads_the_words_of_moves():
    wrong = []
    for path in client_files():
        text = path.read_text("utf-8")
        wrong += places(path, [text[: place.start()].count("\n") + 1 for place in READS_WORDS.finditer(text)])
    assert not wrong


def test_no_client_code_casts_away_a_type():
    assert not [path.name for path in client_files() if "as unknown as" in path.read_text("utf-8")]


def templates(slug):
    """The grammar of a game's moves, as it is written."""
    for node in ast.walk(ast.parse((SOURCE / "games" / slug / "moves.py").read_text("utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id="Grammar"), args=[_, ast.Dict(values=values), *_]):
                return [ast.literal_eval(value) for value in values]
    return []


def makes_words(slug):
    """What source code looks like that makes the words of a game's moves: their templates, with any expressions."""
    for template in templates(slug):
        pieces = re.split(r"\{\w+\}", template.partition("[")[0])
        if len(pieces) > 1 and re.search(r"\w", "".join(pieces)):
            yield r"""["'`]""" + r"\$?\{[^{}]+\}".join(map(re.escape, pieces))


@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_else_makes_the_words_of_moves(slug):
    patterns = list(makes_words(slug))
    assert patterns
    pattern = re.compile("|".join(patterns))
    wrong = []
    for path in [*python_files(), *client_files()]:
        if TERMINAL in path.parents:
            continue
        text = path.read_text("utf-8")
        wrong += places(path, [text[: place.start()].count("\n") + 1 for place in pattern.finditer(text)])
    assert not wrong


@pytest.mark.parametrize(
    "line",
    [
        "move.words.split()",
        "words.startswith('ship ')",
        "words[4:]",
        "re.match(LAY, words)",
        "LAY.fullmatch(move.words)",
        "move.words == 'pass'",
        "f'{card} on 2' == words",
        "' flipped' in move.words",
        "from fnmatch import fnmatch",
    ],
)
def test_the_guard_sees_python_that_reads_words(line):
    assert any(map(reads_words, ast.walk(ast.parse(line))))


@pytest.mark.parametrize(
    "line",
    [
        "words.startsWith('ship ')",
        "move.words.split(' ')",
        "LAY.exec(words)",
        "/^a/.test(move.words)",
        'move.words === "animals"',
        '"stay" === words',
        "words[0]",
    ],
)
def test_the_guard_sees_client_code_that_reads_words(line):
    assert READS_WORDS.search(line)


@pytest.mark.parametrize(
    ("slug", "line"),
    [("zovnis", "`${card} on ${column + 1}`"), ("planet", 'f"stack {name}"'), ("constellations", "`ship ${corner}`")],
)
def test_the_guard_sees_code_that_makes_words(slug, line):
    assert re.search("|".join(makes_words(slug)), line)
