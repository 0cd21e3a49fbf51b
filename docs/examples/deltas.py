"""Apply the deltas of a table's socket: a sample for programs that ask for them in their hello."""


def applied(update, delta):
    """The update that a delta turns the last one into; None if it does not fit, and `again` is to be sent."""
    if update is None or (update["seq"], update["digest"]) != (delta["since"], delta["base"]):
        return None
    fresh = dict(update)
    for name in ("seq", "now", "news", "digest", "may_undo", "muted"):
        if name in delta:
            fresh[name] = delta[name]
    for name in ("table", "view"):
        if name in delta:
            fresh[name] = changed(update[name], delta[name])
    if "moves" in delta:
        fresh["moves"] = [update["moves"][move] if isinstance(move, int) else move for move in delta["moves"]]
    return fresh


def changed(value, changes):
    """An object or an array with its changes. The one of before stays as it is."""
    if isinstance(value, list):
        at, fresh = changes.get("at", 0), list(value)
        fresh[at : at + changes.get("drop", 0)] = changes.get("add", [])
        place = int
    else:
        fresh, place = dict(value), str
    for name, new in changes.get("set", {}).items():
        fresh[place(name)] = new
    for name, inner in changes.get("within", {}).items():
        fresh[place(name)] = changed(value[place(name)], inner)
    return fresh
