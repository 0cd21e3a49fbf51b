"""What a client does next: mostly what the game asks of it, now and then something else, or something wrong."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.simulation.clients import Client

Wish = dict[str, Any]

NONSENSE = ("banana", "draw", "end", "catch 1", "call", "Z07 on 2", "keep")


def next_request(client: "Client") -> Wish | None:
    """A request, without its id; None to do nothing."""
    assert client.update
    update, table = client.update, client.update["table"]
    seat = update["seat"]
    if client.chance.random() < 0.08:
        return _whim(client, update, table, seat)
    if seat is None:
        return _as_guest(client, table)
    match table["phase"]:
        case "gathering":
            return _before(client, table, seat)
        case "shuffling":
            return _reveal(client, table, seat)
        case "playing":
            return _play(client, update, table, seat)
        case "over":
            return None if seat in table["rematch"] else {"kind": "rematch", "promise": _promise(client)}
    return None


def _as_guest(client: "Client", table: dict[str, Any]) -> Wish | None:
    free = [place["seat"] for place in table["places"] if place["kind"] == "free"]
    if not client.plays or table["phase"] != "gathering" or not free:
        return None
    return {"kind": "sit", "seat": client.chance.choice(free), "promise": _promise(client)}


def _promise(client: "Client") -> str | None:
    return client.promise() if client.chance.random() < 0.5 else None


def _before(client: "Client", table: dict[str, Any], seat: int) -> Wish | None:
    if table["host"] != seat:
        return None
    free = [place["seat"] for place in table["places"] if place["kind"] == "free"]
    if not free:
        return {"kind": "start"}
    if client.chance.random() < 0.3:
        return {"kind": "bot", "seat": client.chance.choice(free), "level": "easy"}
    return None


def _reveal(client: "Client", table: dict[str, Any], seat: int) -> Wish | None:
    place = table["places"][seat]
    entropy = client.entropy.get(place["promise"], "")
    return {"kind": "reveal", "entropy": entropy} if entropy and not place["entropy"] else None


def _play(client: "Client", update: dict[str, Any], table: dict[str, Any], seat: int) -> Wish | None:
    if table["undo"] and seat in table["undo"]["waits_for"]:
        return {"kind": "answer", "yes": client.chance.random() < 0.7}
    if table["places"][seat]["away"] and client.chance.random() < 0.5:
        return {"kind": "back"}
    moves = update["moves"]
    if not moves or (table["mover"] != seat and client.chance.random() < 0.8):
        return None
    move = client.chance.choice(moves)
    seen = update["seq"] if client.chance.random() < 0.9 else None
    if client.chance.random() < 0.5:
        return {"kind": "move", "words": move["words"], "seen": seen}
    return {"kind": "move", "move": move["move"], "seen": seen}


def _whim(client: "Client", update: dict[str, Any], table: dict[str, Any], seat: int | None) -> Wish | None:
    """Something that nobody expects."""
    chance = client.chance
    place = chance.randrange(len(table["places"]))
    wishes: list[Wish] = [
        {"kind": "say", "text": f"line {chance.randrange(1000)}"},
        {"kind": "say", "text": f"line {chance.randrange(1000)}"},
        {"kind": "say", "preset": "thanks"},
        {"kind": "mute", "seat": place, "on": chance.random() < 0.7},
        {"kind": "leave"},
        {"kind": "back"},
        {"kind": "hint"},
        {"kind": "undo"},
        {"kind": "undo"},
        {"kind": "undo"},
        {"kind": "answer", "yes": chance.random() < 0.5},
        {"kind": "move", "words": chance.choice(NONSENSE), "seen": chance.choice((None, 0, update["seq"]))},
        {"kind": "seen", "seq": update["seq"]},
        {"kind": "seen", "seq": update["seq"]},
        {"kind": "again", "since": update["seq"]},
        {"kind": "clear", "seat": place},
        {"kind": "rematch"},
        {"kind": "start"},
        {"kind": "sit", "seat": place},
        {"kind": "change", "settings": {**table["settings"], "hints": not table["settings"]["hints"]}},
        {"kind": "reveal", "entropy": "00" * 32},
    ]
    return chance.choice(wishes)
