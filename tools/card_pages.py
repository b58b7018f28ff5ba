"""Write the card lists: all that is in each game's box, in both languages, with where every fact comes from."""

import sys
from itertools import groupby
from pathlib import Path

from blanketfort.engine.game import Game
from blanketfort.engine.listing import Listed
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.shelf import game_names
from blanketfort.locale import Words

ENGLISH, FRENCH = Words("en", strict=True), Words("fr", strict=True)
INTRODUCTION = """What each card does, in English and in French, how many there are, and where every fact comes from.
`blanketfort cards GAME` says the same. If you own the box, type its numbers into a
[house deck](../../house-decks.md)."""


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for page in folder.glob("*.md"):
        page.unlink()
    for name in game_names():
        (folder / f"{name}.md").write_text(page_of(find_game(name)), encoding="utf-8")
    toctree = ["```{toctree}", ":maxdepth: 1", "", *game_names(), "```"]
    (folder / "index.md").write_text("\n".join(["# The cards", "", INTRODUCTION, "", *toctree, ""]), encoding="utf-8")


def page_of(game: Game) -> str:
    lines = [f"# Cards of {game.title}", "", first_upper(ENGLISH(Phrase("lookup-legend"))), ""]
    for heading, cards in groupby(game.list_cards(), key=lambda card: ENGLISH(card.group)):
        lines += [f"## {heading}", "", "| English | français | where it comes from |", "|---|---|---|"]
        lines += [row_of(card) for card in cards] + [""]
    return "\n".join(lines)


def row_of(card: Listed) -> str:
    cells = [". ".join(first_upper(words(line)).rstrip(".") for line in card.lines) for words in (ENGLISH, FRENCH)]
    sources = [
        ENGLISH(Phrase("lookup-source", fact=Phrase(f"lookup-fact-{fact}"), source=source))
        for fact, source in card.sources.items()
    ]
    return f"| {' | '.join([*cells, ', '.join(sources)])} |"


def first_upper(text: str) -> str:
    return text[:1].upper() + text[1:]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
