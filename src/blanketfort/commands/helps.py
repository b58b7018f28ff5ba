"""`--help` in the reader's language: what commands say of themselves, paragraph by paragraph, from `fr/help.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from cyclopts.help import DefaultFormatter, HelpPanel, InlineText
from rich.console import Console, ConsoleOptions
from rich.markdown import Markdown
from rich.text import Text

from blanketfort.locale.errors import HERE
from blanketfort.locale.typography import typeset


class HelpInLanguage(DefaultFormatter):
    """Cyclopts' own help, with other words; what is not listed stays English."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        said = [entry.copy(description=self._say(entry.description)) for entry in panel.entries]
        title = say_help(panel.title, self.language) if isinstance(panel.title, str) else panel.title
        super().__call__(console, options, panel.copy(title=title, entries=said))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        if usage:
            console.print(Text(f"{say_help('Usage:', self.language)} {str(usage).strip()}\n"))

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        super().render_description(console, options, self._say(description))

    def _say(self, description: Any) -> Any:
        """The same paragraphs in other words; what is no text of ours stays."""
        shown = getattr(description, "primary_renderable", None)
        if not isinstance(shown, Markdown):
            return description
        said = [say_help(paragraph, self.language) for paragraph in shown.markup.strip().split("\n\n")]
        return InlineText.from_format("\n\n".join(said), "markdown")


def say_help(paragraph: str, language: str) -> str:
    """A paragraph in a language, however its lines are broken."""
    english = " ".join(paragraph.split())
    return typeset(listed_in(language).get(english, english), language)


@cache
def listed_in(language: str) -> dict[str, str]:
    path = HERE / language / "help.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
