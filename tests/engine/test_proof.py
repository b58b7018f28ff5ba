"""Records are proved line by line, and nothing that was changed passes."""

import random
import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blanketfort.engine.chance import commitment_to
from blanketfort.engine.errors import BadText, BlanketfortError
from blanketfort.engine.game import OptionSpec
from blanketfort.engine.playout import play_randomly
from blanketfort.engine.proof import retell, reveal, seal, verify
from blanketfort.engine.record import Record
from blanketfort.engine.shelf import game
from blanketfort.engine.state import State
from tests.shelf import playable
from tests.toy import StonesGame

GAMES = [game.name for game in playable()]
games = pytest.mark.parametrize("name", GAMES)


@cache
def played(name: str) -> State:
    state = game(name).new(seed=11, salt="pepper")
    play_randomly(state, 3)
    return state


@cache
def text_of(name: str) -> str:
    return reveal(played(name)).to_text()


def refusal(text: str, commitment: str = "") -> str:
    with pytest.raises(BlanketfortError) as error:
        verify(text, commitment=commitment)
    assert "\n" not in str(error.value)
    return str(error.value)


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


@games
def test_a_finished_game_proves_itself(name: str) -> None:
    state = verify(text_of(name), commitment=commitment_to(11, "pepper"))
    assert state.scores() == played(name).scores() and state.view(None) == played(name).view(None)


@games
def test_a_game_that_goes_on_keeps_its_seed_secret(name: str) -> None:
    state = game(name).new(seed=11)
    assert "seed" not in state.record.to_text()
    with pytest.raises(BlanketfortError, match="not over"):
        reveal(state)


@games
def test_a_record_without_its_seed_replays_but_proves_nothing(name: str) -> None:
    text = played(name).record.to_text()
    telling = retell(Record.from_text(text))
    while not telling.is_done:
        telling.step()
    assert telling.state.scores() == played(name).scores()
    assert "shows no seed" in refusal(text)


# What was changed is named, with its line.


def test_another_seed_is_refused_by_the_commitment() -> None:
    text = changed(text_of("fort-sumter"), "\nseed 11\n", "\nseed 12\n")
    line = [row.split()[0] for row in text.splitlines()].index("commitment") + 1
    assert refusal(text).startswith(f"line {line}: found the commitment")


def test_another_seed_with_its_commitment_is_refused_by_the_first_shuffle() -> None:
    true, false = (commitment_to(seed, "pepper") for seed in (11, 12))
    text = changed(changed(text_of("fort-sumter"), "\nseed 11\n", "\nseed 12\n"), true, false)
    line = [row.split()[0] for row in text.splitlines()].index("chance") + 1
    message = refusal(text)
    assert message.startswith(f"line {line}: found 'chance") and "expected 'chance" in message


def test_a_commitment_that_was_not_published_is_refused() -> None:
    assert "was published" in refusal(text_of("fort"), commitment="f" * 64)


def test_other_rules_are_refused() -> None:
    text = re.sub(r"\nrules \d+\n", "\nrules 99\n", text_of("fort"))
    assert refusal(text).startswith("line 3: this record is of rules 99 of Fort; here are rules")


def test_a_game_of_old_is_played_by_the_rules_of_its_time() -> None:
    """What came with later rules is as it was before them, in the game, its record and its positions."""
    stones = StonesGame()
    first = Record.of(stones.new(seed=1))
    stones.rules_version = 2
    stones.options["large"] = OptionSpec("large", True, (False, True), since=2, before=False)
    del first.options["large"]
    state = first.begin(stones)
    assert state.setup.options == {"large": False} and state.record.rules == 1
    again = stones.from_text(state.to_text())
    assert again.setup.rules == 1 and again.setup.options == {"large": False} and again.to_text() == state.to_text()
    assert stones.new(seed=1).setup.options == {"large": True}
    with pytest.raises(BadText, match="rules should be a number from 1 to 2, not 3"):
        stones.from_text(state.to_text().replace("rules = 1", "rules = 3"))


def test_another_deck_is_refused() -> None:
    text = changed(text_of("fort"), "\nchance", f"\ndeck {'a' * 64}\nchance")
    assert "played with the house deck aaaaaaaaaaaa, here is the deck of the project" in refusal(text)


def test_another_game_is_refused() -> None:
    assert refusal(changed(text_of("fort"), "game fort", "game chess")).startswith("line 2: there is no game 'chess'")


def test_an_unlawful_choice_is_refused() -> None:
    rows = text_of("forfort").splitlines()
    at = next(n for n, row in enumerate(rows) if row.startswith("choose "))
    rows[at] = "choose ram-at:0-n"
    assert refusal("\n".join(rows) + "\n").startswith(f"line {at + 1}: ")


def test_another_result_is_refused() -> None:
    text = text_of("fort")
    row = next(row for row in text.splitlines() if row.startswith("result "))
    assert "found 'result 99 " in refusal(changed(text, row, f"result 99 {row.split(' ', 2)[2]}"))


@games
def test_a_lawful_choice_in_the_place_of_another_is_refused_by_the_seal_at_the_latest(name: str) -> None:
    """Some choices can be exchanged for others without making the rest unlawful: the seal shows it."""
    record = Record.from_text(text_of(name))
    last = max(at for at, line in enumerate(record.lines) if isinstance(line, str))
    telling = retell(record)
    while telling.at < last:
        telling.step()
    assert telling.state.decision is not None
    others = [option.key for option in telling.state.decision.options if option.key != record.lines[last]]
    for key in others:
        record.lines[last] = key
        assert refusal(record.to_text()).startswith("line ")


@games
def test_a_record_that_breaks_off_is_refused_wherever_it_does(name: str) -> None:
    rows = text_of(name).splitlines()
    for length in random.Random(1).sample(range(len(rows)), 12):
        refusal("\n".join(rows[:length]) + "\n")


def test_a_record_is_sealed_even_when_no_line_is_left_out() -> None:
    record = Record.from_text(text_of("fort"))
    record.seal = ""
    assert "expected 'seal" in refusal(record.to_text())


def test_an_option_younger_than_the_record_takes_its_default() -> None:
    """A record that was written before an option was thought of is still proved."""
    record = reveal(played("fort-sumter"))
    del record.options["vp-floor"]
    seal(record)
    assert verify(record.to_text()).over


# Whatever is changed: it never passes.


def mutate(text: str, draw: random.Random) -> str:
    """The text with one line or one sign changed."""
    rows = text.split("\n")
    at, other = draw.randrange(len(rows)), draw.randrange(len(rows))
    row = rows[at]
    kind = draw.choice(["drop", "double", "swap", "copy", "sign", "digit", "insert"])
    if kind == "drop":
        del rows[at]
    elif kind == "double":
        rows.insert(at, row)
    elif kind == "swap":
        rows[at], rows[other] = rows[other], row
    elif kind == "copy":
        rows[at] = rows[other]
    elif kind == "insert":
        rows.insert(at, draw.choice(["", " ", "chance 0", "choose pass", "seed 1", "option dogs true", "# note"]))
    elif row:
        place = draw.randrange(len(row))
        sign = draw.choice("0123456789" if kind == "digit" else ' abcxyz:#"-\u2028\t\r')
        rows[at] = row[:place] + sign + row[place + draw.choice([0, 1]) :]
    return "\n".join(rows)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_a_tampered_record_never_verifies(name: str, seed: int) -> None:
    text = text_of(name)
    tampered = mutate(text, random.Random(seed))
    if tampered != text:
        refusal(tampered)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_a_tampered_record_replays_with_one_clear_line_or_not_at_all(name: str, seed: int) -> None:
    try:
        telling = retell(Record.from_text(mutate(text_of(name), random.Random(seed))))
        while not telling.is_done:
            telling.step()
    except BlanketfortError as error:
        assert "\n" not in str(error)


@settings(max_examples=100, deadline=None)
@given(st.text())
def test_any_text_is_read_or_refused_in_one_line(text: str) -> None:
    for begun in (
        text,
        f"blanketfort record 1\n{text}",
        f"blanketfort record 1\ngame fort\nrules 1\nplayers 2\n{text}",
    ):
        refusal(begun)


def test_the_folder_of_old_records_is_tampered_with_in_vain() -> None:
    draw = random.Random(7)
    for path in sorted(Path(__file__).parents[1].joinpath("records").glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        tampered = mutate(text, draw)
        with pytest.raises(BadText):
            verify(tampered if tampered != text else text + "\n")
