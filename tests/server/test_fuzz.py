"""Random requests in random order: each is refused or carried out, and the log always restores the same table."""

import asyncio
import contextlib
import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saucer.server import protocol
from saucer.server.table.state import replayed
from tests.support.tables import Person, house, new_table

KINDS = [kind for kind in protocol.Command.__args__ if kind not in (protocol.Hint, protocol.Close)]


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_bytes_are_a_message_or_refused(data):
    with contextlib.suppress(msgspec.MsgspecError, UnicodeError):
        assert isinstance(protocol.decode(data), protocol.Request)
    version, cid = protocol.envelope(data)
    assert isinstance(version, int)
    assert cid is None or len(cid) <= 64


SECRETS = ("ab" * 32, "cd" * 32)
CHOICES = {"entropy": SECRETS, "promise": SECRETS, "level": ("easy",)}


def some_settings(chance, settings):
    part = chance.choice(("chat", "hints", "players", "start", "watchers"))
    values = {"chat": ("free", "off"), "players": (2, 3, 4), "start": ("chance", "loser", 1)}
    return msgspec.structs.replace(settings, **{part: chance.choice(values.get(part, (False, True)))})


def some_command(chance, state):
    kind = chance.choice([*KINDS, protocol.Move, protocol.Move, protocol.Move, protocol.Move])
    fields = {}
    for field in msgspec.structs.fields(kind):
        if field.name == "id":
            fields["id"] = f"x{chance.randrange(4000)}"
        elif field.name in ("seat", "seen"):
            fields[field.name] = chance.randrange(6)
        elif field.name == "words":
            legal = list(state.match.moves(state.mover)) if state.match and state.mover >= 0 else []
            fields["words"] = str(chance.choice(legal)) if legal and chance.random() < 0.8 else "catch 1"
        elif field.name in CHOICES:
            fields[field.name] = chance.choice(CHOICES[field.name])
        elif field.name in ("yes", "on"):
            fields[field.name] = chance.random() < 0.7
        elif field.name == "text" and chance.random() < 0.5:
            fields["text"] = chance.choice(("hello", "\u202egolb", "<b>bold</b>"))
        elif field.name == "preset" and "text" not in fields:
            fields["preset"] = chance.choice(("hello", "bye", "nonsense"))
        elif field.name == "settings":
            fields["settings"] = some_settings(chance, state.settings)
    fields.pop("seen", None)
    return kind(**fields)


@pytest.mark.parametrize(("slug", "seed"), [("looters", 1), ("powers", 2), ("planet", 3), ("zovnis", 4)])
def test_random_requests_of_random_people(tmp_path, slug, seed):
    async def inside():
        async with house(tmp_path / "t.db") as registry:
            chance = random.Random(seed)
            ola = await new_table(registry, "Ola", slug, 3, ("me", "easy", "free"))
            people = [ola, *[await Person(registry, name).visit(ola.table.id) for name in ("Pat", "Eva", "Zed")]]
            kinds = set()
            for _ in range(400):
                person = chance.choice(people)
                reply = await person.ask_for(some_command(chance, ola.table.state))
                kinds.add(type(reply))
                assert isinstance(reply, protocol.Ack | protocol.Refused)
                if isinstance(reply, protocol.Refused):
                    assert reply.problem.text
                    assert reply.problem.key != "storage-trouble"
            await ola.table.steady.wait()
            assert kinds == {protocol.Ack, protocol.Refused}
            state = ola.table.state
            again = replayed(await registry.store.read(ola.table.id))
            while again.seq < state.seq:
                again = replayed(await registry.store.read(ola.table.id))
            assert again.phase == state.phase
            assert again.seats == state.seats
            assert again.number == state.number
            if state.match:
                assert again.match.record() == state.match.record()

    asyncio.run(inside())
