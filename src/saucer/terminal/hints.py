"""Hints: renders a bot's advice as sentences."""

from collections.abc import Sequence
from typing import Final

from saucer.bots.advice import Advice
from saucer.kernel.events import Event
from saucer.kernel.match import Match
from saucer.locales import Voice

ROUTINE: Final = "drew"  # refilling one's own hand is not mentioned


def label(match: Match, seat: int, code: int | None, voice: Voice) -> str:
    """A move as named in hints: its caption and its notation."""
    if code is None:
        return voice.say("terminal", "let-pass")
    move = match.move(seat, code)
    return f"{voice.tell(match.game.slug, match.caption(move))} [{move.words}]"


def sentences(advice: Advice, match: Match, seat: int, voice: Voice) -> list[str]:
    """The best move, its win rate compared with the second best, and its consequences."""
    best = {"move": label(match, seat, advice.best.code, voice)}
    if advice.second is None and len(match.moves(seat)) == 1 and seat == match.state.mover():
        lines = [voice.say("terminal", "hint-forced", best)]
    elif advice.second is None:
        lines = [voice.say("terminal", "hint-alike", best)]
    else:
        grade = "hint-close" if advice.close else "hint-clear" if advice.clear else "hint-better"
        second = {"move": label(match, seat, advice.second.code, voice), "chance": _percent(advice.second.chance)}
        lines = [
            voice.say("terminal", "hint-best", {**best, "chance": _percent(advice.best.chance)}),
            voice.say("terminal", grade, second),
        ]
    outcome = news(advice.outcome, match, seat, voice)
    if outcome:
        lines.append(voice.say("terminal", "hint-outcome", {"events": " ".join(outcome)}))
    if advice.reply is not None:
        reply = voice.tell(match.game.slug, advice.reply.phrase)
        lines.append(voice.say("terminal", "hint-reply", {"event": reply}))
    return lines


def news(events: Sequence[Event], match: Match, seat: int, voice: Voice) -> list[str]:
    """The events of a move as sentences, without routine ones."""
    worth_telling = [event for event in events if (event.name, event.args.get("seat")) != (ROUTINE, seat)]
    return [voice.tell(match.game.slug, event.phrase) for event in worth_telling]


def _percent(chance: float) -> int:
    return min(99, max(1, round(100 * chance)))  # search is never certain
