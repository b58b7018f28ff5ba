"""The table on a whole terminal, without one: whole games by keys and by mouse, hand-over, undo, too small a window."""

from __future__ import annotations

import os
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from blanketfort.bots import Player, ask, hints, make_bot
from blanketfort.bots.own import OwnBot, hire
from blanketfort.bots.random_player import RandomPlayer
from blanketfort.bots.thinker import Budget
from blanketfort.engine.game import Game
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.shelf import places
from blanketfort.games.fort import GAME as FORT
from blanketfort.games.fort.phrases import explain_card
from blanketfort.locale import LANGUAGES
from blanketfort.table import PERSON, Table, foresight
from blanketfort.terminal.drawn import TableApp
from blanketfort.terminal.modes import ASK, HAND_OVER, HOLD, LABELS, OVER, WATCH
from blanketfort.terminal.overlay import Page
from blanketfort.terminal.tables import show_table
from tests import loops, toy
from tests.shelf import playable

Drive = Callable[[Pilot[None], TableApp], Awaitable[None]]


Step = Callable[[Pilot[None], TableApp, int], Awaitable[None]]


@pytest.fixture
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games are quicker where a reveal is looked for with fewer deals; tests/table tries them all."""
    monkeypatch.setattr(foresight, "DEALS", 2)


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(places(), "stones", "tests.toy:GAME")


CATS_AND_DOGS: dict[str, bool | str] = {"cats": True, "dogs": True}


def make_app(
    game: Game,
    sitting: list[str],
    language: str = "en",
    seed: int = 1,
    options: dict[str, bool | str] | None = None,
) -> TableApp:
    table = Table(game, game.make_setup(len(sitting), seed, options or {}), sitting)
    bots: list[Player | None] = [None if name == PERSON else RandomPlayer(seat) for seat, name in enumerate(sitting)]
    return TableApp(table, bots, ["Ann", "Bob", "Cleo", "Dan"][: len(sitting)], language)


def skip_ahead(table: Table) -> None:
    """Let computer players play most of a game first: drawing all of it takes long."""
    state, thumb = table.state.clone(), make_bot(table.game, "thumb", 5)
    while (decision := state.decision) is not None:
        state.apply(ask(thumb, state))
    while len(table.standing) < len(state.record.choices) - LAST_CHOICES and (decision := table.decision) is not None:
        table.choose(decision.seat, ask(thumb, table.state))


LAST_CHOICES = 24
FORT_CHOICES = 30
WHOLE_GAMES = bool(os.environ.get("BLANKETFORT_WHOLE_GAMES"))
"""Whole games of Fort by keys and by mouse take minutes: they are played when this is asked for."""


def drive(app: TableApp, how: Drive, size: tuple[int, int] = (80, 24)) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await rest(pilot, app)
            await how(pilot, app)

    loops.run(run())


async def rest(pilot: Pilot[None], app: TableApp) -> None:
    """Until the computer players have chosen and all is drawn."""
    await app.workers.wait_for_complete()
    await pilot.pause()


def screen_text(app: TableApp) -> str:
    """All that can be read on the screen, in one line."""
    svg = app.export_screenshot(title="-")
    text = "".join(re.findall(r">([^<]*)<", svg.partition("</style>")[2]))
    return text.replace("&#160;", " ").replace("&#x27;", "'").replace("&amp;", "&")


async def press_option(pilot: Pilot[None], app: TableApp, index: int) -> None:
    """Choose by the option's own key where it has one, else by the arrows and Enter."""
    if index % 2 and index < len(LABELS):
        await pilot.press(LABELS[index])
    else:
        options = app.query_one(OptionList)
        step = "down" if index >= (options.highlighted or 0) else "up"
        await pilot.press(*[step] * abs(index - (options.highlighted or 0)), "enter")


async def click_option(pilot: Pilot[None], app: TableApp, index: int) -> None:
    """Choose by a click on the option's first line."""
    options = app.query_one(OptionList)
    if index != options.highlighted:
        options.highlighted = index  # scrolls it into sight, as a wheel would
        await pilot.pause()
    await pilot.click(OptionList, offset=(10, line_of(options, index)))


def line_of(options: OptionList, index: int) -> int:
    """Where an option is on the screen, below the upper edge of the list."""
    for line in range(options.size.height):
        style = options.render_line(line)._segments[0].style
        if style is not None and style.meta.get("option") == index:
            return line
    raise AssertionError(f"option {index} is not in sight")


async def press_on(pilot: Pilot[None], app: TableApp) -> None:
    await pilot.press("space" if app.mode in (WATCH, HOLD) and len(app.pending) != 2 else "enter")


async def click_on(pilot: Pilot[None], _app: TableApp) -> None:
    await pilot.click("#keys", offset=(2, 0))


def is_enough(app: TableApp, begun: int) -> bool:
    """Whether a game has been played long enough: to its end, or some turns of Fort where no whole game is wanted."""
    is_long = app.table.game.name == "fort" and not WHOLE_GAMES
    return app.mode == OVER or (is_long and len(app.table.log) > begun + FORT_CHOICES and app.mode == ASK)


async def play(pilot: Pilot[None], app: TableApp, choose: Step = press_option, go_on: Drive = press_on) -> None:
    """Play the table's game as a rule-of-thumb player would."""
    game = app.table.game
    thumb = RandomPlayer(9) if game.name == "stones" else make_bot(game, "thumb", 9)
    begun = len(app.table.log)
    for _step in range(2000):
        decision = app.table.decision
        if is_enough(app, begun):
            return
        if app.mode == ASK and decision is not None:
            chosen = ask(thumb, app.table.state)
            await choose(pilot, app, [option.id for option in decision.options].index(chosen))
            if app.armed >= 0:
                await choose(pilot, app, app.armed)
        else:
            await go_on(pilot, app)
        await rest(pilot, app)
    raise AssertionError("the game did not end")


# Games.


@pytest.mark.usefixtures("few_deals")
@pytest.mark.parametrize(
    ("name", "sitting", "language"),
    [
        ("stones", [PERSON, "bot", PERSON], "fr"),
        ("fort", [PERSON, "bot", "bot"], "en"),
        ("fort-sumter", ["bot", PERSON], "fr"),
        ("forfort", [PERSON, "bot", "bot"], "en"),
    ],
)
def test_a_game_is_played_by_keys(name: str, sitting: list[str], language: str) -> None:
    app = make_app(find_game(name), sitting, language)
    if name in ("fort-sumter", "forfort") and not WHOLE_GAMES:
        skip_ahead(app.table)
    begun = len(app.table.log)
    drive(app, play)
    assert is_enough(app, begun) and len(app.table.log) > begun


@pytest.mark.usefixtures("few_deals")
def test_a_game_of_fort_is_played_by_mouse() -> None:
    app = make_app(find_game("fort"), [PERSON, "bot", "bot"], "fr", seed=2)
    begun = len(app.table.log)

    async def by_mouse(pilot: Pilot[None], app: TableApp) -> None:
        await play(pilot, app, click_option, click_on)
        assert "Parc" in screen_text(app)

    drive(app, by_mouse)
    assert is_enough(app, begun)


# What is on the screen.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
@pytest.mark.parametrize("played", playable(), ids=lambda game: game.name)
def test_the_table_the_question_and_the_options_are_in_sight(
    played: Game, size: tuple[int, int], language: str
) -> None:
    app = make_app(played, [PERSON, *["bot"] * (played.players[-1] - 1)], language)

    async def look(pilot: Pilot[None], app: TableApp) -> None:
        await pilot.press("enter")
        await rest(pilot, app)
        decision = app.table.decision
        assert decision is not None and app.mode == ASK
        text = screen_text(app)
        view = app.table.state.view(0)
        question = app.words(played.say_decision(decision.kind, view))
        assert question.split()[0] in text and played.title in text
        assert all(app.words.name(seat) in text for seat in range(app.table.state.players))
        assert "[fort" not in text and "[house" not in text, "every message is there"

    drive(app, look, size)


def test_an_option_is_explained_in_words() -> None:
    async def look(pilot: Pilot[None], app: TableApp) -> None:
        await pilot.press("enter", "down", "?")
        await rest(pilot, app)
        assert "Public" in screen_text(app) and "In words" in screen_text(app)
        await pilot.press("enter")
        assert app.mode == ASK and len(app.screen_stack) == 1

    drive(make_app(find_game("fort"), [PERSON, "bot"], seed=4), look)


def test_a_hint_is_shown_beside_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "PATIENCE", Budget(iterations=10))

    async def look(pilot: Pilot[None], app: TableApp) -> None:
        await pilot.press("enter", "h")
        await rest(pilot, app)
        assert "Best: " in screen_text(app) and "A hint, from what you can see" in screen_text(app)
        await pilot.press("enter")
        assert app.mode == ASK and len(app.screen_stack) == 1

    drive(make_app(find_game("fort"), [PERSON, "bot"], seed=4), look)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_keys_are_in_sight_in_a_small_window(language: str) -> None:
    async def look(_pilot: Pilot[None], app: TableApp) -> None:
        assert len(re.sub(r"\[[^]]*\]", "", app.keys())) <= 78

    drive(make_app(find_game("fort"), [PERSON, "bot"], seed=4, language=language), look)


def test_for_a_player_that_forfeits_another_sits_down(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("class Bot:\n    def choose(self, view, decision): 1 / 0\n")

    async def look(pilot: Pilot[None], app: TableApp) -> None:
        await play_some(pilot, app)
        assert not isinstance(app.bots[1], OwnBot)

    async def play_some(pilot: Pilot[None], app: TableApp) -> None:
        for _choice in range(40):
            if not isinstance(app.bots[1], OwnBot):
                return
            await pilot.press("enter")
            await rest(pilot, app)

    app = make_app(find_game("fort-sumter"), [PERSON, "random"], seed=4)
    app.bots[1] = hire("fort-sumter", str(tmp_path / "bot.py"), 1)
    drive(app, look)


def test_the_log_is_read_whole() -> None:
    async def look(pilot: Pilot[None], app: TableApp) -> None:
        await pilot.press("enter", "l")
        await rest(pilot, app)
        assert "What happened" in screen_text(app)

    drive(make_app(find_game("fort"), [PERSON, "bot"]), look)


def test_what_the_others_did_is_shown_step_by_step() -> None:
    async def look(pilot: Pilot[None], app: TableApp) -> None:
        await pilot.press("enter", "1", "space")
        await rest(pilot, app)
        assert app.mode == WATCH and [run[0].seat for run in app.pending] == [1, 2]
        assert "What Bob did (1 of 2)" in screen_text(app)
        await pilot.press("n")
        assert "What Cleo did (2 of 2)" in screen_text(app)
        await pilot.press("space")
        assert app.mode == ASK

    drive(make_app(toy.GAME, [PERSON, "bot", "bot"], seed=3), look)


def test_a_terminal_too_small_says_so_in_one_line() -> None:
    async def look(pilot: Pilot[None], app: TableApp) -> None:
        assert "80 columns and 24 lines" in screen_text(app)
        await pilot.resize_terminal(80, 24)
        await rest(pilot, app)
        assert "80 columns and 24 lines" not in screen_text(app)

    drive(make_app(find_game("fort"), [PERSON, "bot"]), look, (60, 20))


def widths(app: TableApp) -> set[int]:
    """How wide the lines of the picture are."""
    return {cell_len(line) for line in str(app.query_one("#table", Static).content).splitlines()}


@pytest.mark.parametrize("name", ["fort", "fort-sumter", "forfort"])
def test_after_a_resize_the_table_fills_its_new_room(name: str) -> None:
    async def look(pilot: Pilot[None], app: TableApp) -> None:
        for columns, lines in ((126, 40), (80, 24), (200, 60)):
            await pilot.resize_terminal(columns, lines)
            await rest(pilot, app)
            assert widths(app) == {app.query_one("#table").size.width}

    drive(make_app(find_game(name), [PERSON, "bot"]), look, (100, 30))


def picture(app: TableApp) -> list[str]:
    """The lines of the picture of the table."""
    return str(app.query_one("#table", Static).content).splitlines()


@pytest.mark.parametrize("size", [(120, 40), (200, 60)])
def test_no_card_in_the_hand_is_cut_off_where_lines_are_empty(size: tuple[int, int]) -> None:
    async def look(_pilot: Pilot[None], app: TableApp) -> None:
        lines = picture(app)
        assert "Echo" in "".join(lines)
        assert not any("…" in line for line in lines) or lines[-1].strip(), "\n".join(lines)

    drive(make_app(find_game("fort"), [PERSON, "bot", "bot", "bot"], seed=3, options=CATS_AND_DOGS), look, size)


def test_a_dog_says_in_a_small_window_what_it_needs() -> None:
    async def look(_pilot: Pilot[None], app: TableApp) -> None:
        assert "to play:" in "\n".join(picture(app))

    drive(make_app(find_game("fort"), [PERSON, "bot", "bot", "bot"], seed=3, options=CATS_AND_DOGS), look)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_forts_fill_a_large_window(players: int) -> None:
    async def look(_pilot: Pilot[None], app: TableApp) -> None:
        lines = picture(app)
        assert sum(not line.strip() for line in lines) < 8, "\n".join(lines)

    drive(make_app(find_game("forfort"), [PERSON, *["bot"] * (players - 1)]), look, (200, 60))


def test_cards_in_yards_and_in_the_park_are_read_on_anybodys_turn() -> None:
    app = make_app(find_game("fort"), [PERSON, "bot", "bot"], seed=3)
    skip_ahead(app.table)

    async def look(pilot: Pilot[None], app: TableApp) -> None:
        await pilot.press(*["space"] * (len(app.pending) - 1))
        assert app.mode == WATCH
        await pilot.press("t")
        await pilot.pause()
        view: Any = app.view_in_sight()
        cards = [*view.park, *(card for board in view.boards for card in board.yard)]
        assert isinstance(app.screen, Page) and len(cards) > 3
        for card in cards:
            assert app.words(explain_card(FORT.cards, card)) in "\n".join(app.screen.lines)

    drive(app, look)


def test_the_log_does_not_tell_what_the_steps_have_yet_to_show() -> None:
    async def look(pilot: Pilot[None], app: TableApp) -> None:
        await pilot.press("enter", "1", "space")
        await rest(pilot, app)
        assert [run[0].seat for run in app.pending] == [1, 2]
        shown, yet_to_show = len(app.story()), sum(len(moment.events) for moment in app.pending[1])
        assert yet_to_show and "Cleo" not in screen_text(app).partition("What Bob did")[2]
        await pilot.press("n")
        assert len(app.story()) == shown + yet_to_show

    drive(make_app(toy.GAME, [PERSON, "bot", "bot"], seed=3), look, (140, 40))


def test_the_table_in_words_is_the_one_in_sight() -> None:
    """Not the one after the steps that are yet to be shown."""

    async def look(pilot: Pilot[None], app: TableApp) -> None:
        await pilot.press("enter", "1", "space")
        await rest(pilot, app)
        shown = app.pending[0][-1].after
        assert shown is not None
        now, then = (show_table(app.table.game, state.view(0), app.words) for state in (app.table.state, shown))
        await pilot.press("t")
        await pilot.pause()
        assert isinstance(app.screen, Page) and app.screen.lines == ["\n".join(then)] != ["\n".join(now)]

    drive(make_app(toy.GAME, [PERSON, "bot", "bot"], seed=3), look, (140, 40))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_and_the_rules_are_read_by_a_key(language: str) -> None:
    async def look(pilot: Pilot[None], app: TableApp) -> None:
        await pilot.press("enter")
        for key, said in (("t", "Bug"), ("r", {"en": "play", "fr": "jou"}[language])):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, Page) and said in "\n".join(app.screen.lines)
            await pilot.press("escape")

    drive(make_app(find_game("fort"), [PERSON, "bot"], language), look, (80, 24))


# Several people at one screen.


@pytest.mark.parametrize("name", ["fort", "fort-sumter", "forfort"])
def test_handing_over_hides_all_cards(name: str) -> None:
    game = find_game(name)
    app = make_app(game, [PERSON, PERSON])

    async def look(pilot: Pilot[None], app: TableApp) -> None:
        for _step in range(40):
            if app.mode == HAND_OVER:
                break
            await pilot.press("enter")
            await rest(pilot, app)
        assert app.mode == HAND_OVER
        text = screen_text(app)
        assert not [card for card in secret_words(app) if card in text]
        assert "it\u2019s your turn" in text
        await pilot.press("l", "question_mark")
        assert not [card for card in secret_words(app) if card in screen_text(app)]
        await pilot.press("enter")
        await rest(pilot, app)
        assert app.table.decision is not None and app.viewer == app.table.decision.seat

    drive(app, look)


def secret_words(app: TableApp) -> list[str]:
    """The names of all cards in all hands, as their owners read them."""
    found: list[str] = []
    for seat in range(2):
        view: Any = app.table.state.view(seat)
        if view.game == "fort":
            found += [app.words(Phrase(f"fort-card-{card}")) for card in view.boards[seat].hand]
        elif view.game == "fort-sumter":
            board = view.boards[seat]
            found += [app.words(Phrase(f"fort-sumter-card-{card}")) for card in board.hand]
            found += [app.words(Phrase(f"fort-sumter-place-{place}")) for place in board.offer]
        else:
            found += ["garrison", "mason", "trebuchet", "battering ram", "siege tower"]
    assert found
    return found


# Taking back.


def test_a_choice_is_taken_back_before_the_others_go_on() -> None:
    async def look(pilot: Pilot[None], app: TableApp) -> None:
        before = app.table.state.to_text()
        await pilot.press("2")
        assert app.mode == HOLD and "u undo" in screen_text(app)
        await pilot.press("u")
        await rest(pilot, app)
        assert app.mode == ASK and app.table.state.to_text() == before
        assert app.table.log[-1].events[0].kind == "house.undone"

    drive(make_app(toy.GAME, [PERSON, "bot"]), look)


def test_what_cannot_be_taken_back_is_marked_and_chosen_twice() -> None:
    async def look(pilot: Pilot[None], app: TableApp) -> None:
        decision = app.table.decision
        while decision is not None and not app.table.is_final(decision.options[0].id):
            await pilot.press("1" if app.mode == ASK else "enter")
            await rest(pilot, app)
            decision = app.table.decision
        while app.mode != ASK:
            await pilot.press("enter")
        assert "⊘ can\u2019t be undone" in screen_text(app)
        entries = len(app.table.log)
        await pilot.press("1")
        assert len(app.table.log) == entries and "Choose it again" in screen_text(app)
        await pilot.press("escape")
        assert "Choose it again" not in screen_text(app)
        await pilot.press("1", "1")
        await rest(pilot, app)
        assert len(app.table.log) > entries

    drive(make_app(find_game("fort"), [PERSON, "bot"], seed=6), look)


def test_leaving_ends_the_app_and_leaves_the_game_as_it_is() -> None:
    async def leave(pilot: Pilot[None], _app: TableApp) -> None:
        await pilot.press("enter", "q")

    app = make_app(toy.GAME, [PERSON, "bot"])
    drive(app, leave)
    assert app.table.decision is not None and app.return_code == 0
