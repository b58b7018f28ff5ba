"""`--help` in the reader's language: every paragraph is listed, and every one that is listed is said."""

from __future__ import annotations

import re
from typing import Any

import pytest
from cyclopts.help import HelpPanel
from rich.console import Console

from blanketfort.cli import app, run
from blanketfort.commands.helps import HelpInLanguage, listed_in


class Listener(HelpInLanguage):
    """Hears what is to be said."""

    def __init__(self) -> None:
        super().__init__("en")
        self.heard = {"Usage:"}

    def __call__(self, console: Any, options: Any, panel: HelpPanel) -> None:
        self.heard.add(str(panel.title))
        super().__call__(console, options, panel)

    def _say(self, description: Any) -> Any:
        text = description.primary_renderable.markup.strip()
        self.heard |= {" ".join(paragraph.split()) for paragraph in text.split("\n\n")}
        return super()._say(description)


def test_every_paragraph_is_listed_and_all_that_is_listed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    listener = Listener()
    monkeypatch.setattr(app, "help_formatter", listener)
    quiet = Console(file=open("/dev/null", "w"))  # noqa: SIM115 -- it ends with the test
    for name in ["", *(name for name in app if not name.startswith("-"))]:
        app.help_print([name] if name else [], console=quiet)
    quiet.file.close()
    assert len(listener.heard) > 80
    assert listener.heard ^ set(listed_in("fr")) == set()


def test_a_french_reader_reads_french(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    assert run(["play", "--help", "--lang", "fr"]) == 0
    told = re.sub(r"\s+", " ", capsys.readouterr().out)
    assert told.startswith("Utilisation : blanketfort play")
    assert "Jouer une partie dans ce terminal." in told and "Le nombre de places" in told and "How many" not in told
    assert run(["play", "--help", "--lang", "en"]) == 0
    assert "How many seats there are" in re.sub(r"\s+", " ", capsys.readouterr().out)
