"""The board of zovnis in words: four columns over the planet, each card with its landing and its upper end."""

from typing import Final

from saucer.games.zovnis.view import ZovnisCard, ZovnisPlayer, ZovnisView
from saucer.kernel.board import Board, held, points, who
from saucer.locales import Voice


def table(view: ZovnisView, voice: Voice) -> list[str]:
    """The columns from the top down, then the players."""
    lines = [voice.say("zovnis", "board-pile", {"pile": view.draw_pile})]
    for number, column in enumerate(view.sky, start=1):
        lines.append(voice.say("zovnis", "board-column" if column else "board-column-empty", {"column": number}))
        cards = list(enumerate(column, start=1))
        lines += [f"  {_card(card, row, voice)}" for row, card in reversed(cards)]
    return lines + [_player(view, seat, player, voice) for seat, player in enumerate(view.players)]


def _card(card: ZovnisCard, row: int, voice: Voice) -> str:
    if card.bottom is None or card.top is None:
        return voice.say("zovnis", "board-astre", {"row": row})
    args = {"row": row, "alien": card.bottom.alien, "saucer": card.bottom.saucer}
    upper = {"rider": card.top.alien, "craft": card.top.saucer}
    return voice.say("zovnis", "board-armed" if card.armed else "board-card", {**args, **upper})


def _player(view: ZovnisView, seat: int, player: ZovnisPlayer, voice: Voice) -> str:
    args = {"who": who(view, seat, voice), "cards": player.cards, "shot": len(player.pile)}
    if player.alien is None:
        return voice.say("zovnis", "board-player", args)
    return voice.say("zovnis", "board-goals", {**args, "alien": player.alien, "saucer": player.saucer})


def hand(view: ZovnisView, voice: Voice) -> list[str]:
    """The viewer's cards."""
    return held("zovnis", view.hand, voice, numbered=True)


def score(view: ZovnisView, voice: Voice) -> list[str]:
    """Points in the current sky, if visible."""
    return points(view, [player.points for player in view.players], voice)


BOARD: Final = Board(table, hand, score)
