"""What several viewers get alike is made once, and nobody gets another's."""

import json

from saucer.server import protocol
from saucer.server.table.broadcast import Subscriber
from saucer.server.table.caller import Caller
from saucer.server.views import update
from tests.server.support import at_house, begun, play_any


@at_house
async def test_a_table_is_told_once_for_all_who_look(made, monkeypatch):
    ola, pat = await begun(made)
    told, views = [], []
    info, whole = update.table_info, update.update
    monkeypatch.setattr(update, "table_info", lambda *given: told.append(given) or info(*given))
    monkeypatch.setattr(update, "update", lambda *given: views.append(given) or whole(*given))
    await play_any(ola, pat)
    seen = [Subscriber(Caller("", "")) for _ in range(5)]
    found = [await ola.table.update(subscriber) for subscriber in seen]
    assert len(set(found)) == 1
    seated = [json.loads(await ola.table.update(person.subscriber)) for person in (ola, pat)]
    assert len(told) <= 2  # before the move and after it
    assert [update["table"] for update in seated] == [json.loads(found[0])["table"]] * 2
    assert len({ear.seat for _, ear, *_ in views}) == len({update["seat"] for update in seated}) + 1
    assert seated[0]["view"] != seated[1]["view"]


@at_house
async def test_news_put_an_end_to_what_was_told_before(made, monkeypatch):
    ola, pat = await begun(made)
    before = json.loads(await ola.table.update(Subscriber(Caller("", ""))))
    mover, _ = await play_any(ola, pat)
    after = json.loads(await ola.table.update(Subscriber(Caller("", ""))))
    assert before["seq"] < after["seq"]
    assert before["digest"] != after["digest"]
    assert protocol.encode(after["view"]) != protocol.encode(before["view"])
    assert mover in (ola, pat)
