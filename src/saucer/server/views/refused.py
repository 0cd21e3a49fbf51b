"""The message that tells a client why its request was refused."""

import math

from saucer.kernel.errors import IllegalMove, SaucerError
from saucer.kernel.events import Phrase
from saucer.locales import Voice
from saucer.presenter import Sentence
from saucer.server import protocol
from saucer.server.errors import RateLimited
from saucer.server.table.state import SPECTATOR


def refused(
    error: SaucerError,
    request_id: str | None,
    language: str | None,
    names: tuple[str, ...] = (),
    reader: int = SPECTATOR,
) -> protocol.Refused:
    """An error as a message. It always has a text, in English unless another language is asked for."""
    phrase = error.problem if isinstance(error.problem, Phrase) else Phrase("error", {})
    text = error.said(Voice(language or "en", names, reader))
    return protocol.Refused(
        id=request_id,
        problem=Sentence(error.part, phrase.key, phrase.args, text),
        rule=error.rule if isinstance(error, IllegalMove) else None,
        retry_after=math.ceil(100 * error.retry_after) / 100 if isinstance(error, RateLimited) else None,
    )
