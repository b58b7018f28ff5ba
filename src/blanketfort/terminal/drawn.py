"""The table on a whole terminal: a picture of the table, one question, its options, by keys or by mouse."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar

from rich.table import Table as RichTable
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from blanketfort.bots import Player, pose
from blanketfort.bots.hints import Adviser, say_hints
from blanketfort.bots.own import Forfeit, hush, stand_in
from blanketfort.engine.errors import BlanketfortError
from blanketfort.engine.nothing import NOBODY
from blanketfort.engine.phrase import Phrase
from blanketfort.engine.view import View
from blanketfort.locale import Words
from blanketfort.locale.typography import typeset
from blanketfort.table import Moment, Table
from blanketfort.table.table import say_happening
from blanketfort.terminal import pictures
from blanketfort.terminal.modes import ASK, HAND_OVER, HOLD, KEYS, LABELS, LOG_FROM, OVER, WAIT, WATCH, fits_into
from blanketfort.terminal.overlay import CURTAIN, LAYOUT, THEME, Page, Picture
from blanketfort.terminal.pictures import AnyScene, Scene
from blanketfort.terminal.tables import say_results, show_table


class TableApp(App[None]):
    """One table at this terminal; the table itself, its saving and its computer players are given."""

    CSS = LAYOUT
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u,escape", "undo", show=False),
        Binding("l", "log", show=False),
        Binding("t", "table", show=False),
        Binding("r", "rules", show=False),
        Binding("question_mark", "explain", show=False),
        Binding("h", "hint", show=False),
        Binding("n,space", "next", show=False),
        Binding("enter", "skip", show=False),
        Binding("q,ctrl+c", "leave", show=False),
    ]

    def __init__(self, table: Table, bots: list[Player | None], names: list[str], language: str) -> None:
        super().__init__()
        self.table = table
        self.bots = bots
        self.voices = [Words(language, names, seat) for seat in range(table.state.players)]
        self.spectator = Words(language, names)
        self.viewer = table.people[0] if table.people else None
        """Whose table is on the screen."""
        self.mode = WAIT
        self.pending: list[list[Moment]] = []
        """What others did and the viewer has not seen yet, one player after the other."""
        self.seen_of = 0
        self.told: dict[int | None, list[list[str]]] = {}
        """Each entry of the log in words, as each viewer may know it: words are made only once."""
        self.armed = -1
        """The option that cannot be taken back and wants to be chosen once more."""

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="middle"):
            yield Picture(id="table")
            with VerticalScroll(id="log"):
                yield Static(id="story")
        yield Static(id="news")
        yield Static(id="question")
        yield OptionList(id="options")
        with VerticalScroll(id="told"):
            yield Static(id="telling")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = "blanketfort"
        self.title = self.table.game.title
        self.go_on()

    def on_resize(self) -> None:
        self.call_after_refresh(self.show)

    def on_picture_resized(self) -> None:
        self.show_table()

    # What comes next.

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let the computer players choose until a person is needed."""
        while (decision := self.table.decision) is not None and (bot := self.bots[decision.seat]) is not None:
            if self.mode != WAIT:
                self.mode = WAIT
                self.show()
            seat = decision.seat
            try:
                chosen = await asyncio.to_thread(pose(bot, self.table.state))
            except Forfeit as forfeit:
                self.notify(self.words(forfeit.say()), severity="warning", timeout=20, markup=False)
                self.bots[seat] = stand_in(self.table.game, seat)
                continue
            if not self.is_kept(lambda seat=seat, chosen=chosen: self.table.choose(seat, chosen)):  # type: ignore[misc]
                return
        self.turn_to_person()

    def turn_to_person(self) -> None:
        """Show the next person their table, or how the game ended; hide it first where somebody else sat there."""
        decision = self.table.decision
        if decision is not None and decision.seat != self.viewer and len(self.table.people) > 1:
            self.mode = HAND_OVER
            self.show()
        else:
            self.show_to_viewer()

    def show_to_viewer(self) -> None:
        """First what the others did, then the question."""
        if self.viewer is not None:
            self.pending = self.table.news(self.viewer)
            self.seen_of = len(self.pending)
            self.table.note_shown(self.viewer)
        self.show_next()

    def show_next(self) -> None:
        self.mode = WATCH if self.pending else ASK if self.table.decision is not None else OVER
        self.show()

    def choose(self, index: int) -> None:
        """Take an option; one that cannot be taken back wants to be chosen twice."""
        decision = self.table.decision
        if self.mode != ASK or decision is None or index >= len(decision.options):
            return
        option = decision.options[index].id
        if self.table.is_final(option) and self.armed != index:
            self.armed = index
            self.show_question()
            return
        if self.is_kept(lambda: self.table.choose(decision.seat, option)):
            self.settle(decision.seat)

    def is_kept(self, change: Callable[[], None]) -> bool:
        """Whether a change was made; where it could not be saved, that is said, and nothing has happened."""
        try:
            change()
        except BlanketfortError as error:
            self.notify(str(error), severity="error", timeout=20)
            return False
        return True

    def settle(self, seat: int) -> None:
        """After a choice: go on with the same person, or wait where it may still be taken back."""
        self.armed = -1
        self.table.note_shown(seat)
        decision = self.table.decision
        if decision is not None and decision.seat == seat:
            self.mode = ASK
            self.show()
        elif decision is not None and self.bots[decision.seat] is not None and self.table.can_undo(seat):
            self.mode = HOLD
            self.show()
        else:
            self.go_on()

    # Keys and mouse.

    def action_undo(self) -> None:
        if self.armed >= 0:
            self.armed = -1
            self.show()
        elif self.viewer is not None and self.mode in (ASK, HOLD, HAND_OVER, OVER) and self.table.can_undo(self.viewer):
            viewer = self.viewer
            if self.is_kept(lambda: self.table.undo(viewer)):
                self.settle(viewer)

    def action_next(self) -> None:
        if self.mode == WATCH:
            self.pending.pop(0)
            self.show_next()
        elif self.mode == HOLD:
            self.go_on()

    def action_skip(self) -> None:
        if self.mode == WATCH:
            self.pending = self.pending[:1]
            self.action_next()
        elif self.mode == HAND_OVER and self.table.decision is not None:
            self.viewer = self.table.decision.seat
            self.show_to_viewer()
        elif self.mode == HOLD:
            self.go_on()

    def action_choose(self) -> None:
        if (highlighted := self.query_one(OptionList).highlighted) is not None:
            self.choose(highlighted)

    def action_explain(self) -> None:
        highlighted = self.query_one(OptionList).highlighted
        decision = self.table.decision
        if self.mode == ASK and decision is not None and highlighted is not None:
            self.read("explained", pictures.explain(self.scene(), decision.options[highlighted].key))

    def action_hint(self) -> None:
        if self.mode != ASK or len(self.screen_stack) > 1:
            return
        self.notify(self.words(Phrase("hint-thinking")), timeout=1.5)
        self.find_hints(Adviser(self.table.game, self.table.state), len(self.table.log))

    @work(exclusive=True, group="hint")
    async def find_hints(self, adviser: Adviser, moment: int) -> None:
        """Think beside the table, and show what came of it if the question is still the same."""
        counsel = await asyncio.to_thread(adviser.give_counsel)
        if self.mode == ASK and len(self.table.log) == moment and len(self.screen_stack) == 1:
            hints = say_hints(self.table.game, self.view_in_sight(), counsel)
            self.read("advice", list(map(self.words, hints)))

    def action_log(self) -> None:
        if self.mode != HAND_OVER:
            self.read("log", ["\n".join(self.story())], at_end=True)

    def read(self, title: str, lines: list[str], at_end: bool = False) -> None:
        """Show a page over the table."""
        self.push_screen(Page(self.say(title), lines, self.say("close"), at_end))

    def action_table(self) -> None:
        """The whole table in words: every card and board that the viewer may see, on anybody's turn."""
        if self.mode != HAND_OVER:
            self.read("table", ["\n".join(show_table(self.table.game, self.view_in_sight(), self.words))])

    def action_rules(self) -> None:
        """The chapter of the rulebook that the question is from; all of it where nothing is asked."""
        game, state = self.table.game, self.table.state
        chapter = game.chapter_of("" if state.over else state.top.rule())
        self.read("rules", [typeset(clause["text"][self.words.language], self.words.language) for clause in chapter])

    def action_leave(self) -> None:
        for bot in self.bots:
            hush(bot)
        self.exit()

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in LABELS and len(self.screen_stack) == 1:
            self.choose(LABELS.index(event.character))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if self.armed not in (-1, event.option_index):
            self.armed = -1
            self.show_question()
        self.show_table()

    # What is on the screen.

    @property
    def words(self) -> Words:
        return self.spectator if self.viewer is None else self.voices[self.viewer]

    def say(self, id: str, **args: object) -> str:
        return self.words(Phrase(f"house-terminal-{id}", **args))

    def story(self) -> list[str]:
        """All that happened, as the viewer may know it; while it is shown step by step, up to the step in sight."""
        told, log = self.told.setdefault(self.viewer, []), self.table.log
        told += [self.say_moment(moment) for moment in log[len(told) :]]
        until = log.index(self.pending[0][-1]) + 1 if self.mode == WATCH else len(told)
        return [line for lines in told[:until] for line in lines]

    def say_moment(self, moment: Moment) -> list[str]:
        return [self.words(say_happening(self.table.game, event.seen_by(self.viewer))) for event in moment.events]

    def view_in_sight(self) -> View:
        """What the viewer sees now, or saw after what is being shown."""
        shown = self.mode == WATCH and self.pending[0][-1].after
        return (shown or self.table.state).view(self.viewer)

    def scene(self) -> AnyScene:
        """The picture of that, with what can be chosen."""
        place = self.query_one("#table").size
        scene: AnyScene = Scene(self.table.game, self.view_in_sight(), self.words, place.width, place.height)
        decision = self.table.decision
        if self.mode == ASK and decision is not None:
            scene.keys = [option.key for option in decision.options]
            highlighted = self.query_one(OptionList).highlighted
            if highlighted is not None and highlighted < len(scene.keys):
                scene.focus = scene.keys[highlighted]
        return scene

    def show(self) -> None:
        """Draw the whole screen."""
        width, height = self.size
        fits = fits_into(width, height)
        self.screen.set_class(height >= 36, "roomy")
        self.screen.set_class(self.mode == OVER, "over")
        self.screen.set_class(self.mode == HAND_OVER, "hidden")
        for id in ("head", "middle", "keys"):
            self.query_one(f"#{id}").display = fits
        self.query_one("#log").display = width >= LOG_FROM and self.mode != HAND_OVER
        self.query_one("#news").display = fits and width < LOG_FROM and self.mode == ASK
        self.query_one(OptionList).display = fits and self.mode == ASK
        self.query_one("#told").display = fits and self.mode != ASK
        if not fits:
            self.query_one("#question", Static).update(self.say("small", columns=width, lines=height))
            return
        if self.mode != HAND_OVER:
            self.fill_options()
            self.show_story()
            self.show_table()
        else:
            self.hide_table()
        self.show_question()

    def hide_table(self) -> None:
        """Leave nothing of anybody's cards on the screen."""
        self.fill_options()
        for id, left in (("story", ""), ("news", ""), ("head", self.table.game.title), ("table", Text(CURTAIN))):
            self.query_one(f"#{id}", Static).update(left)

    def show_table(self) -> None:
        if self.mode == HAND_OVER or not self.query_one("#table").size.width:
            return
        scene = self.scene()
        self.query_one("#table", Static).update(pictures.draw(scene))
        self.query_one("#head", Static).update(Text(f"{self.table.game.title}   {pictures.head(scene)}", no_wrap=True))

    def fill_options(self) -> None:
        """The options with their keys, those marked that cannot be taken back."""
        options = self.query_one(OptionList)
        options.clear_options()
        if (decision := self.table.decision) is None or self.mode != ASK:
            self.set_focus(None)
            return
        view = self.table.state.view(decision.seat)
        for number, option in enumerate(decision.options):
            label = LABELS[number : number + 1] or " "
            said = self.words(self.table.game.say_option(option.key, view))
            prompt = RichTable.grid(padding=(0, 1, 0, 0))  # a grid, so that words that wrap stay beside their key
            prompt.add_row(Text(f" {label} ", "bold reverse"), Text(said + " ⊘" * self.table.is_final(option.id)))
            options.add_option(Option(prompt))
        options.highlighted = 0
        options.focus()

    def show_story(self) -> None:
        story = self.story()
        self.query_one("#story", Static).update(Text("\n".join(story)))
        self.call_after_refresh(self.query_one("#log", VerticalScroll).scroll_end, animate=False)
        self.query_one("#news", Static).update(Text(story[-1] if story else "", no_wrap=True, overflow="ellipsis"))

    def show_question(self) -> None:
        self.query_one("#question", Static).update(Text(self.question()))
        self.query_one("#telling", Static).update(Text("\n".join(self.telling())))
        self.query_one("#told", VerticalScroll).scroll_home(animate=False)
        self.query_one("#keys", Static).update(self.keys())

    def question(self) -> str:
        """The one sentence that says what is asked, or what is shown."""
        decision = self.table.decision
        if self.mode == WATCH:
            seat, number = self.pending[0][0].seat, self.seen_of - len(self.pending) + 1
            others = self.say("others", player=seat, number=number, count=self.seen_of)
            return self.say("dealt") if seat == NOBODY else others
        if self.mode in (HOLD, OVER):
            return self.say(self.mode)
        assert decision is not None
        if self.mode == HAND_OVER:
            return self.say("hand-over", player=decision.seat)
        if self.mode == WAIT:
            return self.say("thinking", player=decision.seat)
        if self.armed >= 0:
            return self.say("sure")
        return self.words(self.table.game.say_decision(decision.kind, self.table.state.view(decision.seat)))

    def telling(self) -> list[str]:
        """What stands below the question where there is nothing to choose."""
        if self.mode == WATCH:
            return [line for moment in self.pending[0] for line in self.say_moment(moment)]
        if self.mode == HAND_OVER:
            return [self.say("hide")]
        if self.mode == OVER:
            return [self.words(phrase) for phrase in reversed(say_results(self.table.game, self.table.state))]
        return []

    def keys(self) -> str:
        """What can be done now, each to be clicked too."""
        can_undo = self.armed >= 0 or (self.viewer is not None and self.table.can_undo(self.viewer))
        named = [(action, self.say(f"key-{name}")) for action, name in KEYS[self.mode] if action != "undo" or can_undo]
        is_asked = self.mode == ASK and self.table.decision is not None
        note = self.say("final") if is_asked and any(self.table.is_final(id) for id in self.table.state.legal) else ""
        while sum(len(said) + 2 for _action, said in named) + len(note) > self.size.width - 2:
            del named[0]  # how one chooses is found out first
        keys = [f"[@click=app.{action}()]{said}[/]" for action, said in named] + [f"[dim]{note}[/]"] * bool(note)
        return "  ".join(keys)
