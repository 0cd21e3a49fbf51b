"""Entry point of server processes: serve with patched constants, and log into a file."""

import importlib
import os
import sys
from collections.abc import Mapping
from typing import Any

from saucer.server.config import Config
from saucer.server.ops import logging_setup, serve


def run(config: Mapping[str, Any], patches: Mapping[str, Any], log: str) -> None:
    """Serve until the process is stopped; `patches` are constants of saucer.server by module and name."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.stdin = os.fdopen(0)  # workers are given the number of this file, and only those below three
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), 2)
    for place, value in patches.items():
        module, _, name = place.rpartition(".")
        setattr(importlib.import_module(f"saucer.server.{module}"), name, value)
    chosen = Config(**config)
    logging_setup.set_up("info")
    serve.run(chosen, serve.listen(chosen))
