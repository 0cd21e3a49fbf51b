"""Logging: one JSON object per line. Tokens, seeds, cards and chat are never logged."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

EXTRA: Final = ("method", "route", "status", "seconds", "address")


class Lines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line: time, level, logger and message."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
            **{name: getattr(record, name) for name in EXTRA if hasattr(record, name)},
        }
        if record.exc_info:
            line["trouble"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    """Send all logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel("WARNING")  # it would tell the addresses of tables
