"""What is installed: the version, and which of the two speeds runs."""

import blanketfort
from blanketfort.engine import state


def is_compiled() -> bool:
    """Whether the hot modules run as compiled code; else they run as the Python they were written in."""
    return not str(state.__file__).endswith(".py")


def version_line() -> str:
    return f"blanketfort {blanketfort.__version__} ({'compiled' if is_compiled() else 'pure Python'})"
