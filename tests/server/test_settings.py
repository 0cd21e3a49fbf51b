"""Settings of a table: chat, hints, spectators, changes of settings, and who begins."""

import msgspec
import pytest

from saucer.kernel.errors import BadOption
from saucer.kernel.record import Record
from saucer.server import protocol
from saucer.server.fairness.proof import proof_of, verify_proof
from saucer.server.settings import Settings
from saucer.server.table import timers
from tests.support.server import Client, serving
from tests.support.tables import Person, at_house, begun, in_phase, new_table, pair, play_any


def changed(table, **settings):
    return msgspec.structs.replace(table.state.settings, **settings)


async def played_out(ola, pat):
    while ola.table.state.phase == "playing":
        await play_any(ola, pat)
    await ola.until(lambda update: update["table"]["next_commitment"])


# ---- what is usual --------------------------------------------------------------------------------


def test_what_is_not_said_is_safe_for_strangers():
    usual = Settings("looters", 2).settled()
    assert not usual.public
    assert not usual.hints
    assert usual.chat == "free"
    assert Settings("looters", 2, public=True).settled().chat == "presets"
    assert Settings("looters", 2, public=True, chat="free").settled().chat == "free"
    with pytest.raises(BadOption):
        Settings("looters", 2, start=2).settled()


# ---- chat -----------------------------------------------------------------------------------------


@at_house
async def test_phrases_are_said_in_words(registry):
    ola, pat = await pair(registry)
    await ola.do(protocol.Say, preset="good-luck")
    await ola.do(protocol.Say, text="hi")
    spoken = [news for news in (await pat.look())["news"] if news["type"] == "spoke"]
    assert "text" not in spoken[0]
    assert spoken[0]["told"] == [{"part": "server", "key": "preset-good-luck"}]
    assert spoken[1]["text"] == "hi"


@at_house
async def test_the_host_may_restrict_the_chat_during_a_game(registry):
    ola, pat = await begun(registry)
    await pat.do(protocol.Say, text="hello")
    assert await pat.refused(protocol.Change, settings=changed(ola.table, chat="off")) == "not-host"
    await ola.do(protocol.Change, settings=changed(ola.table, chat="presets"))
    assert await pat.refused(protocol.Say, text="hello") == "chat-presets"
    await pat.do(protocol.Say, preset="hello")


@at_house
async def test_a_page_is_told_whom_it_muted_and_a_newcomer_in_the_seat_is_heard(registry):
    ola, pat = await pair(registry)
    await ola.do(protocol.Mute, seat=1)
    assert (await ola.look())["muted"] == [1]
    assert (await pat.look())["muted"] == []
    await pat.do(protocol.Leave)
    eva = await Person(registry, "Eva").visit(ola.table.id)
    await eva.do(protocol.Sit, seat=1)
    await eva.do(protocol.Say, text="hello")
    update = await ola.look()
    assert update["muted"] == []
    assert [news["text"] for news in update["news"] if news["type"] == "spoke"] == ["hello"]


# ---- changing -------------------------------------------------------------------------------------


@at_house
async def test_the_host_changes_settings_while_the_table_gathers(registry):
    ola, pat = await pair(registry, players=2)
    await ola.do(protocol.Change, settings=changed(ola.table, players=3, hints=True))
    update = await pat.look()
    assert [place["kind"] for place in update["table"]["places"]] == ["person", "person", "free"]
    assert update["table"]["settings"]["hints"]
    assert await ola.refused(protocol.Change, settings=Settings("powers", 3)) == "change-game"
    eva = await Person(registry, "Eva").visit(ola.table.id)
    await eva.do(protocol.Sit, seat=2)
    assert await ola.refused(protocol.Change, settings=changed(ola.table, players=2)) == "change-seats"
    await ola.do(protocol.Start)
    await ola.until(in_phase("playing"))
    assert await ola.refused(protocol.Change, settings=changed(ola.table, hints=False)) == "change-later"
    await ola.do(protocol.Change, settings=changed(ola.table, watchers=False))


@at_house
async def test_no_undo_where_the_table_plays_without(registry):
    ola, pat = await begun(registry, undo=False)
    mover, _ = await play_any(ola, pat)
    assert (await mover.look())["may_undo"] == "no"
    assert await mover.refused(protocol.Undo) == "undo-off"


@at_house
async def test_who_asks_for_an_undo_may_withdraw_the_wish(registry):
    ola, pat = await begun(registry)
    first, _ = await play_any(ola, pat)
    await play_any(ola, pat)
    await first.do(protocol.Undo)
    assert ola.table.state.undo_request
    assert await first.refused(protocol.Answer, yes=True) == "undo-no-question"
    await first.do(protocol.Answer, yes=False)
    assert not ola.table.state.undo_request
    keys = [sentence["key"] for news in (await pat.look())["news"] for sentence in news.get("told", ())]
    assert keys[-1] == "news-undo-withdrawn"


# ---- removing -------------------------------------------------------------------------------------


@at_house
async def test_who_was_removed_does_not_sit_down_again(registry):
    ola, pat = await pair(registry)
    await ola.do(protocol.Clear, seat=1)
    assert await pat.refused(protocol.Sit, seat=1) == "removed"
    eva = await Person(registry, "Eva").visit(ola.table.id)
    await eva.do(protocol.Sit, seat=1)


@at_house
async def test_during_a_game_a_bot_plays_for_who_is_not_here_and_for_nobody_else(registry, monkeypatch):
    monkeypatch.setattr("saucer.server.table.presence.GRACE_SECONDS", 0.05)
    ola, pat = await begun(registry)
    await ola.until(lambda update: update["table"]["places"][1]["here"])
    assert await ola.refused(protocol.Clear, seat=1) == "clear-present"
    pat.leave_page()
    await ola.until(lambda update: not update["table"]["places"][1]["here"])
    await ola.do(protocol.Clear, seat=1)
    assert ola.table.state.seats[1].away
    await pat.visit(ola.table.id)
    await pat.do(protocol.Back)
    assert not ola.table.state.seats[1].away


@at_house
async def test_a_table_is_thrown_away_where_nobody_else_sits(registry):
    alone = await new_table(registry, "Ola", seats=("me", "easy"))
    await alone.do(protocol.Start)
    await alone.do(protocol.Close)
    assert await registry.store.tables_of(alone.caller.guest) == []
    ola, _ = await begun(registry)
    assert await ola.refused(protocol.Close) == "close-people"


# ---- watching -------------------------------------------------------------------------------------


def test_where_nobody_may_watch_only_players_see_the_game(tmp_path):
    with serving(tmp_path / "tables.db", tmp_path / "log") as server:
        ola, pat, eva = Client(server, "Ola"), Client(server, "Pat"), Client(server, "Eva")
        table = ola.new_table(public=True, watchers=False)
        watching = eva.socket(table)  # else nobody could sit down
        pat.do(table, "sit", seat=1)
        ola.do(table, "start")
        while (message := watching.receive())["type"] != "goodbye":
            assert message["table"]["phase"] == "gathering"
        assert message["problem"]["key"] == "watchers-off"
        for path in ("", "/stream", "/record", "/replay", "/proof"):
            refused = eva.http.get(f"/api/tables/{table}{path}")
            assert refused.status_code == 403, path
            assert refused.json()["problem"]["key"] == "watchers-off"
        assert pat.look(table)["table"]["phase"] in ("shuffling", "playing")
        assert table not in [row["table"] for row in eva.http.get("/api/tables").json()]


# ---- who begins -----------------------------------------------------------------------------------


@at_house
async def test_a_named_seat_begins_and_the_proof_still_holds(registry):
    for seat in (0, 1):
        ola, pat = await begun(registry, start=seat)
        assert ola.table.state.mover == seat
        await played_out(ola, pat)
        proof = proof_of(ola.table.state.deals[0])
        assert proof.record["start"] == seat
        verdict = verify_proof(proof)
        assert verdict.sound
        assert verdict.start == seat


@at_house
async def test_the_loser_begins_the_next_game(registry):
    ola, pat = await begun(registry, start="loser")
    loser = None
    for _ in range(3):
        await played_out(ola, pat)
        record = Record.from_json(ola.table.state.deals[-1].record)
        assert record.start == loser
        scores = record.result.scores
        loser = None if scores[0] == scores[1] else scores.index(min(scores))
        await ola.do(protocol.Rematch)
        await pat.do(protocol.Rematch)
        await ola.until(in_phase("playing"))
        if loser is not None:
            assert ola.table.state.mover == loser


# ---- afterwards -----------------------------------------------------------------------------------


@at_house
async def test_a_rematch_leaves_the_finished_game_findable_and_told_of_those_who_played(registry, monkeypatch):
    monkeypatch.setattr("saucer.server.table.presence.GRACE_SECONDS", 0.05)
    monkeypatch.setattr(timers, "RETURN_SECONDS", 0.05)
    ola, pat = await begun(registry)
    await played_out(ola, pat)
    before = await ola.look()
    pat.leave_page()
    await ola.do(protocol.Rematch)
    await ola.until(in_phase("gathering"))
    zoe = await Person(registry, "Zoe").visit(ola.table.id)
    await zoe.do(protocol.Sit, seat=1)
    for guest, seat in ((ola.caller.guest, 0), (pat.caller.guest, 1)):
        [row] = await registry.store.games_of(guest)
        game = msgspec.json.decode(row.summary, type=protocol.GameSummary)
        assert (row.number, game.table, game.names, game.seat) == (1, ola.table.id, ["Ola", "Pat"], seat)
        assert game.scores == before["table"]["result"]["scores"]
    assert await registry.store.games_of(zoe.caller.guest) == []
    ola.subscriber.sent = 0
    update = await ola.look()
    moves = [news for news in update["news"] if news["type"] == "played"]
    assert moves
    assert all(news["names"] == ["Ola", "Pat"] for news in moves)
    zoe.subscriber.sent = 0
    zoe.subscriber.language = "en"
    texts = [sentence["text"] for news in (await zoe.look())["news"] for sentence in news.get("told", ())]
    assert not any("Zoe" in text for text in texts[:-2])
    assert texts[-1] == "Zoe sits down."
