"""Constellations compared with a second, simple implementation: where cards fit, and which planets belong together."""

import random

import pytest

import saucer
from saucer.games.constellations.components import NAMES, PLANETS
from saucer.lessons.positions.constellations import table
from tests.support.constellations import OLA, OPEN, PAWEL, words
from tests.support.rulebook import rule

COLOURS = {"R": "red", "B": "blue", "Y": "yellow", "G": "green"}
CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))  # of a card, clockwise, on a grid of planets
BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1))


def planets(match):
    """The colour of every planet in the sky, by its place on a grid of planets."""
    return {
        (2 * card.x + right, 2 * card.y + down): colour
        for card in match.view().sky
        for (right, down), colour in zip(CORNERS, card.planets, strict=True)
    }


def turned(card, turn):
    """The colours of a card, clockwise from the top left, after quarter turns clockwise."""
    colours = [COLOURS[letter] for letter in PLANETS[NAMES.index(card)]]
    return colours[4 - turn :] + colours[: 4 - turn]


def open_cells(match):
    """The empty cells beside cards."""
    cells = {(card.x, card.y) for card in match.view().sky}
    return {(x + right, y + down) for x, y in cells for right, down in BESIDE} - cells


def matches(sky, cell, colours):
    """Whether a planet of the card would touch one of its own colour (G4, GQ2, GQ3)."""
    for (right, down), colour in zip(CORNERS, colours, strict=True):
        here = (2 * cell[0] + right, 2 * cell[1] + down)
        for across, along in BESIDE:
            there = (here[0] + across, here[1] + along)
            if (there[0] // 2, there[1] // 2) != cell and sky.get(there) == colour:
                return True
    return False


def placements(match, card):
    """Every way to lay a card, in words; turns that look the same are told once."""
    sky, groups = planets(match), set()
    for cell in open_cells(match):
        looks = []
        for turn in range(4):
            colours = turned(card, turn)
            if colours not in looks and matches(sky, cell, colours):
                groups.add(f"{card} at {cell[0]},{cell[1]}" + (f" turn {turn}" if turn else ""))
            looks.append(colours)
    return groups


def constellations(sky):
    """The sets of equal planets that touch, by spreading from planet to planet (G5, GQ4)."""
    left, groups = set(sky), []
    while left:
        group, edge = set(), [next(iter(left))]
        while edge:
            x, y = edge.pop()
            group.add((x, y))
            near = [(x + across, y + along) for across, along in BESIDE]
            edge += [place for place in near if place in left - group and sky[place] == sky[x, y]]
        left -= group
        groups.append(group)
    return groups


@rule("G4", "GQ1", "GQ2", "GQ3")
@pytest.mark.parametrize("seed", range(4))
def test_g4_every_card_fits_where_the_retelling_says(seed):
    match = saucer.match("constellations", players=2, seed=seed)
    chance = random.Random(seed)
    while match.actors:
        seat = match.actors[0]
        view = match.view(seat)
        if view.step == "lay" and len(view.sky) % 6 == 1:
            assert {*words(match)} == set().union(*(placements(match, card) for card in view.hand))
        match.play(seat, chance.choice(words(match)))


@rule("G5", "GQ4", "GQ12")
@pytest.mark.parametrize("seed", range(4))
def test_g5_constellations_are_what_the_retelling_finds(seed):
    match = saucer.match("constellations", players=3, seed=seed)
    chance = random.Random(seed)
    while match.actors:
        match.play(match.actors[0], chance.choice(words(match)))
        view = match.view()
        if len(view.sky) % 12 == 1:
            sky = planets(match)
            replies = {}
            for card in view.sky:
                for (right, down), group in zip(CORNERS, card.groups, strict=True):
                    replies.setdefault(group, set()).add((2 * card.x + right, 2 * card.y + down))
            assert sorted(map(sorted, replies.values())) == sorted(map(sorted, constellations(sky)))
            assert all(view.groups[group].size == len(places) for group, places in replies.items())


JOINS = [  # two blue constellations, and the card that joins them
    (("p19 at 1,0", "p21 at 2,0", "p23 at 0,-1", "p17 at 0,-2", "p37 at 0,-3 turn 2", "p04 at -1,-2 turn 2"),
     "p01 at 1,-1 turn 1", ("1,0", "ne"), ("0,-2", "sw"), (5, 5, 12)),
    (("p19 at 1,0", "p21 at 2,0", "p04 at 2,1 turn 2", "p22 at 3,1 turn 3", "p23 at 1,1 turn 2"),
     "p01 at 3,0 turn 1", ("2,0", "nw"), ("2,1", "se"), (5, 6, 13)),
]  # fmt: skip


@rule("G5", "G11", "G14", "GQ12")
@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize(("cards", "join", "one", "other", "sizes"), JOINS)
def test_g11_joining_two_constellations_of_five_or_more_keeps_every_planet(cards, join, one, other, sizes, swapped):
    owners = (PAWEL, OLA) if swapped else (OLA, PAWEL)
    match = table(*cards, hands=["p01 p02", "p03"], ships=[(owners[0], *one), (owners[1], *other)])
    assert [match.state.scores()[owner] for owner in owners] == [*sizes[:2]]
    blue = [
        group for group in constellations(planets(match)) if planets(match)[min(group)] == "blue" and len(group) > 4
    ]
    match.play(OLA, join)
    assert match.state.scores() == [sizes[2], sizes[2]]
    [joined] = [group for group in constellations(planets(match)) if min(blue[0]) in group]
    assert len(joined) == sizes[2]
    assert joined > blue[0] | blue[1]


@rule("GQ5", "GQ18", "G4")
@pytest.mark.parametrize("pile", ["", "p48", "p47 p48"])
def test_gq5_a_last_card_that_fits_only_when_turned_is_playable(pile):
    match = table(hands=["p06", "p07"], pile=pile)
    match.play(OLA, "p06 at 1,0")
    match.play(OLA, "stay")
    assert (match.actors, match.view().step) == ((PAWEL,), "lay")
    assert {*words(match)} == {"p07 at -1,0 turn 1", "p07 at 0,-1 turn 1"}  # R-B-R-B fits nowhere, B-R-B-R does


@rule("GQ5", "GQ18", "G4")
@pytest.mark.parametrize("card", NAMES[1:13])
def test_gq5_a_card_of_two_colours_is_laid_if_it_fits_anywhere_and_else_swapped(card):
    """In a sky with few open colours, whatever card closes it."""
    match = table(*OPEN, hands=[card, card])
    closings = [word for name in NAMES[1:47] for word in sorted(placements(match, name)) if " at 1,1" in word]
    assert len(closings) > 40
    for closing in closings:
        if closing[:3] not in {card, *(word[:3] for word in OPEN)}:
            match = table(*OPEN, hands=[closing[:3], card], pile="p47 p48")
            match.play(OLA, closing)
            if match.actors == (OLA,):
                match.play(OLA, "stay")
            assert match.actors == (PAWEL,)
            assert match.view().step == ("lay" if placements(match, card) else "swap")
