"""The conformance suite holds for every game, player count and option; compiled, in 2,000 games of each."""

from dataclasses import replace

import msgspec
import pytest

import saucer
from saucer.games import SLUGS
from saucer.games.looters.moves import Lay, Strength
from saucer.lab import checkpoint, conformance, secrecy
from tests.support.games import COMPILED

GAMES = 2000 if COMPILED else 60  # of each of the five
THOROUGH = 40  # games of a setting that get the thorough checks, where a fourth of them are more
EVERY = [setting for slug in SLUGS for setting in conformance.settings(saucer.game(slug))]
# Plain Python plays single rounds of powers: matches to 500 points have thousands of moves.
ALL = EVERY if COMPILED else [setting for setting in EVERY if setting.options.get("target", "round") == "round"]


@pytest.mark.parametrize("setting", ALL, ids=str)
def test_promises_hold(setting):
    games = -(-GAMES // sum(other.game is setting.game for other in ALL))
    conformance.check_games(setting, games, seed=100, every=max(4, games // THOROUGH))
    secrecy.check_redeals_differ(setting, seed=5)


@pytest.mark.parametrize("setting", ALL if COMPILED else ALL[::2], ids=str)
def test_matches_refuse_undo_and_replay(setting):
    conformance.check_match(setting, seed=8)


def broken(setting, **changes):
    """The game with one function replaced."""
    return replace(setting, game=replace(setting.game, **changes))


def leaking(state, seat, code):
    """Animals on another seat than the one that was named, as somebody's hand has it."""
    honest = saucer.game("looters").decode(state, seat, code)
    return Strength(1 + sum(state.hands) % 5) if isinstance(honest, Strength) else honest


@pytest.mark.parametrize(
    ("changes", "promise"),
    [
        ({"decode": lambda state, seat, code: Lay("thimble")}, "notation"),
        ({"encode": lambda state, seat, move: 0}, "moves"),
        ({"view": lambda state, seat: saucer.game("looters").view(state, 0)}, "non-interference"),
        ({"decode": leaking}, "non-interference|moves"),
    ],
)
def test_the_suite_finds_broken_games(changes, promise):
    setting = next(conformance.settings(saucer.game("looters")))
    with pytest.raises(checkpoint.Nonconformity, match=promise):
        conformance.check_games(broken(setting, **changes), 5, seed=1, every=1)


def test_the_suite_finds_views_that_share_a_list_with_the_next():
    setting = next(conformance.settings(saucer.game("looters")))
    honest, shared = setting.game.view, []

    def sharing(state, seat):
        shared[:] = [str(state.turns)]
        return msgspec.structs.replace(honest(state, seat), hand=shared)

    with pytest.raises(checkpoint.Nonconformity, match="changes with the position"):
        conformance.check_games(broken(setting, view=sharing), 1, seed=1, every=1)


def test_the_suite_finds_made_components():
    setting = next(conformance.settings(saucer.game("looters")))
    honest = setting.game.view

    def minting(state, seat):
        state.earth += 1
        return honest(state, seat)

    with pytest.raises(checkpoint.Nonconformity, match=r"conservation|redeal"):
        conformance.check_games(broken(setting, view=minting), 1, seed=1, every=1)
