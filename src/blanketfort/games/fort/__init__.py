"""Fort, by Grant Rodiek (Leder Games, 2020), after the newer printing of its English rulebook, with the expansion
Cats & Dogs, by Grant Rodiek and Nick Brachmann (2021), after its rulebook and the faces of its cards.

Deliberate deviations: none. What the rulebooks leave open is ruled in `rulebook.toml` and in
`rulebook_cats_and_dogs.toml`, each ruling with its reason, and the numbers that are not public (copies of most kids,
the levels' costs and the points of Level 4) are ours, marked so in `cards.toml`.
"""

from blanketfort.games.fort.game import GAME

__all__ = ["GAME"]
