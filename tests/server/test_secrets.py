"""Nothing a viewer may not know is in any byte that viewer gets."""

import asyncio
import json
import random

import msgspec
import pytest

import saucer
from saucer.games import game
from saucer.kernel.match import Match
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lab.play import random_decision
from saucer.server import audience, fairness, log, records, wire
from saucer.server.audience import Ear
from saucer.server.metrics import METRICS
from saucer.server.settings import Settings
from saucer.server.standing import replayed
from saucer.server.storage import Entry
from tests.server.support import Person, house, new_table, play_any

SECRET = "5ec2e7" * 10 + "abcd"


def table(slug, players=3, options=None):
    """A table of three people being played, as lines of its log."""
    settings = Settings(slug, players, options or {}, hints=True).settled()
    lines = [
        log.Created(who="guest-0", table="t", settings=settings, secret=SECRET),
        *(log.Sat(who=f"guest-{seat}", seat=seat, name=f"Name {seat}") for seat in range(players)),
        log.Started(),
        log.Dealt(version=game(slug).sheet.version),
    ]
    return replayed([Entry(seq, float(seq), log.written(line)) for seq, line in enumerate(lines, 1)])


def move(standing, seed):
    seat, code = random_decision(standing.match.state, quick(seed), Moves())
    words = standing.match.move(int(seat), int(code)).words
    standing.apply(Entry(standing.seq + 1, float(standing.seq), log.written(log.Played(seat=int(seat), words=words))))


def told(standing, viewer, since=None):
    """Every byte of an update, but for the time of day."""
    ear = Ear(viewer, f"guest-{viewer}" if viewer >= 0 else "", "en")
    info = audience.table_info(standing, ear.language, 0)
    return wire.encode(msgspec.structs.replace(audience.update(standing, ear, since, info), now=0))


@pytest.mark.parametrize("slug", saucer.SLUGS)
def test_no_viewer_can_tell_worlds_apart(slug):
    """Redeal all that a viewer cannot know: every byte it gets stays the same."""
    standing = table(slug)
    for ply in range(45):
        if not standing.match.actors:
            break
        real = standing.match.state
        for viewer in (*range(3), -1):
            before = told(standing, viewer)
            standing.match.state = standing.match.imagine(viewer, seed=ply)
            assert told(standing, viewer) == before
            standing.match.state = real
        move(standing, ply)


@pytest.mark.parametrize("slug", saucer.SLUGS)
def test_planted_secrets_reach_only_those_they_are_for(slug, monkeypatch):
    """A canary in every secret of every event, and for each set of seats another one."""
    honest = Match.play
    planted = []

    def play(self, seat, chosen):
        events = []
        for event in honest(self, seat, chosen):
            mask = event.to or 1 << seat
            canary = f"canary-{mask}-{len(planted)}"
            planted.append((canary, mask))
            events.append(msgspec.structs.replace(event, secret={**event.secret, "canary": canary}, to=mask))
        return events

    monkeypatch.setattr(Match, "play", play)
    said = lambda _, part, phrase: wire.Sentence(part, phrase.key, phrase.args)  # noqa: E731
    monkeypatch.setattr(audience.Teller, "say", said)
    standing = table(slug)
    for ply in range(40):
        if standing.match.actors:
            move(standing, ply)
    assert len(planted) > 20
    for viewer in (*range(3), -1):
        text = told(standing, viewer).decode()
        for canary, mask in planted[-400:]:
            assert (f'"{canary}"' in text) <= (viewer >= 0 and bool(mask >> viewer & 1))
    assert any(planted[-1][0] in told(standing, seat).decode() for seat in range(3))


@pytest.mark.parametrize("slug", saucer.SLUGS)
def test_seeds_and_guests_stay_in_the_house(tmp_path, slug, monkeypatch, caplog):
    """Whole games with everybody watching: no update, refusal, record or metric tells the seed, the secret or an id."""
    monkeypatch.setattr(fairness, "fresh_secret", lambda: SECRET)
    sent = []

    async def inside():
        async with house(tmp_path / "t.db") as made:
            options = {"target": "round"} if slug == "powers" else {}
            ola = await new_table(made, "Ola", slug, options=options)
            pat, zed = [await Person(made, name, "pl").visit(ola.table.id) for name in ("Pat", "Zed")]
            await pat.do(wire.Sit, seat=1)
            await ola.do(wire.Start)
            await ola.until(lambda seen: seen["view"])
            standing = ola.table.standing
            chance = random.Random(1)
            for turn in range(30):
                if standing.phase != "playing":
                    break
                for person in (ola, pat, zed):
                    if standing.phase != "playing":
                        break
                    sent.append(json.dumps(await person.look()))
                    refused = await person.ask(wire.Move, words=chance.choice(("banana", "draw", "thimble")))
                    sent.append(wire.encode(refused).decode())
                    if standing.phase == "playing" and turn % 6 == 0:
                        record = records.record_of(standing, standing.deals[-1])
                        seat = standing.seat_of(person.asker.guest)
                        sent.append(records.told_record(record, False, seat))
                if standing.phase == "playing":
                    await play_any(ola, pat)
            return [standing.secret, standing.match.seed.hex(), "guest-"]

    hidden = asyncio.run(inside())
    assert len(sent) > 40
    text = "\n".join([*sent, METRICS.text(), caplog.text])
    for secret in hidden:
        assert secret not in text


def test_who_could_interrupt_is_not_told():
    fields = {field.name for field in msgspec.structs.fields(wire.TableInfo)}
    assert "actors" not in fields
