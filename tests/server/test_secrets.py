"""Secrecy of updates: nothing that a viewer may not know is in any byte it gets."""

import asyncio
import json
import random

import msgspec
import pytest

import saucer
from saucer.server import protocol
from saucer.server.fairness import shuffle
from saucer.server.metrics import METRICS
from saucer.server.views import records, update
from tests.support.canaries import Canaries
from tests.support.secrets import SECRET, move, table, told
from tests.support.tables import Person, house, new_table, play_any


@pytest.mark.parametrize("slug", saucer.SLUGS)
def test_no_viewer_can_tell_worlds_apart(slug):
    """Redeal all that a viewer cannot know: every byte it gets stays the same."""
    state = table(slug)
    for ply in range(45):
        if not state.match.actors:
            break
        real = state.match.state
        for viewer in (*range(3), -1):
            before = told(state, viewer)
            state.match.state = state.match.imagine(viewer, seed=ply)
            assert told(state, viewer) == before
            state.match.state = real
        move(state, ply)


@pytest.mark.parametrize("slug", saucer.SLUGS)
def test_planted_secrets_reach_only_those_they_are_for(slug, monkeypatch):
    """A canary in every secret of every event, and for each set of seats another one."""
    canaries = Canaries()
    planted = canaries.planted
    canaries.plant(monkeypatch)
    said = lambda _, part, phrase: protocol.Sentence(part, phrase.key, phrase.args)  # noqa: E731
    monkeypatch.setattr(update.Presenter, "say", said)
    state = table(slug)
    for ply in range(40):
        if state.match.actors:
            move(state, ply)
    assert len(planted) > 20
    for viewer in (*range(3), -1):
        text = told(state, viewer).decode()
        for canary, mask in planted[-400:]:
            assert (f'"{canary}"' in text) <= (viewer >= 0 and bool(mask >> viewer & 1))
    assert any(planted[-1][0] in told(state, seat).decode() for seat in range(3))


@pytest.mark.parametrize("slug", saucer.SLUGS)
def test_seeds_and_guests_stay_in_the_house(tmp_path, slug, monkeypatch, caplog):
    """Whole games with everybody watching: no update, refusal, record or metric tells the seed, the secret or an id."""
    monkeypatch.setattr(shuffle, "fresh_secret", lambda: SECRET)
    sent = []

    async def inside():
        async with house(tmp_path / "t.db") as registry:
            options = {"target": "round"} if slug == "powers" else {}
            ola = await new_table(registry, "Ola", slug, options=options)
            pat, zed = [await Person(registry, name, "pl").visit(ola.table.id) for name in ("Pat", "Zed")]
            await pat.do(protocol.Sit, seat=1)
            await ola.do(protocol.Start)
            await ola.until(lambda update: update["view"])
            state = ola.table.state
            chance = random.Random(1)
            for turn in range(30):
                if state.phase != "playing":
                    break
                for person in (ola, pat, zed):
                    if state.phase != "playing":
                        break
                    sent.append(json.dumps(await person.look()))
                    refused = await person.ask(protocol.Move, words=chance.choice(("banana", "draw", "thimble")))
                    sent.append(protocol.encode(refused).decode())
                    if state.phase == "playing" and turn % 6 == 0:
                        record = records.record_of(state, state.deals[-1])
                        seat = state.seat_of(person.caller.guest)
                        sent.append(records.told_record(record, False, seat))
                if state.phase == "playing":
                    await play_any(ola, pat)
            return [state.secret, state.match.seed.hex(), "guest-"]

    hidden = asyncio.run(inside())
    assert len(sent) > 40
    text = "\n".join([*sent, METRICS.text(), caplog.text])
    for secret in hidden:
        assert secret not in text


def test_who_could_interrupt_is_not_told():
    fields = {field.name for field in msgspec.structs.fields(protocol.TableInfo)}
    assert "actors" not in fields
