"""`@rule("U8", "UQ3")` names the rules that a test covers; tests/test_rule_ids.py finds rules without a test."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as proof of rules."""
    assert ids

    def mark(test: Test) -> Test:
        return test

    return mark


def numbered(prefix: str, last: int) -> list[str]:
    """Ids from 1 on."""
    return [f"{prefix}{number}" for number in range(1, last + 1)]


IDS = {
    "looters": [*numbered("U", 16), *numbered("UQ", 19), *numbered("UT", 11)],
    "planet": [*numbered("P", 29), *numbered("PQ", 16), *numbered("PT", 11)],
    "zovnis": [*numbered("Z", 13), *numbered("ZQ", 19), *numbered("ZT", 4)],
    "constellations": [*numbered("G", 14), *numbered("GQ", 18), *numbered("GT", 9)],
    "powers": [*numbered("N", 25), *numbered("NQ", 46), *numbered("NT", 7)],
}
COMMON = numbered("CQ", 5)
