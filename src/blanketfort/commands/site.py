"""`blanketfort site`: the table as a folder for any web host."""

from __future__ import annotations

from pathlib import Path


def site(out: Path, /, *, base: str = "/", server: str = "", pace: float = 0.5) -> int:
    """Write the table as a folder of files for any web host: it then runs in the browser, without a server.

    Parameters
    ----------
    out
        The folder to write; it should not be there yet.
    base
        The path at which the folder will be found, such as /fort/.
    server
        The address of a server where friends can meet, to be named to those who look for one.
    pace
        How many seconds a computer player's move takes at least.
    """
    from blanketfort.site.folder import write_site  # what only the site needs is loaded only for it

    write_site(out, base, server, pace)
    print(f"The site is in {out}: put it on any web host, at {base}")
    return 0
