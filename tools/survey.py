"""Describe the environments as a paper would: `python tools/survey.py docs/environments.md --games 200`.

Every figure comes from games with the seeds 1 to N and can be had again by the same command: what an agent sees and may
do, how long games are and how many actions are legal in them, how much is hidden, what the first seat is worth, and how
often the rule of thumb wins against players who do anything. `--learned docs/pictures/maskable-ppo.json` adds what
a run of examples/maskable_ppo.py reached; the levels are those of docs/levels.md.
"""

from __future__ import annotations

import argparse
import json
import random
import re
from math import sqrt
from pathlib import Path
from statistics import fmean, median

import numpy as np

from blanketfort.arena.simulation import Plan, simulate
from blanketfort.engine.shelf import all_games
from blanketfort.engine.state import State
from blanketfort.research.setting import Setting
from blanketfort.research.single_agent import Environment, environments

LEVELS = Path(__file__).parents[1] / "docs/levels.md"
EVERY = 8
"""At every eighth decision it is looked at what is hidden."""
HEAD = """# The environments in numbers

*Made by `python tools/survey.py docs/environments.md --games {games}{learned}`; all figures are of the games with the
seeds 1 to {games}, but for what is said of levels and of a learner.*

Three card games for two to four players, with hidden hands, chance, and questions inside of questions: **Fort** (deck
building, in which the others may follow your action), **Fort Sumter** (areas, and two sides that are not alike) and
**forfort** (walls and armies, each for themselves or in teams). They are zero-sum and paid at the end only. What each
number and each action means is on [the page of its game](generated/environments/index.md); how to use them is told
[here](research.md).

## Sizes

| environment | numbers seen | actions | decisions in a game | legal actions | numbers hidden |
|---|---|---|---|---|---|
"""
NOTES = """
All seats choose at random here. *Decisions* are of all seats together: median, fewest to most. *Legal actions* at a
decision: mean, and most. *Numbers hidden*: a deal is made anew from all that the seat knows that is asked
(`determinize`); this is how many of the numbers that the other seats see differ on average from the real ones, at every
eighth decision. What nobody sees, the order of the decks, comes on top of it.

## Baselines

| environment | all random: won by the first seat | rule of thumb among random players: won |
|---|---|---|
"""
LEARNED = """
## A public learner

MaskablePPO of sb3-contrib, by `python examples/maskable_ppo.py --game {game} --seed {seed}`, after {steps:,} steps
({minutes} minutes of a processor): {shares}, each of {games} games.
"""
STRONGER = """
In brackets what would be even; a share near a half is known to {error:.0f} percentage points (95 %). One plays by the
rule of thumb and all others at random; in teams, one team.

## Levels

From [how strong the computer players are](levels.md), where the errors and the other pairs are:

| table | weaker | stronger | games | stronger won |
|---|---|---|---|---|
"""


def describe(id: str, environment: Environment, games: int) -> str:
    """An environment's row among the sizes."""
    setting = Setting(*environment)
    lengths, legal, hidden = [], [], []
    for seed in range(1, games + 1):
        state, luck, length = setting.deal(seed), random.Random(seed), 0
        while not state.over:
            options = state.legal
            legal.append(len(options))
            if length % EVERY == 0:
                hidden.append(count_hidden(setting, state, seed))
            state.apply(luck.choice(options))
            length += 1
        lengths.append(length)
    spread = f"{median(lengths):g} ({min(lengths)} to {max(lengths)})"
    sizes = f"{setting.encoder.size} | {len(setting.actions)}"
    return f"| `{id}` | {sizes} | {spread} | {fmean(legal):.1f}, {max(legal)} | {fmean(hidden):.1f} |"


def count_hidden(setting: Setting, state: State, seed: int) -> int:
    """How many numbers that others see are others in a deal that the seat which is asked takes for possible."""
    asked = state.top.seat
    possible = state.determinize(asked, seed)
    others = [seat for seat in range(setting.players) if seat != asked]
    return sum(int(np.sum(setting.observe(state, at) != setting.observe(possible, at))) for at in others)


def compare(id: str, environment: Environment, games: int) -> str:
    """Its row among the baselines."""
    name, players, options = environment
    fair = 1 / (2 if options.get("teams") else players)
    first = share_of(Plan(name, players, games, 1, ("random",), options), "random", {0})
    sides = ("thumb", "random") if options.get("teams") else ("thumb", *["random"] * (players - 1))
    thumb = share_of(Plan(name, players, games, 1, sides, options), "thumb", set(range(players)))
    return f"| `{id}` | {first:.1%} ({1 / players:.0%}) | {thumb:.1%} ({fair:.0%}) |"


def share_of(plan: Plan, bot: str, seats: set[int]) -> float:
    """The share of the victories that a player won in these seats; one that is shared counts in parts."""
    won = 0.0
    for result in simulate(plan):
        own = [seat for seat in result.winners if seat in seats and result.bots[seat] == bot]
        won += len(own) / len(result.winners)
    return won / plan.games


def tell_learned(path: Path) -> str:
    told = json.loads(path.read_text(encoding="utf-8"))
    last = told["rows"][-1]
    shares = " and ".join(f"{last[rival]:.1%} won against {rival}" for rival in ("random", "thumb"))
    return LEARNED.format(game=told["game"], seed=told["seed"], shares=shares, **last)


def rows_of_levels() -> list[str]:
    """What the levels' page says of the strongest against the weakest two."""
    rows = re.findall(
        r"^\| [^|]+ \| (?:thumb|random) \| expert \|.*$", LEVELS.read_text(encoding="utf-8"), re.MULTILINE
    )
    return ["|".join(row.split("|")[:6]) + "|" for row in rows]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("page", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--learned", type=Path, action="append", default=[])
    wanted = parser.parse_args()
    found = {id: environment for game in all_games() for id, environment in environments(game).items()}
    sizes = [describe(id, environment, wanted.games) for id, environment in found.items()]
    baselines = [compare(id, environment, wanted.games) for id, environment in found.items()]
    learned = "".join(f" --learned {path.as_posix()}" for path in wanted.learned)
    parts = [HEAD.format(games=wanted.games, learned=learned) + "\n".join(sizes), NOTES + "\n".join(baselines)]
    parts.append(STRONGER.format(error=98 / sqrt(wanted.games)) + "\n".join(rows_of_levels()))
    parts += [tell_learned(path) for path in wanted.learned]
    wanted.page.write_text("\n".join(parts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
