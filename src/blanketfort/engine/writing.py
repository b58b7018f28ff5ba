"""What people write for others to read: a name or a line in which everything can be seen."""

import re
import unicodedata

BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0"  # letters that show nothing
MARKS = re.compile("MMM")
JOINER = "\u200d"  # holds together the parts of an emoji


def is_shown(letter: str) -> bool:
    return letter == JOINER or (unicodedata.category(letter)[0] != "C" and letter not in BLANKS)


def as_line(text: str) -> str:
    """Printable text on one line."""
    shown = "".join(letter if is_shown(letter) else " " for letter in unicodedata.normalize("NFC", text))
    return " ".join(shown.split())


def as_name(text: str) -> str:
    """A name: its letters can be seen, and are not buried under marks."""
    name = as_line(text)
    if MARKS.search("".join(unicodedata.category(letter)[0] for letter in name)) or not name.strip(JOINER):
        name = "".join(letter for letter in name if unicodedata.category(letter)[0] not in ("M", "C"))
    return name


def is_name(text: str, longest: int) -> bool:
    """Whether a text is a name as it stands, not too long."""
    return 0 < len(text) <= longest and as_name(text) == unicodedata.normalize("NFC", text)
