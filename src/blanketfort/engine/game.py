"""A game on the shelf: how many may play, which options there are, and how a game begins."""

from __future__ import annotations

import re
import secrets
import sys
import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from blanketfort.engine.chance import Luck
from blanketfort.engine.decision import Option
from blanketfort.engine.errors import BadSetup, BadText, guess
from blanketfort.engine.event import Event, Happening, Trait
from blanketfort.engine.listing import Listed
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.record import Record
from blanketfort.engine.setup import Setup
from blanketfort.engine.state import State
from blanketfort.engine.text import count_of, read_toml
from blanketfort.engine.view import View


class OptionSpec:
    """One option of a game: its name, its default, and the values it may take.

    What it is about is said by the message `<game>-setting-<name>`. One that came with a later version of the rules
    says `since` which, and which of its values held `before`.
    """

    def __init__(
        self,
        name: str,
        default: bool | str,
        values: tuple[bool | str, ...],
        since: int = 1,
        before: bool | str | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.since = since
        self.before = default if before is None else before

    def default_in(self, rules: int) -> bool | str:
        """What holds where nothing is said, by that version of the rules."""
        return self.default if rules >= self.since else self.before

    def check(self, value: object) -> bool | str:
        """The value, if it is one of those allowed."""
        for allowed in self.values:
            if value is allowed or (isinstance(value, str) and value == allowed):
                return allowed
        known, wrong = [word_of(allowed) for allowed in self.values], word_of(value)
        raise BadSetup(f"option {self.name} cannot be {wrong}; it may be: {', '.join(known)}{guess(wrong, known)}")


def word_of(value: object) -> str:
    """The value of an option as it is typed."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _slug(heading: str) -> str:
    """A heading as a part of ids and addresses."""
    return re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-")


@cache
def _load(module: str) -> ModuleType | None:
    return import_module(module) if find_spec(module) else None


class Game:
    """What can be played: `game.new(...)` deals, `game.from_text(...)` sets up a position."""

    view_type: type[View] = View
    """What `view` gives: JSON, TypeScript and the documentation are made from it."""
    digest = ""
    """Identifies the cards of a house deck; nothing for those of the project."""

    def __init__(
        self, name: str, title: str, rules_version: int, players: tuple[int, ...], options: list[OptionSpec]
    ) -> None:
        self.name = name
        self.title = title
        self.rules_version = rules_version
        self.players = players
        self.options: dict[str, OptionSpec] = {spec.name: spec for spec in options}
        self.package = str(sys.modules[type(self).__module__].__package__)
        """Where all of the game is: its rooms (`bot`, `terminal`, ...), rulebook, lesson and words."""
        self._boxes: dict[tuple[object, ...], dict[str, int]] = {}
        """What is in the box, by the set-up of a game."""
        self._usual: dict[tuple[int, int], dict[str, bool | str]] = {}
        """The options where none is named, by seats and rules: checked once."""

    # What a game provides. States and views are those of the game itself: Any, so that each may name its own, and may
    # take a function of its rules as it is: `scores = staticmethod(scoring.scores)`.

    def option_table(self) -> list[Option]:
        """All options, by id."""
        raise NotImplementedError

    def start(self, setup: Setup) -> State:
        """A state whose agenda holds the set-up; nothing is dealt yet."""
        raise NotImplementedError

    def read_position(self, setup: Setup, data: dict[str, object]) -> State:
        """The state that a position's data describe; its agenda is read, not settled."""
        raise NotImplementedError

    def check_position(self, state: Any) -> None:
        """BadText if a position that was read is none as a whole, such as by `check_box`."""

    def write_position(self, state: Any) -> str:
        """The whole position in text, for `read_position`."""
        raise NotImplementedError

    def view(self, state: Any, seat: int | None) -> View:
        """All that this seat may know (None: a spectator): a `view_type`."""
        raise NotImplementedError

    def untold(self, state: Any, seat: int) -> object:
        """What a choice may show this seat that no event tells: all that it sees, where a game does not know better.

        By this a table finds out what can be taken back, for each option many times: views take long to make.
        """
        return self.view(state, seat)

    def determinize(self, state: Any, seat: int, seed: int) -> State:
        """A full state that this seat cannot tell from the real one; the same for all states it cannot tell apart."""
        raise NotImplementedError

    def scores(self, state: Any) -> list[dict[str, int]]:
        """Per seat the points by source, and their `total`."""
        raise NotImplementedError

    def find_winners(self, state: Any) -> list[int]:
        """The seats that win when the game ends as it stands."""
        raise NotImplementedError

    def count_components(self, state: Any) -> dict[str, int]:
        """How many of each card and token are on the table, wherever they are: the same at every moment."""
        raise NotImplementedError

    def edition(self, rules: int) -> Game:
        """This game with the cards that it had by that version of its rules, its house deck laid over those."""
        return self

    def with_deck(self, text: str, name: str = "deck file") -> Game:
        """This game with a house deck laid over its cards; BadText has all mistakes of the text, each with its line."""
        raise BadSetup(f"{self.title} has no house decks")

    def list_cards(self) -> list[Listed]:
        """All that is in the box, for people who look it up."""
        return []

    def say_decision(self, kind: str, view: Any) -> Phrase:
        """What is asked, for the seat whose view this is."""
        raise NotImplementedError

    def say_option(self, key: str, view: Any) -> Phrase:
        """What choosing this option means."""
        raise NotImplementedError

    def say_event(self, event: Happening) -> Phrase:
        """What somebody is told of an event, in words."""
        raise NotImplementedError

    def say_setting(self, option: str) -> Phrase:
        """What an option of the game is about."""
        return Phrase(f"{self.name}-setting-{option}")

    def say_heading(self, heading: str) -> Phrase:
        """A heading of the rulebook, as clauses name it in `where`."""
        return Phrase(f"{self.name}-where-{_slug(heading)}")

    def say_points(self, source: str, points: int) -> Phrase:
        """How many points come from a source of `state.scores()`."""
        return Phrase(f"{self.name}-score-{source}", points=points)

    def seat_names(self, players: int) -> list[Phrase]:
        """What the seats are called where their players have no names."""
        return [Phrase("house-seat", number=seat + 1) for seat in range(players)]

    def teams_of(self, setup: Setup) -> list[list[int]]:
        """The seats that win together; everybody alone where there are no teams."""
        return [[seat] for seat in range(setup.players)]

    def summarize(self, state: Any) -> dict[str, object]:
        """What statistics may want of a finished game: `end` (what ended it), `turns` (how many there were), ..."""
        return {}

    def card_facts(self) -> dict[str, dict[str, object]]:
        """The cards that statistics can be kept on, each with the facts to show beside its name."""
        return {}

    def trait_names(self) -> list[str]:
        """What `find_traits` tells about."""
        return []

    def find_traits(self, state: Any, events: list[Event]) -> list[Trait]:
        """What told the seats of a finished game apart, from how it stands and all that happened."""
        return []

    def find_event_choice(self, keys: list[str], chosen: str) -> tuple[str, bool] | None:
        """The card that was played where its event could be chosen, and whether it was; None for any other choice."""
        return None

    # What every game has.

    @property
    def folder(self) -> Traversable:
        """The folder of the game's package."""
        return files(self.package)

    def part(self, name: str) -> ModuleType | None:
        """A room of the game's package, such as `bot` or `terminal`, loaded when first asked for; None without one."""
        return _load(f"{self.package}.{name}")

    def chapter_of(self, id: str) -> list[dict[str, Any]]:
        """The clauses under the same heading as one of them; all, where there is no such clause."""
        clauses = self.read_clauses()
        where = [clause["where"] for clause in clauses if clause["id"] == id]
        return [clause for clause in clauses if clause["where"] in where] or clauses

    def read_clauses(self) -> list[dict[str, Any]]:
        """All clauses of the game's rulebooks."""
        books = {path.name: path for path in self.folder.iterdir() if path.name.startswith("rulebook")}
        return [
            clause
            for _name, book in sorted(books.items())
            for clause in tomllib.loads(book.read_text("utf-8"))["clause"]
        ]

    def record(self, state: State) -> Record:
        """The game so far as a record: its set-up, every choice and every chance outcome."""
        return Record.of(state)

    def new(
        self,
        players: int | None = None,
        seed: int | str | None = None,
        options: dict[str, bool | str] | None = None,
        salt: str = "",
        sink: list[Event] | None = None,
    ) -> State:
        """Set up a game. Without a seed it is dealt by true chance; a sink is told what happens from the deal on."""
        setup = self.make_setup(players, secrets.token_hex(16) if seed is None else seed, options or {}, salt)
        return self.begin(setup, None, sink)

    def make_setup(
        self,
        players: int | None,
        seed: int | str,
        options: dict[str, bool | str],
        salt: str = "",
        rules: int | None = None,
    ) -> Setup:
        """Check seats and options; BadSetup says what was wrong and what would be right.

        `rules` is the version by which a game of old was played.
        """
        rules = self.rules_version if rules is None else rules
        seats = self.players[0] if players is None else players
        usual = None if options else self._usual.get((seats, rules))
        if usual is not None:
            return Setup(self, seats, dict(usual), seed, salt, rules)
        self.check_players(seats)
        for name in options:
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadSetup(f"{self.title} has no option {name!r}; it has: {known}{guess(name, self.options)}")
        chosen = {name: spec.check(options.get(name, spec.default_in(rules))) for name, spec in self.options.items()}
        self.check_combination(seats, chosen)
        if not options:
            self._usual[seats, rules] = dict(chosen)
        return Setup(self, seats, chosen, seed, salt, rules)

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the game is not for, with BadSetup."""
        if players not in self.players:
            first, last = self.players[0], self.players[-1]
            wanted = str(first) if first == last else f"{first} to {last}"
            raise BadSetup(f"{self.title} is for {wanted} players, not {players}")

    def check_combination(self, players: int, options: dict[str, bool | str]) -> None:
        """Refuse seat counts and options that do not go together, with BadSetup."""

    def begin(self, setup: Setup, pins: list[list[int]] | None, sink: list[Event] | None = None) -> State:
        """Deal, with the chance outcomes given where there are any, up to the first decision."""
        if setup.position:
            state = self.from_text(setup.position, setup.rules)
            told = state.setup
            if (setup.players, setup.rules, setup.options) != (told.players, told.rules, told.options):
                raise BadText("a game that begins from a position has its players, rules and options")
            setup.is_study = told.is_study
            state.setup = setup
        else:
            state = self.start(setup)
        state.pins = pins
        state.sink = sink
        state.keeps_history = True
        if setup.position:
            return state
        state.settle()
        return state

    def from_text(self, text: str, rules: int | None = None) -> State:
        """The position that `state.to_text()` wrote, or that a person did; by these rules where it does not say."""
        data = read_toml(text, "position")
        with data.naming_lines(text):
            state = self._read_position(data, rules)
        state.setup.game.check_position(state)
        state.setup.position = text
        state.keeps_history = True
        state.settle()
        return state

    def _read_position(self, data: dict[str, Any], rules: int | None) -> State:
        if data.get("game") != self.name:
            raise BadText(f'this is no position of {self.title}: it should say game = "{self.name}"')
        players = count_of(data.get("players", self.players[0]), "players", range(1, 99))
        self.check_players(players)
        rules = count_of(data.get("rules", rules or self.rules_version), "rules", range(1, self.rules_version + 1))
        tick = count_of(data.get("tick", 0), "tick", range(10**5))
        root = data.get("root")
        try:
            luck = Luck(bytes.fromhex(root)) if isinstance(root, str) else None
        except ValueError:
            raise BadText(f"root should be hexadecimal digits, not {root!r}") from None
        options = data.get("options", {})
        if not isinstance(options, dict):
            raise BadText("options should be a table such as options = {}")
        game = self.edition(rules)
        setup = game.make_setup(players, "position", options, rules=rules)
        setup.luck = luck or setup.luck
        setup.is_study = data.pop("study", False) is True
        data.pop("rules", None)
        state = game.read_position(setup, data)
        state.tick = tick
        return state

    def check_box(self, state: State) -> None:
        """BadText if a position has more of anything than the box: for games whose components are always the same.

        What it names nowhere has stayed in the box. A study, and a game of old, may have other cards.
        """
        setup = state.setup
        key = (setup.players, setup.rules, *setup.options.values())
        if key not in self._boxes:
            dealt = self.start(setup)
            dealt.settle()
            self._boxes[key] = dealt.components()
        box = self._boxes[key]
        for name, count in state.components().items():
            if count > box.get(name, 0) and not setup.is_study and setup.rules == self.rules_version:
                counts = f"there are {box.get(name, 0)} of {name!r} in the box, not {count}"
                raise BadText(f"{counts}; a position with other cards says study = true")
