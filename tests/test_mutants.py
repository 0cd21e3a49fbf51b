"""The list of planted faults fits the present rules (`make mutants` tries them)."""

import pytest

from saucer.games import SLUGS
from tests.mutants import faults, planted
from tests.support.rulebook import COMMON, IDS


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_at_least_forty_faults_that_can_be_planted(slug):
    mutants = faults(slug)
    assert len(mutants) >= 40
    assert len({(fault.file, fault.old, fault.new) for fault in mutants}) == len(mutants)
    for fault in mutants:
        compile(planted(slug, fault), fault.file, "exec")
        assert {*fault.rule.split()} <= {*IDS[slug], *COMMON}
