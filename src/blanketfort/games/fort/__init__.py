"""Fort, by Grant Rodiek (Leder Games, 2020), after the newer printing of its English rulebook.

Deliberate deviations: none. What the rulebook leaves open is ruled in `rulebook.toml`, each ruling with its reason, and
the numbers that are not public (copies of 18 cards, the levels' costs and most of their points) are ours, marked so in
`cards.toml`.
"""

from blanketfort.games.fort.game import GAME

__all__ = ["GAME"]
