"""Fort Sumter: The Secession Crisis, 1860-61.

The rules are those of the Rules of Play by Mark Herman (GMT Games, 2018); `rulebook.toml` lists them sentence by
sentence in our own words, with the rulings where they are silent.

Deliberate deviations:

* The printed cards are not public, so the deck is our own; `cards.toml` says of each card what is attested. It is the
  second edition, of rules 2; `cards_1.toml` is the first, of rules 1.
* Two spaces carry names of ours: Richmond, the third Political space, and Fire-Eaters, the third of Public Opinion.
* What is chosen simultaneously is asked one player after the other, and shown to nobody before both have chosen.
* Two objectives that were revealed leave the game before their events are performed, not after: no event sees them.
"""

from blanketfort.games.fort_sumter.game import FortSumter

GAME = FortSumter()
