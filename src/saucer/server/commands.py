"""The server's commands of the command line."""

import argparse
import os
from pathlib import Path
from typing import Any, Final

from saucer.server.config import LIMITS, Config

DATABASE: Final = "SAUCER_DATABASE"


def add_commands(commands: Any, database: Path) -> None:
    """Add them to the parser's list; tables are kept in that database unless another is named."""
    _add_serve(commands, database)
    _add_admin(commands, database)

    checking = commands.add_parser("verify", help="check that a finished game was shuffled as promised")
    checking.add_argument("file", type=Path, help="a table's proof, as /api/tables/.../proof gives it")
    checking.add_argument("--commitment", help="the commitment you were shown before the deal")
    checking.set_defaults(run=_verify)

    telling = commands.add_parser("protocol", help="print the types of the server's messages, for other programs")
    telling.add_argument("form", choices=("json", "typescript"), help="JSON Schema or TypeScript")
    telling.set_defaults(run=_protocol)


def _add_serve(commands: Any, database: Path) -> None:
    serving = commands.add_parser("serve", help="host tables for people, bots and programs")
    serving.add_argument("--host", default=Config().host, help="address to listen at (default %(default)s: all)")
    serving.add_argument("--port", type=int, default=Config().port, help="(default %(default)s)")
    _add_database(serving, database)
    serving.add_argument("--workers", type=int, default=1, help="server processes; more than one needs PostgreSQL")
    serving.add_argument("--bots", type=int, default=0, help="processes for bots (default: one less than processors)")
    serving.add_argument("--origin", action="append", default=[], help="another site that may use this server")
    serving.add_argument("--proxies", default="", help="reverse proxies whose X-Forwarded-For is believed")
    limits = ", ".join(f"{name.replace('_', '-')}={getattr(Config(), name):g}" for name in LIMITS)
    serving.add_argument(
        "--limit", action="append", default=[], metavar="NAME=NUMBER", help=f"another limit than {limits}"
    )
    serving.add_argument("--log", default="warning", choices=("debug", "info", "warning", "error"))
    serving.add_argument("--open", action="store_true", help="open the browser")
    serving.set_defaults(run=_serve)


def _add_admin(commands: Any, database: Path) -> None:
    admin = commands.add_parser("admin", help="look after a server's tables, while it runs")
    _add_database(admin, database)
    tasks = admin.add_subparsers(required=True, metavar="task")
    tasks.add_parser("tables", help="list the tables").set_defaults(run=_tables)
    showing = tasks.add_parser("table", help="show what happened at a table")
    showing.add_argument("table")
    showing.set_defaults(run=_table)
    closing = tasks.add_parser("close", help="end a table for good")
    closing.add_argument("table")
    closing.set_defaults(run=_close)
    banning = tasks.add_parser("ban-name", help="let nobody take a name, nor one that looks like it")
    banning.add_argument("name")
    banning.set_defaults(run=_ban_name)
    copying = tasks.add_parser("backup", help="copy a running SQLite database")
    copying.add_argument("file", type=Path)
    copying.set_defaults(run=_backup)


def _add_database(parser: argparse.ArgumentParser, database: Path) -> None:
    """Arguments can be seen by everybody on the machine, so an address with a password comes by the environment."""
    default = f"what {DATABASE} says, else {str(database).replace('%', '%%')}"
    parser.add_argument(
        "--database",
        default=os.environ.get(DATABASE, str(database)),
        help=f"a file, or postgresql://... (default: {default})",
    )


def _serve(given: argparse.Namespace) -> None:
    from saucer.server.serving import serve

    config = Config(
        host=given.host,
        port=given.port,
        database=given.database,
        workers=given.workers,
        bots=given.bots,
        origins=tuple(given.origin),
        proxies=given.proxies,
        log=given.log,
    ).limited(given.limit)
    serve(config, open_browser=given.open)


def _tables(given: argparse.Namespace) -> None:
    from saucer.server import admin

    print("\n".join(admin.with_store(given.database, admin.tables)))


def _table(given: argparse.Namespace) -> None:
    from saucer.server import admin

    print("\n".join(admin.with_store(given.database, lambda store: admin.table(store, given.table))))


def _close(given: argparse.Namespace) -> None:
    from saucer.server import admin

    admin.with_store(given.database, lambda store: admin.close(store, given.table))


def _ban_name(given: argparse.Namespace) -> None:
    from saucer.server import admin

    admin.with_store(given.database, lambda store: admin.ban_name(store, given.name))


def _backup(given: argparse.Namespace) -> None:
    from saucer.server import admin

    admin.backup(given.database, given.file)


def _verify(given: argparse.Namespace) -> None:
    from saucer.server import verifying

    verifying.verify(given.file, given.commitment)


def _protocol(given: argparse.Namespace) -> None:
    from saucer.server import schema

    print((schema.json_text() if given.form == "json" else schema.typescript()).rstrip())
