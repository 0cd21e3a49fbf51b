"""Stateful property test: random moves, refused moves, undo and determinization never break a promise."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import saucer
from saucer.games import SLUGS
from saucer.kernel.snapshot import position


class Play(RuleBasedStateMachine):
    """One match under random hands. Subclasses name the game."""

    slug = ""

    @initialize(seed=st.integers(0, 2**256 - 1), data=st.data())
    def deal(self, seed, data):
        game = saucer.game(self.slug)
        players = data.draw(st.integers(game.sheet.fewest, game.sheet.most))
        options = {option.name: data.draw(st.sampled_from(option.choices)) for option in game.sheet.options}
        self.match = saucer.match(self.slug, players, seed=seed, options=options)
        self.census = self.match.state.census()
        self.past = []

    def running(self):
        return bool(self.match.actors)

    @precondition(running)
    @rule(data=st.data())
    def play(self, data):
        seat = data.draw(st.sampled_from(self.match.actors))
        code = data.draw(st.sampled_from(self.match.moves(seat).codes))
        self.past.append(position(self.match.state))
        self.match.play(seat, code)

    @rule(data=st.data())
    def blunder(self, data):
        seat = data.draw(st.integers(0, self.match.players - 1))
        code = data.draw(st.integers(0, self.match.game.sheet.moves - 1))
        if code not in self.match.moves(seat).codes:
            before = position(self.match.state)
            with pytest.raises(saucer.IllegalMove):
                self.match.play(seat, code)
            assert position(self.match.state) == before

    @precondition(lambda self: self.past)
    @rule()
    def undo(self):
        self.match.undo()
        assert position(self.match.state) == self.past.pop()

    @rule(data=st.data())
    def imagine(self, data):
        seat = data.draw(st.integers(-1, self.match.players - 1))
        world = self.match.imagine(seat, data.draw(st.integers(0, 1000)))
        assert self.match.game.view(world, seat) == self.match.view(seat)
        assert world.census() == self.census

    @rule()
    def replay(self):
        record = self.match.record()
        again = saucer.replay(saucer.Record.from_json(record.to_json()))
        assert position(again.state) == position(self.match.state)

    @invariant()
    def nothing_is_lost(self):
        if hasattr(self, "match"):
            assert self.match.state.census() == self.census


@pytest.mark.parametrize("slug", SLUGS)
def test_the_machine_finds_nothing(slug):
    machine = type(f"Play_{slug}", (Play,), {"slug": slug}).TestCase
    machine.settings = settings(
        max_examples=15, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
    )
    machine().runTest()
