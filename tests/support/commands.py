"""Commands of the command line, run inside the test."""

from typing import Any

import pytest

from saucer import cli


def run(capsys: pytest.CaptureFixture[str], *words: Any) -> str:
    """Run a command; returns its output."""
    cli.main(words)
    return capsys.readouterr().out


def fails(capsys: pytest.CaptureFixture[str], *words: Any) -> str:
    """Run a command that must end with exit code 2; returns its error message."""
    with pytest.raises(SystemExit) as error:
        cli.main(words)
    assert error.value.code == 2
    return capsys.readouterr().err
