"""Measurements of other libraries: random games of RLCard's UNO and OpenSpiel's crazy eights, and OpenSpiel's search.

Runs in an environment of its own (bench/.venv), which run.py makes. A move is a decision of a
player; chance events in between are work, but are not counted.
"""

from importlib.metadata import PackageNotFoundError, version
from random import choice, random

from worker import rate, serve

THOUGHTS = 500  # iterations of one search
LONGEST = 10_000  # decisions; some of RLCard's games never end
CHANCE, TERMINAL = -1, -4  # OpenSpiel's player ids


def installed() -> dict[str, str]:
    """The installed libraries with their versions."""
    versions = {}
    for name in ("rlcard", "open_spiel"):
        try:
            versions[name] = version(name)
        except PackageNotFoundError:
            continue
    return versions


def rlcard_game(players: int, seconds: float) -> float:
    """RLCard's game stepped directly, as its environment does, without observations."""
    from rlcard.games.uno import Game

    game = Game(num_players=players)

    def play() -> int:
        game.init_game()
        moves = 0
        while not game.is_over() and moves < LONGEST:
            game.step(choice(game.get_legal_actions()))
            moves += 1
        return moves

    return rate(play, seconds)


def rlcard_round(players: int, seconds: float) -> float:
    """RLCard's rules alone: the inner round object, without state descriptions."""
    from rlcard.games.uno import Game

    game = Game(num_players=players)

    def play() -> int:
        game.init_game()
        proceed, legal, seats = game.round.proceed_round, game.get_legal_actions, game.players
        moves = 0
        while not game.is_over() and moves < LONGEST:
            proceed(seats, choice(legal()))
            moves += 1
        return moves

    return rate(play, seconds)


def crazy_eights(game: str, seconds: float, outcomes: bool) -> float:
    """OpenSpiel's game driven move by move. Chance is drawn from `chance_outcomes`, as its examples
    do, or by the shortcut that all legal cards are equally likely, which one deck allows."""
    import pyspiel

    dealt = pyspiel.load_game(game).new_initial_state

    def play() -> int:
        state = dealt()
        moves = 0
        while (seat := state.current_player()) != TERMINAL:
            if seat == CHANCE and outcomes:
                likely = state.chance_outcomes()
                action = likely[int(random() * len(likely))][0]
            else:
                actions = state.legal_actions()
                action = actions[int(random() * len(actions))]
            state.apply_action(action)
            moves += seat != CHANCE
        return moves

    return rate(play, seconds)


def ismcts(game: str, seconds: float) -> float:
    """Iterations per second of OpenSpiel's ISMCTS in C++, from the first real choice of new deals."""
    import pyspiel

    dealt = pyspiel.load_game(game).new_initial_state
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    rollouts = pyspiel.RandomRolloutEvaluator(1, 7)
    thinker = pyspiel.ISMCTSBot(1, rollouts, 1.4, THOUGHTS, -1, policy, False, False)

    def think() -> int:
        state = dealt()
        while state.is_chance_node() or len(state.legal_actions()) == 1:
            state.apply_action(choice(state.legal_actions()))
        thinker.step(state)
        return THOUGHTS

    return rate(think, seconds)


if __name__ == "__main__":
    serve(
        {
            "installed": installed,
            "rlcard_game": rlcard_game,
            "rlcard_round": rlcard_round,
            "crazy_eights": crazy_eights,
            "ismcts": ismcts,
        }
    )
