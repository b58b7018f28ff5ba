"""The `blanketfort` command. Errors are one line on stderr; exit codes: 0 done, 1 unfinished, 2 wrong use."""

from __future__ import annotations

import codecs
import os
import signal
import sys
from itertools import pairwise
from typing import TYPE_CHECKING

from cyclopts import App, CycloptsError, UnusedCliTokensError

from blanketfort.about import version_line
from blanketfort.commands import analyse, arena, backups, bots, decks, lookup, play, records, serve, simulate, site
from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.shelf import left_off
from blanketfort.engine.writing import is_shown
from blanketfort.locale import LANGUAGES, pick_language
from blanketfort.locale.errors import say_error
from blanketfort.locale.typography import spell_nearly

if TYPE_CHECKING:
    from cyclopts.help import DefaultFormatter

DONE, UNFINISHED, WRONG_USE, INTERRUPTED, BROKEN_PIPE, TERMINATED = 0, 1, 2, 130, 141, 143

app = App(
    name="blanketfort",
    help="A digital table for the fort games: `blanketfort games` lists them.",
    version=version_line,
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)


app.command(play.play)
app.command(serve.serve)
app.command(site.site)
app.command(backups.backup)
app.command(backups.restore)
app.command(simulate.simulate)
app.command(arena.arena)
app.command(lookup.games)
app.command(records.verify)
app.command(records.replay)
app.command(analyse.analyse)
app.command(decks.check_deck)
app.command(bots.check_bot)
app.command(lookup.cards)
app.command(lookup.rules)
app.register_install_completion_command()


def main() -> None:
    """The entry point: whatever happens, one line and an exit code."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(TERMINATED))  # a process told to end lets its players go first
    codecs.register_error("nearly", spell_nearly)  # a letter that a terminal lacks is no reason to end
    for stream in filter(None, (sys.stdout, sys.stderr)):
        stream.reconfigure(errors="nearly")
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    language = read_language(arguments)
    app.help_formatter = None if language == "en" else help_in(language)

    def complain(message: str, code: int) -> int:
        said = say_error(message, language)  # it may quote a stranger's file, which shall not command the terminal
        shown = "".join(letter if letter == "\n" or is_shown(letter) else "?" for letter in said)
        print(f"blanketfort: {shown}", file=sys.stderr)
        return code

    if sys.stdout is None:
        return complain("the output is closed: there is nowhere to write", UNFINISHED)
    try:
        code = app(arguments)
        sys.stdout.flush()
        tell_left_off()
        return code if isinstance(code, int) else DONE
    except BlanketfortError as error:
        return complain(str(error), WRONG_USE)
    except UnusedCliTokensError as error:
        unused = " ".join(error.unused_tokens or [])
        return complain(f"{unused!r} is one word too many; `--help` tells what a command takes", WRONG_USE)
    except CycloptsError as error:
        return complain(" ".join(str(error).split()), WRONG_USE)
    except KeyboardInterrupt:
        return complain("interrupted", INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # nobody listens any more: let Python's own last flush pass
        return BROKEN_PIPE


def tell_left_off() -> None:
    """Name the games of others that proved to be broken while this ran."""
    for name, why in left_off.items():
        print(f"blanketfort: the game {name} is left off the shelf: {why}", file=sys.stderr)


def help_in(language: str) -> DefaultFormatter:
    from blanketfort.commands.helps import HelpInLanguage  # what draws help is loaded only where it may be needed

    return HelpInLanguage(language)


def read_language(arguments: list[str]) -> str:
    """The language in which to complain, which may be about the language itself."""
    asked = [after for before, after in pairwise(arguments) if before == "--lang"]
    asked += [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    return pick_language(asked[0] if asked and asked[0] in LANGUAGES else None)
