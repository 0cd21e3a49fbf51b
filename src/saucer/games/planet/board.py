"""The board of planet in words: stacks, tiles on offer, and every planet slot by slot, in the notation of moves."""

from typing import Final

from saucer.games.planet.components import PLACE_NAMES, ROUNDS, STACKS
from saucer.games.planet.view import PlanetPlayer, PlanetTile, PlanetView
from saucer.kernel.board import Board, points, who
from saucer.locales import Voice


def table(view: PlanetView, voice: Voice) -> list[str]:
    """The round and the stacks, then every planet."""
    round_ = {"round": min(view.round + 1, int(ROUNDS)), "rounds": int(ROUNDS)}
    lines = [voice.say("planet", "board-round", round_)]
    stacks = voice.listed(f"{voice.say('planet', stack)} {count}" for stack, count in view.stacks.items())
    lines.append(voice.say("planet", "board-stacks", {"stacks": stacks}))
    if view.discards:
        lines.append(voice.say("planet", "board-discards", {"tiles": view.discards}))
    for seat, player in enumerate(view.players):
        lines += _planet(view, seat, player, voice)
    return lines


def hand(view: PlanetView, voice: Voice) -> list[str]:
    """The tiles on offer; there are no hands."""
    lines = []
    for offer in view.offer:
        key = "board-offer" if offer.open else "board-offer-hidden" if offer.tile is None else "board-offer-closed"
        lines.append("  " + voice.say("planet", key, {"number": offer.number, "tile": offer.tile or ""}))
    return [voice.say("planet", "board-on-offer" if lines else "board-no-offer"), *lines]


def _planet(view: PlanetView, seat: int, player: PlanetPlayer, voice: Voice) -> list[str]:
    args = {"who": who(view, seat, voice), "volcanoes": player.volcanoes}
    kinds = zip(STACKS, (player.center, player.uphill, player.downhill, player.character), strict=True)
    return [voice.say("planet", "board-planet", args)] + [f"  {_kind(*kind, voice)}" for kind in kinds]


def _kind(stack: str, slots: list[PlanetTile | None], voice: Voice) -> str:
    """The slots of one kind: their tiles, and the free ones."""
    tiles = [_tile(place, tile, voice) for place, tile in zip(PLACE_NAMES, slots, strict=True) if tile]
    free = [place for place, tile in zip(PLACE_NAMES, slots, strict=True) if tile is None]
    if free:
        tiles.append(voice.say("planet", "board-free", {"places": ", ".join(free)}))
    return voice.say("planet", "board-kind", {"stack": stack, "tiles": voice.listed(tiles)})


def _tile(place: str, tile: PlanetTile, voice: Voice) -> str:
    key = "board-unseen" if tile.tile is None else "board-turned" if tile.turned else "board-tile"
    return voice.say("planet", key, {"place": place, "tile": tile.tile or ""})


def score(view: PlanetView, voice: Voice) -> list[str]:
    """Current points of the characters, if visible."""
    return points(view, [player.points for player in view.players], voice)


BOARD: Final = Board(table, hand, score)
