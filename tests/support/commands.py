"""Commands of the command line, run inside the test."""

from typing import Any

import pytest

from saucer import cli


def run(capsys: pytest.CaptureFixture[str], *words: Any) -> str:
    """What a successful command prints."""
    cli.main(words)
    return capsys.readouterr().out


def fails(capsys: pytest.CaptureFixture[str], *words: Any) -> str:
    """The error message of a command that ends with exit code 2."""
    with pytest.raises(SystemExit) as error:
        cli.main(words)
    assert error.value.code == 2
    return capsys.readouterr().err
