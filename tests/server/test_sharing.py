"""Sharing of encoded updates: equal ones are made once, and nobody gets another viewer's."""

import json

from saucer.server import protocol
from saucer.server.table import broadcast
from saucer.server.table.broadcast import Subscriber
from saucer.server.table.caller import Caller
from saucer.server.views import table_info
from tests.support.tables import at_house, begun, play_any


@at_house
async def test_a_table_is_told_once_for_all_who_look(registry, monkeypatch):
    ola, pat = await begun(registry)
    infos, views = [], []
    info, view = table_info.table_info, broadcast.snapshot
    monkeypatch.setattr(table_info, "table_info", lambda *arguments: infos.append(arguments) or info(*arguments))
    monkeypatch.setattr(broadcast, "snapshot", lambda *arguments: views.append(arguments) or view(*arguments))
    await play_any(ola, pat)
    subscribers = [Subscriber(Caller("", "")) for _ in range(5)]
    updates = [await ola.table.update(subscriber) for subscriber in subscribers]
    assert len(set(updates)) == 1
    seated = [json.loads(await ola.table.update(person.subscriber)) for person in (ola, pat)]
    assert len(infos) <= 2  # before the move and after it
    assert [update["table"] for update in seated] == [json.loads(updates[0])["table"]] * 2
    assert len({viewer.seat for _, viewer, *_ in views}) == len({update["seat"] for update in seated}) + 1
    assert seated[0]["view"] != seated[1]["view"]


@at_house
async def test_news_put_an_end_to_what_was_told_before(registry, monkeypatch):
    ola, pat = await begun(registry)
    before = json.loads(await ola.table.update(Subscriber(Caller("", ""))))
    mover, _ = await play_any(ola, pat)
    after = json.loads(await ola.table.update(Subscriber(Caller("", ""))))
    assert before["seq"] < after["seq"]
    assert before["digest"] != after["digest"]
    assert protocol.encode(after["view"]) != protocol.encode(before["view"])
    assert mover in (ola, pat)
