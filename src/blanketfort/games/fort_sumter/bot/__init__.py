"""The computer player of Fort Sumter: by rules of thumb, and by a search whose positions a judge values."""

from blanketfort.bots.levels import Brain, Level
from blanketfort.games.fort_sumter.bot.gauges import GAUGES
from blanketfort.games.fort_sumter.bot.judge import make_judge
from blanketfort.games.fort_sumter.bot.thumb import RuleOfThumb

LEVELS = {
    "easy": Level(overlooks=0.55),
    "medium": Level(overlooks=0.2),
    "hard": Level(iterations=28),
    "expert": Level(iterations=400),
    "master": Level(iterations=8000, is_master=True),
}
BRAIN = Brain(RuleOfThumb, make_judge, LEVELS, {}, make_judge, GAUGES, has_learned=True, candidates=4)
