"""Faces of cards and tiles for the boards of the web client, from the games' components."""

from saucer.games.constellations import components as constellations
from saucer.games.looters import components as looters
from saucer.games.planet import components as planet
from saucer.games.powers import components as powers
from saucer.games.zovnis import components as zovnis


def decks():
    """Faces by game and by the names used in views."""
    return {
        "looters": {
            "values": dict(zip(looters.SAUCERS, map(int, looters.SAUCER_VALUE), strict=True)),
            "cards": list(looters.NAMES),
        },
        "planet": {
            "objects": list(planet.OBJECT_NAMES),
            "places": [list(map(list, places)) for places in planet.GRID],  # row and column, by stack and place
            "tiles": {name: _objects(tile) for tile, name in enumerate(planet.TILE_NAMES)},
            "tariff": {name: _tariff(who) for who, name in enumerate(planet.CHARACTER_NAMES)},  # points per item
            "king": [int(points) for points in planet.KING_POINTS],  # by roses
            "characters": {
                planet.TILE_NAMES[int(planet.FIRST_CHARACTER) + number]: planet.CHARACTER_NAMES[int(who)]
                for number, who in enumerate(planet.WHO)
            },
        },
        "zovnis": {
            "aliens": list(zovnis.ALIENS),
            "saucers": list(zovnis.SAUCERS),
            "cards": {
                name: {"armed": kind >= zovnis.ARMED, "ends": [_end(kind, 0), _end(kind, 1)]}
                for kind, name in enumerate(zovnis.NAMES)
                if kind != zovnis.ASTRE
            },
        },
        "constellations": {
            "colours": list(constellations.COLOUR_NAMES),
            "cards": {  # the colours at the corners, clockwise from the north-west, as printed
                name: [constellations.COLOUR_NAMES[constellations.SHOWS[card * 16 + corner]] for corner in range(4)]
                for card, name in enumerate(constellations.NAMES)
            },
        },
        "powers": {
            "colours": list(powers.COLOURS),
            "cards": list(powers.NAMES),
            "size": int(powers.CARDS),
        },
    }


def _objects(tile):
    first = tile * int(planet.OBJECTS)
    counts = planet.SHOWN[first : first + int(planet.OBJECTS)]
    return {name: int(count) for name, count in zip(planet.OBJECT_NAMES, counts, strict=True) if count}


def _tariff(who):
    groups = {planet.CALM: "calm", planet.TURNED: "turned", planet.SPECIES: "species", planet.COLOURS: "colours"}
    what = planet.TARIFF[2 * who + 1]
    return [int(planet.TARIFF[2 * who]), groups.get(what) or planet.OBJECT_NAMES[what]]


def _end(kind, which):
    place = kind * 4 + which * 2
    return {"alien": zovnis.ALIENS[zovnis.ENDS[place]], "saucer": zovnis.SAUCERS[zovnis.ENDS[place + 1]]}
