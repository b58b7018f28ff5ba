"""The computer player of forfort: by rules of thumb, and by a search whose positions a judge values."""

from blanketfort.bots.levels import Brain, Level
from blanketfort.games.forfort.bot.gauges import GAUGES
from blanketfort.games.forfort.bot.judge import make_judge
from blanketfort.games.forfort.bot.thumb import RuleOfThumb
from blanketfort.games.forfort.bot.traits import make_teller

LEVELS = {
    "easy": Level(overlooks=0.45),
    "medium": Level(),
    "hard": Level(iterations=32),
    "expert": Level(iterations=1000),
    "master": Level(iterations=24000, is_master=True),
}
CROWDED = {
    3: {
        "easy": Level(overlooks=0.92),
        "medium": Level(overlooks=0.66),
        "hard": Level(overlooks=0.1),
    },
    4: {
        "easy": Level(overlooks=0.95),
        "medium": Level(overlooks=0.7),
        "hard": Level(),
    },
}
BRAIN = Brain(RuleOfThumb, make_judge, LEVELS, CROWDED, make_teller, GAUGES, has_learned=True)
