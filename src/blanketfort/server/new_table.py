"""New tables: what a guest wants becomes the first lines of one, or is refused."""

from __future__ import annotations

import re
import secrets

from blanketfort.engine.errors import BadSetup
from blanketfort.engine.game import Game
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.shelf import house_game
from blanketfort.server import wishes
from blanketfort.server.catalogue import levels_of, usual_bot
from blanketfort.server.guests import clean_name
from blanketfort.table.company import is_shared
from blanketfort.table.lesson import load_lesson
from blanketfort.table.lines import Begin, Clock, Head, Line, Place
from blanketfort.table.room import make_setup
from blanketfort.table.seats import BOT_NAMES, Refusal

DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
LEAST_SECONDS, MOST_SECONDS = 5, 7 * 24 * 3600
LONGEST_SEED = 100
RIVAL = "Bea"
"""What the lessons call the learner's rival."""
RIVAL_PLAYER = "medium"
"""Who plays on for the rival when the lesson is over: the rules of thumb."""


def open_table(wanted: wishes.NewTable, who: str) -> list[Line]:
    """The first lines of the table that a guest wants."""
    game = house_game(wanted.game, wanted.deck)
    places = [make_place(game, number, plan, who, wanted.name) for number, plan in enumerate(wanted.seats)]
    if not any(place.kind in ("person", "open") for place in places):
        raise BadSetup("somebody should sit at the table: a seat that is me, here or open")
    seed = wanted.seed or seed_of_day(wanted)
    if seed and any(place.kind == "open" for place in places):
        raise BadSetup(
            "the player who chooses the seed knows all cards: it cannot be chosen where a seat is open to others"
        )
    if len(seed) > LONGEST_SEED or len(wanted.salt) > LONGEST_SEED:
        raise Refusal("too-much", "server-too-long", longest=LONGEST_SEED)
    head = Head(
        game=wanted.game,
        options=wanted.options,
        seed=seed or secrets.token_hex(16),
        salt=wanted.salt,
        places=places,
        host=who,
        clock=check_clock(wanted.clock),
        hints=wanted.hints,
        rules=game.rules_version,
        day=wanted.day,
        house=wanted.deck if game.digest else "",
        is_chosen=bool(seed),
    )
    make_setup(game, head)  # seats and options that do not go together are refused here
    return deal_if_full(head)


def seed_of_day(wanted: wishes.NewTable) -> str:
    """The seed of the deal of a day; no seed where none is wanted."""
    if wanted.day and not DAY.fullmatch(wanted.day):
        raise BadSetup(f"a day is written like 2026-11-17, not {wanted.day[:20]!r}")
    if wanted.day and (wanted.salt or wanted.deck or any(plan.kind not in ("me", "bot") for plan in wanted.seats)):
        raise BadSetup("the deal of the day is for one player against computer players, without a salt or a house deck")
    return wanted.day and f"{wanted.game}, deal of {wanted.day}"


def open_lesson(game: Game, who: str, name: str, rule: str = "") -> list[Line]:
    """The first lines of a table on which a game is learned, or one of its rules is shown."""
    lesson = load_lesson(game, rule)
    head = Head(
        game=game.name,
        options={},
        seed=secrets.token_hex(16),
        salt="",
        places=[Place("person", name, (who,)), Place("bot", RIVAL, bot=RIVAL_PLAYER)],
        host=who,
        position=lesson.position,
        tutorial=game.name,
        rule=rule,
        rules=game.rules_version,
    )
    return [head, Begin(RIVAL_PLAYER)]


def deal_if_full(head: Head) -> list[Line]:
    """The first lines of a table: where nobody is waited for, the cards are dealt at once."""
    if any(place.kind == "open" for place in head.places):
        return [head]
    shared = is_shared(head, [list(place.holders) for place in head.places])
    return [head, Begin(usual_bot(find_game(head.game)), shared)]


def make_place(game: Game, number: int, plan: wishes.SeatPlan, who: str, name: str) -> Place:
    if plan.kind == "open":
        return Place("open")
    if plan.kind == "bot":
        bot = plan.bot or usual_bot(game)
        if bot not in levels_of(game):
            raise BadSetup(f"there is no computer player {bot!r}; there are: {', '.join(levels_of(game))}")
        return Place("bot", BOT_NAMES[number % len(BOT_NAMES)], bot=bot)
    called = clean_name(plan.name or (name if plan.kind == "me" else ""))
    return Place("person", called, (who,))


def check_clock(clock: Clock | None) -> Clock | None:
    if clock is not None and not LEAST_SECONDS <= clock.seconds <= MOST_SECONDS:
        raise BadSetup(f"a clock has from {LEAST_SECONDS} to {MOST_SECONDS} seconds, not {clock.seconds}")
    return clock
