"""The parts of a site, which `make test` builds; what is missing fails loudly."""

from pathlib import Path

from blanketfort.server import client_files
from blanketfort.site.folder import write_site

KIT = Path(__file__).parents[2] / "src" / "blanketfort" / "site" / "kit"
"""In the source: a wheel has it only if it was there before."""


def write_built(out: Path, base: str) -> None:
    """Write a site whose computer players do not dawdle."""
    assert (client_files.HERE / "index.html").exists(), "the client is not built: run `npm run build` in web/"
    assert (KIT / "kit.json").exists(), "the interpreter is not packed: run `make .stamps/kit`"
    write_site(out, base, pace=0, kit=KIT)
