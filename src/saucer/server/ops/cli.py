"""Command line: `saucer serve`, `admin`, `verify` and `protocol`."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from saucer.server.config import LIMITS, Config, Keep

DATABASE: Final = "SAUCER_DATABASE"
WORKERS: Final = "SAUCER_WORKERS"
KINDS: Final = "tables=90 (never those where a game is being played), chat=30, guests=365"


class WholeWords(argparse.HelpFormatter):
    """Help that does not break names at their hyphens, so that they can be copied."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(" ".join(text.split()), width, break_on_hyphens=False)


def add_commands(commands: Any, database: Path) -> None:
    """Add the server's commands to a parser; `database` is the default for all of them."""
    _add_serve(commands, database)
    _add_admin(commands, database)

    verify = commands.add_parser("verify", help="check that a finished game was shuffled as promised")
    verify.add_argument("file", type=Path, help="a table's proof, as /api/tables/.../proof gives it")
    verify.add_argument("--commitment", help="the commitment you were shown before the deal")
    verify.set_defaults(run=_verify)

    protocol = commands.add_parser("protocol", help="print the types of the server's messages, for other programs")
    protocol.add_argument("form", choices=("json", "typescript"), help="JSON Schema or TypeScript")
    protocol.set_defaults(run=_protocol)


def _add_serve(commands: Any, database: Path) -> None:
    serve = commands.add_parser("serve", help="host tables for people, bots and programs", formatter_class=WholeWords)
    serve.add_argument("--host", default=Config().host, help="address to listen at (default %(default)s: all)")
    serve.add_argument("--port", type=int, default=Config().port, help="(default %(default)s)")
    _add_database(serve, database)
    _add_workers(serve)
    serve.add_argument("--bots", type=int, default=0, help="processes for bots (default: one less than processors)")
    serve.add_argument("--origin", action="append", default=[], help="another site that may use this server")
    serve.add_argument("--proxies", default="", help="reverse proxies whose X-Forwarded-For is believed")
    limits = ", ".join(f"{name.replace('_', '-')}={getattr(Config(), name):g}" for name in LIMITS)
    serve.add_argument(
        "--limit", action="append", default=[], metavar="NAME=NUMBER", help=f"override a limit (defaults: {limits})"
    )
    serve.add_argument(
        "--log",
        default="warning",
        choices=("debug", "info", "warning", "error"),
        help="how much to log, on standard error (default %(default)s)",
    )
    serve.add_argument(
        "--keep",
        action="append",
        default=[],
        metavar="KIND=DAYS",
        help=f"delete data unused for longer than this number of days: {KINDS} (default: nothing)",
    )
    serve.add_argument(
        "--compress", action="store_true", help="compress messages: a tenth of the traffic for twice the processor time"
    )
    serve.add_argument("--open", action="store_true", help="open the browser")
    serve.set_defaults(run=_serve)


def _add_admin(commands: Any, database: Path) -> None:
    admin = commands.add_parser("admin", help="look after a server's tables, while it runs")
    _add_database(admin, database)
    tasks = admin.add_subparsers(required=True, metavar="task")

    def add(name: str, text: str, run: Callable[[argparse.Namespace], None]) -> argparse.ArgumentParser:
        """A task; --database may stand behind it as well as before it."""
        task: argparse.ArgumentParser = tasks.add_parser(name, help=text)
        task.add_argument("--database", default=argparse.SUPPRESS, help="the same as before the task")
        task.set_defaults(run=run)
        return task

    add("tables", "list the tables", _tables)
    add("table", "show what happened at a table", _table).add_argument("table", help="its name, as `tables` lists it")
    add("close", "end a table for good", _close).add_argument("table", help="its name, as `tables` lists it")
    add("ban-name", "let nobody take a name, nor one that looks like it", _ban_name).add_argument("name")
    add("unban-name", "let people take a name again", _unban_name).add_argument("name")
    add("banned-names", "list the names that nobody may take", _banned_names)
    purge = add("purge", "delete what nobody has needed for long", _purge)
    purge.add_argument(
        "keep", nargs="+", metavar="KIND=DAYS", help=f"data unused for longer than this number of days: {KINDS}"
    )
    purge.add_argument("--dry-run", action="store_true", help="only say how much that is")
    add("backup", "copy a running SQLite database", _backup).add_argument("file", type=Path)


def _add_database(parser: argparse.ArgumentParser, database: Path) -> None:
    """Arguments can be seen by everybody on the machine, so an address with a password comes by the environment."""
    default = f"what {DATABASE} says, else {str(database).replace('%', '%%')}"
    parser.add_argument(
        "--database",
        default=os.environ.get(DATABASE, str(database)),
        help=f"a file, or postgresql://... (default: {default})",
    )


def _add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--workers",
        type=int,
        default=os.environ.get(WORKERS) or None,
        help=f"server processes, which share the tables (default: what {WORKERS} says, else one for each processor "
        "core, at most four)",
    )


def _serve(args: argparse.Namespace) -> None:
    from saucer.server.ops.serve import serve
    from saucer.server.workers.peers import usual_number

    config = (
        Config(
            host=args.host,
            port=args.port,
            database=args.database,
            workers=usual_number() if args.workers is None else args.workers,
            bots=args.bots,
            origins=tuple(args.origin),
            proxies=args.proxies,
            log=args.log,
            compress=args.compress,
            keep=Keep.read(args.keep),
        )
        .limited(args.limit)
        .checked()
    )
    serve(config, open_browser=args.open)


def _tables(args: argparse.Namespace) -> None:
    from saucer.server.ops import admin

    print("\n".join(admin.with_store(args.database, admin.tables)))


def _table(args: argparse.Namespace) -> None:
    from saucer.server.ops import admin

    print("\n".join(admin.with_store(args.database, lambda store: admin.table(store, args.table))))


def _close(args: argparse.Namespace) -> None:
    from saucer.server.ops import admin

    admin.with_store(args.database, lambda store: admin.close(store, args.table))
    print(f"Table {args.table} is closed.")


def _ban_name(args: argparse.Namespace) -> None:
    from saucer.server.ops import admin

    name = admin.with_store(args.database, lambda store: admin.ban_name(store, args.name))
    print(f"From now on nobody can take the name {name}, or one that looks like it.")


def _unban_name(args: argparse.Namespace) -> None:
    from saucer.server.ops import admin

    freed = admin.with_store(args.database, lambda store: admin.unban_name(store, args.name))
    print(f"No longer banned: {', '.join(freed)}")


def _banned_names(args: argparse.Namespace) -> None:
    from saucer.server.ops import admin

    print("\n".join(admin.with_store(args.database, lambda store: store.banned_names()) or ["No name is banned."]))


def _purge(args: argparse.Namespace) -> None:
    from saucer.server.ops import admin

    keep = Keep.read(args.keep)
    print("\n".join(admin.with_store(args.database, lambda store: admin.purge(store, keep, args.dry_run))))


def _backup(args: argparse.Namespace) -> None:
    from saucer.server.ops import admin

    admin.backup(args.database, args.file)
    print(f"The database is copied to {args.file}.")


def _verify(args: argparse.Namespace) -> None:
    from saucer.server.ops import verify

    verify.verify(args.file, args.commitment)


def _protocol(args: argparse.Namespace) -> None:
    from saucer.server import schema

    print((schema.json_text() if args.form == "json" else schema.typescript()).rstrip())
