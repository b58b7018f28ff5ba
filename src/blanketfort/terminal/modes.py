"""What the drawn table is doing, what can be done meanwhile, and the room that it needs."""

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
LOG_FROM = 116
"""From which width on the log is beside the table."""

LABELS = "123456789abcdefgijkmopsvwxyz"
"""The keys of the options; the letters left out are commands."""

ASK, WATCH, HOLD, HAND_OVER, WAIT, OVER = "ask", "watch", "hold", "hand-over", "wait", "over"
"""What the screen is doing: asking, showing what others did, waiting before they go on, hiding the cards between two
people, waiting for a computer player, or showing how it ended."""

READ = [("table", "table"), ("rules", "rules"), ("log", "log")]
"""What can be read at any time but between two people."""

KEYS = {
    ASK: [
        ("choose", "choose"),
        ("explain", "explain"),
        ("hint", "hint"),
        ("undo", "undo"),
        *READ,
        ("leave", "leave"),
    ],
    WATCH: [("next", "next"), ("skip", "skip"), *READ, ("leave", "leave")],
    HOLD: [("next", "go-on"), ("undo", "undo"), *READ, ("leave", "leave")],
    HAND_OVER: [("skip", "take-over"), ("undo", "undo"), ("leave", "leave")],
    WAIT: [*READ, ("leave", "leave")],
    OVER: [("undo", "undo"), *READ, ("leave", "leave")],
}
"""What can be done in each of these: an action, and how it is said."""


def fits_into(columns: int, lines: int) -> bool:
    """Whether a window is large enough for the table."""
    return columns >= LEAST_WIDTH and lines >= LEAST_HEIGHT
