"""Commands of a table: who may give each of them when, and their effect."""

import asyncio
from collections import Counter

import pytest

import saucer
from saucer.kernel.match import Match
from saucer.server import protocol
from saucer.server.table.state import TableState
from tests.support.tables import Person, at_house, begun, house, in_phase, new_table, pair, play_any


@at_house
async def test_a_table_from_the_first_seat_to_the_rematch(registry):
    ola, pat = await begun(registry)
    while ola.table.state.phase == "playing":
        await play_any(ola, pat)
    update = await ola.until(lambda update: update["table"]["next_commitment"])
    assert update["table"]["result"]["winners"]
    first = update["table"]["commitment"]
    await ola.do(protocol.Rematch)
    assert ola.table.state.phase == "over"
    await pat.do(protocol.Rematch)
    update = await pat.until(in_phase("playing"))
    assert update["table"]["number"] == 2
    assert update["table"]["commitment"] != first


@at_house
async def test_who_may_do_what_before_the_start(registry):
    ola = await new_table(registry, "Ola", players=3)
    pat, eva = await Person(registry, "Pat").visit(ola.table.id), await Person(registry, "Eva").visit(ola.table.id)
    assert await pat.refused(protocol.Start) == "not-host"
    assert await pat.refused(protocol.Bot, seat=1) == "not-host"
    assert await pat.refused(protocol.Sit, seat=0) == "seat-taken"
    assert await pat.refused(protocol.Sit, seat=3) == "error-no-seat"
    assert await pat.refused(protocol.Move, words="thimble") == "not-seated"
    await pat.do(protocol.Sit, seat=1)
    assert await pat.refused(protocol.Sit, seat=2) == "already-seated"
    assert await ola.refused(protocol.Start) == "seats-free"
    assert await ola.refused(protocol.Clear, seat=0) == "clear-self"
    await ola.do(protocol.Clear, seat=1)
    await eva.do(protocol.Sit, seat=1)
    await ola.do(protocol.Bot, seat=2, level="easy")
    await ola.do(protocol.Bot, seat=2, level="hard")
    assert ola.table.state.seats[2].level == "hard"
    assert await ola.refused(protocol.Bot, seat=1) == "seat-taken"
    await ola.do(protocol.Leave)
    await eva.do(protocol.Clear, seat=2)  # the host's rights have passed on
    assert [place["kind"] for place in (await eva.look())["table"]["places"]] == ["free", "person", "free"]


@at_house
async def test_a_repeated_request_has_no_second_effect(registry):
    ola, pat = await begun(registry)
    mover = ola if (await ola.look())["moves"] else pat
    words = str(next(iter(ola.table.state.match.moves(ola.table.state.mover))))
    first = await mover.ask(protocol.Move, id="once", words=words)
    again = await mover.ask(protocol.Move, id="once", words=words)
    assert first == again
    assert len(ola.table.state.match.history) == 1


@at_house
async def test_a_move_decided_before_ones_own_last_move_comes_too_late(registry):
    ola, pat = await begun(registry)
    seq = ola.table.state.seq
    mover, _ = await play_any(ola, pat)
    await play_any(ola, pat)
    words = str(next(iter(ola.table.state.match.moves(ola.table.state.mover))))
    assert await mover.refused(protocol.Move, words=words, seen=seq) == "move-late"


@at_house
async def test_a_refused_move_names_its_rule(registry):
    ola, pat = await begun(registry)
    other = pat if ola.table.state.mover == 0 else ola
    reply = await other.ask(protocol.Move, words="thimble")
    assert reply.rule == "U5"
    assert reply.problem.text.startswith("U5: ")
    assert (await other.ask(protocol.Move, words="banana")).problem.key == "error-notation"


@at_house
async def test_undo_by_consent(registry):
    ola, pat = await begun(registry)
    mover, _ = await play_any(ola, pat)
    other = pat if mover is ola else ola
    state: TableState = ola.table.state
    assert (await mover.look())["may_undo"] == "ask"  # a card was drawn
    await mover.do(protocol.Undo)
    assert await mover.refused(protocol.Undo) == "undo-pending"
    assert (await other.look())["table"]["undo"]["waits_for"] == [state.seat_of(other.caller.guest)]
    await other.do(protocol.Answer, yes=False)
    assert len(state.match.history) == 1
    await mover.do(protocol.Undo)
    await other.do(protocol.Answer, yes=True)
    assert len(state.match.history) == 0
    assert await other.refused(protocol.Answer, yes=True) == "undo-no-question"


@at_house
async def test_undo_is_free_before_anything_was_shown(registry):
    ola, pat = await begun(registry, game="planet")
    mover, _ = await play_any(ola, pat)
    assert (await mover.look())["may_undo"] == "ask"  # the first move turns tiles up
    mover, _ = await play_any(ola, pat)
    assert (await mover.look())["may_undo"] == "free"  # the second takes one of them
    await mover.do(protocol.Undo)
    assert len(ola.table.state.match.history) == 1


@at_house
async def test_chat_presets_and_mute(registry):
    ola, pat = await pair(registry, chat="presets")
    assert await pat.refused(protocol.Say, text="hello") == "chat-presets"
    assert await pat.refused(protocol.Say, preset="insult") == "chat-no-preset"
    await pat.do(protocol.Say, preset="hello")
    update = await ola.look()
    assert update["news"][-1]["told"][0]["key"] == "preset-hello"
    await ola.do(protocol.Mute, seat=1)
    await pat.do(protocol.Say, preset="bye")
    assert "spoke" not in [news["type"] for news in (await ola.look())["news"]]
    watcher = await Person(registry, "Zed").visit(ola.table.id)
    assert await watcher.refused(protocol.Say, preset="hello") == "not-seated"


@at_house
async def test_bots_play_and_a_person_who_left_gets_the_seat_back(registry):
    ola = await new_table(registry, "Ola", seats=("me", "easy"))
    await ola.do(protocol.Start)
    await ola.until(lambda update: update["moves"])
    await ola.do(protocol.Leave)
    update = await ola.until(lambda update: update["table"]["places"][0]["away"] or update["table"]["phase"] == "over")
    update = await ola.until(in_phase("over"))
    assert all(news["auto"] for news in update["news"] if news["type"] == "played")


@at_house
async def test_fair_shuffle_promised_and_shown(registry):
    from saucer.server.fairness import shuffle

    entropy = "ab" * 32
    ola = await new_table(registry, "Ola")
    pat = await Person(registry, "Pat").visit(ola.table.id)
    await pat.do(protocol.Sit, seat=1, promise=shuffle.commitment(entropy))
    await ola.do(protocol.Start)
    assert (await pat.look())["table"]["phase"] == "shuffling"
    assert await pat.refused(protocol.Reveal, entropy="cd" * 32) == "promise-broken"
    await pat.do(protocol.Reveal, entropy=entropy)
    await pat.until(in_phase("playing"))
    state = ola.table.state
    assert state.match.seed.hex() == shuffle.seed(state.secret, state.deal_name, {1: entropy})


@at_house
async def test_hints_where_the_table_allows_them(registry):
    ola, pat = await begun(registry, hints=True)
    mover = (ola, pat)[ola.table.state.mover]
    other = (pat, ola)[ola.table.state.mover]
    advice = await mover.do(protocol.Hint)
    assert advice.words in ola.table.state.match.moves(ola.table.state.mover)
    assert await other.refused(protocol.Hint) == "hint-not-now"
    lee = await new_table(registry, "Lee")
    assert await lee.refused(protocol.Hint) == "hints-off"


@pytest.mark.parametrize("slug", saucer.SLUGS)
def test_a_restart_continues_where_the_table_stood(tmp_path, slug):
    path = tmp_path / "tables.db"

    async def before():
        async with house(path) as registry:
            ola, pat = await begun(registry, game=slug)
            for _ in range(6):
                await play_any(ola, pat)
            return ola.table.id, (await ola.look()), ola.table.state.match.record()

    async def after(name):
        async with house(path) as registry:
            ola = await Person(registry, "Ola").visit(name)
            pat = await Person(registry, "Pat").visit(name)
            update, record = await ola.look(), ola.table.state.match.record()
            await play_any(ola, pat)
            return update, record

    name, update, record = asyncio.run(before())
    seen_again, record_again = asyncio.run(after(name))
    assert record == record_again
    assert update["view"] == seen_again["view"]
    assert update["digest"] == seen_again["digest"]


@at_house
async def test_a_move_is_parsed_judged_and_put_into_words_once(registry, monkeypatch):
    ola, pat = await begun(registry)
    mover = (ola, pat)[ola.table.state.mover]
    words = str(next(iter(ola.table.state.match.moves(ola.table.state.mover))))
    calls = Counter()

    def counted(name):
        honest = getattr(Match, name)

        def call(self, *args):
            calls[name] += 1
            return honest(self, *args)

        return call

    for name in ("parse", "move", "check", "apply"):
        monkeypatch.setattr(Match, name, counted(name))
    await mover.ask(protocol.Move, words=words)
    assert calls == {"parse": 1, "move": 1, "check": 1, "apply": 1}
