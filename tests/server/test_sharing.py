"""What several viewers get alike is made once, and nobody gets another's."""

import json

from saucer.server import audience, wire
from saucer.server.deciding import Asker
from saucer.server.table import Viewer
from tests.server.support import at_house, begun, play_any


@at_house
async def test_a_table_is_told_once_for_all_who_look(made, monkeypatch):
    ola, pat = await begun(made)
    told, views = [], []
    info, update = audience.table_info, audience.update
    monkeypatch.setattr(audience, "table_info", lambda *given: told.append(given) or info(*given))
    monkeypatch.setattr(audience, "update", lambda *given: views.append(given) or update(*given))
    await play_any(ola, pat)
    seen = [Viewer(Asker("", "")) for _ in range(5)]
    found = [await ola.table.update(viewer) for viewer in seen]
    assert len(set(found)) == 1
    seated = [json.loads(await ola.table.update(person.viewer)) for person in (ola, pat)]
    assert len(told) <= 2  # before the move and after it
    assert [update["table"] for update in seated] == [json.loads(found[0])["table"]] * 2
    assert len({ear.seat for _, ear, *_ in views}) == len({update["seat"] for update in seated}) + 1
    assert seated[0]["view"] != seated[1]["view"]


@at_house
async def test_news_put_an_end_to_what_was_told_before(made, monkeypatch):
    ola, pat = await begun(made)
    before = json.loads(await ola.table.update(Viewer(Asker("", ""))))
    mover, _ = await play_any(ola, pat)
    after = json.loads(await ola.table.update(Viewer(Asker("", ""))))
    assert before["seq"] < after["seq"]
    assert before["digest"] != after["digest"]
    assert wire.encode(after["view"]) != wire.encode(before["view"])
    assert mover in (ola, pat)
