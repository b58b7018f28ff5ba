"""The computer player of Fort: by rules of thumb, and by a search whose positions a judge values."""

from blanketfort.bots.levels import Brain, Level
from blanketfort.games.fort.bot.gauges import GAUGES
from blanketfort.games.fort.bot.judge import make_judge
from blanketfort.games.fort.bot.thumb import RuleOfThumb

LEVELS = {
    "easy": Level(overlooks=0.25),
    "medium": Level(),
    "hard": Level(iterations=24),
    "expert": Level(iterations=400),
    "master": Level(iterations=20000, is_master=True),
}
BRAIN = Brain(RuleOfThumb, make_judge, LEVELS, crowded={}, make_teller=make_judge, gauges=GAUGES)
