"""Powers: the call, and catching who forgot it."""

from saucer.games.powers.rules import Powers
from saucer.lessons.positions.powers import table
from tests.support.powers import cards, refused, sizes, told, words
from tests.support.rulebook import rule


@rule("N20", "NQ20")
def test_n20_a_call_with_the_play():
    match = table("blue 1, red 2", "red 3", "red 4")
    assert {"blue 1", "blue 1 last"} <= set(words(match, 0))
    events = match.play(0, "blue 1 last")
    assert told(events, "called") == [{"seat": 0}]
    assert match.view().due is None
    assert match.actors == (1,)


@rule("N20", "NQ20")
def test_n20_caught_before_the_next_player_acts_two_cards():
    match = table("blue 1, red 2", "red 3", "red 4", draws="green 1, green 2")
    match.play(0, "blue 1")
    assert match.view().due == 0
    assert match.actors == (0, 1, 2)
    events = match.play(2, "catch 0")
    assert told(events, "caught") == [{"seat": 2, "target": 0}]
    assert cards(match, 0) == ["red-2", "green-1", "green-2"]
    assert match.view().turn == 1


@rule("NQ20")
def test_nq20_the_next_player_may_catch_too_and_then_moves():
    match = table("blue 1, red 2", "red 3", "red 4")
    match.play(0, "blue 1")
    match.play(1, "catch 0")
    assert match.view().turn == 1
    assert "draw" in words(match, 1)


@rule("NQ20")
def test_nq20_once_only_however_many_catch():
    match = table("blue 1, red 2", "red 3", "red 4")
    match.play(0, "blue 1")
    match.play(1, "catch 0")
    assert words(match, 2) == []
    assert refused(match, 2, "catch 0") == "NQ40: nobody can be caught there: seat 0 owes no call"


@rule("NQ20")
def test_nq20_the_own_call_first_is_safe():
    match = table("blue 1, red 2", "red 3", "red 4")
    match.play(0, "blue 1")
    assert words(match, 0) == ["call"]
    events = match.play(0, "call")
    assert told(events, "called") == [{"seat": 0}]
    assert refused(match, 2, "catch 0").startswith("NQ40")
    assert sizes(match) == [1, 1, 1]


@rule("NQ20")
def test_nq20_the_window_closes_when_the_next_player_lays():
    match = table("blue 1, red 2", "blue 3, red 5, red 6", "red 4")
    match.play(0, "blue 1")
    match.play(1, "blue 3")
    assert refused(match, 2, "catch 0").startswith("NQ40")
    assert refused(match, 0, "call") == "NQ40: no call is due"


@rule("NQ20")
def test_nq20_or_draws():
    match = table("blue 1, red 2", "red 5, red 6", "red 4")
    match.play(0, "blue 1")
    match.play(1, "draw")
    assert match.actors == (1,)


@rule("NQ20", "NQ34")
def test_nq20_or_challenges():
    match = table("wild4, red 2", "red 5, red 6", "red 4")
    match.play(0, "wild4 red")
    assert match.actors == (0, 1, 2)
    match.play(1, "challenge")
    assert match.view().due is None


@rule("NQ34")
def test_nq34_or_accepts():
    match = table("wild4, red 2", "red 5, red 6", "red 4")
    match.play(0, "wild4 red")
    assert words(match, 1) == ["accept", "challenge", "catch 0"]
    match.play(1, "accept")
    assert match.view().due is None
    assert words(match, 1) == []


@rule("NQ34")
def test_nq34_or_passes_with_exhausted_piles():
    match = table("red 7, red 2", "green 5, green 6", "red 4", rest=False)
    state = match.state
    assert isinstance(state, Powers)
    match.play(0, "red 7")
    state.laid[0], state.laid[1], state.laid_count = state.laid[1], -1, 1  # nothing left to refill from
    match.play(1, "draw")
    assert (match.view().turn, match.view().due) == (2, None)


@rule("NQ34", "NQ38")
def test_nq34_or_plays_blind():
    match = table("blue 1, red 2", "red 5, red 6", "red 4", powers={"green": 1}, draws="yellow 5")
    match.play(0, "blue 1")
    match.play(1, "green")
    assert match.view().due is None


@rule("NQ34")
def test_nq34_a_gift_closes_nothing():
    match = table("blue 1, red 2", "red 5, red 6", "red 4", powers={"red": 1})
    match.play(0, "blue 1")
    match.play(1, "give red 5 to 2")
    assert match.view().due == 0
    match.play(2, "catch 0")
    assert sizes(match) == [3, 1, 2]


@rule("NQ21")
def test_nq21_the_window_lasts_until_the_player_who_really_moves_next_acts():
    match = table("blue skip, red 2", "blue 5, red 6", "blue 4, red 4, red 5")
    match.play(0, "blue skip")
    assert match.view().turn == 2
    before = match.state.clone()
    match.play(1, "catch 0")
    assert sizes(match) == [3, 2, 3]
    match.undo()
    assert before.mover() == 2
    match.play(2, "blue 4")
    assert refused(match, 1, "catch 0").startswith("NQ40")


@rule("NQ21", "N9")
def test_nq21_a_draw_two_closes_no_window_either():
    match = table("blue draw2, red 2", "blue 5, red 6", "blue 4, red 4, red 5")
    match.play(0, "blue draw2")
    assert match.view().turn == 2
    assert sizes(match) == [1, 4, 3]
    assert words(match, 0) == ["call"]
    match.play(1, "catch 0")  # who had to draw may catch, too
    assert sizes(match) == [3, 4, 3]
    match.undo()
    match.play(2, "blue 4")
    assert refused(match, 1, "catch 0").startswith("NQ40")


@rule("NQ21")
def test_nq21_even_if_that_is_the_layer():
    match = table("blue skip, red 2", "blue 5, red 6")
    match.play(0, "blue skip")
    assert words(match, 0) == ["draw", "call"]
    assert words(match, 1) == ["catch 0"]
    match.play(0, "draw")
    assert words(match, 1) == []


@rule("NQ22")
def test_nq22_a_hand_grown_by_a_gift_cannot_be_caught():
    match = table("blue 1, red 2", "red 5, red 6", "red 4", powers={"red": 1})
    match.play(0, "blue 1")
    match.play(1, "give red 5 to 0")
    assert match.actors == (1,)
    assert words(match, 0) == words(match, 2) == []
    assert refused(match, 2, "catch 0") == "NQ22: seat 0 no longer has just one card"
    assert refused(match, 0, "call") == "NQ40: no call is due"


@rule("NQ32", "NQ11")
def test_nq32_between_blues_cards_nobody_is_caught_but_the_own_call_is_allowed():
    match = table("blue 1, red 2", "red 3", "red 4", powers={"blue": 0})
    match.play(0, "blue 1")
    assert match.view().waits_for == "second"
    assert match.actors == (0,)
    assert words(match, 1) == []
    assert refused(match, 1, "catch 0") == "NQ32: seat 0 is still laying cards: wait until the turn is over"
    assert words(match, 0) == ["end", "call"]
    before = match.state.clone()
    match.play(0, "end")  # the call is still due, and now it can be caught
    assert words(match, 2) == ["catch 0"]
    match.undo()
    assert before.mover() == 0
    match.play(0, "call")
    match.play(0, "end")
    assert words(match, 2) == []


@rule("NQ11")
def test_nq11_from_two_cards_to_none_needs_no_call():
    match = table("blue 1, blue 2", "red 3", "red 4", powers={"blue": 0}, target="round")
    match.play(0, "blue 1")
    match.play(0, "blue 2")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@rule("NQ39")
def test_nq39_every_laying_down_to_one_card_needs_its_own_call():
    match = table("blue 1, red 2", "blue 3, red 5, red 6", draws="blue 9")
    match.play(0, "blue 1 last")
    match.play(1, "blue 3")
    match.play(0, "draw")
    match.play(0, "blue 9")  # down to one card again, and silent this time
    assert match.view().due == 0
    assert words(match, 1)[-1] == "catch 0"


@rule("NQ39")
def test_nq39_a_drawn_card_laid_down_to_one_needs_one_too():
    match = table("red 2", "red 3", "red 4", draws="blue 9")
    match.play(0, "draw")
    assert words(match, 0) == ["blue 9", "blue 9 last", "keep"]
    match.play(0, "blue 9")
    assert match.view().due == 0


@rule("NQ39", "NQ22")
def test_nq39_blues_second_card_after_a_gift():
    match = table("blue 1, blue 2", "red 5, red 6", "red 4", powers={"blue": 0, "red": 1})
    match.play(0, "blue 1 last")
    match.play(1, "give red 5 to 0")
    assert "blue 2 last" in words(match, 0)
    match.play(0, "blue 2")
    assert match.view().due == 0


@rule("NQ38")
def test_nq38_green_with_one_card_leaves_one_card():
    match = table("red 2", "red 3", "red 4", powers={"green": 0}, draws="yellow 5")
    assert words(match, 0) == ["green", "green last", "draw"]
    match.play(0, "green")
    assert match.view().due == 0
    match.play(1, "catch 0")
    assert sizes(match)[0] == 3


@rule("NQ38")
def test_nq38_green_with_a_call():
    match = table("red 2", "red 3", "red 4", powers={"green": 0}, draws="yellow 5")
    match.play(0, "green last")
    assert match.view().due is None
    assert words(match, 2) == []


@rule("NQ38", "NQ32")
def test_nq38_a_blind_wild_nobody_is_caught_before_it_is_chosen_for():
    match = table("red 2", "red 3", "red 4", powers={"green": 0}, draws="character blue")
    match.play(0, "green")
    assert match.actors == (0,)
    assert words(match, 0)[-1] == "call"
    assert words(match, 1) == []
    assert refused(match, 1, "catch 0").startswith("NQ32")
    match.play(0, "colour red")
    assert (match.view().turn, match.view().due) == (1, 0)
    assert words(match, 2) == ["catch 0"]


@rule("NQ38")
def test_nq38_a_blind_wild_with_a_call():
    match = table("red 2", "red 3", "red 4", powers={"green": 0}, draws="character blue")
    match.play(0, "green last")
    match.play(0, "colour red")
    assert match.view().due is None


@rule("NQ40", "NQ20")
def test_nq40_a_wrong_catch_is_answered_politely_and_changes_nothing():
    match = table("blue 1, red 2", "red 3", "red 4")
    assert refused(match, 2, "catch 1") == "NQ40: nobody can be caught there: seat 1 owes no call"
    assert refused(match, 2, "catch 2") == "CQ3: choose one of your opponents"
    assert sizes(match) == [2, 1, 1]


@rule("NQ40")
def test_nq40_so_is_a_needless_call():
    match = table("blue 1, red 2, red 3", "red 3", "red 4", powers={"green": 1})
    assert refused(match, 0, "call") == "NQ40: no call is due"
    assert refused(match, 0, "blue 1 last") == "NQ40: no call is due"
    match.play(0, "blue 1")
    assert match.view().due is None


@rule("NQ40")
def test_nq40_the_last_card_needs_no_call():
    match = table("blue 1", "red 3", "red 4")
    assert words(match, 0) == ["blue 1", "draw"]
    assert refused(match, 0, "blue 1 last") == "NQ40: no call is due"


@rule("NQ40", "NQ38")
def test_nq40_a_needless_call_with_a_blind_play():
    match = table("red 1, red 2", "red 3", powers={"green": 0})
    assert refused(match, 0, "green last") == "NQ40: no call is due"


@rule("NQ16", "N20")
def test_nq16_yellow_does_not_cover_the_penalty():
    match = table("blue 1, red 2", "red 3", "red 4", powers={"yellow": 0})
    match.play(0, "blue 1")
    match.play(1, "catch 0")
    assert sizes(match) == [3, 1, 1]


@rule("N20", "NQ10")
def test_n20_no_call_is_due_for_a_hand_that_came_to_one_card_otherwise():
    match = table("red 1", "red 3", "red 4")
    assert match.actors == (0,)
    assert refused(match, 0, "call").startswith("NQ40")


@rule("NQ27")
def test_nq27_after_the_last_card_nothing_can_be_given_or_caught():
    match = table("blue 1", "red 3, red 5", "red 4", powers={"red": 1}, target="round")
    match.play(0, "blue 1")
    assert match.actors == ()
    assert refused(match, 1, "give red 3 to 0") == "N24: the game is over"
    assert match.outcome is not None
    assert match.outcome.scores == (12, 0, 0)
