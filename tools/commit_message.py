"""Checks a commit message: a subject of at most 72 characters, in the imperative, then an empty line.

The commit-msg hook runs it (`make hooks`): `python tools/commit_message.py FILE`.
"""

import re
import sys
from pathlib import Path

LONGEST = 72
MADE_BY_GIT = ("Merge ", "Revert ", "fixup! ", "squash! ", "amend! ")
# "Added", "Adding", "Adds"; but not "Pass", "Focus", "Bring", "Speed"
NOT_IMPERATIVE = re.compile(
    r"(?!(?:embed|exceed|feed|need|proceed|seed|shed|speed|bring|ping|string|bias|canvas|focus)$)\w+(?:ed|ing|(?<!s)s)",
    re.I,
)
SCISSORS = "# ------------------------ >8 ------------------------"


def problems(message: str) -> list[str]:
    """What is wrong with a message, a sentence each."""
    written = message.partition(SCISSORS)[0]
    subject, *rest = [line.rstrip() for line in written.splitlines() if not line.startswith("#")] or [""]
    if subject.startswith(MADE_BY_GIT):
        return []
    if not subject:
        return ["The message begins with its subject."]
    first = subject.split()[0]
    checks = {
        f"The subject has {len(subject)} characters; at most {LONGEST} are read everywhere.": len(subject) > LONGEST,
        "The subject begins with a capital letter.": subject[0].islower(),
        "The subject is a headline: no full stop at its end.": subject.endswith("."),
        f"The subject is in the imperative: not {first!r}.": NOT_IMPERATIVE.fullmatch(first),
        "An empty line stands between the subject and the body.": rest and rest[0],
    }
    return [sentence for sentence, wrong in checks.items() if wrong]


def main(file: str) -> None:
    """Refuse the commit where its message is wrong."""
    if wrong := problems(Path(file).read_text("utf-8")):
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main(sys.argv[1])
