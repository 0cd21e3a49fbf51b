"""The drawn boards: every move can be chosen part by part, nothing secret is drawn, all fits and speaks."""

import pytest
from rich.color import ColorSystem
from rich.style import Style

import saucer
from saucer.games import SLUGS
from saucer.games.planet.moves import Take
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lab.play import random_decision
from saucer.locales import LANGUAGES, Voice, keys
from saucer.terminal.screen.boards import ANYWHERE, MARGIN, board, label, looters, paths, planet, table
from saucer.terminal.screen.canvas import Area, Canvas, centred, fit, wrapped
from saucer.terminal.screen.chooser import Chooser, toward
from saucer.terminal.screen.scene import NO, Choice, Mark, Part, Scene
from saucer.terminal.screen.sixteen import SHADES, sixteen

NAMES = ("Ola", "Pat", "Éva", "Yannick", "Żaneta", "Ian", "Jo", "Kim", "Leo", "一二三四五六七")
SIZES = ((77, 15), (77, 38), (130, 58))  # what a board gets in windows of 80x24, 120x40 and 200x60
SETTINGS = [(slug, count) for slug in SLUGS for count in (saucer.game(slug).sheet.fewest, saucer.game(slug).sheet.most)]
each_setting = pytest.mark.parametrize(("slug", "players"), SETTINGS)


def positions(slug, players, seed=5, every=7, options=None):
    """Some positions of a random game, the last one included."""
    match = saucer.match(slug, players, seed=seed, names=NAMES[:players], options=options)
    chance, moves = quick(seed), Moves()
    number = 0
    while match.outcome is None and number < 260:
        if number % every == 0:
            yield match
        match.play(*random_decision(match.state, chance, moves))
        number += 1
    yield match


def chooser_for(match, seat):
    moves = list(match.moves(seat))
    places = paths(match.game.slug, [move.struct for move in moves])
    return Chooser([(path, moves[place].code) for path, place in places])


def scene(match, seat, choice=None, language="en", size=(78, 16)):
    return Scene(match.view(seat), Voice(language, match.names), *size, choice or Choice())


@each_setting
def test_every_legal_move_can_be_chosen_part_by_part(slug, players):
    for match in positions(slug, players):
        for seat in match.actors:
            for move in match.moves(seat):
                chooser = chooser_for(match, seat)
                path = board(slug).parts(move.struct)
                chosen = None
                while chosen is None:
                    chosen = chooser.choose(chooser.options.index(path[len(chooser.picked)]))
                assert chosen == move.code


@each_setting
def test_whatever_can_be_chosen_lies_on_the_board(slug, players):
    for match in positions(slug, players):
        for seat in match.actors:
            chooser = chooser_for(match, seat)
            while True:
                canvas = table(slug, scene(match, seat, chooser.choice, size=(118, 60)))
                assert set(chooser.options) <= set(canvas.areas)
                if chooser.choose(len(chooser.options) // 2) is not None:
                    break


@each_setting
def test_a_board_shows_only_what_its_seat_knows(slug, players):
    for match in positions(slug, players):
        for seat in (-1, 0, players - 1):
            twin = match.imagine(seat, seed=9)
            real, imagined = scene(match, seat), Scene(match.game.view(twin, seat), Voice("en", match.names), 78, 16)
            assert table(slug, real).plain == table(slug, imagined).plain


@pytest.mark.parametrize("language", LANGUAGES)
@each_setting
def test_boards_fit_and_speak(slug, players, language):
    for match in positions(slug, players, every=20):
        for size in ((78, 16), (118, 38)):
            for seat in (-1, 0):
                canvas = table(slug, scene(match, seat, language=language, size=size))
                assert canvas.width <= size[0]
        for seat in match.actors:
            for move in match.moves(seat):
                assert all(label(slug, part, Voice(language, match.names)) for part in board(slug).parts(move.struct))


@each_setting
def test_for_every_kind_of_part_there_is_a_question(slug, players):
    """What only declines is offered last, so that no question is ever its own."""
    kinds = {
        part.kind
        for match in positions(slug, players, every=1)
        for seat in match.actors
        for move in match.moves(seat)
        for part in board(slug).parts(move.struct)
        if part.value != NO
    }
    for language in LANGUAGES:
        assert {f"ask-{kind}" for kind in kinds} <= keys(language, "screen")


def test_open_hands_show_all_that_is_secret():
    match = saucer.match("zovnis", 2, seed=4, names=("Ola", "Pat"))
    views = tuple(match.view(seat) for seat in (0, 1))
    closed = table("zovnis", Scene(match.view(-1), Voice("en", match.names))).plain
    opened = table("zovnis", Scene(match.view(-1), Voice("en", match.names), open_hands=views)).plain
    for seat, view in enumerate(views):
        goals = [Voice("en").say("zovnis", name) for name in (view.players[seat].alien, view.players[seat].saucer)]
        assert f" {goals[0]} {goals[1]}" in opened
        assert f" {goals[0]} {goals[1]}" not in closed
        assert not any(f" {card.upper()}" in closed for card in view.hand if card != "astre")
        assert all(card.upper() in opened for card in view.hand if card != "astre")


def test_hidden_characters_of_planet_are_drawn_as_backs():
    most = 0
    for match in positions("planet", 3, options={"characters": "hidden"}):
        players = match.view(0).players
        backs = sum(tile is not None and tile.tile is None for one in players for tile in one.character)
        unknown = sum(one.points is None for one in players)
        assert table("planet", scene(match, 0)).plain.count("?") == 3 * backs + unknown  # two rows, and the counts
        most = max(most, backs)
    assert most > 2


# ---- choosing -------------------------------------------------------------------------------------


CARD, OTHER = Part("card", "a"), Part("card", "b")
RED, BLUE = Part("colour", "red"), Part("colour", "blue")


def test_a_chooser_asks_only_where_there_is_a_choice():
    chooser = Chooser([((CARD, RED), 1), ((OTHER, RED, CARD), 2), ((OTHER, RED, OTHER), 3)])
    assert chooser.options == (CARD, OTHER)
    assert chooser.choose(1) is None
    assert chooser.picked == (OTHER, RED)  # the only colour was taken at once
    assert chooser.back()
    assert chooser.picked == ()
    assert chooser.cursor == 1
    assert not chooser.back()
    assert chooser.choose(0) == 1


def test_a_tile_may_be_taken_without_naming_its_place():
    moves = [Take(1, "C01", "b"), Take(1, "C01", "c"), Take(2, "C02", "b")]
    assert paths("planet", moves)[0] == ((Part("tile", "C01"), ANYWHERE), 0)
    assert len(paths("planet", moves)) == 4  # a single place needs no short way
    chooser = Chooser(paths("planet", moves))
    chooser.choose(0)
    chooser.arrange({Part("place", "b"): Area(0, 0, 1, 1), ANYWHERE: Area(9, 9, 1, 1)})
    assert chooser.options[0] == ANYWHERE
    assert chooser.choose(0) == 0


def test_what_declines_comes_last():
    no = Part("call", NO)
    chooser = Chooser([((CARD, no), 1), ((CARD, Part("call", "last")), 2)])
    chooser.choose(0)
    assert chooser.options[-1] == no


def test_advice_leads_the_cursor_to_its_move():
    chooser = Chooser([((CARD, RED), 1), ((OTHER, RED), 2), ((OTHER, BLUE), 3)])
    chooser.advise(3)
    assert chooser.cursor == 1
    assert chooser.choose(chooser.cursor) is None
    assert chooser.options[chooser.cursor] == BLUE


def test_options_are_arranged_as_they_lie_on_the_board():
    chooser = Chooser([((CARD,), 1), ((OTHER,), 2), ((RED,), 3)])
    chooser.arrange({CARD: Area(9, 0, 1, 1), OTHER: Area(0, 0, 1, 1)})
    assert chooser.options == (OTHER, CARD, RED)
    assert chooser.choice.key(OTHER) == "1"


def test_arrows_go_to_the_nearest_thing_in_their_direction():
    options = (CARD, OTHER, RED)
    areas = {CARD: Area(0, 0, 2, 1), OTHER: Area(10, 0, 2, 1), RED: Area(0, 5, 2, 1)}
    assert toward(options, areas, 0, 1, 0) == 1
    assert toward(options, areas, 0, 0, 1) == 2
    assert toward(options, areas, 1, -1, 0) == 0
    assert toward(options, {}, 2, 1, 0) == 0  # nothing is known of places: round the list


def test_marks_tell_how_things_stand():
    choice = Choice(picked=(RED,), options=(CARD, OTHER), cursor=1)
    assert [choice.mark(part) for part in (OTHER, CARD, RED, BLUE)] == [
        Mark.POINTED,
        Mark.OPEN,
        Mark.PICKED,
        Mark.CLOSED,
    ]
    assert Choice().mark(CARD) is Mark.IDLE


# ---- the canvas -----------------------------------------------------------------------------------


def test_texts_are_measured_in_columns():
    assert fit("Ufoludki", 5) == "Ufol…"
    assert fit("一二三四", 5) == "一二…"
    assert centred("ab", 5) == " ab  "
    assert wrapped("Animal counter-attack", 9) == ["Animal", "counter-", "attack"]
    assert wrapped("Contre-attaque", 8) == ["Contre-", "attaque"]
    assert wrapped("Terre\u00a0: deux", 8) == ["Terre\u00a0:", "deux"]  # no break before the colon


def test_a_canvas_covers_and_lets_through():
    under, over = Canvas(), Canvas()
    under.put(0, 0, "abcdef")
    over.put(1, 0, "X")
    over.put(3, 0, "界")
    over.areas[CARD] = Area(1, 0, 1, 1)
    under.paste(over, 1, 0)
    assert under.plain == "abXd界"
    assert under.width == 6
    assert under.areas[CARD] == Area(2, 0, 1, 1)
    assert under.strip(7) == []


# ---- few colours ----------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", SLUGS)
def test_in_sixteen_colours_everything_can_be_read(slug):
    for match in positions(slug, 2):
        canvas = table(slug, scene(match, 0, size=(118, 60)))
        for y in range(canvas.height):
            for text, words in canvas.strip(y):
                style = sixteen(Style.parse(words))
                assert not text.strip() or style.color is None or style.color != style.bgcolor


def test_the_shades_are_those_that_a_terminal_with_sixteen_colours_has():
    assert [shade.downgrade(ColorSystem.STANDARD).number for shade in SHADES] == list(range(16))


def test_in_sixteen_colours_the_cards_of_looters_still_differ():
    styles = [*looters.STYLES.values(), *looters.SAUCER_STYLES.values()]
    assert len({sixteen(Style.parse(words)).bgcolor for words in styles}) == len(styles)


# ---- large windows --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@each_setting
def test_boards_grow_with_the_room_and_still_fit(slug, players, language):
    match = saucer.match(slug, players, seed=5, names=NAMES[:players])
    seat = match.actors[0]
    choice = chooser_for(match, seat).choice
    drawn = [table(slug, scene(match, seat, choice, language, size)) for size in SIZES]
    low, _, high = (max(area.width * area.height for area in canvas.areas.values()) for canvas in drawn)
    assert low < high
    for canvas, (width, height) in zip(drawn[1:], SIZES[1:], strict=True):
        assert canvas.width <= width + MARGIN
        assert canvas.height <= height


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_zovnis_are_whole_where_there_is_room(language):
    for match in positions("zovnis", 2):
        for size in SIZES[1:]:
            assert "…" not in table("zovnis", scene(match, 0, language=language, size=size)).plain


# ---- legends --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_board_has_a_legend_that_fits(slug, language):
    match = saucer.match(slug, 2, seed=5, names=NAMES[:2])
    for width in (58, 78, 131):
        pieces = board(slug).legend(scene(match, 0, language=language, size=(width, 20)))
        assert pieces
        assert all(piece.width <= width for piece in pieces)
        assert not any("…" in piece.plain for piece in pieces)


def test_the_legend_of_planet_explains_every_sign_and_formula():
    match = saucer.match("planet", 2, seed=5, names=NAMES[:2])
    objects, characters = (piece.plain for piece in board("planet").legend(scene(match, 0)))
    for name, shape in planet.SHAPES.items():
        assert f"{shape}  {Voice().say('planet', name)}" in objects
    assert "✿14 ✿✿7 King: 14 points for a single rose, 7 for exactly two" in characters
    assert "3Ω♥§○ Hunter: 3 for each species" in characters


def test_players_bear_the_numbers_that_moves_call_them_by():
    for slug in SLUGS:
        match = saucer.match(slug, 3, seed=5, names=NAMES[:3])
        drawn = table(slug, scene(match, 0)).plain
        assert all(f" {seat} {name}" in drawn for seat, name in enumerate(match.names))
