"""The page on strength agrees with the stored measurements."""

from dataclasses import replace
from pathlib import Path

import pytest

from saucer.games import SLUGS
from saucer.lab import results, strength
from saucer.lab.ladder import Ladder, Pair, Pairing, Plan
from saucer.lab.ratings import Rating
from saucer.lab.strength import Claim, claims, evidence, judged

ROOT = Path(__file__).parent.parent
PLAN = Plan("zovnis", 2, {}, (Pair("hard", "sensible"), Pair("hard", "oracle")), games=200)


def pairing(hero, rest, share, low, high, games=200):
    return Pairing(hero, rest, games // 2, games, share, (low, high), 1.5, (1.0, 2.0), 0.5, "above")


def ladder(plan, *pairings):
    return Ladder(plan, pairings, {name: Rating(25.0, 1.0) for name in plan.bots})


HARD = pairing("hard", "sensible", 0.7, 0.62, 0.78)


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [(0.6, 0.8, "**holds**"), (0.55, 0.7, "not shown"), (0.4, 0.58, "does not hold")],
)
def test_a_claim_holds_only_by_its_interval(low, high, verdict):
    claim = Claim("hard", "sensible", "", bar=0.6)
    assert judged(claim, pairing("hard", "sensible", 0.65, low, high)) == verdict
    assert judged(claim, None) == "not measured"


def test_evidence_is_paired_sure_enough_and_the_longest():
    claim = Claim("hard", "sensible", "", confidence=0.99)
    sure = ladder(replace(PLAN, confidence=0.99), HARD)
    longer = ladder(replace(PLAN, confidence=0.99), replace(HARD, games=400, share=0.6))
    turned = ladder(replace(PLAN, confidence=0.99), pairing("sensible", "hard", 0.4, 0.3, 0.5, games=600))
    assert evidence(claim, [ladder(PLAN, HARD)]) is None
    assert evidence(claim, [ladder(replace(PLAN, confidence=0.99, paired=False), HARD)]) is None
    assert evidence(claim, [ladder(replace(PLAN, confidence=0.99, players=3), HARD)]) is None
    assert evidence(claim, [sure]) == HARD
    assert evidence(claim, [sure, longer]).games == 400
    assert evidence(claim, [sure, turned, longer]).share == pytest.approx(0.6)


def test_a_match_broken_off_says_so():
    for stop, has_notice in ((False, True), (True, False)):
        measured = [("zovnis-2", ladder(replace(PLAN, stop=stop), replace(HARD, games=104)))]
        assert ("Interrupted after 104 games" in strength.page(measured)) == has_notice


def test_what_is_claimed_of_each_game():
    for slug in SLUGS:
        by_pair = {(claim.hero, claim.rest): claim for claim in claims(slug)}
        assert ("sensible", "random") in by_pair
        assert ("normal", "easy") in by_pair
        assert ("hard", "normal") in by_pair
        assert by_pair["expert", "hard"].bar == 0.45
        last = by_pair["hard", "sensible"]
        lucky = slug not in strength.SKILLED
        assert (last.bar, last.confidence) == ((0.5, 0.99) if lucky else (0.6, 0.95))


def test_the_page_is_written_from_files(tmp_path):
    folder = tmp_path / "strength"
    folder.mkdir()
    measured = ladder(PLAN, HARD, pairing("hard", "oracle", 0.2, 0.1, 0.3))
    (folder / "zovnis.json").write_text(results.to_json(measured), "utf-8")
    strength.write(tmp_path)
    page = (tmp_path / "strength.md").read_text("utf-8")
    assert (
        "| zovnis | hard wins at least 60 % against sensible | 60 % | 95 % | 70.0 % (62.0 to 78.0) | 200 | **holds** |"
        in page
    )
    assert "| zovnis | normal beats easy | 50 % | 95 % |  |  | not measured |" in page
    assert "--pairs hard/sensible,hard/oracle --games 200 --seed 1 --json docs/strength/zovnis.json" in page
    assert "The oracle, which sees everything, wins 80.0 % (70.0 to 90.0) against hard." in page
    assert "| hard against oracle | 200 | +1.50 (+1.00 to +2.00) |" in page
    assert (folder / "zovnis.svg").stat().st_size > 5000


def test_the_committed_page_is_what_the_measurements_say():
    measured = strength.measurements(ROOT / "docs")
    assert strength.page(measured) == (ROOT / "docs" / "strength.md").read_text("utf-8")
    assert {ladder.plan.slug for _, ladder in measured} == set(SLUGS)
    for name, ladder in measured:
        assert ladder.plan.bots[0] in (ROOT / "docs" / "strength" / f"{name}.svg").read_text("utf-8")
