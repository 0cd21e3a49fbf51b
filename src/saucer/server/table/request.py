"""A request to a table, and who is to get the reply."""

from collections.abc import Callable
from dataclasses import dataclass

from saucer.kernel.errors import SaucerError
from saucer.server import protocol
from saucer.server.table.caller import Caller
from saucer.server.views.refused import refused

Reply = protocol.Ack | protocol.Refused | protocol.Advice
Answer = Callable[[Reply], None]


@dataclass(eq=False, slots=True)
class TableRequest:
    """A request that is to be carried out."""

    caller: Caller
    command: protocol.Command
    language: str | None
    answer: Answer

    def acknowledge(self, seq: int) -> None:
        """It was carried out, and is on disk as the line `seq`."""
        self.answer(protocol.Ack(self.command.id, seq))

    def refuse(self, error: SaucerError) -> None:
        """It was not carried out."""
        self.answer(refused(error, self.command.id, self.language))
