"""Several at once: out-of-turn play in powers, doubled messages, slow readers."""

import asyncio
import random

from saucer.server import automatic, wire
from saucer.server.config import Config
from saucer.server.desk import Desk
from saucer.server.sockets import Conversation
from saucer.server.storage import Guest
from tests.server.support import Person, at_house, begun, in_phase, new_table


async def forgotten_call(made):
    """A table of powers where somebody has laid down to one card and not called; all are people."""
    ola = await new_table(made, "Ola", "powers", 4, ("me", "free", "free", "free"))
    people = [ola, *[await Person(made, name).visit(ola.table.id) for name in ("Pat", "Eva", "Zed")]]
    for seat, person in enumerate(people[1:], start=1):
        await person.do(wire.Sit, seat=seat)
    await ola.do(wire.Start)
    await ola.until(in_phase("playing"))
    chance = random.Random(7)
    standing = ola.table.standing
    while not (due := catchable(standing.match)):
        mover = standing.mover
        words = [move.words for move in standing.match.moves(mover) if not move.words.endswith("last")]
        lays = [text for text in words if text not in ("draw", "keep", "end")]
        await people[mover].do(wire.Move, words=chance.choice(lays or words))
    return people, due[0]


def catchable(match):
    """Who could be caught by every other and could still call."""
    return [
        due
        for due in range(4)
        if "call" in match.moves(due) and all(f"catch {due}" in match.moves(seat) for seat in range(4) if seat != due)
    ]


@at_house
async def test_of_all_who_catch_at_once_the_first_counts(made):
    people, due = await forgotten_call(made)
    hunters = [person for seat, person in enumerate(people) if seat != due]
    before = len(people[0].table.standing.match.history)
    replies = await asyncio.gather(*(hunter.ask(wire.Move, words=f"catch {due}") for hunter in hunters))
    assert [type(reply) for reply in replies] == [wire.Ack, wire.Refused, wire.Refused]
    assert all(reply.rule for reply in replies[1:])
    assert len(people[0].table.standing.match.history) == before + 1


@at_house
async def test_a_call_in_time_saves_from_being_caught(made):
    people, due = await forgotten_call(made)
    hunter = people[(due + 1) % 4]
    called, caught = await asyncio.gather(
        people[due].ask(wire.Move, words="call"), hunter.ask(wire.Move, words=f"catch {due}")
    )
    assert isinstance(called, wire.Ack)
    assert isinstance(caught, wire.Refused)


@at_house
async def test_bots_know_when_a_person_could_still_call(made):
    people, due = await forgotten_call(made)
    standing = people[0].table.standing
    await people[due].until(lambda seen: seen["table"]["places"][due]["here"])
    for person in people:
        if person is not people[due]:
            person.leave_page()
    for seat in standing.seats:
        seat.here = {"x"} if seat is standing.seats[due] else set()
    assert automatic.person_may_act(standing)
    standing.seats[due].away = True
    assert not automatic.person_may_act(standing)


@at_house
async def test_a_message_sent_many_times_counts_once(made):
    ola, pat = await begun(made)
    mover = (ola, pat)[ola.table.standing.mover]
    words = (await mover.look())["moves"][0]["words"]
    replies = await asyncio.gather(*(mover.ask(wire.Move, id="same", words=words) for _ in range(10)))
    assert len(set(map(wire.encode, replies))) == 1
    assert len(ola.table.standing.match.history) == 1


class Blocked:
    """A WebSocket that takes one message and then no more until it is opened."""

    def __init__(self):
        self.sent = []
        self.open = asyncio.Event()
        self.incoming = asyncio.Queue()
        self.headers, self.query_params = {}, {}

    async def receive(self):
        return {"type": "websocket.receive", "text": await self.incoming.get()}

    async def send_text(self, text):
        if self.sent:
            await self.open.wait()
        self.sent.append(text)

    async def close(self, code):
        self.open.set()


async def talking(made, table):
    socket = Blocked()
    desk = Desk.set_up(Config(), made.store, made)
    conversation = Conversation(desk, socket, table, Guest("", "", ""))
    socket.incoming.put_nowait('{"type":"hello","id":"1"}')
    task = asyncio.create_task(conversation.run())
    async with asyncio.timeout(60):
        while not socket.sent:
            await asyncio.sleep(0.01)
    return socket, task


@at_house
async def test_a_slow_reader_gets_news_in_larger_pieces(made):
    ola, _ = await begun(made)
    socket, task = await talking(made, ola.table)
    for number in range(30):
        await ola.do(wire.Say, text=f"line {number}")
        await asyncio.sleep(0)
    socket.open.set()
    async with asyncio.timeout(60):
        while '"line 29"' not in socket.sent[-1]:
            await asyncio.sleep(0.01)
    assert len(socket.sent) <= 4
    said = "".join(socket.sent)
    assert [said.count(f'"line {number}"') for number in range(30)] == [1] * 30
    task.cancel()


@at_house
async def test_a_blocked_socket_is_dropped(made, monkeypatch):
    monkeypatch.setattr("saucer.server.sockets.SEND_SECONDS", 0.2)
    ola, _ = await begun(made)
    _, task = await talking(made, ola.table)
    assert len(ola.table.viewers) == 3
    await ola.do(wire.Say, text="hello")
    await asyncio.wait_for(task, 60)
    assert len(ola.table.viewers) == 2


@at_house
async def test_a_crowded_mailbox_sends_requests_away(made, monkeypatch):
    monkeypatch.setattr("saucer.server.table.FULL", 5)
    ola, _ = await begun(made)
    replies = await asyncio.gather(*(ola.ask(wire.Say, text=str(number)) for number in range(20)))
    refused = [reply for reply in replies if isinstance(reply, wire.Refused)]
    assert refused
    assert {reply.problem.key for reply in refused} == {"table-busy"}
    assert len(refused) < 20
