"""The command line: `saucer --help` lists the commands. Each module of this package adds some of them."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from saucer import streams
from saucer.cli.arguments import voice_of
from saucer.cli.parser import build_parser
from saucer.extras import missing_extra
from saucer.kernel.errors import SaucerError
from saucer.kernel.events import Phrase
from saucer.kernel.names import clean
from saucer.locales import Voice


def main(words: Sequence[str] | None = None) -> None:
    """Run one command; errors caused by input or by the system end with a sentence and exit code 2."""
    streams.prepare()
    arguments = argparse.Namespace()
    try:
        try:
            arguments = build_parser().parse_args(words)
            arguments.run(arguments)
        finally:
            sys.stdout.flush()
    except SaucerError as error:
        _fail(error.said(voice_of(arguments)))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:  # the reader of the output has closed it, as `head` does
        streams.hush()
    except ModuleNotFoundError as error:
        _fail(_missing_module(error, voice_of(arguments)))
    except OSError as error:
        streams.hush()
        reason = error.strerror or str(error)
        phrase = Phrase("error-file", {"path": str(error.filename), "reason": reason})
        _fail(voice_of(arguments).tell("errors", phrase) if error.filename else reason)


def _missing_module(error: ModuleNotFoundError, voice: Voice) -> str:
    """The error message for a library that is not installed, or a missing file of a game under development."""
    missing = missing_extra(error.name)
    if missing:
        return missing.said(voice)
    if error.name is None or not error.name.startswith("saucer."):
        raise error
    return f"src/{error.name.replace('.', '/')}.py is missing"


def _fail(reason: str) -> NoReturn:
    print(f"saucer: {clean(reason)}", file=sys.stderr)
    sys.exit(2)
