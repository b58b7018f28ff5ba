"""Cats & Dogs: the chapters about cats, each of the eight, and the rulings on them."""

from __future__ import annotations

import pytest

from blanketfort.engine.errors import BadText
from blanketfort.games.fort.game import GAME
from blanketfort.games.fort.rules import terms
from blanketfort.games.fort.rules.state import AWAY, FortState
from tests.clauses import clause
from tests.fort.table import DECK, Table, cattery, seat, table

ROW = -1
IDLE = seat(hand="bitsy")
"""A rival who can do nothing."""


def owner(at: Table, cat: str) -> int:
    return at.state.cats[terms.CAT_NAMES.index(cat)]


# Set-up, and what cats are.


@clause("fort.cats.setup", "fort.cats.otherwise", "fort.cats.supply")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_cat_per_player_lies_in_the_row(players: int) -> None:
    rows = set()
    for seed in range(20):
        state = GAME.new(players=players, seed=seed, options={"cats": True})
        assert isinstance(state, FortState)
        assert state.cats.count(ROW) == players and state.cats.count(AWAY) == 8 - players
        assert len(state.park_deck) == DECK - 3 - 8 * players
        assert list((GAME.view(state, None).cats or {}).values()) == [None] * players
        rows.add(tuple(state.cats))
    assert len(rows) > 5


@clause("fort.cats.no-cards", "fort.cats.beside")
def test_cats_are_no_cards() -> None:
    state = GAME.new(players=2, seed=3, options={"cats": True})
    assert isinstance(state, FortState)
    assert not set(state.box.ids) & set(terms.CAT_NAMES)
    at = cattery({"jitters": ROW}, seat(hand="bitsy", deck="tiny") + IDLE).play("park:doc")
    assert owner(at, "jitters") == 0 and at.cards("yard") == [] and at.cards("lookout") == []
    assert at.view(1).cats == {"jitters": 0}


def test_a_position_names_its_cats() -> None:
    with pytest.raises(BadText, match="there is no cat 'tiger'"):
        cattery({"tiger": ROW}, "")
    with pytest.raises(BadText, match="whose jitters is"):
        cattery({"jitters": 2}, "")


# Powers before a card is played.


@clause("fort.cats.power", "fort.cats.before", "fort.cats.any-order")
def test_cats_act_just_before_a_card_is_played_in_any_order() -> None:
    rival = seat(hand="the-moles, rocket-bros, noodle-twins", pack_pizza=1, yard="crash")
    at = cattery({"bandit": 0, "scavenger": 0, "scratch": 0}, seat(hand="wart, tink", toys=1) + rival)
    assert at.keys == ["skip", "play:tink", "play:wart", "cat:scavenger", "cat:bandit", "cat:scratch"]
    at.play("cat:scratch")
    assert at.returned == ["crash"] and at.seat == 0  # nobody is asked to follow
    at.play("cat:bandit")
    assert at.stuff() == (1, 1)
    assert at.keys == ["play:tink", "play:wart", "cat:scavenger"]
    at.play("play:wart")
    assert at.kind == "fort.use"  # and no cat any more


@clause("fort.cats.still-play", "fort.cats.bound")
def test_who_used_a_cat_still_plays_a_card() -> None:
    leader = seat(hand="wart, tink", toys=1, pizza=2, perk="diy", level=0)
    at = cattery({"scavenger": 0}, leader + IDLE)
    assert {"skip", "diy"} <= set(at.keys)
    at.play("cat:scavenger convert:stuff-toys")
    assert at.keys == ["play:tink", "play:wart"]


@clause("fort.cats.bound", "fort.cats.before")
def test_no_cat_acts_before_no_card() -> None:
    rival = seat(hand="bitsy", yard="crash", pack_pizza=1)
    cats = {"scavenger": 0, "bandit": 0, "scratch": 0}
    assert cattery(cats, seat(hand="puddin", toys=1) + rival).kind == "fort.recruit"
    assert cattery(cats, seat(hand="", toys=1) + rival).kind == "fort.recruit"
    assert cattery({"sprightly": 0}, seat(hand="", deck="wart") + rival).kind == "fort.recruit"
    both = cattery({"sprightly": 0, "scratch": 0}, seat(hand="puddin", deck="wart") + rival)
    assert both.keys == ["skip", "cat:sprightly"], "who lets Scratch act must know of a card"
    diy = seat(hand="puddin", toys=2, pizza=2, perk="diy")
    assert cattery(cats, diy + rival).keys == ["skip", "diy"]


@clause("fort.cats.bound")
def test_a_cat_acts_where_it_makes_a_card_playable() -> None:
    """Rusty can do nothing but advance, for one pizza and one toy."""
    rival = seat(hand="bitsy", yard="crash", pack_pizza=1)
    at = cattery({"scavenger": 0, "scratch": 0}, seat(hand="rusty", toys=2) + rival)
    assert at.keys == ["skip", "cat:scavenger", "cat:scratch"]
    at.play("cat:scavenger")
    assert at.stuff() == (1, 1) and at.keys == ["play:rusty", "cat:scratch"], "a second toy would take Rusty away"
    assert cattery({"bandit": 0}, seat(hand="rusty", toys=1) + rival).keys == ["skip", "cat:bandit"]
    assert cattery({"bandit": 0}, seat(hand="rusty", pizza=1) + rival).kind == "fort.recruit"
    at = cattery({"bandit": 0, "scavenger": 0}, seat(hand="rusty", pizza=1) + rival)
    assert at.play("cat:bandit").kind == "fort.pay"  # both together
    at = cattery({"scratch": 0}, seat(hand="lefty, puddin") + rival)
    assert "cat:scratch" in at.keys, "Lefty can tuck Puddin, the only card beside him"


@clause("fort.cats.bound")
def test_sprightly_may_act_in_the_hope_of_a_card() -> None:
    at = cattery({"sprightly": 0}, seat(hand="puddin", deck="wart") + IDLE)
    assert at.keys == ["skip", "cat:sprightly"]
    assert at.play("cat:sprightly").kind == "fort.use"


@clause("fort.cats.once")
def test_a_cat_acts_once_for_each_card() -> None:
    rival = seat(hand="bitsy", pack_pizza=3, level=2)
    at = cattery({"bandit": 0}, seat(hand="scout, wart, tink", perk="do-over") + rival).play("cat:bandit")
    assert "cat:bandit" not in at.keys
    at.play("play:scout use:private finish pass do-over")
    assert at.keys == ["play:tink", "play:wart", "cat:bandit"]
    at.play("cat:bandit")
    assert at.stuff() == (2, 2) and at.keys == ["play:tink", "play:wart"]


@clause("fort.cats.bound")
def test_a_do_over_ends_if_a_cat_took_the_last_card_to_play() -> None:
    cats = {"sprightly": 0, "scratch": 0}
    leader = seat(hand="scout, wart, puddin", deck="smoke", pizza=4, toys=2, perk="do-over")
    at = cattery(cats, leader + seat(hand="bitsy", yard="crash"))
    at.play("play:scout use:private finish pass do-over")
    assert at.keys == ["play:wart", "cat:sprightly", "cat:scratch"]
    at.play("cat:sprightly discard:wart")
    assert at.kind == "fort.recruit"  # Scratch does not act before no card


@clause("fort.cats.do-over")
def test_a_do_over_where_a_cat_makes_the_second_card_playable() -> None:
    leader = seat(hand="giggles, rusty", toys=1, perk="do-over")
    at = cattery({"scavenger": 0}, leader + IDLE).play("play:giggles pass")
    assert at.stuff() == (0, 2) and at.kind == "fort.do-over"
    assert at.play("do-over").keys == ["skip", "cat:scavenger"]
    assert at.play("cat:scavenger").kind == "fort.pay"
    assert cattery({"scavenger": 1}, leader + IDLE).play("play:giggles pass").kind == "fort.recruit"


@clause("fort.cats.once")
def test_no_cat_acts_before_diy() -> None:
    at = cattery({"bandit": 0}, seat(hand="tink", perk="diy", pizza=4, toys=4) + seat(pack_pizza=1)).play("diy")
    assert at.kind == "fort.pay" and at.told("cat-used") == []


@clause("fort.cat.scavenger", "fort.cats.one-direction")
def test_scavenger_converts_up_to_two_resources_in_one_direction() -> None:
    at = cattery({"scavenger": 0}, seat(hand="tink", toys=2, pizza=1, pack_toys=1) + IDLE).play("cat:scavenger")
    assert at.kind == "fort.convert"
    assert at.keys == ["convert:stuff-pizza", "convert:stuff-toys", "convert:pack-toys"]
    at.play("convert:pack-toys")
    assert at.keys == ["enough", "convert:stuff-toys"]
    at.play("convert:stuff-toys")
    assert at.stuff() == (2, 1) and at.pack() == (1, 0)
    at = cattery({"scavenger": 0}, seat(hand="tink, wart", toys=2) + IDLE).play("cat:scavenger")
    assert at.play("enough").stuff() == (1, 1) and at.kind == "fort.play"


@clause("fort.cat.sprightly")
def test_sprightly_discards_a_card_to_draw_one() -> None:
    at = cattery({"sprightly": 0}, seat(hand="tink, puddin", deck="bug, wart") + IDLE).play("cat:sprightly")
    assert at.keys == ["discard:tink", "discard:puddin"]
    at.play("discard:puddin")
    assert at.cards("hand") == ["tink", "wart"] and at.cards("discard") == ["puddin"] and at.kind == "fort.play"
    at = cattery({"sprightly": 0}, seat(hand="tink, worm", discard="chef, bug") + IDLE)
    at.play("cat:sprightly discard:worm")
    assert len(at.cards("hand")) == 2 and len(at.cards("deck")) == 2 and at.cards("discard") == []


@clause("fort.cat.bandit")
def test_bandit_takes_one_resource_from_a_rivals_pack() -> None:
    rivals = seat(pack_pizza=1, pack_toys=1, level=1) + seat(pizza=3)
    at = cattery({"bandit": 0}, seat(hand="wart, bug") + rivals, 3).play("cat:bandit")
    assert at.kind == "fort.rob-pack" and at.keys == ["steal:pack-pizza", "steal:pack-toys"]
    at.play("steal:pack-toys")
    assert at.stuff() == (0, 1) and at.pack(1) == (1, 0)
    both = seat(pack_pizza=1) + seat(pack_toys=1)
    at = cattery({"bandit": 0}, seat(hand="wart, bug") + both, 3).play("cat:bandit")
    assert at.keys == ["rival:1", "rival:2"]
    at.play("rival:2")
    assert at.stuff() == (0, 1) and at.pack(2) == (0, 0)
    at = cattery({"bandit": 0}, seat(hand="wart", pizza=4) + seat(pack_pizza=1) + seat(), 3)
    assert "cat:bandit" not in at.keys  # no room


@clause("fort.cat.scratch", "fort.cats.scratch-dogs")
def test_scratch_trashes_a_kid_in_a_rivals_yard() -> None:
    at = cattery({"scratch": 0}, seat(hand="wart, bug") + seat(yard="chef, tiny, spud"), dogs=True).play("cat:scratch")
    assert at.keys == ["yard:1:chef", "yard:1:tiny"]
    at.play("yard:1:tiny")
    assert at.returned == ["tiny"] and at.cards("yard", 1) == ["chef", "spud"]
    at = cattery({"scratch": 0}, seat(hand="wart, bug") + seat(yard="spud"), dogs=True)
    assert "cat:scratch" not in at.keys


# Other powers.


@clause("fort.cat.kingsly", "fort.cats.score")
@pytest.mark.parametrize(
    ("cats", "points"),
    [
        ({"bandit": 0}, 1),
        ({"bandit": 0, "scratch": 0}, 3),
        ({"bandit": 0, "scratch": 0, "jitters": 0}, 6),
        ({"bandit": 0, "scratch": 0, "jitters": 0, "dumpling": 0}, 10),
        ({"kingsly": 0}, 3),
        ({"kingsly": 0, "bandit": 0}, 5),
        ({"kingsly": 1, "bandit": ROW}, 0),
    ],
)
def test_cats_score_one_three_six_or_ten_and_kingsly_two_more(cats: dict[str, int], points: int) -> None:
    at = cattery(cats, seat(hand="wart") + seat() + seat() + seat(), 4)
    assert at.state.scores()[0]["cats"] == points == at.state.scores()[0]["total"]


@clause("fort.cats.sleepover")
def test_cats_are_not_counted_by_made_up_rules() -> None:
    at = cattery({"bandit": 0, "jitters": 0}, seat(rule="sleepover", hand="bug") + seat(hand="tiny"))
    assert at.state.scores()[0]["rule"] == 4  # a card each


@clause("fort.cat.cilantro")
def test_cilantro_draws_two_and_keeps_one() -> None:
    at = cattery({"cilantro": 0}, seat(hand="puddin", deck="tiny") + IDLE)
    before = at.state.components()
    at.play("deck").play(at.keys[0])
    assert at.state.components() == before, "no card is there twice"
    deck = 'park_deck = ["chef", "tiny", "worm", "bug"]\n'
    at = cattery({"cilantro": 0}, deck + seat(hand="puddin") + IDLE).play("deck")
    assert at.kind == "fort.keep-one" and at.keys == ["keep:bug", "keep:worm"]
    assert at.view(0).drawn == ["bug", "worm"] and at.view(1).drawn is None and at.view(1).drawn_size == 2
    at.play("keep:worm")
    assert at.cards("hand") == ["worm"]  # recruited, discarded and drawn
    assert [at.state.box.ids[kind] for kind in at.state.park_deck] == ["bug", "chef", "tiny"]
    assert at.view(0).park_bottom == ["bug"] and at.view(1).park_bottom == [None]
    assert [event.seen_by(1).facts for event in at.events if event.kind == "fort.buried"] == [{}]


def test_its_owner_remembers_what_cilantro_buried() -> None:
    deck = 'park_deck = ["chef", "tiny", "worm", "bug"]\n'
    at = cattery({"cilantro": 0}, deck + seat(hand="puddin") + IDLE).play("deck keep:worm")
    bottoms = {at.state.determinize(1, seed).park_deck[0] for seed in range(30)}
    assert len(bottoms) > 1
    assert {at.state.determinize(0, seed).park_deck[0] for seed in range(30)} == {at.state.box.kinds["bug"]}


@clause("fort.cats.cilantro-every")
def test_cilantro_acts_on_every_recruiting_from_the_deck() -> None:
    at = cattery({"cilantro": 0}, seat(hand="puddin", perk="birthday-party") + IDLE).play("deck")
    assert at.kind == "fort.keep-one"
    at.play(at.keys[0])
    assert at.kind == "fort.birthday-party"
    assert at.play("deck").kind == "fort.keep-one"
    at = cattery({"cilantro": 1}, seat(hand="baby-face, tiny") + seat(hand="crash"))
    at.play("play:baby-face use:public park:doc finish follow:crash deck")
    assert at.kind == "fort.keep-one" and at.seat == 1
    at.play(at.keys[0])
    assert at.stuff(1) == (0, 1)  # then the toy
    at = cattery({"cilantro": 0}, seat(hand="moose, tink", perk="bribe", level=1) + IDLE).play("play:moose deck")
    assert at.kind != "fort.keep-one" and len(at.cards("lookout")) == 1


@clause("fort.cats.cilantro-last")
def test_cilantro_and_the_last_cards_of_the_deck() -> None:
    at = cattery({"cilantro": 0}, 'park_deck = ["chef", "tiny"]\n' + seat(hand="puddin") + IDLE).play("deck keep:chef")
    assert at.told("end-triggered") == [] and len(at.state.park_deck) == 1
    at = cattery({"cilantro": 0}, 'park_deck = ["chef"]\n' + seat(hand="puddin") + IDLE).play("deck")
    assert at.told("end-triggered") and at.cards("hand") == ["chef"]


@clause("fort.cat.dumpling")
def test_dumpling_makes_levels_dearer() -> None:
    level = GAME.box.levels[1]
    enough = {"pizza": level.pizza + level.either, "toys": level.toys}
    assert "play:bitsy" in cattery({"dumpling": 1}, seat(hand="bitsy, wart", **enough) + seat()).keys
    assert "play:bitsy" not in cattery({"dumpling": 0}, seat(hand="bitsy, wart", **enough) + seat()).keys
    enough["toys"] += 1
    at = cattery({"dumpling": 0}, seat(hand="bitsy, wart", **enough) + seat()).play("play:bitsy")
    at.until("fort.choose-rule")
    assert at.stuff() == (0, 0) and at.level() == 1


@clause("fort.cat.dumpling")
@pytest.mark.parametrize(("pizza", "toys", "is_enough"), [(3, 0, True), (2, 1, True), (2, 0, False), (1, 3, False)])
def test_what_dumpling_costs_more_may_be_pizza_or_a_toy(pizza: int, toys: int, is_enough: bool) -> None:
    costs = "[[level]]\nlevel = 1\npizza = 2\ntoys = 0\neither = 0\n"
    cats = "options = {cats = true}\ncats = {dumpling = 0}\n"
    at = table(cats + seat(hand="bitsy, wart", pizza=pizza, toys=toys) + seat(), deck=costs)
    assert ("play:bitsy" in at.keys) == is_enough


@clause("fort.cats.dumpling-stacks")
def test_dumpling_adds_to_other_changes_of_the_cost() -> None:
    level = GAME.box.levels[1]
    total = level.pizza + level.toys + level.either
    poor = seat(hand="wart", pizza=level.pizza + 1, toys=total - level.pizza, perk="diy")
    assert "diy" in cattery({"dumpling": 1}, poor + seat()).keys
    assert "diy" not in cattery({"dumpling": 0}, poor + seat()).keys
    richer = seat(hand="wart", pizza=level.pizza + 1, toys=total - level.pizza + 1, perk="diy")
    at = cattery({"dumpling": 0}, richer + seat()).play("diy").until("fort.choose-rule")
    assert at.stuff() == (0, 0)
    # Dot's private action is one cheaper and with Dumpling one dearer: as many resources, one of them of any type.
    dot = seat(hand="dot", pizza=level.pizza + 1, toys=total - level.pizza - 1)
    at = cattery({"dumpling": 0}, 'park = "doc, captain, bug"\n' + dot + seat()).play("play:dot")
    assert at.until("fort.choose-rule").stuff() == (0, 0)


@clause("fort.cat.jitters")
def test_jitters_scores_when_nobody_follows() -> None:
    at = cattery({"jitters": 0}, seat(hand="bug, tink") + seat(hand="the-moles")).play("play:bug")
    assert at.seat == 1 and at.score() == 0
    assert at.play("pass").score() == 1
    at = cattery({"jitters": 0}, seat(hand="bug, tink") + seat(hand="the-moles")).play("play:bug follow:the-moles")
    assert at.score() == 0
    at = cattery({"jitters": 1}, seat(hand="bug, tink") + seat(hand="the-moles")).play("play:bug pass")
    assert at.score() == 0 and at.score(1) == 0


@clause("fort.cats.example-jitters-ghost")
def test_example_jitters_and_ghost() -> None:
    at = cattery({"jitters": 0}, seat(hand="ghost, tink") + seat(hand="prince, tiny")).play("play:ghost suit:crown")
    at.play("gather:toys")
    assert at.score() == 1 and at.kind == "fort.recruit"


@clause("fort.cats.example-jitters-echo")
def test_example_jitters_and_echo() -> None:
    leader, rival = seat(hand="echo, tiny"), seat(hand="the-moles", yard="bug")
    at = cattery({"jitters": 0}, leader + rival, dogs=True).play("play:echo yard:1:bug pass")
    assert at.stuff() == (1, 0) and at.score() == 1  # one point for Echo, none for the kid
    at = cattery({"jitters": 0}, leader + rival, dogs=True).play("play:echo yard:1:bug follow:the-moles")
    assert at.stuff(1) == (2, 0) and at.score() == 1  # the kid was followed, Echo was not


@clause("fort.cats.jitters-rough-housing", "fort.cats.jitters-each")
def test_jitters_looks_at_each_played_card_and_at_following_only() -> None:
    at = cattery({"jitters": 0}, seat(hand="bug, tink") + seat(hand="the-moles", perk="rough-housing"))
    at.play("play:bug pass rough-housing")
    assert at.score() == 1 and at.returned == ["bug"]
    at = cattery({"jitters": 0}, seat(hand="ghost, punky", perk="do-over") + IDLE)
    at.play("play:ghost suit:crown gather:toys do-over").until("fort.recruit")
    assert at.score() == 2
    at = cattery({"jitters": 0}, seat(hand="ghost") + IDLE).play("skip")
    assert at.score() == 0


# Attraction.


def end_turn(cats: dict[str, int], hand: str, **more: object) -> Table:
    """The leader plays nothing, recruits, and leaves the hand in the Yard."""
    position = 'park = "noodle-twins, rocket-bros, icky-sticky"\n' + seat(hand=hand, **more) + IDLE
    return cattery(cats, position).until("fort.recruit").play("park:rocket-bros")


@clause("fort.cats.attract", "fort.cats.icons")
@pytest.mark.parametrize(
    ("cat", "enough", "too_few"),
    [
        ("scavenger", "tink, dot", "tink"),
        ("scavenger", "penny, kitty, bug", "bug, the-moles"),
        ("sprightly", "the-moles", "bug"),
        ("bandit", "dash, munch", "dash, bug"),
        ("scratch", "the-scrappers", "crash"),
        ("kingsly", "prince, tiny", "prince"),
        ("cilantro", "doc, bones", "doc, bug"),
        ("dumpling", "doc, bug, tink", "doc, bug"),
        ("jitters", "bitsy", "doc"),
    ],
)
def test_each_cat_comes_to_the_yard_it_wants(cat: str, enough: str, too_few: str) -> None:
    assert owner(end_turn({cat: ROW}, enough), cat) == 0
    assert owner(end_turn({cat: ROW}, too_few), cat) == ROW


@clause("fort.cats.icons")
def test_dogs_in_the_yard_attract_too() -> None:
    position = seat(hand="duke, bug") + IDLE
    at = cattery({"sprightly": ROW}, position, dogs=True).until("fort.recruit").play("park:doc")
    assert owner(at, "sprightly") == 0


@clause("fort.cats.coins")
def test_coins_attract_as_coins_only() -> None:
    assert owner(end_turn({"kingsly": ROW}, "puddin, smoke"), "kingsly") == ROW
    assert owner(end_turn({"kingsly": ROW}, "puddin, prince"), "kingsly") == 0


@clause("fort.cats.attract")
def test_only_at_the_end_of_ones_own_turn() -> None:
    at = cattery({"sprightly": ROW}, seat(hand="wart", yard="the-moles", turns=1) + IDLE)
    assert at.cards("yard") == [] and owner(at, "sprightly") == ROW
    at = cattery({"sprightly": ROW}, seat(hand="wart") + seat(hand="bitsy", yard="the-moles"))
    at.play("skip park:doc")
    assert owner(at, "sprightly") == ROW


@clause("fort.cats.stays", "fort.cats.moves")
def test_a_cat_stays_until_another_player_attracts_it() -> None:
    at = end_turn({"sprightly": 0, "kingsly": 1}, "tink")
    assert owner(at, "sprightly") == 0 and owner(at, "kingsly") == 1
    rival = seat(hand="bitsy", yard="the-moles, bug, worm", turns=1)
    at = cattery({"sprightly": 1}, seat(hand="scout, wart", turns=1) + rival).until("fort.recruit").play("park:doc")
    assert owner(at, "sprightly") == 0  # though the rival has more shovels
    assert at.told("lured-away") == [{"kind": "fort.lured-away", "seat": 0, "cat": "sprightly", "rival": 1}]


@clause("fort.cats.must")
def test_dumpling_comes_wanted_or_not() -> None:
    assert owner(end_turn({"dumpling": 1}, "tink, bug, doc"), "dumpling") == 0


@clause("fort.cats.bound")
def test_cats_help_each_other_to_a_card() -> None:
    """Bandit's toy becomes Scavenger's pizza, which Pudge eats; or Scavenger makes room for Bandit's pizza."""
    at = cattery({"bandit": 0, "scavenger": 0}, seat(hand="pudge", deck="bug") + seat(pack_toys=1), dogs=True)
    assert at.keys == ["skip", "cat:bandit"]
    assert at.play("cat:bandit").kind == "fort.dig", "if you have used a cat, you still play a card: the rest is forced"


@clause("fort.cats.bound")
def test_no_cat_takes_away_the_last_card_that_could_be_played() -> None:
    """Golden Boy can only trash a rival's kid here, or convert: what a cat does must leave one of them."""
    rival = seat(hand="bitsy", yard="crash")
    at = cattery({"scratch": 0}, seat(hand="golden-boy") + rival)
    assert at.keys == ["skip", "play:golden-boy"], "Scratch would take the only kid"
    at = cattery({"scratch": 0}, seat(hand="golden-boy") + seat(hand="bitsy", yard="crash, chef"))
    assert "cat:scratch" in at.keys
    at = cattery({"scavenger": 0}, seat(hand="rusty", pizza=1, toys=1) + IDLE)
    assert at.keys == ["skip", "play:rusty"], "Rusty needs one of each"
    at = cattery({"scavenger": 0}, seat(hand="rusty", pizza=2, toys=1) + IDLE).play("cat:scavenger")
    assert at.stuff() == (1, 2) and at.kind == "fort.pay", "only a pizza may be converted, and only one"


@clause("fort.cats.bound")
def test_by_the_first_rules_cats_did_not_look_so_far_ahead() -> None:
    """Games that began with them go on as they began: a cat could take the last card, and only ready ones helped."""
    first = "rules = 1\n"
    at = cattery({"scratch": 0}, first + seat(hand="golden-boy", deck="bug") + seat(hand="bitsy", yard="crash"))
    assert at.play("cat:scratch").kind == "fort.recruit", "no card is left to play"
    leader = seat(hand="rusty", deck="bug", pizza=1, toys=1)
    at = cattery({"scavenger": 0}, first + leader + IDLE).play("cat:scavenger")
    assert at.keys == ["convert:stuff-pizza", "convert:stuff-toys"]
    assert at.play("convert:stuff-toys").kind == "fort.recruit"
    at = cattery({"bandit": 0}, first + leader + seat(hand="bug", pack_toys=1, pack_pizza=1, level=1))
    assert at.play("cat:bandit").keys == ["steal:pack-pizza", "steal:pack-toys"]
    pudge = first + seat(hand="pudge", deck="bug")
    at = cattery({"bandit": 0, "scavenger": 0}, pudge + seat(hand="bug", pack_toys=1), dogs=True)
    assert at.kind == "fort.recruit", "Scavenger has nothing to convert yet"
    at = cattery({"scratch": 0}, first + seat(hand="moose, noodle-twins") + seat(hand="bug", yard="dash"))
    assert at.keys == ["skip", "play:moose", "cat:scratch"], "the Noodle Twins are there to be tucked"


@clause("fort.cats.bound")
@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize(
    ("cats", "leader", "rival"),
    [
        ("scavenger", seat(hand="rusty", level=2, toys=4, pack_toys=1), IDLE),
        ("scavenger bandit", seat(hand="rusty", level=2, toys=4), seat(hand="bug", pack_pizza=1)),
        ("scavenger scratch", seat(hand="pudge", toys=1), seat(hand="bug", yard="dash")),
        ("bandit", seat(hand="rusty", toys=1), seat(hand="bug", pack_pizza=1)),
        ("sprightly", seat(hand="rusty", deck="bug"), IDLE),
    ],
)
def test_cats_that_are_ready_act_before_a_card_that_only_they_make_playable(
    cats: str, leader: str, rival: str, rules: int
) -> None:
    """By the first rules as by those of today."""
    at = cattery(dict.fromkeys(cats.split(), 0), f"rules = {rules}\n" + leader + rival, dogs=True)
    assert at.keys == ["skip", *(f"cat:{cat}" for cat in cats.split())]


@clause("fort.cats.bound", "fort.cat.scavenger")
def test_scavenger_acts_where_one_conversion_or_only_two_make_a_card_playable() -> None:
    at = cattery({"scavenger": 0}, seat(hand="pudge", deck="bug", toys=1) + IDLE, dogs=True)
    assert at.keys == ["skip", "cat:scavenger"], "one toy becomes the pizza that Pudge eats; there is no second"
    at = cattery({"scavenger": 0}, seat(hand="rusty", level=2, toys=4, pack_toys=1) + IDLE)
    assert at.keys == ["skip", "cat:scavenger"], "Level 3 asks for two of each, and one more"
    at.play("cat:scavenger convert:stuff-toys")
    assert at.keys == ["convert:stuff-toys", "convert:pack-toys"], "one is not enough"


@clause("fort.cat.scavenger")
def test_scavenger_converts_no_third_resource() -> None:
    at = cattery({"scavenger": 0}, seat(hand="tink", toys=4) + IDLE).play("cat:scavenger convert:stuff-toys")
    assert at.stuff() == (2, 2) and at.kind != "fort.convert"


@clause("fort.cats.attract")
def test_cats_are_attracted_in_the_last_round_too() -> None:
    at = cattery({"jitters": ROW}, "trigger = 1\n" + seat(hand="bitsy", deck="tiny") + IDLE).play("park:doc")
    assert owner(at, "jitters") == 0


@clause("fort.cat.dumpling")
def test_dumpling_makes_levels_dearer_for_followers_too() -> None:
    level = GAME.box.levels[1]
    rival = seat(hand="scout", pizza=level.pizza + level.either, toys=level.toys)
    for holder, offered in ((1, ["pass"]), (0, ["pass", "follow:scout"])):
        at = cattery({"dumpling": holder}, seat(hand="lefty", pizza=4, toys=4) + rival)
        assert at.play("play:lefty").until("fort.follow").keys == offered


@clause("fort.cats.bound", "fort.perk.do-over")
def test_who_used_a_cat_before_a_second_card_goes_on_to_it() -> None:
    leader = seat(hand="wart, pudge", deck="bug", perk="do-over")
    at = cattery({"bandit": 0, "scavenger": 0}, leader + seat(pack_toys=1), dogs=True)
    at.play("play:wart use:private finish").until("fort.do-over").play("do-over")
    assert at.keys == ["skip", "cat:bandit"]
    assert at.play("cat:bandit").kind == "fort.dig"


@clause("fort.cat.bandit")
def test_bandit_robs_rivals_only() -> None:
    assert "cat:bandit" not in cattery({"bandit": 0}, seat(hand="wart", pack_pizza=1) + IDLE).keys
