"""Concurrent requests: out-of-turn play in powers, doubled messages, slow readers."""

import asyncio
import json
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


async def talking(registry, table, who=None, config=None):
    socket = Blocked()
    context = RequestContext.create(config or Config(), registry.store, registry)
    connection = Connection(
        context, socket, table, Guest(who.guest, who.name, "en") if who else Guest("", "", ""), "en"
    )
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


class Held:
    """A store whose appends are on disk when the test says so."""

    def __init__(self, store):
        self._append = store.append_soon
        self.waiting = []

    def __call__(self, row, entries, sat, fence, done):
        self.waiting.append((row, entries, sat, fence, done))

    def write_one(self):
        self._append(*self.waiting.pop(0))


def two_moves_in_a_row(match, chance):
    """Play on until a seat can move twice; returns the seat, and the words of both moves."""
    while True:
        seat = chance.choice(match.actors)
        move = chance.choice(list(match.moves(seat)))
        twin = match.clone()
        twin.play(seat, move)
        if seat in twin.actors:
            return seat, move.words, next(iter(twin.moves(seat))).words
        match.play(seat, move)


def newest(socket):
    """The seq of the last message that was sent."""
    return json.loads(socket.sent[-1])["seq"]


@at_house
async def test_nobody_is_shown_the_second_of_two_moves_before_it_is_on_disk(registry, monkeypatch):
    ola, pat = await begun(registry, game="powers")
    table, people = ola.table, (ola, pat)
    planned = table.state.match.clone()
    seat, *both = two_moves_in_a_row(planned, random.Random(5))
    for move in planned.history:
        await people[move.seat].do(protocol.Move, words=move.words)
    held = Held(registry.store)
    monkeypatch.setattr(registry.store, "append_soon", held)
    socket, task = await talking(registry, table, people[seat].caller)
    socket.open()
    on_disk = table.state.seq
    for number, words in enumerate(both):
        socket.handler.on_message(protocol.encode({"type": "move", "id": f"two-{number}", "words": words}))
    for seq in (on_disk + 1, on_disk + 2):
        await becomes(lambda: held.waiting)
        assert newest(socket) < seq
        held.write_one()
        await becomes(lambda seq=seq: newest(socket) == seq)
    assert [json.loads(text)["type"] for text in socket.sent[-4:]] == ["update", "ack", "update", "ack"]
    task.cancel()


@at_house
async def test_a_thousand_requests_at_once_are_answered_one_after_another(registry, monkeypatch):
    ola, _ = await begun(registry)
    monkeypatch.setattr("saucer.server.table.actor.FULL", 0)  # every request is refused at once
    limits = Config(messages_per_second=10_000, all_per_second=10_000)
    socket, task = await talking(registry, ola.table, ola.caller, limits)
    socket.open()
    socket.handler._ready = False  # as while a request is being carried out
    for number in range(1000):
        socket.handler.on_message(protocol.encode({"type": "move", "id": f"r{number}", "words": "x"}))
    socket.handler._go_on()
    assert [json.loads(text)["id"] for text in socket.sent[-1000:]] == [f"r{number}" for number in range(1000)]
    task.cancel()


@at_house
async def test_an_update_that_cannot_be_made_ends_one_connection_and_no_other(registry, monkeypatch):
    ola, pat = await begun(registry)
    socket, task = await talking(registry, ola.table)
    socket.open()
    made = ola.table.broadcast.update

    def broken(state, subscriber):
        if subscriber not in (ola.subscriber, pat.subscriber):
            raise RuntimeError("no such view")
        return made(state, subscriber)

    monkeypatch.setattr(ola.table.broadcast, "update", broken)
    before = len(socket.sent)
    await ola.do(protocol.Say, text="hello")
    await asyncio.wait_for(task, 60)
    assert len(socket.sent) == before
    assert (await pat.look())["news"][-1]["text"] == "hello"


@at_house
async def test_a_crowded_mailbox_sends_requests_away(registry, monkeypatch):
    monkeypatch.setattr("saucer.server.table.actor.FULL", 5)
    ola, _ = await begun(registry)
    replies = await asyncio.gather(*(ola.ask(protocol.Say, text=str(number)) for number in range(20)))
    refused = [reply for reply in replies if isinstance(reply, protocol.Refused)]
    assert refused
    assert {reply.problem.key for reply in refused} == {"table-busy"}
    assert len(refused) < 20
