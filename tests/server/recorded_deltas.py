"""Recorded deltas: what a seat of each game is sent from the deal on, for the tests of the web client.

`tests/records/deltas.json` has for each game the whole update after the deal, the deltas that follow it, and for each
the hash of the update that it makes. `python -m tests.server.recorded_deltas` writes it anew.
"""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from saucer.server.table import events
from saucer.server.table.broadcast import Broadcast, Subscriber
from saucer.server.table.caller import Caller
from saucer.server.table.state import TableState
from tests.server.recorded_updates import clock
from tests.server.update_logs import guest, tables

FILE: Final = Path(__file__).parents[1] / "records" / "deltas.json"
STEPS: Final = 16


def recorded() -> dict[str, Any]:
    """The record of every game, at its table of most players."""
    return {name: _record(name) for name in tables() if name.endswith(("-4", "-5"))}


def _record(name: str) -> dict[str, Any]:
    log = tables()[name]()
    state, broadcast = TableState(log[0]), Broadcast()
    small, plain = (Subscriber(Caller(guest(1), ""), deltas=wish) for wish in (True, False))
    messages: list[tuple[bytes, bytes]] = []
    with clock() as hands:
        for entry in log:
            hands[0] = entry.at + 0.25
            if entry.seq > 1:
                state.replay(entry)
            if messages or isinstance(state.log[-1].event, events.Dealt):
                broadcast.publish(state)
                messages.append((broadcast.update(state, small), broadcast.update(state, plain)))
            if len(messages) > STEPS:
                break
    (first, _), *others = messages
    steps = [{"delta": _value(data), "makes": _hash(whole)} for data, whole in others]
    return {"whole": _value(first), "steps": steps}


def _hash(data: bytes) -> str:
    return hashlib.sha256(_text(_value(data)).encode()).hexdigest()


def _value(data: bytes) -> Any:
    """A message; whole numbers are integers, as JavaScript writes them."""
    return json.loads(data, parse_float=lambda digits: int(float(digits)) if digits.endswith(".0") else float(digits))


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def text() -> str:
    """What is to be in the file: a line for each message."""
    games = []
    for name, record in recorded().items():
        steps = ",\n".join(_text(step) for step in record["steps"])
        games.append(f'"{name}": {{"whole": {_text(record["whole"])},\n"steps": [\n{steps}]}}')
    return "{" + ",\n".join(games) + "}\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
