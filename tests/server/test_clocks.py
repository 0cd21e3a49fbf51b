"""Timers of a table: deadlines, bots for the absent, seats given back, sleeping and waking."""

import asyncio
import gc
import time
import tracemalloc
from itertools import pairwise

from saucer.kernel.match import Match
from saucer.server import protocol
from saucer.server import registry as registry_module
from saucer.server.settings import Clock, Settings
from saucer.server.storage import Entry, Row
from saucer.server.table import actor, bots, presence, timers, undo
from saucer.server.table.actor import Table
from saucer.server.table.bots import Tempo
from saucer.server.table.state import TableState
from tests.support.tables import Person, at_house, begun, in_phase, new_table, play_any
from tests.support.waiting import answers, becomes


def hurry(monkeypatch, seconds):
    """Turns of a fraction of a second."""
    monkeypatch.setattr(Clock, "seconds", property(lambda clock: None if clock.kind == "untimed" else seconds))


@at_house
async def test_who_lets_the_time_run_out_is_replaced_and_gets_the_seat_back(registry, monkeypatch):
    hurry(monkeypatch, 0.3)
    ola, pat = await begun(registry, clock=Clock("live", 5))
    update = await ola.until(lambda update: any(place["away"] for place in update["table"]["places"]))
    late = next(place["seat"] for place in update["table"]["places"] if place["away"])
    update = await ola.until(lambda update: any(news.get("auto") for news in update["news"]))
    person = (ola, pat)[late]
    await person.do(protocol.Back)
    assert not person.table.state.seats[late].away
    assert person.table.state.seats[late].missed
    assert "returned" in [news["type"] for news in (await person.look())["news"]]


@at_house
async def test_without_a_clock_who_is_gone_is_replaced_while_others_wait(registry, monkeypatch):
    monkeypatch.setattr(timers, "ABSENT_SECONDS", 0.2)
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.05)
    ola, pat = await begun(registry)
    await ola.until(lambda update: all(place["here"] for place in update["table"]["places"]))
    gone, waiting = (ola, pat) if ola.table.state.mover == 0 else (pat, ola)
    gone.leave_page()
    seat = gone.table.state.seat_of(gone.caller.guest)
    await waiting.until(lambda update: update["table"]["places"][seat]["away"])
    await waiting.until(lambda update: update["moves"])  # the bot has moved
    await gone.visit(waiting.table.id)
    await waiting.until(lambda update: not update["table"]["places"][seat]["away"])


def tire(monkeypatch):
    """Tables fall asleep soon after the last viewer has left."""
    monkeypatch.setattr(actor, "IDLE_SECONDS", 0.1)
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)


@at_house
async def test_a_table_sleeps_and_wakes(registry, monkeypatch):
    tire(monkeypatch)
    ola, pat = await begun(registry)
    ola.leave_page()
    pat.leave_page()
    await becomes(lambda: not registry.tables)
    await ola.visit(ola.table.id)
    assert (await ola.look())["table"]["phase"] == "playing"


@at_house
async def test_in_its_last_waking_moment_a_table_knows_that_it_will_sleep(registry, monkeypatch):
    """Whatever time passes between the two questions."""
    ola = await new_table(registry, "Ola")
    table = ola.table
    ola.leave_page()
    await becomes(lambda: not table._wake.is_set())
    moment = table._awake_until - 1e-6
    monkeypatch.setattr(actor.time, "time", lambda: moment + 1)
    assert not table._may_sleep(moment)
    table._set_alarm(moment)
    assert table._alarm.when() < asyncio.get_running_loop().time() + 1


def in_memory():
    """How many parts of tables Python still knows."""
    gc.collect()
    return sum(isinstance(thing, Table | TableState | Match) for thing in gc.get_objects())


@at_house
async def test_a_sleeping_table_gives_its_memory_back(registry, monkeypatch):
    tire(monkeypatch)
    before = in_memory()  # of other tests
    names = []
    for _ in range(6):
        ola, pat = await begun(registry)
        for _ in range(12):
            await play_any(ola, pat)
        names.append(ola.table.id)
        ola.leave_page()
        pat.leave_page()
    del ola, pat
    await becomes(lambda: not registry.tables)  # asked first, since the other question takes long
    await becomes(lambda: in_memory() == before)
    awake, asleep = [], []
    tracemalloc.start()
    for _ in range(2):
        woken = [await registry.table(name) for name in names]
        awake.append(tracemalloc.get_traced_memory()[0])
        assert in_memory() == before + 3 * len(woken)
        del woken
        await becomes(lambda: not registry.tables)
        await becomes(lambda: in_memory() == before)
        asleep.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    assert max(asleep) < min(awake) / 2


async def is_over(registry, person):
    return (await registry.store.tables_of(person.caller.guest))[0].phase == "over"


@at_house
async def test_a_deadline_wakes_a_sleeping_table(registry, monkeypatch):
    hurry(monkeypatch, 0.8)
    tire(monkeypatch)
    monkeypatch.setattr(registry_module, "SWEEP_SECONDS", 0.1)
    ola, pat = await begun(registry, clock=Clock("days", 3))
    ola.leave_page()
    pat.leave_page()
    name = ola.table.id
    await becomes(lambda: not registry.tables)
    await answers(lambda: is_over(registry, ola))
    await ola.visit(name)
    assert all(entry.event.auto for entry in ola.table.state.log if hasattr(entry.event, "auto"))


@at_house
async def test_a_table_that_cannot_be_read_keeps_no_other_waiting(registry, monkeypatch):
    ola = Person(registry, "Ola")
    good = await registry.create(ola.caller, protocol.NewTable(Settings("looters", 2)))
    row = Row("broken", "looters", "playing", True, 1, 1.0, 1.0, "{}")
    await registry.store.append(row, [Entry(1, 1.0, "not a line")], ())

    async def due():
        return ["broken", good]

    monkeypatch.setattr(registry.store, "due", due)
    await registry._sweep()
    assert set(registry.tables) == {good}


@at_house
async def test_bots_hold_back_while_a_person_could_act(registry, monkeypatch):
    registry.tempo = Tempo(pace=0.0, hold=0.6)
    monkeypatch.setattr(timers, "person_may_act", lambda _: True)
    ola = await new_table(registry, "Ola", seats=("me", "easy"))
    await ola.do(protocol.Start)
    await ola.until(in_phase("playing"))
    await ola.until(lambda update: update["moves"])
    await ola.do(protocol.Move, words=(await ola.look())["moves"][0]["words"])
    mine = ola.table.state.position_at
    await ola.until(lambda _: ola.table.state.position_at > mine)
    assert ola.table.state.position_at - mine >= 0.6


@at_house
async def test_bots_do_not_outrun_those_who_look_on(registry, monkeypatch):
    monkeypatch.setattr(bots, "LOOK_SECONDS", 60.0)
    ola = await new_table(registry, "Ola", "zovnis", 2, seats=("me", "easy"))
    await ola.look()
    assert ola.table.broadcast.mark_seen(ola.subscriber, ola.subscriber.sent)
    await ola.do(protocol.Start)
    await ola.do(protocol.Leave)
    moves, update = [], []
    while len(moves) < 6:
        moves += [news["at"] for news in (await ola.look())["news"] if news["type"] == "played"]
        await asyncio.sleep(0.05)
        update.append(time.time())
        ola.table.broadcast.mark_seen(ola.subscriber, ola.subscriber.sent)
        await asyncio.sleep(0.01)
    assert all(any(before < look <= after for look in update) for before, after in pairwise(moves))


@at_house
async def test_bots_do_not_wait_for_those_who_look_on_for_long(registry):
    ola = await new_table(registry, "Ola", "zovnis", 2, seats=("me", "easy"))
    await ola.look()
    assert ola.table.broadcast.mark_seen(ola.subscriber, ola.subscriber.sent)
    await ola.do(protocol.Start)
    await ola.do(protocol.Leave)
    moves = []
    while len(moves) < 3:
        moves += [news["at"] for news in (await ola.look())["news"] if news["type"] == "played"]
        await asyncio.sleep(0.01)
    assert all(after - before >= bots.LOOK_SECONDS for before, after in pairwise(moves))


@at_house
async def test_only_what_was_sent_can_be_seen_and_only_once(registry):
    ola = await new_table(registry, "Ola", "zovnis", 2, seats=("me", "easy"))
    await ola.look()
    newest = ola.subscriber.sent
    assert [ola.table.broadcast.mark_seen(ola.subscriber, seq) for seq in (newest + 1, newest, newest, newest - 1)] == [
        False,
        True,
        False,
        False,
    ]


@at_house
async def test_who_was_here_a_moment_ago_is_waited_for_before_a_rematch(registry, monkeypatch):
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
    ola, pat = await begun(registry)
    while ola.table.state.phase == "playing":
        await play_any(ola, pat)
    await ola.until(lambda update: update["table"]["next_commitment"] and update["table"]["places"][1]["here"])
    pat.leave_page()
    await ola.until(lambda update: not update["table"]["places"][1]["here"])
    await ola.do(protocol.Rematch)
    await pat.visit(ola.table.id)
    update = await ola.until(lambda update: update["table"]["places"][1]["here"])
    assert (update["table"]["number"], update["table"]["places"][1]["name"]) == (1, "Pat")
    pat.leave_page()
    monkeypatch.setattr(timers, "RETURN_SECONDS", 0.2)
    update = await ola.until(lambda update: update["table"]["number"] == 2)
    assert update["table"]["places"][1]["kind"] == "free"


@at_house
async def test_an_unanswered_wish_to_undo_lapses(registry, monkeypatch):
    monkeypatch.setattr(undo, "ANSWER_SECONDS", 0.2)
    ola, pat = await begun(registry)
    mover = (ola, pat)[ola.table.state.mover]
    await mover.do(protocol.Move, words=(await mover.look())["moves"][0]["words"])
    await mover.do(protocol.Undo)
    update = await mover.until(lambda update: not update["table"]["undo"])
    assert len(mover.table.state.match.history) == 1
    assert update["news"][-1]["told"][0]["key"] == "news-undo-unanswered"


@at_house
async def test_a_shuffle_goes_on_without_those_who_break_their_promise(registry, monkeypatch):
    monkeypatch.setattr(timers, "REVEAL_SECONDS", 0.2)
    ola = await new_table(registry, "Ola")
    pat = await Person(registry, "Pat").visit(ola.table.id)
    await pat.do(protocol.Sit, seat=1, promise="ab" * 32)
    await ola.do(protocol.Start)
    await ola.until(in_phase("playing"))
    assert ola.table.state.deals[-1].entropy == {}
    assert ola.table.state.deals[-1].promises == {1: "ab" * 32}
