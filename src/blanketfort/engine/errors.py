"""What can go wrong, in one line each: every message says what was wrong and what would be right."""


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
