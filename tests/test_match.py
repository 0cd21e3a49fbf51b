"""Match: seeds, moves, undo and refusals; a refused move changes nothing."""

import pytest

import saucer
from saucer.kernel.match import KEPT, Outcome
from saucer.kernel.snapshot import digest, position, restored
from saucer.locales import say
from tests.support.games import play_randomly
from tests.support.rulebook import rule


def test_a_match_in_the_words_of_the_design():
    match = saucer.match("looters", players=3, seed=7, start=0)
    assert match.actors == (0,)
    moves = match.moves(0)
    move = next(iter(moves))
    assert len(moves) == len(list(moves))
    assert move in moves
    assert str(move) in moves
    assert move.code in moves
    assert "spoon" not in moves
    assert str(move) in repr(moves)
    assert saucer.Move(1, move.code, str(move), move.struct) not in moves
    events = match.play(0, move)
    assert (events[0].name, events[0].args) == ("laid", {"seat": 0, "card": str(move), "count": 1})
    assert match.outcome is None
    assert match.history == [move]


@rule("CQ2")
def test_the_same_seed_and_moves_give_the_same_game():
    games = [play_randomly(saucer.match("looters", players=4, seed=11), 30) for _ in range(2)]
    assert digest(games[0].state) == digest(games[1].state)
    other = play_randomly(saucer.match("looters", players=4, seed=12), 30)
    assert digest(other.state) != digest(games[0].state)


@rule("CQ2")
def test_without_a_seed_a_fresh_secret_one_is_made():
    assert saucer.match("looters", players=2).seed != saucer.match("looters", players=2).seed


@pytest.mark.parametrize("seed", [7, (7).to_bytes(32, "big"), f"{7:064x}"])
def test_a_seed_may_be_a_number_bytes_or_hex(seed):
    assert saucer.match("looters", players=2, seed=seed).seed == (7).to_bytes(32, "big")


@pytest.mark.parametrize(
    ("seed", "sentence"),
    [
        (-1, "a number from 0"),
        (1 << 256, "a number from 0"),
        ("xyz", "64 hexadecimal digits"),
        ("abcd", "32 bytes, not 2"),
        (b"abc", "32 bytes, not 3"),
    ],
)
def test_bad_seeds_are_explained(seed, sentence):
    with pytest.raises(saucer.BadOption, match=sentence):
        saucer.match("looters", players=2, seed=seed)


@pytest.mark.parametrize("slug", saucer.SLUGS)
def test_a_state_taken_apart_and_put_together_plays_alike(slug):
    match, twin = (play_randomly(saucer.match(slug, 3, seed=5), 12) for _ in range(2))
    twin.state = restored(type(match.state), position(match.state))
    assert position(twin.state) == position(match.state)
    assert position(play_randomly(twin, 20).state) == position(play_randomly(match, 20).state)


def test_the_past_is_the_position_before_the_last_move():
    match = saucer.match("looters", 2, seed=1)
    with pytest.raises(saucer.BadOption):
        match.past()
    before = position(match.state)
    play_randomly(match, 1)
    assert position(match.past()) == before


@pytest.mark.parametrize("slug", saucer.SLUGS)
def test_a_long_past_is_played_again_where_it_is_not_kept(slug):
    match, places = saucer.match(slug, 2, seed=4), []
    while match.actors and len(places) < 5 * KEPT:
        places.append(position(match.state))
        play_randomly(match, 1)
    assert len(match._past) == KEPT
    moves = list(match.history)
    while match.history:
        assert match.undo() == moves.pop()
        assert position(match.state) == places.pop()
        if match.history:
            assert position(match.past()) == places[-1]


def test_undo_returns_the_exact_position():
    match = saucer.match("looters", players=3, seed=7)
    before = [position(match.state)]
    for _ in range(10):
        play_randomly(match, 1)
        before.append(position(match.state))
    while match.history:
        assert position(match.state) == before.pop()
        move = match.history[-1]
        assert match.undo() == move
    assert position(match.state) == before.pop()
    with pytest.raises(saucer.BadOption, match="no move to take back"):
        match.undo()


def test_a_refused_move_changes_nothing():
    match = saucer.match("looters", players=2, seed=7, start=0)
    before = position(match.state)
    for seat, move in [(1, "general"), (0, "nonsense"), (0, 9999), (0, -1), (5, "general"), (-1, "general")]:
        with pytest.raises(saucer.SaucerError):
            match.play(seat, move)
    assert position(match.state) == before
    assert match.history == []


def test_seats_players_names_and_options_are_checked():
    with pytest.raises(saucer.UnknownGame, match="the games are looters"):
        saucer.match("chess", players=2)
    with pytest.raises(saucer.BadOption, match="start seat is a number from 0 to 1, not 2"):
        saucer.match("looters", players=2, start=2)
    with pytest.raises(saucer.BadOption, match="2 seats but 1 names"):
        saucer.match("looters", players=2, names=["Ola"])
    with pytest.raises(saucer.BadOption, match="has no option 'colour'"):
        saucer.match("looters", players=2, options={"colour": 3})
    for value in (19, 49, "forty", True):
        with pytest.raises(saucer.BadOption, match="'tokens' is a number from 20 to 48"):
            saucer.match("looters", players=2, options={"tokens": value})
    with pytest.raises(saucer.BadOption, match="there is no seat 3; the seats are 0 to 1"):
        saucer.match("looters", players=2).view(3)


def test_a_move_object_of_another_seat_is_judged_for_the_one_that_plays_it():
    match = saucer.match("looters", players=2, seed=7, start=0)
    move = next(iter(match.moves(0)))
    with pytest.raises(saucer.IllegalMove, match="U5"):
        match.play(1, move)


def test_illegal_moves_carry_rule_and_sentence():
    match = saucer.match("looters", players=2, seed=7, start=0)
    with pytest.raises(saucer.IllegalMove) as excinfo:
        match.play(1, "general")
    assert excinfo.value.rule == "U5"
    assert str(excinfo.value) == "U5: it is the turn of seat 0"


def test_imagined_worlds_look_the_same_to_the_seat():
    match = play_randomly(saucer.match("looters", players=3, seed=7), 6)
    world = match.imagine(1, 5)
    assert match.game.view(world, 1) == match.view(1)
    assert position(world) != position(match.state)


def test_sentences_name_seats_and_things():
    assert (
        say("looters", "event-laid", {"seat": 1, "card": "teacup", "count": 2}) == "seat 1 lays 2 × Teacup (saucer 2)."
    )
    sentence = say("looters", "event-drew-seen", {"seat": 0, "cards": ["teacup", "general"]}, names=["Ola", "Pat"])
    assert sentence == "Ola draws Teacup (saucer 2), General."
    with pytest.raises(LookupError, match="event-took"):
        say("looters", "event-took", {"seat": 0})


@pytest.mark.parametrize(
    ("winners", "scores", "loser"),
    [
        ((1,), (3, 9, 5), 0),
        ((1,), (3, 9, 3), None),  # two came last
        ((0, 1), (4, 4), None),  # nobody did
        ((0,), (40, 120, 80), 1),  # N25: everyone scores their own cards, the fewest points win
        ((1,), (5, 5, 2), 2),  # the rules broke a tie
    ],
)
@rule("CQ1", "N25")
def test_the_loser_is_whoever_alone_came_last(winners, scores, loser):
    assert Outcome(winners, scores, "").loser == loser
