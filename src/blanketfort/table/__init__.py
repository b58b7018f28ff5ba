"""One table without I/O: who sits where, what happened as each seat may see it, and what can still be taken back."""

from blanketfort.table.journal import read_journal, write_head
from blanketfort.table.seats import BOT_NAMES
from blanketfort.table.table import PERSON, Entry, Glimpse, Table

__all__ = ["BOT_NAMES", "PERSON", "Entry", "Glimpse", "Table", "read_journal", "write_head"]
