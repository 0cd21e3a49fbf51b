"""The commit-msg hook lets good messages through, and says what is wrong with others."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "tools" / "commit_message.py"


def check(folder, message):
    """What the hook says, and whether the commit is made."""
    file = folder / "message"
    file.write_text(message, "utf-8")
    done = subprocess.run([sys.executable, SCRIPT, file], check=False, capture_output=True, text=True)
    return done.stderr, done.returncode == 0


@pytest.mark.parametrize(
    "message",
    [
        "Deal cards one at a time",
        "Deal cards one at a time\n\nThe rulebook says so.\n",
        "Process records in order\n# Please enter the commit message\n",
        "Speed up the search",
        "X" * 72,
        "Merge branch 'something' into something with a very long name that nobody would ever write by hand",
        'Revert "Added a thing."',
        "Add a thing\n# ------------------------ >8 ------------------------\ndiff --git a b\n",
    ],
)
def test_good_messages_pass(tmp_path, message):
    assert check(tmp_path, message) == ("", True)


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ("", "begins with its subject"),
        ("# only a comment\n", "begins with its subject"),
        ("X" * 73, "73 characters"),
        ("add a thing", "capital letter"),
        ("Add a thing.", "full stop"),
        ("Added a thing", "imperative: not 'Added'"),
        ("Adding a thing", "imperative: not 'Adding'"),
        ("Adds a thing", "imperative: not 'Adds'"),
        ("Add a thing\nbecause it was missing", "empty line"),
    ],
)
def test_other_messages_are_refused_in_a_sentence(tmp_path, message, sentence):
    output, passed = check(tmp_path, message)
    assert not passed
    assert sentence in output


def test_every_fault_is_named_at_once(tmp_path):
    output, _ = check(tmp_path, "added a thing.")
    assert output.count("\n") == 3


def test_the_hook_runs_it():
    assert "tools/commit_message.py" in (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
