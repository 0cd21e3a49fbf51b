"""Groups of queued writes that are committed together: what both databases do with them."""

import asyncio
from collections import deque
from collections.abc import Iterable, Mapping
from typing import Protocol, TypeVar

from saucer.server.storage.database import Done


class Job(Protocol):
    """A queued write; one of no table has an empty name."""

    table: str
    error: Exception | None

    @property
    def done(self) -> Done:
        """Called when it has been committed, or has failed."""


AnyJob = TypeVar("AnyJob", bound=Job)


def take_behind(waiting: deque[AnyJob], failed: Mapping[str, Exception]) -> list[AnyJob]:
    """Take out of a queue what follows a write that failed at the same table: it may not be written."""
    if not failed:
        return []
    behind = [job for job in waiting if job.table in failed]
    for job in behind:
        waiting.remove(job)
        job.error = failed[job.table]
    return behind


def report(group: Iterable[Job]) -> None:
    """Say in order how each write ended."""
    for job in group:
        try:
            job.done(job.error)
        except Exception as failure:  # it concerns nobody else
            context = {"message": "a write ended, but its listener failed", "exception": failure}
            asyncio.get_running_loop().call_exception_handler(context)
