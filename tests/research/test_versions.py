"""An environment that does something else than before has a new version."""

import tomllib
from pathlib import Path
from runpy import run_path

HELD = Path(__file__).with_name("digests.toml")
TOOLS = Path(__file__).parents[2] / "tools"


def read(text: str) -> dict[str, str]:
    return {row["environment"]: row["digest"] for row in tomllib.loads(text)["held"]}


def test_what_an_environment_does_changes_only_with_its_version() -> None:
    held, now = (
        read(HELD.read_text(encoding="utf-8")),
        read(run_path(str(TOOLS / "environment_digests.py"))["all_digests"]()),
    )
    changed = [name for name in held | now if held.get(name) != now.get(name)]
    assert not changed, (
        f"{', '.join(changed)} changed: raise the version in the game's research.py, then say `make digests`"
    )
