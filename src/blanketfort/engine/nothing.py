"""The words for what is not there, in states that number seats, cards and spaces from 0."""

from typing import Final

NOBODY: Final = -1
"""No seat."""
NOTHING: Final = -1
"""No card, no token, nothing chosen."""
NOWHERE: Final = -1
"""No space."""
