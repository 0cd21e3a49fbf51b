"""The rules of powers: components, deal and first card."""

import itertools
from collections import Counter

import pytest

import saucer
from saucer.games.powers.cards import hand_of
from saucer.games.powers.codes import FIRST_COLOUR, TURN
from saucer.games.powers.components import CARDS, COLOURS, NAMES
from saucer.games.powers.knowledge import KIND_BITS, NOTHING
from saucer.games.powers.rules import Powers
from saucer.kernel.rng import quick
from saucer.kernel.vectors import array
from saucer.lessons.positions.powers import table
from tests.support.powers import dealt, dealt_anew, sizes, words
from tests.support.rulebook import rule


@rule("NQ42", "N12")
def test_nq42_a_card_put_back_may_lie_anywhere_in_the_pile():
    """First of all tests: if the card came back on top every time, a deal that turns it up would never end."""
    match = table("red 1", "red 2", draws="green 5")
    places = Counter()
    for seed in range(200):
        state = match.state.clone()
        state.rng = quick(seed)
        others = state.pile_count - list(state.pile).count(NAMES.index("wild4"))
        state._turn_back()
        pile = [NAMES[kind] for kind in list(state.pile)[: state.pile_count]]
        assert len(pile) - pile.count("wild4") == others
        places["bottom"] += pile[0] == "wild4"
        places["top"] += pile[-1] == "wild4"
        places["second"] += pile[-2] == "wild4"
        places["green-5 on top"] += pile[-1] == "green-5"
    assert all(0 < places[where] < 30 for where in ("bottom", "top", "second", "green-5 on top")), places


# ---- the box ---------------------------------------------------------------------------------


@rule("NT7", "N1")
def test_nt7_the_deck_has_108_cards_and_four_powers_lie_on_the_table():
    match = saucer.match("powers", 4, seed=1)
    census = match.state.census()
    assert sum(census[:59]) == 108
    assert census[59] == 4
    assert all(player.powers == [] for player in match.view().players)


def test_components_of_the_powers_deck():
    census = dict(zip(NAMES, saucer.match("powers", 2, seed=1).state.census(), strict=False))
    for colour in COLOURS:
        assert [census[f"{colour}-{number}"] for number in range(10)] == [0, 1, 2, 2, 2, 2, 2, 2, 2, 2]
        assert [census[f"{colour}-{symbol}"] for symbol in ("draw2", "reverse", "skip")] == [2, 1, 1]
        assert census[f"character-{colour}"] == 4
    assert (census["choice"], census["wild4"], census["wild"]) == (4, 4, 0)


@rule("NQ44")
def test_nq44_the_classic_deck():
    state = saucer.match("powers", 2, seed=1, options={"deck": "classic"}).state
    census = dict(zip(NAMES, state.census(), strict=False))
    for colour in COLOURS:
        assert [census[f"{colour}-{number}"] for number in range(10)] == [1, *[2] * 9]
        assert [census[f"{colour}-{symbol}"] for symbol in ("draw2", "reverse", "skip")] == [2, 2, 2]
        assert census[f"character-{colour}"] == 0
    assert (census["choice"], census["wild4"], census["wild"]) == (0, 4, 4)
    assert sum(state.census()) == 108


@rule("NQ1")
def test_nq1_two_to_ten_players():
    for players in (2, 10):
        assert sizes(dealt("blue 7", players)) == [7] * players
    for players in (1, 11):
        with pytest.raises(saucer.BadOption):
            saucer.match("powers", players)


# ---- the dealer ------------------------------------------------------------------------------


def number(card: str | None) -> int:
    """What a card counts in the dealer's draw."""
    last = "" if card is None else card.split("-")[-1]
    return int(last) if last.isdigit() else 0


@rule("N2", "NQ43", "N5")
def test_n2_the_highest_number_deals_and_the_left_neighbour_begins():
    for seed in range(60):
        view = saucer.match("powers", 4, seed=seed).view()
        numbers = [number(card) for card in view.dealer_draws[-1]]
        assert numbers[view.dealer] == max(numbers)
        assert numbers.count(max(numbers)) == 1
        if view.top.split("-")[-1].isdigit():
            assert view.turn == (view.dealer + 1) % 4


@rule("N2")
def test_n2_symbols_count_nothing():
    dealt_cards = [card for seed in range(60) for card in saucer.match("powers", 4, seed=seed).view().dealer_draws[0]]
    assert {"wild4", "red-skip"} & set(dealt_cards)
    for seed in range(200):
        view = saucer.match("powers", 2, seed=seed).view()
        first = view.dealer_draws[0]
        if "wild4" in first and number(first[0]) + number(first[1]):
            assert first[view.dealer] != "wild4"
            return
    raise AssertionError


@rule("NQ2")
def test_nq2_only_the_tied_draw_again():
    again = 0
    for seed in range(80):
        draws = saucer.match("powers", 4, seed=seed).view().dealer_draws
        for before, after in itertools.pairwise(draws):
            again += 1
            tied = [seat for seat in range(4) if before[seat] is not None]
            best = max(number(before[seat]) for seat in tied)
            expected = [seat for seat in tied if number(before[seat]) == best]
            assert [seat for seat in range(4) if after[seat] is not None] == expected
            assert len(expected) > 1
    assert again > 5


@rule("NQ43")
def test_nq43_a_table_may_name_who_begins_and_so_the_dealer():
    match = saucer.match("powers", 4, seed=3, start=2)
    assert match.view().dealer == 1
    assert match.view().dealer_draws == []
    assert saucer.match("powers", 4, seed=3, start=0).view().dealer == 3


@rule("NQ43")
def test_nq43_the_draw_comes_from_the_seed():
    draws = [saucer.match("powers", 5, seed=seed).view().dealer_draws for seed in (7, 7, 8)]
    assert draws[0] == draws[1] != draws[2]


# ---- the deal --------------------------------------------------------------------------------


@rule("N3")
def test_n3_seven_cards_each_and_the_rest_is_the_pile():
    view = dealt("blue 7", 4).view()
    assert [player.cards for player in view.players] == [7] * 4
    assert view.pile == 108 - 28 - 1
    assert view.discards == ["blue-7"]


@rule("NQ42")
def test_nq42_cards_are_dealt_one_by_one_from_the_dealers_left():
    state = saucer.match("powers", 3, seed=1, start=0).state
    assert isinstance(state, Powers)
    state.dealer = 0
    for seat in range(3):
        state.sizes[seat] = 0
    state.hands = array([int(NOTHING)] * len(state.hands))
    state.laid_count = 0
    state.pile_count = int(CARDS)
    state.pile = array(place % 9 + 1 for place in range(int(CARDS)))  # numbers only
    before = state.clone()
    state._deal_round(None)
    assert isinstance(before, Powers)
    before.rng.shuffle(before.pile, 0, CARDS)
    order = list(before.pile)[::-1]
    assert hand_of(state, 1) == order[0:21:3]
    assert hand_of(state, 2) == order[1:21:3]
    assert hand_of(state, 0) == order[2:21:3]
    assert state.laid[0] == order[21]


@rule("NQ42", "N12")
def test_nq42_a_wild_draw_four_turned_up_first_is_shuffled_back():
    bottoms = set()
    for seed in range(20):
        events: list[saucer.Event] = []
        match = dealt_anew("wild4, green 5, red 9", events=events, seed=seed)
        names = [event.name for event in events]
        assert names[0] == "turned-back"
        assert names[names.count("turned-back")] == "turned-up"
        assert match.view().top != "wild4"
        state = match.state
        assert isinstance(state, Powers)
        pile = [NAMES[state.pile[place]] for place in range(state.pile_count)]
        assert pile.count("wild4") == 1
        bottoms.add(pile[0])
    assert len(bottoms) > 5  # the whole pile is shuffled


@rule("NQ42")
def test_nq42_in_games_of_version_1_it_goes_to_the_bottom():
    events: list[saucer.Event] = []
    match = dealt_anew("wild4, wild4, green 5, red 9", events=events, sinks=True)
    assert [event.name for event in events] == ["sunk", "sunk", "turned-up"]
    assert match.view().top == "green-5"
    state = match.state
    assert isinstance(state, Powers)
    assert [NAMES[kind] for kind in list(state.pile)[:2]] == ["wild4", "wild4"]
    assert NAMES[state.pile[state.pile_count - 1]] == "red-9"


@rule("N4", "N5")
def test_n4_a_number_starts_the_discards_and_the_left_of_the_dealer_begins():
    view = dealt_anew("green 5").view()
    assert (view.turn, view.direction, view.waits_for, view.colour) == (1, 1, "turn", "green")


@rule("N9", "N4")
def test_n9_a_draw_two_turned_up_hits_the_left_of_the_dealer():
    match = dealt_anew("green draw2")
    assert sizes(match) == [7, 9, 7]
    assert match.view().turn == 2


@rule("N10", "N4")
def test_n10_a_reverse_turned_up_lets_the_dealer_begin_and_play_goes_right():
    view = dealt_anew("green reverse").view()
    assert (view.turn, view.direction) == (0, -1)


@rule("N10", "NQ17")
def test_n10_a_reverse_turned_up_with_two_players():
    view = dealt_anew("green reverse", 2).view()
    assert (view.turn, view.direction) == (0, 1)


@rule("N11", "N4")
def test_n11_a_skip_turned_up_skips_the_left_of_the_dealer():
    match = dealt_anew("green skip")
    assert match.view().turn == 2
    assert sizes(match) == [7, 7, 7]


@rule("N11", "NQ30")
def test_nq30_who_was_skipped_by_the_first_card_is_not_skipped_again():
    match = dealt_anew("green skip")
    match.state.hands[2 * int(CARDS)] = NAMES.index("red-skip")
    match.play(2, "red skip")
    assert match.view().turn == 1


@rule("N14", "N15", "NQ5", "N8")
@pytest.mark.parametrize("card", ["character red", "choice"])
def test_nq5_a_wild_turned_up_is_named_by_the_left_of_the_dealer_who_also_begins(card):
    match = dealt_anew(card)
    view = match.view()
    assert (view.turn, view.waits_for, view.colour) == (1, "first-colour", None)
    assert words(match, 1) == [f"colour {colour}" for colour in COLOURS]
    assert match.actors == (1,)
    match.play(1, "colour green")
    view = match.view()
    assert (view.turn, view.waits_for, view.colour) == (1, "turn", "green")
    assert all(player.powers == [] for player in view.players)


@rule("NQ44", "NQ5")
def test_nq44_a_plain_wild_turned_up_is_named_too():
    match = dealt("wild", deck="classic")
    assert words(match, 0) == [f"colour {colour}" for colour in COLOURS]


def test_a_deal_with_every_first_card_is_consistent():
    firsts = Counter(saucer.match("powers", 3, seed=seed).view().waits_for for seed in range(60))
    assert set(firsts) == {"turn", "first-colour"}


def test_hidden_slots_hold_nothing_but_kinds():
    state = saucer.match("powers", 3, seed=5).state
    assert isinstance(state, Powers)
    assert all(card == NOTHING or card == card & int(KIND_BITS) for card in state.hands)
    assert state.stage in (int(TURN), int(FIRST_COLOUR))
