"""The settings that the adapters are tested in, with their names."""

import pytest

from blanketfort.engine.errors import BadSetup
from blanketfort.research.hot.encoder import Options
from blanketfort.research.setting import Setting
from tests.shelf import playable

Case = tuple[str, int, Options]


def cases() -> list[Case]:
    """Every game and number of players with its defaults, and with all options changed that can be."""
    found: list[Case] = []
    for game in playable():
        for players in game.players:
            changed: Options = {}
            for spec in game.options.values():
                other = {**changed, spec.name: next(value for value in spec.values if value != spec.default)}
                if is_playable(game.name, players, other):
                    changed = other
            found += [(game.name, players, {}), (game.name, players, changed)]
    return found


def is_playable(name: str, players: int, options: Options) -> bool:
    try:
        Setting(name, players, options)
    except BadSetup:
        return False
    return True


def name_of(case: Case) -> str:
    return f"{case[0]}-{case[1]}p{'-changed' if case[2] else ''}"


each_case = pytest.mark.parametrize("case", cases(), ids=name_of)
