"""Storage: the event log of every table, kept in SQLite or PostgreSQL."""

from saucer.server.storage.connect import open_store as open_store
from saucer.server.storage.database import Conflict as Conflict
from saucer.server.storage.rows import Entry as Entry
from saucer.server.storage.rows import Finished as Finished
from saucer.server.storage.rows import LazyRow as LazyRow
from saucer.server.storage.rows import Row as Row
from saucer.server.storage.store import Guest as Guest
from saucer.server.storage.store import Store as Store
