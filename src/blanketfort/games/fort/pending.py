"""What can be pending in a game of Fort: which steps lie on which, and what each of them needs on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from blanketfort.engine.errors import BadText
from blanketfort.engine.nothing import NOTHING
from blanketfort.engine.state import Step
from blanketfort.engine.text import Shape, steps_of
from blanketfort.games.fort.rules import options, terms
from blanketfort.games.fort.rules.asking import Ask
from blanketfort.games.fort.rules.dealing import STARTING_KIDS, DraftRound, Keeping
from blanketfort.games.fort.rules.state import FortState
from blanketfort.games.fort.rules.turn import END, Turn
from blanketfort.games.fort.rules.verbs import VERBS

RULES = "blanketfort.games.fort.rules"
LEVEL = "Paying Reaching ChoosingRule ChoosingPerk"
ACTION = f"Doing Gathering CopyingRival Then Also KeepingOne {LEVEL}"
"""What an action of a card may leave to be done."""
CATS = "Scavenging Scratching Discarding Robbing RobbingPack"
FOLLOWERS = f"Following FollowingFurther Declaring {ACTION}"
UPON = {
    "": "Dealing FormingDecks Turn EndingTurn",
    "FormingDecks": "DraftRound Passing",
    "Passing": "Keeping",
    "Keeping": "Keeping",
    "EndingTurn": "RecruitPhase BirthdayParty KeepingOne",
    "BirthdayParty": "KeepingOne",
    "RecruitPhase": f"Play AfterPlaying DoOver PlayAgain {LEVEL}",
    "Play": CATS,
    "PlayAgain": CATS,
    "AfterPlaying": f"Followers RoughHousing {FOLLOWERS} DoingTrick GoingHome Visiting",
    "Followers": "Using Finishing",
    "RoughHousing": f"RoughHousing {FOLLOWERS}",
    "Following": FOLLOWERS,
    "Finishing": f"Performing {ACTION}",
    "Performing": "Adding",
    "Adding": "ChoosingSuit",
    "Doing": ACTION,
    "Then": ACTION,
    "Also": ACTION,
    "DoingTrick": "AddingToDog Doing",
    "AddingToDog": "Doing",
    "GoingHome": "Gaining FillingToys Mimicking AfterMimicking Herding HerdingTo Fetching Settling ShufflingTogether "
    f"Calling Advancing Unpacking SwappingRule Stealing {LEVEL}",
    "Mimicking": "AfterMimicking",
    "AfterMimicking": f"Followers {FOLLOWERS}",
    "Settling": "Relieving",
    "ShufflingTogether": "Digging",
    "Calling": "DeclaringCoins",
    "Unpacking": "SwappingPerk",
}
UPON |= {name: f"{UPON.get(name, '')} Recycling" for name, step in steps_of(RULES).items() if issubclass(step, Ask)}
SHAPE = Shape(RULES, UPON)
OF_ALL = frozenset(["Keeping", "FormingDecks", "Dealing", "DraftRound", "Passing"])
"""Steps that are not of somebody's turn."""
OF_OTHERS = frozenset(f"{FOLLOWERS} RoughHousing Reaching".split()) - {"Declaring"}
"""Steps of a turn that may be those of others than its leader."""
MOST = 64
"""More of anything than can be done at once."""


def ranges(state: FortState) -> dict[str, range]:
    """What the numbers of steps may be."""
    cards, seats, many = len(state.box.ids), range(state.players), range(MOST)
    return {
        **dict.fromkeys(["seat", "owner", "rival"], seats),
        **dict.fromkeys(["left", "times", "done", "icons", "given", "copies"], many),
        **dict.fromkeys(["pizza", "toys"], range(terms.STUFF_LIMIT * 4)),
        "phase": range(END + 1),
        "passes": range(STARTING_KIDS + 1),
        "which": range(2),
        "ref": range(NOTHING, 2 * cards),
        "verb": range(1, len(VERBS)),
        "modifier": range(-9, 10),
        "drawn": range(len(terms.PERK_NAMES)),
        "source": range(options.HERD_PARK, options.HERD_YARD + state.players),
        "before": range(NOTHING, options.YARD + state.players * options.KINDS),
    }


def check_agenda(state: FortState) -> None:
    """BadText unless the table has what each pending step is about."""
    names = [type(step).__name__ for step in state.agenda]
    for step, name in zip(state.agenda, names, strict=True):
        is_led = name not in OF_ALL and name not in OF_OTHERS and not isinstance(step, Turn)
        if is_led and step.seat != state.leader:
            raise BadText(f"the step {name} is of seat {step.seat}, and seat {state.leader} leads")
        if name in NEEDS and not NEEDS[name](state, step):
            raise BadText(f"the step {name} is about something that is not there")
    for name in ("Following", "RoughHousing", "Keeping"):
        seats = [step.seat for step, called in zip(state.agenda, names, strict=True) if called == name]
        if len(set(seats)) < len(seats) or (name != "Keeping" and state.leader in seats):
            raise BadText(f"there should be one step {name} for each other seat at the most")
    actors = {step.seat for step, name in zip(state.agenda, names, strict=True) if name in ACTION.split()}
    if len(actors) > 1:
        raise BadText("one player at a time uses an action")
    if len(state.drawn) != 2 * names.count("KeepingOne"):
        raise BadText("drawn are the two cards of which a step KeepingOne keeps one")
    if state.played.dog != NOTHING and not {"DoingTrick", "GoingHome", "Visiting"} & set(names):
        raise BadText("dog is the one that is played, up to a step GoingHome or Visiting")
    if state.played.borrowed != NOTHING and "AfterMimicking" not in names:
        raise BadText("borrowed is a kid that a dog uses, up to a step AfterMimicking")
    if names[:1] == ["FormingDecks"]:
        check_draft(state)


def check_draft(state: FortState) -> None:
    """BadText unless all have eight cards: in the deck those that were kept, in hand those to choose from."""
    draft: list[Any] = state.agenda[1:]
    passes = draft[0].passes if draft else 0
    to_keep = [step.seat for step in draft if isinstance(step, Keeping)]
    for seat, board in enumerate(state.boards):
        has_kept = bool(draft) and not isinstance(draft[0], DraftRound) and seat not in to_keep
        if len(board.deck) != passes + has_kept or len(board.hand) + len(board.deck) != STARTING_KIDS:
            raise BadText(
                f"seat {seat} should have {STARTING_KIDS} cards, those in the deck that were kept in the draft"
            )
    if any(step.passes != passes for step in draft) or (to_keep and passes == STARTING_KIDS):
        raise BadText("the steps of a draft should be of one pass")


# What steps are about. Each is asked of a step of its name only, so it may look at what such a step holds.


def has_action(state: FortState, ref: int) -> bool:
    """Whether it is an action of the played card."""
    return state.played.card != NOTHING and ref // 2 == state.played.card and state.box.actions[ref] is not None


def has_this_action(state: FortState, step: Any) -> bool:
    return has_action(state, 2 * state.played.card + step.which)


def can_add(state: FortState, step: Any) -> bool:
    """Whether the action counts a suit, and if any one, that has been chosen or is just being."""
    if not has_this_action(state, step):
        return False
    action = state.box.actions[2 * state.played.card + step.which]
    assert action is not None
    is_choosing = type(state.top).__name__ in ("ChoosingSuit", "Recycling")
    return action.counts_suit and (action.measure != terms.ANY or is_choosing or state.played.any_suit != NOTHING)


def can_perform(state: FortState, step: Any) -> bool:
    if not has_this_action(state, step):
        return False
    action = state.box.actions[2 * state.played.card + step.which]
    assert action is not None
    return not action.counts_suit or can_add(state, step)


def has_ref(state: FortState, step: Any) -> bool:
    """Whether it is about no action of a card, or about one of the played card."""
    return step.ref == NOTHING or has_action(state, step.ref)


def can_do(state: FortState, step: Any) -> bool:
    """Whether it is a verb by choices, and that of its action."""
    if not VERBS[step.verb].kind or step.left == 0 or not has_ref(state, step):
        return False
    action = state.box.actions[step.ref] if step.ref != NOTHING else None
    if action is None:
        return True
    verbs = [action.verb, action.also]
    if terms.CONVERT in verbs:
        verbs += [terms.CONVERT_PIZZA, terms.CONVERT_TOYS]
    return int(step.verb) in verbs


def has_more(state: FortState, step: Any) -> bool:
    """Whether the action has a second part of the kind of this step."""
    if step.ref == NOTHING or not has_action(state, step.ref):
        return False
    action = state.box.actions[step.ref]
    assert action is not None
    more: int = action.then if type(step).__name__ == "Then" else action.also
    return more != terms.NO_VERB


def has_dog(state: FortState, _step: Any) -> bool:
    return state.played.dog != NOTHING


def can_swap_rule(state: FortState, step: Step) -> bool:
    board = state.boards[step.seat]
    return board.rule != NOTHING and board.other_rule in state.rule_box


def is_borrowed(state: FortState, _step: Any) -> bool:
    """Whether the kid whose actions a dog uses is the one that it has found, or has left the Park since."""
    option = state.played.borrowed
    if option == options.DECK:
        return state.played.card != NOTHING
    if option == NOTHING or options.card_of(option) != state.played.card:
        return False
    return options.PARK <= option < options.RULE or options.YARD <= option < options.DECK


def is_of_a_kid(_state: FortState, step: Any) -> bool:
    """Whether what was found before is a kid, or nothing yet."""
    before: int = step.before
    return before == NOTHING or options.PARK <= before < options.RULE or before >= options.YARD


NEEDS: dict[str, Callable[[FortState, Any], bool]] = {
    **dict.fromkeys(
        ["Following", "FollowingFurther", "Declaring"], lambda state, _step: has_action(state, 2 * state.played.card)
    ),
    **dict.fromkeys(["Followers", "Using"], lambda state, _step: state.played.card != NOTHING),
    **dict.fromkeys(["Adding", "ChoosingSuit"], can_add),
    "AfterPlaying": lambda state, _step: not state.played.is_trashed or state.played.card != NOTHING,
    "Performing": can_perform,
    "Finishing": has_this_action,
    **dict.fromkeys(["Doing", "Scavenging", "Scratching"], can_do),
    **dict.fromkeys(["Gathering", "CopyingRival"], has_ref),
    **dict.fromkeys(["Then", "Also"], has_more),
    **dict.fromkeys(["Paying", "Reaching"], lambda state, step: state.boards[step.seat].level < terms.TOP_LEVEL),
    "ChoosingRule": lambda state, step: state.boards[step.seat].rule == NOTHING and len(state.rule_stack) > 0,
    "ChoosingPerk": lambda state, step: state.boards[step.seat].perk == NOTHING and len(state.perk_row) > 0,
    "SwappingPerk": lambda state, step: state.boards[step.seat].perk != NOTHING and step.drawn in state.perk_box,
    "SwappingRule": can_swap_rule,
    **dict.fromkeys(["DoingTrick", "GoingHome", "Visiting"], has_dog),
    "AddingToDog": lambda state, step: has_dog(state, step) and 0 <= step.given <= len(state.played.added),
    "AfterMimicking": is_borrowed,
    "RoughHousing": lambda state, step: state.boards[step.seat].perk == terms.ROUGH_HOUSING,
    "Mimicking": is_of_a_kid,
    "KeepingOne": lambda state, _step: len(state.drawn) == 2,
    **dict.fromkeys(["Stealing", "RobbingPack"], lambda _state, step: step.rival != step.seat),
}
