"""Events are kept as JSON: what is read from the log is what was applied when it happened."""

from typing import get_args

import msgspec
import pytest

from saucer.server.settings import Clock, Settings
from saucer.server.table import events

VALUES = {
    "who": "guest-1",
    "cid": "request-1",
    "table": "abc",
    "settings": Settings("looters", 2, public=True, clock=Clock("live", 30), start=1).settled(),
    "level": "hard",
    "name": 'Zoë "Ωmega" \\ 🛸',
    "words": "two 3",
    "text": "Cześć, ça va?\n</script>",
}
KINDS = get_args(events.AnyEvent)


def sample(kind):
    """An event with something other than the default in every field."""
    by_type = {int: 3, bool: True, str: "5a" * 32}
    fields = msgspec.structs.fields(kind)
    return kind(**{field.name: VALUES[field.name] if field.name in VALUES else by_type[field.type] for field in fields})


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_an_event_is_the_same_after_it_was_kept(kind):
    event = sample(kind)
    assert events.decode(events.encode(event)) == event
    defaults = {field.name: field.default for field in msgspec.structs.fields(kind) if not field.required}
    plain = msgspec.structs.replace(event, **defaults)
    assert events.decode(events.encode(plain)) == plain


def test_all_kinds_of_events_are_among_those_that_can_be_read():
    assert set(KINDS) == set(events.TableEvent.__subclasses__())
