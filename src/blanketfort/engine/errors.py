"""What can go wrong, in one line each: every message says what was wrong and what would be right."""

import difflib
from collections.abc import Iterable

SHOWN = 8
"""How many of the words that would be right an error lists."""


class BlanketfortError(Exception):
    """Anything that a person can mend; shown as one line, never as a traceback."""


class UnknownGame(BlanketfortError):
    """No game of that name is on the shelf."""


class BadSetup(BlanketfortError):
    """A seat count, an option or a seed that the game cannot be set up with."""


class IllegalMove(BlanketfortError):
    """A choice that is not among the options of the pending decision."""


class BadText(BlanketfortError):
    """A position, record, deck or effect that cannot be read."""


def guess(wrong: str, known: Iterable[str]) -> str:
    """What was probably meant, to stand at the end of a message; nothing where no known word is near."""
    close = difflib.get_close_matches(wrong, list(known), n=1)
    return f"; did you mean {close[0]!r}?" if close else ""


def listed(known: Iterable[object]) -> str:
    """What would be right, one or the other; of very many the first."""
    words = [str(word) for word in known]
    if len(words) > SHOWN:
        words[SHOWN:] = ["..."]
    return " or ".join(filter(None, [", ".join(words[:-1]), words[-1]]))
