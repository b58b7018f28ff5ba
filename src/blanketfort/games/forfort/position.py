"""A position of forfort in text, and back: cards and spaces by name, piles of a player in one table.

game = "forfort"
agenda = ["TakeTurn 0"]                      # the default

[[player]]                                   # one for each seat, in order; what is left out has its usual value
hand = ["angled-ram"]
dungeon = ["straight-mason n+ne"]            # the top card first, each with its arrows; left out: the unseen cards
fort = ["nw: camp, angled-garrison"]         # from the bottom up
invaders = ["e: 1 north"]                    # an army of player 1 that marches north
"""

from typing import Any

from blanketfort.engine.errors import BadText
from blanketfort.engine.nothing import NOBODY, NOTHING, NOWHERE
from blanketfort.engine.setup import Setup
from blanketfort.engine.text import Shape, check_keys, flag_in, names_in, number_in, write_steps, write_toml
from blanketfort.games.forfort.rules.armies import Aim
from blanketfort.games.forfort.rules.camps import FirstCamp, PlaceCamp
from blanketfort.games.forfort.rules.construct import Place
from blanketfort.games.forfort.rules.faces import CAMP, FITS, HAS_DRAWBRIDGE, NAMES, NUMBERS, RAM, SYMBOLS, TREBUCHET
from blanketfort.games.forfort.rules.scoring import is_complete
from blanketfort.games.forfort.rules.spaces import ALL, DIRECTIONS, SPACES
from blanketfort.games.forfort.rules.state import ForfortState, new_state
from blanketfort.games.forfort.rules.turn import DiscardTriggered, TakeTurn
from blanketfort.games.forfort.rules.variants import Rules

EFFECTS = "Strike SiegeTower Garrison Mason"
UPON = {
    "": "SetUp TakeTurn EndTurn",
    "TakeTurn": "FirstCamp",
    "FirstCamp": "FirstCamp",
    "EndTurn": f"ActivateDrawbridge PlayCard Place PlaceCamp Combine DiscardTriggered Aim March {EFFECTS}",
    "ActivateDrawbridge": f"PlayCard Place PlaceCamp Combine DiscardTriggered Aim {EFFECTS}",
    "PlayCard": "March",
    "DiscardTriggered": f"Aim Combine Place {EFFECTS}",
    "Combine": f"Aim Combine Place {EFFECTS}",
    "Garrison": "Garrison Aim",
    "SiegeTower": "SiegeTower",
}
SHAPE = Shape("blanketfort.games.forfort.rules", UPON)
KEYS = "game players options root tick agenda laid turns extra first ending left champion player"
MANY = range(10000)
PLAYER = "hand dungeon discard fort invaders camps armies defeated token"


def write_position(state: ForfortState) -> str:
    """The whole position, secrets and all."""
    data: dict[str, object] = {"game": "forfort", "players": state.players, "options": dict(state.setup.options)}
    data |= {"root": state.luck.root.hex(), "tick": state.tick, "agenda": list(write_steps(state.agenda))}
    data |= {
        "laid": [NAMES[card] for card in state.laid],
        "turns": state.turns,
        "extra": state.extra,
        "first": state.first,
        "ending": state.ending,
        "left": state.left,
    }
    data |= {"champion": state.champion}
    data |= {"player": [write_player(state, seat) for seat in range(state.players)]}
    return write_toml(data)


def write_player(state: ForfortState, seat: int) -> dict[str, object]:
    """All that belongs to one seat, and the armies in its fort."""
    pile = zip(state.dungeons[seat], state.backs[seat], strict=True)
    bridge = state.bridges[seat]
    return {
        "hand": [NAMES[card] for card in state.hands[seat]],
        "dungeon": [f"{NAMES[card]} {write_back(back)}" for card, back in pile][::-1],
        "discard": [NAMES[card] for card in state.discards[seat]],
        "fort": [write_stack(state, seat, space) for space in range(8) if state.stacks[seat * 8 + space]],
        "invaders": [write_army(state, seat, space) for space in range(8) if state.armies[seat * 8 + space] >= 0],
        "camps": state.camps[seat],
        "armies": state.reserves[seat],
        "defeated": state.defeated[seat],
        "token": "" if bridge == NOWHERE else SPACES[bridge],
    }


def write_back(back: int) -> str:
    """The spaces that the two arrows name."""
    return "+".join([SPACES[space] for space in range(8) if back >> space & 1])


def write_stack(state: ForfortState, seat: int, space: int) -> str:
    """A space and its cards from the bottom up."""
    return f"{SPACES[space]}: {', '.join([NAMES[card] for card in state.stacks[seat * 8 + space]])}"


def write_army(state: ForfortState, seat: int, space: int) -> str:
    """A space, the owner of the army there, and where it marches."""
    army = state.armies[seat * 8 + space]
    return f"{SPACES[space]}: {army // 4} {DIRECTIONS[army % 4]}"


def read_position(setup: Setup, rules: Rules, data: dict[str, Any]) -> ForfortState:
    """The state that a position's data describe; BadText names what can't be read."""
    state = new_state(setup, rules)
    check_keys("a position", data, KEYS)
    players = data.get("player", [])
    if not isinstance(players, list) or len(players) > state.players:
        raise BadText(f"a position of {state.players} players has up to {state.players} tables [[player]]")
    for seat in range(state.players):
        read_player(state, seat, players[seat] if seat < len(players) else {})
    for seat in range(state.players):
        default = rules.deck.armies - state.defeated[seat] - count_marching(state, seat)
        row = players[seat] if seat < len(players) else {}
        state.reserves[seat] = number_in(row, "armies", MANY, max(default, 0))
    state.laid = tuple([read_card(name) for name in names_in(data, "laid")])
    state.turns = number_in(data, "turns", MANY)
    state.extra = flag_in(data, "extra")
    state.ending = flag_in(data, "ending") or () in state.dungeons
    state.first = number_in(data, "first", range(state.players))
    state.left = read_left(data, state)
    state.champion = number_in(data, "champion", range(NOBODY, state.players), NOBODY)
    state.agenda = SHAPE.read(data.get("agenda", ["TakeTurn 0"]), ranges(state), setup.is_study)
    check_agenda(state)
    return state


def ranges(state: ForfortState) -> dict[str, range]:
    """What the numbers of steps may be."""
    pairs = dict.fromkeys(SYMBOLS, range(3))
    flags = dict.fromkeys(["freely", "pairing", "combined", "through"], range(2))
    places = state.players * 8
    numbers = {"seat": range(state.players), "place": range(places), "waiting": range(2**places)}
    return {**pairs, **flags, **numbers, "symbol": range(RAM, TREBUCHET + 1)}


def check_agenda(state: ForfortState) -> None:
    """Refuse pending work that this position can't have."""
    agenda = state.agenda
    cards, steps = len(state.laid), sum([isinstance(step, Place | DiscardTriggered) for step in agenda])
    if cards != steps:
        counts = f"{cards} card{'s' * (cards != 1)}, {steps} step{'s' * (steps != 1)}"
        raise BadText(f"each card that is laid waits for a step Place or DiscardTriggered of the agenda: {counts}")
    if len({step.seat for step in agenda if not isinstance(step, FirstCamp | TakeTurn)}) > 1:
        raise BadText("the agenda is that of one player's turn")
    first_camps = [step.seat for step in agenda if isinstance(step, FirstCamp)]
    if len(set(first_camps)) < len(first_camps):
        raise BadText("each player places one first camp")
    for step in agenda:
        if isinstance(step, Aim) and not can_aim(state, step):
            raise BadText(f"an army is aimed on an empty space of an opponent's fort, not on place {step.place}")
        if isinstance(step, FirstCamp) and state.empty_spaces(step.seat) != ALL:
            raise BadText(f"the first camp is placed in an empty fort, and that of player {step.seat} is not")
        if isinstance(step, PlaceCamp) and state.camps[step.seat] == 0:
            raise BadText(f"the step {type(step).__name__} is of player {step.seat}, who has no camp")
        if isinstance(step, Place) and not has_site(state, step):
            raise BadText("the card that is laid fits nowhere")


def check_forts(state: ForfortState) -> None:
    """Refuse a complete fort whose owner has not won."""
    complete = [seat for seat in range(state.players) if is_complete(state, seat)]
    if state.setup.is_study:  # what a full fort lets others do can be shown
        return
    if complete != ([] if state.champion == NOBODY else [state.champion]) or (complete and state.agenda):
        raise BadText("a complete fort ends the game, and champion says whose it is")


def has_site(state: ForfortState, place: Place) -> bool:
    """Whether the card that was laid last can be placed."""
    card = state.laid[-1]
    return (state.empty_spaces(place.seat) if card == CAMP else place.sites(state, card)) != 0


def can_aim(state: ForfortState, aim: Aim) -> bool:
    """Whether the place is one where a garrison puts an army."""
    has_army = state.reserves[aim.seat] > 0
    return has_army and aim.place // 8 in state.rules.opponents[aim.seat] and state.is_empty(aim.place)


def read_player(state: ForfortState, seat: int, row: dict[str, Any]) -> None:
    """Read one table [[player]]."""
    check_keys("a player", row, PLAYER)
    state.hands[seat] = sorted([read_wall("hand", name) for name in names_in(row, "hand")])
    state.discards[seat] = sorted([read_card(name) for name in names_in(row, "discard")])
    for entry in names_in(row, "fort"):
        read_stack(state, seat, entry)
    for entry in names_in(row, "invaders"):
        read_army(state, seat, entry)
    camps = sum([stack.count(CAMP) for stack in state.stacks[seat * 8 : seat * 8 + 8]])
    left = state.rules.deck.camps - camps - state.discards[seat].count(CAMP)
    state.camps[seat] = number_in(row, "camps", MANY, max(left, 0))
    state.defeated[seat] = number_in(row, "defeated", MANY)
    state.bridges[seat] = read_token(state, seat, row.get("token", ""))
    if "dungeon" in row:
        pile = [read_back(state.rules, entry) for entry in names_in(row, "dungeon")][::-1]
    else:
        pile = [(card, state.rules.deck.backs[0]) for card in unseen(state, seat)]
    state.dungeons[seat] = tuple([card for card, _back in pile])
    state.backs[seat] = tuple([back for _card, back in pile])


def unseen(state: ForfortState, seat: int) -> list[int]:
    """The walls of the deck that the position puts nowhere else."""
    rest = list(state.rules.deck.walls)
    stacks = [card for stack in state.stacks[seat * 8 : seat * 8 + 8] for card in stack]
    for card in [*state.hands[seat], *state.discards[seat], *stacks]:
        if card in rest:
            rest.remove(card)
    return rest


def count_marching(state: ForfortState, seat: int) -> int:
    """How many armies of this seat stand in forts."""
    return sum([army >= 0 and army // 4 == seat for army in state.armies])


def read_left(data: dict[str, Any], state: ForfortState) -> int:
    """How many turns are still to come: known once a turn in which a dungeon ran out is over."""
    left: int = data.get("left", NOTHING)
    most = state.players if state.rules.end == "drawn" else state.players - 1
    if type(left) is not int or not NOTHING <= left <= (most if state.ending else NOTHING):
        raise BadText(f"left should be {NOTHING}, or the turns to come when a dungeon has run out, not {left!r}")
    return left


def read_card(name: str) -> int:
    """A card by its name, such as `angled-mason+ram`, `straight-protected-garrison`, `angled-plain` or `camp`."""
    if name not in NUMBERS:
        raise BadText(
            f"there is no card {name!r}; a card is called angled-mason+ram, straight-protected-garrison or camp"
        )
    return NUMBERS[name]


def read_wall(where: str, name: str) -> int:
    """A card by its name, in a pile that has no camps."""
    card = read_card(name)
    if card == CAMP:
        raise BadText(f"{where} holds walls, not camps")
    return card


def read_token(state: ForfortState, seat: int, name: object) -> int:
    """The space of the drawbridge token, or NOWHERE."""
    if name == "":
        return NOWHERE
    space = read_space(name)
    card = state.visible(seat * 8 + space)
    if card < 0 or not HAS_DRAWBRIDGE[card]:
        raise BadText(f"the token lies on a visible drawbridge wall, and {name} has none")
    return space


def read_space(name: object) -> int:
    """A space by its name."""
    if name not in SPACES:
        raise BadText(f"there is no space {name!r}; there are: {', '.join(SPACES)}")
    return SPACES.index(str(name))


def read_back(rules: Rules, entry: str) -> tuple[int, int]:
    """A card of the dungeon and its arrows; without arrows those of the deck's first back."""
    name, _, arrows = entry.partition(" ")
    card = read_wall("dungeon", name)
    if not arrows:
        return card, rules.deck.backs[0]
    spaces = {read_space(word) for word in arrows.split("+")}
    if len(spaces) != 2:
        raise BadText(f"a back names two different spaces, not {arrows!r}")
    return card, sum([1 << space for space in spaces])


def read_stack(state: ForfortState, seat: int, entry: str) -> None:
    """`nw: camp, angled-garrison`."""
    name, _, cards = entry.partition(":")
    space = read_space(name)
    stack = [read_card(card.strip()) for card in cards.split(",")]
    if CAMP in stack[1:]:
        raise BadText(f"a camp lies on an empty space, not on {NAMES[stack[stack.index(CAMP, 1) - 1]]}")
    for card in stack:
        if card != CAMP and not FITS[card] >> space & 1:
            raise BadText(f"{NAMES[card]} does not fit on space {name}")
    state.put_stack(seat * 8 + space, tuple(stack))


def read_army(state: ForfortState, seat: int, entry: str) -> None:
    """`e: 1 north`."""
    name, _, words = entry.partition(":")
    place = seat * 8 + read_space(name)
    owner, _, direction = words.strip().partition(" ")
    seats = [str(other) for other in state.rules.opponents[seat]]
    if owner not in seats or direction not in DIRECTIONS:
        raise BadText(f"an invader is written 'e: {seats[0]} north', not {entry!r}")
    if not state.is_empty(place):
        held = "a card" if state.stacks[place] else "another"
        raise BadText(f"an army stands on an empty space, and {name} holds {held}")
    state.put_army(place, int(owner) * 4 + DIRECTIONS.index(direction))
