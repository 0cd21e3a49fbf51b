"""The sample that applies deltas (docs/examples/deltas.py), as a module for tests."""

import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

SAMPLE: Final = Path(__file__).parents[2] / "docs" / "examples" / "deltas.py"


def _load() -> Any:
    spec = importlib.util.spec_from_file_location("deltas_sample", SAMPLE)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


_sample: Final = _load()
applied: Final[Callable[[Any, Any], Any]] = _sample.applied
changed: Final[Callable[[Any, Any], Any]] = _sample.changed


class Reader:
    """A client that applies deltas to its last whole update."""

    def __init__(self) -> None:
        self.update: Any = None

    def read(self, message: Any) -> Any:
        """The whole update that a message amounts to; None where it does not fit."""
        self.update = message if message["type"] == "update" else applied(self.update, message)
        return self.update
