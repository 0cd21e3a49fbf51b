"""`@rule("U8", "UQ3")` says which rules a test proves; tests/test_rule_ids.py finds rules without one."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as proof of rules."""
    assert ids

    def mark(test: Test) -> Test:
        return test

    return mark
