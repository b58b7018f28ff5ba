"""forfort, by Corentin Brand (Les Éditions 12H12): build eight walls around your dungeon, knock down the others'.

Rules: the English rulebook of the first edition, every sentence of which is a clause of `rulebook.toml`.
Deliberate deviations and choices:

- The rulebook prints no list of the cards: the decks A, B and C are reconstructions (`deck.toml` says what is printed,
  derived or ours), and so is the even split of the other eight cards into four camps and four armies.
- Where the rulebook is silent or has two readings, `rulebook.toml` has a ruling; where both readings play, an option.
- The first player is drawn by lot, for nobody can tell who last visited a castle; an option gives it to seat 0.
- In which order armies advance is asked only where it matters.
"""

from blanketfort.games.forfort.game import DATA, Forfort

GAME = Forfort(DATA)
