"""A bot for any table of any game: python bot.py http://localhost:8000 TABLE. It plays by chance; improve `choose`."""

import json
import random
import sys
from itertools import count
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server, table = sys.argv[1:3]
token = None
numbers = count()


def ask(path, body=None):
    """POST a body, or GET without one. A refusal is an answer like any other."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    try:
        return urlopen(Request(server + path, json.dumps(body).encode() if body else None, headers))
    except HTTPError as refused:
        return refused


def choose(update):
    """What the bot knows is in update["view"]; what it may do, in update["moves"]."""
    return random.choice(update["moves"])["words"]


token = json.load(ask("/api/guests", {"name": "Program", "program": True}))["token"]
seats = json.load(ask(f"/api/tables/{table}"))["table"]["places"]
free = next(place["seat"] for place in seats if place["kind"] == "free")
ask(f"/api/tables/{table}/requests", {"type": "sit", "id": f"sit-{next(numbers)}", "seat": free})
for line in ask(f"/api/tables/{table}/stream"):
    update = json.loads(line) if line.strip() else {"moves": [], "table": {"phase": ""}}
    if update["table"]["phase"] == "over":
        print(update["table"]["result"])
        break
    if update["moves"]:
        move = {"type": "move", "id": f"move-{next(numbers)}", "words": choose(update), "seen": update["seq"]}
        ask(f"/api/tables/{table}/requests", move)
