"""What is asked of a player, and what may be answered."""


class Option:
    """One possible choice: `id` is an int in a fixed range of the game, `key` the same in stable text."""

    def __init__(self, id: int, key: str) -> None:
        self.id = id
        self.key = key

    def __repr__(self) -> str:
        return f"Option({self.id}, {self.key!r})"


class Decision:
    """A question to one seat: its `kind` is a stable name such as `fort.play`; `options` are sorted and unique."""

    def __init__(self, seat: int, kind: str, options: tuple[Option, ...]) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.kind!r}, {[o.key for o in self.options]})"


class Catalogue:
    """All options of a game, numbered once: option ids never depend on the position."""

    def __init__(self) -> None:
        self.options: list[Option] = []
        self.ids: dict[str, int] = {}

    def add(self, key: str) -> int:
        """Number the next option and return its id."""
        option = Option(len(self.options), key)
        self.options.append(option)
        self.ids[key] = option.id
        return option.id

    def add_block(self, verb: str, words: list[str]) -> int:
        """Number `verb:word` for each word in a row and return the id of the first."""
        first = len(self.options)
        for word in words:
            self.add(f"{verb}:{word}")
        return first
