"""`blanketfort serve`: the table in the browser."""

from __future__ import annotations

import os
import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from blanketfort.terminal.saves import save_folder

DatabaseOption = Annotated[str | None, Parameter(env_var="BLANKETFORT_DATABASE")]


def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(validator=Number(gte=0, lte=65535))] = 8000,
    database: DatabaseOption = None,
    workers: int | None = None,
    pace: float = 0.5,
    rate: float = 20,
    name: Annotated[list[str] | None, Parameter(negative=())] = None,
    path: str = "/",
    proxy: Annotated[list[str] | None, Parameter(negative=())] = None,
    open_browser: Annotated[bool, Parameter(name="--open", negative=())] = False,
) -> int:
    """Serve the table in the browser.

    Every choice is stored before anybody sees it: whatever stops the server, the games continue when it starts again.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 lets in other machines.
    port
        The port to listen at; 0 takes a free one.
    database
        The file that holds the tables, or postgresql://... for several servers on one database; in a folder of your
        own, if not given. BLANKETFORT_DATABASE in the environment says the same, and no list of processes shows it.
    workers
        How many processes think for the computer players; half of the cores, if not given.
    pace
        How many seconds a computer player's move takes at least while somebody watches.
    rate
        How many messages a second one connection may send, in the long run; of one address, twice as many requests, and
        in proportion tables, choices, replays, hints and lines of chat.
    name
        A name by which browsers reach it through a web server, such as fort.example.org; may be given several times.
        Numbers and names of the local network need not be given; '*' is any.
    path
        The path at which a web server passes requests on to it, such as /fort/, if that has other things to serve too.
    proxy
        The address or network of a web server on another machine that passes requests on to it, such as 10.77.0.0/24;
        may be given several times. What it says of whose requests they are is believed.
    open_browser
        Open the table in the browser.
    """
    from blanketfort.server.limits import Limits  # what only the server needs is loaded only for it
    from blanketfort.server.service import run

    count = max(1, (os.cpu_count() or 2) // 2) if workers is None else workers
    limits = Limits(rate, 2 * rate, 10 * rate, readings=rate / 20, hints=rate / 40, lines=rate / 10, choices=rate / 4)
    show = webbrowser.open if open_browser else None
    kept = database or str(default_database())
    return run(host, port, kept, count, pace, limits, name or (), path, proxy or (), show)


def default_database() -> Path:
    return save_folder() / "tables.sqlite"
