"""One table without I/O: who sits where, what happened as each seat may see it, and what can still be taken back."""

from blanketfort.table.journal import read_journal, write_head
from blanketfort.table.moment import Moment
from blanketfort.table.seats import BOT_NAMES
from blanketfort.table.table import Table
from blanketfort.table.turn import PERSON

__all__ = ["BOT_NAMES", "PERSON", "Moment", "Table", "read_journal", "write_head"]
