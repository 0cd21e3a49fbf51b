"""Evenings over real sockets, on SQLite and on PostgreSQL: two people and bots, one with two tabs, one whose connection
breaks before every move; a move taken back, somebody who leaves and returns, a rematch.

`make soak` plays every game at every player count on both; the daily suite one game on each.
"""

import json

import pytest

import saucer
from tests.support.server import Client, serving
from tests.support.waiting import SOAK

EVERY = [
    (slug, players)
    for slug in saucer.SLUGS
    for players in range(saucer.game(slug).sheet.fewest, saucer.game(slug).sheet.most + 1)
]


@pytest.fixture(scope="module")
def on_sqlite(tmp_path_factory):
    folder = tmp_path_factory.mktemp("evenings")
    with serving(folder / "tables.db", folder / "log") as server:
        yield server


@pytest.fixture(scope="module")
def on_postgres(postgres, tmp_path_factory):
    with serving(postgres, tmp_path_factory.mktemp("evenings") / "log", workers=2) as server:
        yield server


class Evening:
    """Ola with two tabs, Pat with a bad connection, and bots."""

    def __init__(self, server, slug, players):
        self.ola, self.pat = Client(server, "Ola"), Client(server, "Pat")
        options = {"target": "round"} if slug == "powers" else {}
        self.table = self.ola.new_table(slug, players, ("me", "free", *["easy"] * (players - 2)), options=options)
        self.tabs = [self.ola.socket(self.table), self.ola.socket(self.table)]
        self.other = self.pat.socket(self.table)
        self.other.do("sit", seat=1)
        self.news = []  # as Pat got it, over all connections

    def play(self):
        """Until the game is over; the events of an evening in between."""
        self.tabs[0].do("start")
        turn = 0
        while not self.over():
            self.reconnect()
            channel = next((one for one in (self.tabs[turn % 2], self.other) if one.update["moves"]), None)
            if channel is None:
                self.tabs[0].receive()
            elif channel.play_first():
                turn += 1
                if turn == 4:
                    self.take_back(channel)
                if turn == 6:
                    self.leave_and_return()
            self.meet()

    def over(self):
        return any(one.update["table"]["phase"] == "over" for one in (*self.tabs, self.other))

    def meet(self):
        """Everybody sees what the others have seen."""
        seq = max(one.update["seq"] for one in (*self.tabs, self.other))
        for one in (*self.tabs, self.other):
            one.until(lambda update: update["seq"] >= seq)

    def reconnect(self):
        self.remember()
        since = self.other.update["seq"]
        self.other.close()
        self.other = self.pat.socket(self.table, since=since)

    def remember(self):
        updates = [message for message in map(json.loads, self.other.raw) if message["type"] == "update"]
        self.news += [item for update in updates for item in update["news"]]

    def take_back(self, channel):
        """Whether it is free or needs consent."""
        partner = self.tabs[0] if channel is self.other else self.other
        channel.do("undo")
        self.meet()
        if partner.update["table"]["undo"]:
            partner.do("answer", yes=True)

    def leave_and_return(self):
        self.other.do("leave")
        self.tabs[0].until(lambda update: update["table"]["places"][1]["away"])
        self.other.do("back")
        self.tabs[0].until(lambda update: not update["table"]["places"][1]["away"])

    def again(self):
        """A rematch in one click each."""
        for one in (self.tabs[0], self.other):
            one.until(lambda update: update["table"]["next_commitment"])
            one.do("rematch")
        for one in (*self.tabs, self.other):
            one.until(lambda update: update["table"]["number"] == 2 and update["view"])

    def check(self, players):
        self.meet()
        self.remember()
        numbers = [item["seq"] for item in self.news]
        assert numbers == sorted(set(numbers))
        kinds = {item["type"] for item in self.news}
        assert {"undone", "left", "returned", "played"} <= kinds
        assert self.tabs[0].update["digest"] == self.tabs[1].update["digest"]
        assert len(self.other.update["table"]["result"]["scores"]) == players
        record = saucer.Record.from_json(self.pat.http.get(f"/api/tables/{self.table}/record").text)
        assert saucer.replay(record).outcome


def spend(server, slug, players):
    evening = Evening(server, slug, players)
    evening.play()
    evening.check(players)
    evening.again()


@pytest.mark.parametrize(("slug", "players"), EVERY if SOAK else [("planet", 2)])
def test_an_evening_on_sqlite(on_sqlite, slug, players):
    spend(on_sqlite, slug, players)


@pytest.mark.parametrize(("slug", "players"), EVERY if SOAK else [("zovnis", 3)])
def test_an_evening_on_postgres(on_postgres, slug, players):
    spend(on_postgres, slug, players)
