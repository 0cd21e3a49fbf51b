"""A bot for any table of any game: python bot.py http://localhost:8000 TABLE. It plays at random; improve `choose`."""

import json
import random
import sys
from itertools import count
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

token = None
numbers = count()


class Refused(Exception):
    """A refusal of the server, with its sentence."""


def call(path, body=None):
    """POST a body, or GET without one; returns the open response."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    try:
        return urlopen(Request(server + path, json.dumps(body).encode() if body else None, headers))
    except HTTPError as refused:
        raise Refused(reason(refused)) from None
    except (URLError, ValueError) as problem:
        raise Refused(f"No Saucer server answers at {server}: {problem}") from None


def reason(refused):
    """The server's own sentence; other websites send none."""
    try:
        return json.load(refused)["problem"]["text"]
    except (ValueError, KeyError, TypeError):
        return f"No Saucer server answers at {server}: {refused}"


def ask(table, kind, **fields):
    """Send a request to the table."""
    return call(f"/api/tables/{table}/requests", {"type": kind, "id": f"{kind}-{next(numbers)}", **fields})


def choose(update):
    """A legal move: update["view"] is all that the bot may know, update["moves"] all that it may do."""
    return random.choice(update["moves"])["words"]


def try_move(table, update):
    """Move. Where several may act at once, somebody may have been quicker: then the next update offers other moves."""
    try:
        ask(table, "move", words=choose(update), seen=update["seq"])
    except Refused as refused:
        print(refused, file=sys.stderr)


def play(table):
    """Take the first free seat, and answer every new decision once."""
    places = json.load(call(f"/api/tables/{table}"))["table"]["places"]
    free = [place["seat"] for place in places if place["kind"] == "free"]
    if not free:
        raise Refused("There is no free seat at this table.")
    ask(table, "sit", seat=free[0])
    last_digest = None
    for line in call(f"/api/tables/{table}/stream"):
        update = json.loads(line) if line.strip() else {"moves": [], "table": {"phase": ""}}
        if update["table"]["phase"] == "over":
            return update["table"]["result"]
        # Updates also come when somebody joins or speaks; the digest of view and moves tells whether anything changed.
        if update["moves"] and update["digest"] != last_digest:
            try_move(table, update)
        last_digest = update.get("digest", last_digest)
    raise Refused("The server closed the stream.")


if len(sys.argv) != 3:
    raise SystemExit("usage: python bot.py http://localhost:8000 TABLE")
server = sys.argv[1].rstrip("/")
try:
    token = json.load(call("/api/guests", {"name": "Program", "program": True}))["token"]
    print(play(sys.argv[2]))
except Refused as refused:
    raise SystemExit(str(refused)) from None
