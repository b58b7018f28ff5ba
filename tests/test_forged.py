"""What is read from outside cannot lie: it is refused with a reason, or plays to its end by all laws."""

import pytest

import blanketfort as bf
from blanketfort.engine.errors import BadText, BlanketfortError
from blanketfort.engine.record import Record
from blanketfort.engine.state import Step
from blanketfort.engine.text import steps_of
from tests.forger import check
from tests.shelf import playable

GAMES = [game.name for game in playable()]
games = pytest.mark.parametrize("name", GAMES)
EACH = 60
"""How many forgeries of a kind: `python -m tests.forger 100000` makes more."""


@games
@pytest.mark.parametrize("what", ["position", "record", "deck"])
def test_a_forgery_is_refused_or_plays_to_its_end(what: str, name: str) -> None:
    fates = [check(what, name, seed) for seed in range(EACH)]
    assert "refused" in fates and "played" in fates


@games
def test_every_step_has_its_place_on_the_agenda(name: str) -> None:
    shape = bf.game(name).part("position").SHAPE  # type: ignore[union-attr]
    steps = {step for step, kind in steps_of(shape.package).items() if kind is not Step}
    named = {word for words in shape.upon.values() for word in words}
    assert steps - named == set() and named | set(shape.upon) - {""} <= steps


def test_a_step_with_a_number_that_means_nothing_is_refused() -> None:
    text = 'game = "fort"\nagenda = ["EndingTurn 0 3"]\n'
    with pytest.raises(BadText, match="phase of the step EndingTurn should be a number from 0 to 2, not 3"):
        bf.game("fort").from_text(text)
    record = bf.game("fort").new(seed=1).record
    record.position = text
    with pytest.raises(BadText, match="phase of the step EndingTurn"):
        Record.from_text(record.to_text()).replay()


DRAFT = """seat = [
    {hand = "bug, tiny, dash, tink, doc, dot, chef", deck = "wart"},
    {hand = "moose, crash, blitz, smoke, sarge, worm, spike", deck = "skids"},
]"""
KEEPING = DRAFT.replace('spike", deck = "skids"', 'spike, skids"')
USED = (
    'options = {dogs = true}\nplayed = "bug"\nused = 1\nagenda = ["EndingTurn 0 0", "RecruitPhase 0", "AfterPlaying 0"'
)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('agenda = ["RecruitPhase 0"]', "the step RecruitPhase cannot lie at the bottom of the agenda"),
        ('agenda = ["EndingTurn 0 0", "Following 1"]', "the step Following cannot lie on EndingTurn"),
        ('agenda = ["EndingTurn 1 0"]', "the step EndingTurn is of seat 1, and seat 0 leads"),
        ('seat = [{hand = "bug, bug, bug, bug, bug, bug, bug, bug, bug"}]', "not that many 'bug' in the box"),
        ("seat = [{pack_toys = 2}]", "seat 0 has more in Pack or Lookout than Level 0 allows"),
        ('seat = [{hand = "bug", unseen = "tiny"}]', "unseen are cards of hand, deck and Lookout"),
        (USED + ', "RoughHousing 1"]', "the step RoughHousing is about something that is not there"),
        (USED + ']\ndog = "echo"', "dog is the one that is played, up to a step GoingHome or Visiting"),
        (USED + "]\nborrowed = 0", "borrowed is a kid that a dog uses, up to a step AfterMimicking"),
        ('seat = [{perk = "diy"}, {perk = "diy"}]', "each perk should be in one place"),
        ("options = {cats = true}\ncats = {bandit = 0, jitters = 0, dumpling = 0}", "2 of 'cats' in the box, not 3"),
        ("park_deck = []\ntrigger = 0", "the end has been triggered: trigger should be 3"),
        ('seat = [{passed = "bug"}, {hand = "bug"}]', "passed are cards of a draft, and there was none"),
        ('agenda = ["FormingDecks 0", "Passing 0 1"]\n' + DRAFT, "seat 0 should have 8 cards, those in the deck"),
        ('agenda = ["FormingDecks 0"]\n' + DRAFT, "seat 0 should have 8 cards, those in the deck that were kept"),
        ('agenda = ["FormingDecks 0", "Passing 0 0", "Keeping 0 1"]\n' + DRAFT, "seat 0 should have 8 cards"),
        (
            'agenda = ["FormingDecks 0", "Passing 0 0", "Keeping 1 1"]\n' + KEEPING,
            "steps of a draft should be of one pass",
        ),
    ],
)
def test_a_position_of_fort_that_cannot_be_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadText, match=message):
        bf.game("fort").from_text(f'game = "fort"\n{text}\n')


@games
def test_a_record_with_a_chance_outcome_too_many_is_refused_with_its_line(name: str) -> None:
    rows = bf.game(name).new(seed=1).record.to_text().splitlines()
    with pytest.raises(BadText, match=rf"^line {len(rows) + 1}: a chance outcome is left over"):
        Record.from_text("\n".join([*rows, "chance 1", "chance 2"])).replay()
    record = bf.game(name).new(seed=1).record
    record.lines.append([1])
    with pytest.raises(BadText, match=r"^a chance outcome is left over"):
        record.replay()


def test_a_position_of_fort_sumter_sets_aside_one_card_a_round() -> None:
    text = bf.game("fort-sumter").new(seed=1).to_text()
    assert "round = 1" in text and "SetAside" in text
    with pytest.raises(BadText, match="has more cards than are dealt"):
        bf.game("fort-sumter").from_text(text.replace("round = 1", "round = 0"))


def test_a_record_has_the_players_of_its_position() -> None:
    game = bf.game("forfort")
    record = game.from_text(game.new(3, 1).to_text()).record
    record.players = 2
    with pytest.raises(BadText, match="a game that begins from a position has its players, rules and options"):
        record.replay()


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("fort", "first = 0\nleader = 9", "line 3: leader should be a number from 0 to 1, not 9"),
        ("fort", "\n[[seat]]\nlevel = 1\n\n[[seat]]\nlevel = 6", "line 7: level should be a number from 0 to 5, not 6"),
        ("fort", '[[seat]]\ndeck = [\n"bug",\n"bugg"]', "line 3: there is no card 'bugg'"),
        ("fort", '[[seat]]\nhnad = "bug"', "line 3: a seat has no 'hnad'; .*; did you mean 'hand'"),
        ("fort", "players = 9", "line 2: Fort is for 2 to 4 players, not 9"),
        ("fort", "players = 2\noptions = {cats = 3}", "line 3: option cats cannot be 3"),
        ("fort", 'leader = 1\nagenda = ["EndingTurn 0 0"]', "line 3: the step EndingTurn is of seat 0"),
        ("fort", 'seat = [{hand = "bug", pack_toys = 2}]', "^seat 0 has more in Pack"),
        (
            "fort-sumter",
            "round = 1\nunionist = {tracks = 3}",
            "line 3: unionist has no 'tracks'; .*did you mean 'track'",
        ),
        (
            "forfort",
            '[[player]]\nfort = ["n: camp"]\n[[player]]\nhand = ["camp"]',
            "line 5: hand holds walls, not camps",
        ),
    ],
)
def test_what_is_wrong_with_a_position_is_named_with_its_line(name: str, text: str, message: str) -> None:
    with pytest.raises(BlanketfortError, match=message):
        bf.game(name).from_text(f'game = "{name}"\n{text}\n')


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("game fort", "game fotr", "^line 2: there is no game 'fotr'.*did you mean 'fort'"),
        ("players 2", "players 7", "^line 4: Fort is for 2 to 4 players, not 7"),
        ("choose ", "choose nothing\nchoose ", "^line {choose}: .*'nothing'"),
        ("commitment ", 'position "game = 1"\ncommitment ', "^line {commitment}: line 1: this is no position of Fort"),
    ],
)
def test_what_is_wrong_with_a_record_is_named_with_its_line(old: str, new: str, message: str) -> None:
    state = bf.game("fort").new(2, 1)
    state.apply(state.legal[0])
    text = state.record.to_text()
    lines = {row.split()[0]: number for number, row in reversed(list(enumerate(text.splitlines(), start=1)))}
    with pytest.raises(BlanketfortError, match=message.format(**lines)):
        Record.from_text(text.replace(old, new, 1)).replay()
