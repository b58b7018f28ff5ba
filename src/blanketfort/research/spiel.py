"""OpenSpiel: the games as Python games, registered by importing this module.

    import pyspiel, blanketfort.research.spiel
    game = pyspiel.load_game("python_blanketfort_fort(players=3)")

Chance is explicit, but short: four chance nodes at the root spell the seed of the deal, and all later chance follows
from it, so a history of choices always gives the same game. (Sampled chance is closed to Python games: OpenSpiel asks
them for the state of a generator, and has no way for them to answer.)
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt
import pyspiel

from blanketfort.engine.event import Event, Happening
from blanketfort.engine.game import Game
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.shelf import game_names
from blanketfort.engine.state import State
from blanketfort.research.encoding import Observation
from blanketfort.research.hot.encoder import Options
from blanketfort.research.setting import Setting

OUTCOMES = 256
"""How many outcomes a chance node has, all equally likely."""
CHANCE_NODES = 4
LONGEST = 20000
"""No game takes more choices than this."""
RECALL = 16
"""How many of a player's own choices the tensor of an information state tells, if the game's parameter is not set."""


class Told(NamedTuple):
    """Something that happened, in words for everybody and in words for the seats that know more."""

    public: str
    secret: str
    knowers: tuple[int, ...] = ()

    @classmethod
    def of(cls, event: Event) -> Told:
        """An event in words, found once: they are asked for again and again."""
        return cls(write_told(event.seen_by(None)), write_told(event.seen_by_all()), event.knowers)


def write_told(told: Happening) -> str:
    return json.dumps({"kind": told.kind, "seat": told.seat, **told.facts})


class Chosen(NamedTuple):
    """A choice, and what its player saw before."""

    seen: Observation
    action: int


class Memory:
    """A game in progress and all that happened in it, with who may know of it."""

    def __init__(self, setting: Setting, recall: int, table: State, past: list[Told], own: list[list[Chosen]]) -> None:
        self.setting = setting
        self.recall = recall
        self.table = table
        self.past = past
        self.own = own
        """The last choices of each seat, the newest first: as many as are to be recalled."""

    def __deepcopy__(self, _memo: object) -> Memory:
        """An independent copy: OpenSpiel clones states so."""
        return Memory(self.setting, self.recall, self.table.clone(), self.past[:], self.own[:])

    def __reduce__(self) -> tuple[Any, ...]:
        """As plain data: OpenSpiel serializes states so."""
        setting = self.setting
        name, players, options = setting.game.name, setting.players, setting.options
        return remember, (name, players, options, self.recall, self.table.to_text(), self.past, self.own)

    def choose(self, option: int) -> None:
        """Carry out a legal choice; its player remembers it."""
        seat = self.table.top.seat
        if self.recall:
            now = Chosen(self.setting.observe(self.table, seat), option)
            self.own[seat] = [now, *self.own[seat][: self.recall - 1]]
        events = [Event("chosen", seat, {}, {"option": self.setting.actions[option]}, (seat,))]
        self.table.sink = events
        self.table.apply(option)
        self.table.sink = None
        self.past += map(Told.of, events)

    def imagine(self, seat: int, seed: int) -> Memory:
        """A game that this seat cannot tell from the real one; what others keep secret is forgotten."""
        known = [told if seat in told.knowers else Told(told.public, told.public) for told in self.past]
        own = [chosen if other == seat else [] for other, chosen in enumerate(self.own)]
        return Memory(self.setting, self.recall, self.table.determinize(seat, seed), known, own)

    def describe(self, seat: int, with_past: bool) -> str:
        """What the seat sees now, and if asked all that it has seen and done; each thing is a line of JSON."""
        now = msgspec.json.encode(self.table.view(seat)).decode()
        if not with_past:
            return now
        return "\n".join([*(told.secret if seat in told.knowers else told.public for told in self.past), now])


def remember(
    name: str, players: int, options: Options, recall: int, text: str, past: list[Told], own: list[list[Chosen]]
) -> Memory:
    """Make a memory again from plain data."""
    setting = find_setting(name, players, tuple(options.items()))
    table = setting.game.from_text(text)
    table.keeps_history = False
    return Memory(setting, recall, table, past, own)


@cache
def find_setting(name: str, players: int, options: tuple[tuple[str, bool | str], ...]) -> Setting:
    """A setting, made once: many states are read back in it."""
    return Setting(name, players, dict(options))


class TableState(pyspiel.State):
    """A state of a game; before the deal it is one of the chance nodes at the root."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.seed: list[int] = []
        self.memory: Memory | None = None

    def current_player(self) -> int:
        """The seat that is asked."""
        if self.memory is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.memory.table.over else self.memory.table.top.seat

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.memory is not None and self.memory.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next part of the seed."""
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.memory is not None
        return self.memory.table.legal

    def _apply_action(self, action: int) -> None:
        if self.memory is not None:
            self.memory.choose(action)
            return
        self.seed.append(action)
        if len(self.seed) == CHANCE_NODES:
            self.memory = self.get_game().deal("-".join(map(str, self.seed)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed:{action}"
        return str(self.get_game().setting.actions[action])

    def returns(self) -> list[float]:
        """Who lost pays one, and the winners share it."""
        game = self.get_game()
        return [0.0] * game.num_players() if self.memory is None else game.setting.returns(self.memory.table)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> TableState:
        """A state that the player cannot tell from this one; its history is empty, for that would tell."""
        assert self.memory is not None
        other: TableState = self.get_game().new_initial_state()
        other.memory = self.memory.imagine(player_id, int(probability_sampler() * 2**53))
        return other

    def __str__(self) -> str:
        """The whole position, secrets and all."""
        return f"seed {self.seed}" if self.memory is None else self.memory.table.to_text()


class TableObserver:
    """What a player sees now, in numbers and in words; if it recalls, also what the player has seen and done.

    In words that is all of it, in numbers as many of its choices as the game recalls. The tensor is then first what the
    player sees now, after that, backwards in time, what it saw before each of these choices, and at its end 1 + the
    action of each. Where there was no choice yet all is 0.
    """

    def __init__(self, setting: Setting, recall: int | None) -> None:
        self.setting = setting
        self.recalls = recall is not None
        choices, size = recall or 0, setting.encoder.size
        self.tensor: npt.NDArray[np.float32] = np.zeros((1 + choices) * size + choices, np.float32)
        self.seen = self.tensor[: (1 + choices) * size].reshape(1 + choices, size)
        self.actions = self.tensor[(1 + choices) * size :]
        recalled = {"observations": self.seen, "actions": self.actions}
        self.dict = recalled if self.recalls else {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Write what the player sees, or also saw and chose, into the tensor."""
        self.tensor.fill(0)
        if state.memory is None:
            return
        self.seen[0] = self.setting.observe(state.memory.table, player)
        for at, chosen in enumerate(state.memory.own[player] if self.recalls else []):
            self.seen[1 + at] = chosen.seen
            self.actions[at] = 1 + chosen.action

    def string_from(self, state: TableState, player: int) -> str:
        """What the player sees, or also saw and did, in lines of JSON."""
        return "" if state.memory is None else state.memory.describe(player, with_past=self.recalls)


class TableGame(pyspiel.Game):
    """One of our games with its number of players and its options; for each there is a class of its own."""

    name: ClassVar[str]
    game_type: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any]) -> None:
        self.setting = find_setting(self.name, params["players"], options_in(find_game(self.name), params))
        self.recall = int(params["recall"])
        players = self.setting.players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.actions),
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=players - 1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.game_type, info, params)

    def deal(self, seed: str) -> Memory:
        """A new game; what happens at the deal is remembered too."""
        events: list[Event] = []
        table = self.setting.deal(seed, events)
        past = list(map(Told.of, events))
        return Memory(self.setting, self.recall, table, past, [[] for _seat in range(self.setting.players)])

    def new_initial_state(self) -> TableState:
        """The first chance node."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Those that spell the seed of the deal."""
        return CHANCE_NODES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        """An observer, of the past too if perfect recall is asked for."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return TableObserver(self.setting, self.recall if recalls else None)


def options_in(game: Game, params: dict[str, Any]) -> tuple[tuple[str, bool | str], ...]:
    """The options of the game among OpenSpiel's parameters."""
    return tuple([(name, params[param_of(name)]) for name in game.options])


def param_of(option: str) -> str:
    """OpenSpiel's name of an option."""
    return option.replace("-", "_")


def type_of(name: str) -> pyspiel.GameType:
    """How OpenSpiel is told about a game."""
    game = find_game(name)
    defaults = {param_of(option): spec.default for option, spec in game.options.items()}
    return pyspiel.GameType(
        short_name=f"python_blanketfort_{name.replace('-', '_')}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "recall": RECALL, **defaults},
    )


def register(name: str) -> str:
    """Register a game; its name in OpenSpiel."""
    game_type = type_of(name)
    if game_type.short_name not in pyspiel.registered_names():
        # OpenSpiel holds what it is given until after Python has ended: a class survives that, a function does not.
        pyspiel.register_game(game_type, type(name, (TableGame,), {"name": name, "game_type": game_type}))
    return str(game_type.short_name)


NAMES = [register(name) for name in game_names()]
