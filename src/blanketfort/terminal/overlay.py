"""How the drawn table looks: its colours and layout, what hides it, and a page of words over it."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen
from textual.theme import Theme
from textual.widgets import Static

THEME = Theme(
    name="blanketfort",
    primary="#ffb454",
    accent="#ffb454",
    background="#1d1a17",
    surface="#26221e",
    panel="#2f2a25",
    foreground="#efe6d8",
    dark=True,
)


LAYOUT = """
Screen { layout: vertical; }
#head { height: 1; padding: 0 1; background: $panel; color: $foreground; text-style: bold; }
#middle { height: 1fr; }
#table { width: 1fr; height: 1fr; }
#log { width: 34; border-left: solid $panel; padding: 0 1; scrollbar-size: 1 1; }
#news { height: 1; padding: 0 1; color: #a89f91; }
#question { height: auto; max-height: 2; padding: 0 1; text-style: bold; }
#options { height: auto; max-height: 6; border: none; padding: 0; background: $background; scrollbar-size: 1 1; }
#options:focus { border: none; background: $background; background-tint: $background 0%; }
#options > .option-list--option-highlighted { background: $panel; color: $accent; text-style: bold; }
#told { height: auto; max-height: 6; padding: 0 1; scrollbar-size: 1 1; }
#keys { height: 1; padding: 0 1; background: $panel; }
.over #told { max-height: 9; }
.roomy #options, .roomy #told { max-height: 12; }
.hidden #table { content-align: center middle; }
"""

CURTAIN = r"""
      /\      /\
     /  \____/  \
    /            \
   /     ╭──╮     \
  /      │  │      \
 /_______│__│_______\
"""
"""The blanket is closed: what is seen between two people's turns."""


class Picture(Static):
    """The picture of the table, which is drawn anew whenever its room has changed."""

    class Resized(Message):
        """It has other room than before."""

    def on_resize(self) -> None:
        self.post_message(self.Resized())


class Page(ModalScreen[None]):
    """Words over the whole screen, until a key is pressed."""

    CSS = """
    Page { align: center middle; }
    Page VerticalScroll {
        width: 90%; height: auto; max-height: 80%; border: round $accent; background: $surface; padding: 0 1;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move(-1)", show=False),
        Binding("down,j", "move(1)", show=False),
    ]

    def __init__(self, title: str, lines: list[str], close: str, at_end: bool = False) -> None:
        super().__init__()
        self.heading, self.lines, self.close, self.at_end = title, lines, close, at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll() as box:
            box.border_title, box.border_subtitle = self.heading, self.close
            yield Static(Text("\n\n".join(self.lines)))

    def on_mount(self) -> None:
        if self.at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_move(self, step: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=step, animate=False)

    def on_key(self, event: events.Key) -> None:
        if event.key not in ("up", "down", "j", "k", "pageup", "pagedown", "home", "end"):
            event.stop()
            self.dismiss()

    def on_click(self) -> None:
        self.dismiss()
