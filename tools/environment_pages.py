"""The page of each game for researchers, made from the code."""

import inspect
import sys
from importlib import import_module
from itertools import groupby
from pathlib import Path

from blanketfort.engine.shelf import game, game_names
from blanketfort.locale import Words
from blanketfort.research.hot.encoder import Block
from blanketfort.research.setting import Setting
from blanketfort.research.single_agent import IDS, id_of


def write_pages(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in game_names():
        (folder / f"{name}.md").write_text(page_of(name), encoding="utf-8")
    toctree = ["```{toctree}", ":maxdepth: 1", "", *game_names(), "```"]
    about = "What each action and each number of an observation means; [how to use them](../../research.md)."
    lines = ["# The environments, game by game", "", about, "", *toctree, ""]
    (folder / "index.md").write_text("\n".join(lines), encoding="utf-8")


def page_of(name: str) -> str:
    """One game: where its rules are from, who plays, what may be done, what is seen, what is paid, and the version."""
    played, settings = game(name), [Setting(name, players) for players in game(name).players]
    lists = Lists()
    parts = {
        "Rules source": rules_of(settings[0]),
        "Players": players_of(settings[0]),
        "Action table": actions_of(settings[0], lists),
        "Observation index": observation_of(settings, lists),
        "Lists": lists.lines(),
        "Returns": [
            "Nothing before the end. Then each loser gets -1, and the winners share what the losers paid; nobody gets "
            "anything if all win. Who is in a team wins and loses with it."
        ],
        "Versions": [
            f"v{settings[0].version}, by version {played.rules_version} of the rules. The number rises with every "
            "change of what agents see, may do or are paid; a test holds a digest of all three."
        ],
    }
    lines = [f"# {played.title} as an environment", ""]
    for heading, text in parts.items():
        lines += [f"## {heading}", "", *text, ""]
    return "\n".join(lines)


def rules_of(setting: Setting) -> list[str]:
    """What the game's package says about itself, and where its rules are listed."""
    about = inspect.getdoc(import_module(setting.game.package))
    books = sorted(Path(book.name).stem for book in setting.game.folder.iterdir() if book.name.startswith("rulebook"))
    pages = ["-".join(["rules", setting.game.name, *book.split("_")[1:]]) for book in books]
    links = ", ".join(f"[](../{page}.md)" for page in pages)
    return [str(about), "", f"The rules and their tests: {links}."]


def players_of(setting: Setting) -> list[str]:
    prefix = id_of(setting.game, setting.players).split("-")[0]
    ids = ", ".join(f"`{id}`" for id in IDS if id.startswith(f"{prefix}-"))
    return [f"{', '.join(map(str, setting.game.players))}. Gymnasium ids: {ids}.", "", *options_of(setting)]


def options_of(setting: Setting) -> list[str]:
    rows = ["| option | values, the default first | what |", "|---|---|---|"]
    words = Words("en")
    for spec in setting.game.options.values():
        values = [spec.default, *(value for value in spec.values if value != spec.default)]
        about = words(setting.game.say_setting(spec.name))
        rows.append(f"| `{spec.name}` | {', '.join(f'`{value}`' for value in values)} | {about} |")
    return rows


def actions_of(setting: Setting, lists: "Lists") -> list[str]:
    """The actions, those of one verb in one row, in the order of their numbers."""
    rows = [
        f"{len(setting.actions)}, the same in every setting.",
        "",
        "| ids | verb | of what, in this order |",
        "|---|---|---|",
    ]
    first = 0
    for verb, group in groupby(setting.actions, lambda key: key.split(":")[0]):
        words = [key.partition(":")[2] for key in group]
        rows.append(f"| {span(first, len(words))} | `{verb}` | {lists.show(words)} |")
        first += len(words)
    return rows


def observation_of(settings: list[Setting], lists: "Lists") -> list[str]:
    """The blocks with the most players, and where each begins with fewer."""
    counts = [str(setting.players) for setting in settings]
    sizes = [f"{setting.encoder.size} with {setting.players}" for setting in settings]
    return [
        f"Numbers of int8: {', '.join(sizes)} players; 127 stands for all beyond. Where a block is with each number of "
        "players is in the column under their number; seats that do not play have no blocks and no labels. "
        "`Setting(...).encoder.index` names every single number.",
        "",
        f"| {' | '.join(counts)} | block | from, to | what | labels, in this order |",
        f"|{'---|' * (len(counts) + 4)}",
        *[row_of(block, settings, lists) for block in settings[-1].encoder.blocks],
    ]


class Lists:
    """Lists that are too long for a row, each given once under a number of its own."""

    LONG = 8

    def __init__(self) -> None:
        self.found: list[list[str]] = []

    def show(self, labels: list[str]) -> str:
        """The labels, or where they are."""
        if len(labels) <= self.LONG:
            return ", ".join(labels)
        if labels not in self.found:
            self.found.append(labels)
        return f"list {self.found.index(labels) + 1}"

    def lines(self) -> list[str]:
        """All lists, in full."""
        return [line for at, labels in enumerate(self.found) for line in (f"List {at + 1}: {', '.join(labels)}.", "")]


def row_of(block: Block, settings: list[Setting], lists: Lists) -> str:
    places = [
        next((span(b.start, len(b.labels)) for b in setting.encoder.blocks if b.name == block.name), "")
        for setting in settings
    ]
    columns = [*places, f"`{block.name}`", f"{block.low}, {block.high}", block.about, lists.show(block.labels)]
    return f"| {' | '.join(columns)} |"


def span(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first}-{first + size - 1}"


if __name__ == "__main__":
    write_pages(Path(sys.argv[1]))
