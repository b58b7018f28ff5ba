"""Write the page of commands: what each of them says of itself with `--help`."""

import sys
from pathlib import Path

from cyclopts import App
from rich.console import Console

from blanketfort.cli import app

WIDTH = 110


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "commands.md").write_text(page_of(app), encoding="utf-8")


def page_of(app: App) -> str:
    names = [name for name in app if not name.startswith("-")]
    lines = ["# Commands", "", "What `blanketfort COMMAND --help` says.", ""]
    for name in sorted(names):
        lines += [f"## {name}", "", "```text", help_of(app, name), "```", ""]
    return "\n".join(lines)


def help_of(app: App, name: str) -> str:
    console = Console(width=WIDTH, no_color=True, force_terminal=False)
    with console.capture() as said:
        app.help_print([name], console=console)
    return "\n".join(line.rstrip() for line in said.get().strip().splitlines())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
