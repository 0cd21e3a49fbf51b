"""Worker processes for measurements: requests and answers are lines of JSON."""

import json
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from time import process_time
from typing import Any

Measure = Callable[..., Any]


def rate(batch: Callable[[], int], seconds: float) -> float:
    """Units of work per second of processor time; `batch` returns the number of units it did.

    Processor time, because wall time would include other programs on the machine.
    """
    batch()  # warm
    done, chunk = 0, 1
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        for _ in range(chunk):
            done += batch()
        if elapsed < seconds / 50:
            chunk *= 2  # so that checking the clock costs nothing
    return done / elapsed


def serve(measures: Mapping[str, Measure]) -> None:
    """Answer requests `{"measure": name, ...arguments}` until the input ends."""
    for line in sys.stdin:
        request = json.loads(line)
        answer = measures[request.pop("measure")](**request)
        print(json.dumps(answer), flush=True)


class Worker:
    """The bench's end of a measuring process."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, measure: str, **arguments: object) -> Any:
        """Request one measurement; other workers are idle meanwhile."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"measure": measure, **arguments}) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the worker that measures {measure!r} has died")
        return json.loads(answer)

    def close(self) -> None:
        """Let the worker end."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
