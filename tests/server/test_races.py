"""Concurrent requests: out-of-turn play in powers, doubled messages, slow readers."""

import asyncio
import random

from saucer.server import protocol
from saucer.server.config import Config
from saucer.server.http.context import RequestContext
from saucer.server.storage import Guest
from saucer.server.table import timers
from saucer.server.ws.connection import Connection
from tests.support.tables import Person, at_house, begun, in_phase, new_table
from tests.support.waiting import becomes


async def forgotten_call(registry):
    """A table of powers where somebody has laid down to one card and not called; all are people."""
    ola = await new_table(registry, "Ola", "powers", 4, ("me", "free", "free", "free"))
    people = [ola, *[await Person(registry, name).visit(ola.table.id) for name in ("Pat", "Eva", "Zed")]]
    for seat, person in enumerate(people[1:], start=1):
        await person.do(protocol.Sit, seat=seat)
    await ola.do(protocol.Start)
    await ola.until(in_phase("playing"))
    chance = random.Random(7)
    state = ola.table.state
    while not (due := catchable(state.match)):
        mover = state.mover
        words = [move.words for move in state.match.moves(mover) if not move.words.endswith("last")]
        lays = [text for text in words if text not in ("draw", "keep", "end")]
        await people[mover].do(protocol.Move, words=chance.choice(lays or words))
    return people, due[0]


def catchable(match):
    """Who could be caught by every other and could still call."""
    return [
        due
        for due in range(4)
        if "call" in match.moves(due) and all(f"catch {due}" in match.moves(seat) for seat in range(4) if seat != due)
    ]


@at_house
async def test_of_all_who_catch_at_once_the_first_counts(registry):
    people, due = await forgotten_call(registry)
    hunters = [person for seat, person in enumerate(people) if seat != due]
    before = len(people[0].table.state.match.history)
    replies = await asyncio.gather(*(hunter.ask(protocol.Move, words=f"catch {due}") for hunter in hunters))
    assert [type(reply) for reply in replies] == [protocol.Ack, protocol.Refused, protocol.Refused]
    assert all(reply.rule for reply in replies[1:])
    assert len(people[0].table.state.match.history) == before + 1


@at_house
async def test_a_call_in_time_saves_from_being_caught(registry):
    people, due = await forgotten_call(registry)
    hunter = people[(due + 1) % 4]
    called, caught = await asyncio.gather(
        people[due].ask(protocol.Move, words="call"), hunter.ask(protocol.Move, words=f"catch {due}")
    )
    assert isinstance(called, protocol.Ack)
    assert isinstance(caught, protocol.Refused)


@at_house
async def test_bots_know_when_a_person_could_still_call(registry):
    people, due = await forgotten_call(registry)
    state = people[0].table.state
    await people[due].until(lambda update: update["table"]["places"][due]["here"])
    for person in people:
        if person is not people[due]:
            person.leave_page()
    for seat in state.seats:
        seat.here = {"x"} if seat is state.seats[due] else set()
    assert timers.person_may_act(state)
    state.seats[due].away = True
    assert not timers.person_may_act(state)


@at_house
async def test_a_message_sent_many_times_counts_once(registry):
    ola, pat = await begun(registry)
    mover = (ola, pat)[ola.table.state.mover]
    words = (await mover.look())["moves"][0]["words"]
    replies = await asyncio.gather(*(mover.ask(protocol.Move, id="same", words=words) for _ in range(10)))
    assert len(set(map(protocol.encode, replies))) == 1
    assert len(ola.table.state.match.history) == 1


class Blocked:
    """A WebSocket whose client takes one message and then no more until it is opened."""

    def __init__(self):
        self.sent = []
        self.blocked = False
        self.opened = False

    def attach(self, handler):
        self.handler = handler

    def send_messages(self, messages):
        assert not self.blocked
        self.sent += [message.decode() for message in messages]
        if not self.opened:
            self.blocked = True
            self.handler.on_blocked()

    def open(self):
        self.opened, self.blocked = True, False
        self.handler.on_writable()

    def pause_reading(self):
        pass

    def resume_reading(self):
        pass

    def end(self, code):
        pass


async def talking(registry, table):
    socket = Blocked()
    context = RequestContext.create(Config(), registry.store, registry)
    connection = Connection(context, socket, table, Guest("", "", ""), "en")
    task = asyncio.create_task(connection.run())
    await asyncio.sleep(0)
    connection.on_message(b'{"type":"hello","id":"1"}')
    await becomes(lambda: socket.sent)
    return socket, task


@at_house
async def test_a_slow_reader_gets_news_in_larger_pieces(registry):
    ola, _ = await begun(registry)
    socket, task = await talking(registry, ola.table)
    for number in range(30):
        await ola.do(protocol.Say, text=f"line {number}")
    socket.open()
    await becomes(lambda: '"line 29"' in socket.sent[-1])
    assert len(socket.sent) <= 4
    messages = "".join(socket.sent)
    assert [messages.count(f'"line {number}"') for number in range(30)] == [1] * 30
    task.cancel()


@at_house
async def test_a_blocked_socket_is_dropped(registry, monkeypatch):
    monkeypatch.setattr("saucer.server.ws.connection.SEND_SECONDS", 0.2)
    ola, _ = await begun(registry)
    _, task = await talking(registry, ola.table)
    assert len(ola.table.subscribers) == 3
    await ola.do(protocol.Say, text="hello")
    await asyncio.wait_for(task, 60)
    assert len(ola.table.subscribers) == 2


@at_house
async def test_a_crowded_mailbox_sends_requests_away(registry, monkeypatch):
    monkeypatch.setattr("saucer.server.table.actor.FULL", 5)
    ola, _ = await begun(registry)
    replies = await asyncio.gather(*(ola.ask(protocol.Say, text=str(number)) for number in range(20)))
    refused = [reply for reply in replies if isinstance(reply, protocol.Refused)]
    assert refused
    assert {reply.problem.key for reply in refused} == {"table-busy"}
    assert len(refused) < 20
