"""Canaries in every secret, and a search of every byte that leaves: games played to their end, over all channels.

`make soak` plays a thousand games at their tables and a thousand over the wire; the daily suite one of each.
"""

import io
import itertools
import json
import logging
import os
import random
import re
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

import saucer
from saucer.kernel.errors import SaucerError
from saucer.server import protocol
from saucer.server.fairness import shuffle
from saucer.server.ops import logging_setup
from saucer.server.table.caller import Caller
from saucer.server.table.decide import decide
from saucer.server.table.state import SPECTATOR, TableState
from saucer.server.views import records, replay, update
from saucer.server.views.refused import refused
from saucer.server.views.table_index import row_of
from saucer.server.views.viewer import Viewer
from tests.support.bad_network import Proxy, Weather
from tests.support.canaries import Canaries
from tests.support.secrets import SECRET, move, snapshot, table, told, told_changes
from tests.support.server import Client, Socket
from tests.support.server_thread import inside
from tests.support.waiting import PATIENCE

TOGETHER = 6  # games over the wire
GAMES = max(1, int(os.environ.get("SAUCER_LEAK_GAMES", "5")) // len(saucer.SLUGS))
CANARY = re.compile(r"canary-(\d+)-")
PLAY = TableState._play


@pytest.fixture
def canaries(monkeypatch):
    """Every event carries a secret, for those it was for or else for who moved; every table has the same seed."""
    planter = Canaries()

    def say(self, part, phrase):
        return protocol.Sentence(part, phrase.key, phrase.args)

    planter.plant(monkeypatch)
    monkeypatch.setattr(update.Presenter, "say", say)
    monkeypatch.setattr(shuffle, "fresh_secret", lambda: SECRET)
    return planter.planted


def may_hear(viewer, text, everything_else=()):
    """Whether nothing is in it but what is for the viewer's eyes."""
    masks = {int(mask) for mask in CANARY.findall(text)}
    assert all(viewer >= 0 and mask >> viewer & 1 for mask in masks), (viewer, masks)
    for secret in (SECRET, *everything_else):
        assert secret not in text


# ---- a thousand whole games ---------------------------------------------------------------------


def tried(state, viewer, words):
    """What a viewer is answered who tries moves, in the words that others have used."""
    answers = []
    for text in words:
        command = protocol.Move(id="x", words=text)
        try:
            decision = decide(state, Caller(f"guest-{viewer}", "Zed"), command)
            answers.append([event.words for event in decision.events])
        except SaucerError as error:
            answers.append(protocol.encode(refused(error, "x", "fr", state.names)))
    return answers


def spied(state, viewer):
    """All the ways to look back at a game that still runs."""
    record = records.record_of(state, state.deals[-1])
    last = len(record.moves)
    steps = replay.replay_steps(record, Viewer(viewer), max(0, last - 1), last)
    return records.told_record(record, False, viewer) + protocol.encode(steps).decode() + row_of(state).summary


@pytest.mark.parametrize("slug", saucer.SLUGS)
def test_whole_games_tell_nobody_what_is_not_for_them(slug, canaries):
    """At every position: what a viewer gets is the same in a world that the viewer cannot tell from the true one."""
    sheet = saucer.game(slug).sheet
    for seed in range(GAMES):
        chance = random.Random(seed)
        players = chance.randint(sheet.fewest, sheet.most)
        state = table(slug, players, {"target": "round"} if slug == "powers" else {})
        vocabulary = ["banana"]
        hidden = (state.match.seed.hex(), "guest-")
        held = {viewer: snapshot(state, viewer) for viewer in range(-1, players)}
        while state.match.actors:
            viewer = chance.choice([*range(-1, players), *state.match.actors])
            words = chance.choices(vocabulary, k=3)
            before, answers = told(state, viewer, state.seq - 1), tried(state, viewer, words)
            changes = told_changes(state, viewer, held[viewer])
            may_hear(viewer, before.decode() + changes.decode() + repr(answers), hidden)
            real = state.match.state
            state.match.state = state.match.imagine(viewer, seed=chance.getrandbits(30))
            assert told(state, viewer, state.seq - 1) == before
            assert told_changes(state, viewer, held[viewer]) == changes
            assert tried(state, viewer, words) == answers
            state.match.state = real
            held[viewer] = snapshot(state, viewer)
            move(state, chance.getrandbits(30))
            vocabulary.append(state.log[-1].event.words)
            if state.match.actors and chance.random() < 0.05:
                may_hear(viewer, spied(state, viewer), hidden)
    assert len(canaries) > 20 * GAMES


# ---- over the wire ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with inside(tmp_path_factory.mktemp("leaks") / "tables.db") as server:
        yield server


class Program(threading.Thread):
    """A program in a seat: reads its stream, and posts the first legal move."""

    def __init__(self, client, table):
        super().__init__(daemon=True)
        self.client = client
        self.table = table
        self.start()

    def run(self):
        with self.client.http.stream("GET", f"/api/tables/{self.table}/stream?texts=1&language=pl") as stream:
            for line in stream.iter_lines():
                update = json.loads(line) if line else {"table": {"phase": ""}, "moves": []}
                if update["table"]["phase"] == "over":
                    return
                if update["moves"]:
                    words = update["moves"][0]["words"]
                    self.client.ask(self.table, "move", words=words, seen=update["seq"])


class Watcher(threading.Thread):
    """Somebody who looks on, by socket."""

    def __init__(self, channel):
        super().__init__(daemon=True)
        self.channel = channel
        self.start()

    def run(self):
        self.channel.until(lambda update: update["table"]["phase"] == "over")


def nosy(client, table):
    """Ask for everything there is, and for much that there is not."""
    for path in ("", "/record", "/replay?move=3", "/replay?move=2&seat=0", "/proof", "/record?game=7"):
        client.http.get(f"/api/tables/{table}{path}")
    for path in ("/api/tables", "/api/me/tables", "/metrics", "/health", "/nothing", "/api/games", "/api/me"):
        client.http.get(path)
    for kind, fields in (
        ("move", {"words": "banana"}),
        ("start", {}),
        ("undo", {}),
        ("dance", {}),
        ("sit", {"seat": 0}),
    ):
        client.ask(table, kind, **fields)


class Ends:
    """How much each viewer of a table had heard when its game was about to end: after that all may be known."""

    def __init__(self):
        self.proxies = {}  # [table][viewer]
        self.heard = {}  # [table][viewer] bytes

    def play(self, state, *args):
        lengths = {viewer: len(proxy.received) for viewer, proxy in self.proxies.get(state.table, {}).items()}
        PLAY(state, *args)
        if state.phase == "over":
            self.heard.setdefault(state.table, lengths)


@pytest.fixture
def ends(monkeypatch):
    ends = Ends()

    def play(state, *args):
        ends.play(state, *args)

    monkeypatch.setattr(TableState, "_play", play)
    return ends


@pytest.fixture
def logged(monkeypatch):
    """All that the server logs, at the most talkative; but not its clients, which live in the same process."""
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    logging_setup.set_up("debug")
    monkeypatch.undo()
    for client in ("httpx", "httpcore", "websockets"):
        logging.getLogger(client).setLevel("WARNING")

    yield stream.getvalue
    logging.basicConfig(level="WARNING", force=True)


@pytest.mark.parametrize("slug", saucer.SLUGS)
def test_no_byte_that_leaves_the_server_holds_anothers_secret(server, slug, logged, canaries, ends):
    with ThreadPoolExecutor(TOGETHER) as tables:
        games = [tables.submit(search_a_game, server, slug, ends) for _ in range(GAMES)]
        try:
            searched = [game.result() for game in games]
        finally:
            tables.shutdown(cancel_futures=True)
    text = logged()
    assert '"request"' in text
    for secret in (SECRET, "canary", "Patxaran", "Nowak", *itertools.chain(*searched)):
        assert secret not in text


def search_a_game(server, slug, ends):
    """Play to the end, with everybody looking on by all channels; search what each got. Gives what no log may hold."""
    proxies = {viewer: Proxy(server, Weather()) for viewer in (0, 1, "socket", "stream")}
    ola, pat, zed = Client(proxies[0], "Ola Nowak"), Client(proxies[1], "Patxaran"), Client(proxies["socket"], "Zed")
    table = ola.new_table(slug, 3, ("me", "free", "easy"), options={"target": "round"} if slug == "powers" else {})
    ends.proxies[table] = proxies
    pat.do(table, "sit", seat=1)
    one = ola.socket(table, deltas=True)
    stranger = Client(proxies["stream"], "Bob")
    stranger.http.headers.pop("Authorization")
    one.do("start")
    one.until(lambda update: update["view"])
    watcher = zed.socket(table, deltas=True)
    others = [Program(pat, table), Program(stranger, table), Watcher(watcher)]
    for client in (ola, pat, zed, stranger):
        nosy(client, table)
    curious = itertools.cycle((ola, pat, zed, stranger))
    turns = 0
    while one.update["table"]["phase"] == "playing":
        if one.update["moves"]:
            one.answer(one.send("move", words=one.update["moves"][0]["words"], seen=one.update["seq"]))
            turns += 1
            if turns % 10 == 0:
                nosy(next(curious), table)
        else:
            one.receive()
    for other in others:
        other.join(PATIENCE)
        assert not other.is_alive()
    guests = server.do(lambda: [seat.guest for seat in server.state(table).seats if seat.guest])
    never = [*guests, server.context.store.process]
    tokens = {0: ola.token, 1: pat.token, "socket": zed.token, "stream": stranger.token}
    seed = server.do(server.state(table).match.seed.hex)
    for viewer, proxy in proxies.items():
        received = proxy.received.decode("utf-8", "replace")
        foreign = [token for owner, token in tokens.items() if owner != viewer]
        assert not [secret for secret in [*never, *foreign] if secret in received]
        assert received.count(tokens[viewer]) == 1  # when it was made
        before = proxy.received[: ends.heard[table][viewer]].decode("utf-8", "replace")
        assert len(before) > 10_000
        may_hear(viewer if isinstance(viewer, int) else SPECTATOR, before, [seed])
    for thing in (one, watcher, ola.http, pat.http, zed.http, stranger.http, *proxies.values()):
        thing.close()
    return [seed, table, *never, *tokens.values()]


def told_over_all_channels(server, table, client):
    """A viewer's update by socket, by stream and by request, but for the time of day and the number of lookers."""
    headers = client.http.headers
    channel = Socket(
        client, table, headers={"Authorization": headers["authorization"]} if client.token else {"X-No": "1"}
    )
    messages = [channel.raw[0]]
    channel.close()
    with client.http.stream("GET", f"/api/tables/{table}/stream") as stream:
        messages.append(next(stream.iter_lines()))
    messages.append(client.http.get(f"/api/tables/{table}").text)
    return [
        re.sub(r'"(now|watching|seq|deadline)":[^,]*', "", re.sub(r'"news":\[.*?\],"view"', "", text))
        for text in messages
    ]


@pytest.mark.parametrize("slug", saucer.SLUGS)
def test_no_viewer_can_tell_worlds_apart_over_the_wire(server, slug):
    """Redeal what a seat, a program or a spectator cannot see, in the running server: it sends them the same bytes."""
    ola, pat, zed = (Client(server, name) for name in ("Ola", "Pat", "Zed"))
    zed.token = ""
    zed.http.headers.pop("Authorization")
    table = ola.new_table(slug, 2)
    pat.do(table, "sit", seat=1)
    ola.do(table, "start")
    seats = (ola.socket(table), pat.socket(table))
    for ply in range(6):
        mover = server.do(lambda: server.state(table).mover)
        chosen = random.Random(ply).choice(seats[mover].until(lambda update: update["moves"])["moves"])
        seq = seats[mover].do("move", words=chosen["words"])["seq"]
        for seat in seats:
            seat.until(lambda update, seq=seq: update["seq"] >= seq)
        if seats[0].update["table"]["phase"] != "playing":
            break
        for viewer, client in ((0, ola), (1, pat), (SPECTATOR, zed)):
            before = told_over_all_channels(server, table, client)
            assert before[0] == before[1].strip() == before[2]
            real = server.do(lambda viewer=viewer, ply=ply: swapped(server, table, viewer, ply))
            assert told_over_all_channels(server, table, client) == before
            server.do(lambda real=real: restored(server, table, real))


def swapped(server, table, viewer, seed):
    """Another world in place of the true one, which is given back."""
    match = server.state(table).match
    real, match.state = match.state, match.imagine(viewer, seed)
    server.context.registry.tables[table].broadcast._forget()
    return real


def restored(server, table, real):
    server.state(table).match.state = real
    server.context.registry.tables[table].broadcast._forget()
