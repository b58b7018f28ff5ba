"""Something to be said, before it is said in any language: the id of a message and what fills its places."""


class Phrase:
    """A message id of the locale with its arguments; an argument may itself be a phrase (a card's name, a list)."""

    def __init__(self, id: str, **args: object) -> None:
        self.id = id
        self.args = args

    def __repr__(self) -> str:
        return f"Phrase({self.id!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and (self.id, self.args) == (other.id, other.args)

    def __hash__(self) -> int:
        return hash(self.id)
