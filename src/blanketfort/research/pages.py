"""The page of each game for researchers, made from the code: `python -m blanketfort.research.pages FOLDER`."""

import sys
from itertools import groupby
from pathlib import Path

from blanketfort.engine.game import SHELF, game
from blanketfort.research.encoding import Encoding
from blanketfort.research.setting import Setting
from blanketfort.research.single_agent import IDS, id_of


def write_pages(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in SHELF:
        (folder / f"{name}.md").write_text(page_of(name), encoding="utf-8")
    toctree = ["```{toctree}", ":maxdepth: 1", "", *SHELF, "```"]
    (folder / "index.md").write_text(
        "\n".join(["# The environments, game by game", "", *toctree, ""]), encoding="utf-8"
    )


def page_of(name: str) -> str:
    """One game: where its rules are, who plays, what may be done, what is seen, what is paid, and the version."""
    played, setting = game(name), Setting(name)
    prefix = id_of(name, setting.players).split("-")[0]
    ids = ", ".join(f"`{id}`" for id in IDS if id.startswith(f"{prefix}-"))
    parts = {
        "Rules": [f"Rules version {played.rules_version}; see the [rules and their tests](../rules-{name}.md)."],
        "Players": [f"{', '.join(map(str, played.players))}. Gymnasium ids: {ids}.", "", *options_of(setting)],
        "Actions": [f"{len(setting.actions)}, the same in every setting.", "", *actions_of(setting)],
        "Observation": observation_of(setting),
        "Returns": [
            "Nothing before the end. Then each loser gets -1, and the winners share what the losers paid; nobody gets "
            "anything if all win."
        ],
        "Version": [f"v{setting.version}."],
    }
    lines = [f"# {played.title} as an environment", ""]
    for heading, text in parts.items():
        lines += [f"## {heading}", "", *text, ""]
    return "\n".join(lines)


def options_of(setting: Setting) -> list[str]:
    rows = ["| option | values, the default first | what |", "|---|---|---|"]
    for spec in setting.game.options.values():
        others = [value for value in spec.values if value != spec.default]
        rows.append(
            f"| `{spec.name}` | {', '.join(f'`{value}`' for value in (spec.default, *others))} | {spec.about} |"
        )
    return rows


def actions_of(setting: Setting) -> list[str]:
    """The actions, those of one verb in one row."""
    rows = ["| ids | actions |", "|---|---|"]
    numbered = enumerate(setting.actions)
    for verb, group in groupby(numbered, lambda each: each[1].split(":")[0]):
        found = list(group)
        first, last = found[0], found[-1]
        keys = f"`{first[1]}` to `{last[1]}`" if len(found) > 1 else f"`{verb}`"
        rows.append(f"| {span(first[0], len(found))} | {keys} |")
    return rows


def observation_of(setting: Setting) -> list[str]:
    """The blocks with the fewest players; `encoder.index` names each single number."""
    encoder = setting.encoder
    sizes = [
        f"{Setting(setting.game, players).encoder.size} numbers with {players} players"
        for players in setting.game.players
    ]
    return [
        f"{', '.join(sizes)}, int8; 127 stands for all beyond. The table is that of {setting.players} players; with "
        "more, each seat has its blocks. `Setting(...).encoder.index` names every single number.",
        "",
        "| numbers | block | from, to | what | labels |",
        "|---|---|---|---|---|",
        *rows_of(encoder),
    ]


def rows_of(encoder: Encoding) -> list[str]:
    rows = []
    for block in encoder.blocks:
        labels = [label for label in block.labels if label]
        shown = ", ".join(labels) if len(labels) <= 8 else f"{labels[0]}, {labels[1]}, ... {labels[-1]}"
        place = span(block.start, len(block.labels))
        rows.append(f"| {place} | `{block.name}` | {block.low}, {block.high} | {block.about} | {shown} |")
    return rows


def span(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first}-{first + size - 1}"


if __name__ == "__main__":
    write_pages(Path(sys.argv[1]))
