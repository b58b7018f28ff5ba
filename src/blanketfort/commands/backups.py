"""`blanketfort backup` and `blanketfort restore`: all tables of a server, in one file."""

from __future__ import annotations

from pathlib import Path

from blanketfort.commands.serve import DatabaseOption, default_database


def backup(file: Path, *, database: DatabaseOption = None) -> int:
    """Write all tables of a server into one file, also while it runs.

    The file holds the shuffles of running games: keep it to yourself.

    Parameters
    ----------
    file
        The file to write; it must not be there yet.
    database
        The server's database, as for `serve`.
    """
    from blanketfort.server.backup import back_up  # what only the server needs is loaded only for it

    print(f"{back_up(database or str(default_database()), file)} tables are in {file}")
    return 0


def restore(file: Path, *, database: DatabaseOption = None) -> int:
    """Fill a new database from a backup; it may be of the other kind.

    Parameters
    ----------
    file
        What `blanketfort backup` wrote.
    database
        The database to fill, as for `serve`; it must be empty.
    """
    from blanketfort.server import backup as backups

    target = database or str(default_database())
    print(f"{backups.restore(file, target)} tables are restored")
    return 0
