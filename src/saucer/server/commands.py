"""The server's commands of the command line."""

import argparse
from typing import Any


def add_commands(commands: Any) -> None:
    """Add them to the parser's list."""
    telling = commands.add_parser("protocol", help="print the types of the server's messages, for other programs")
    telling.add_argument("form", choices=("json", "typescript"), help="JSON Schema or TypeScript")
    telling.set_defaults(run=_protocol)


def _protocol(given: argparse.Namespace) -> None:
    from saucer.server import schema

    print(schema.json_text() if given.form == "json" else schema.typescript(), end="\n" if given.form == "json" else "")
