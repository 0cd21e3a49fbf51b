"""Memory: a bounded dictionary for what is made once and asked for often."""

from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Memory(Generic[T]):
    """Keeps a limited number of items. A full one starts again empty: that is cheap, and its size stays known."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._items: dict[Hashable, T] = {}
        self.get = self._items.get

    def keep(self, key: Hashable, item: T) -> T:
        """Remember an item, and return it."""
        if len(self._items) >= self._most:
            self._items.clear()
        self._items[key] = item
        return item
