"""The list of planted faults is in step with the rules (`make mutants` tries them)."""

import pytest

from saucer.games import SLUGS
from tests.mutants import faults, planted
from tests.support.rulebook import COMMON, IDS


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_at_least_forty_faults_that_can_be_planted(slug):
    listed = faults(slug)
    assert len(listed) >= 40
    assert len({(fault.file, fault.old, fault.new) for fault in listed}) == len(listed)
    for fault in listed:
        compile(planted(slug, fault), fault.file, "exec")
        assert {*fault.rule.split()} <= {*IDS[slug], *COMMON}
