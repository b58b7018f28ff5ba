"""Briscola, the Italian card game: three cards in hand, one trump turned up, most points in tricks win.

Rules: as commonly played; every sentence is a clause of `rulebook.toml`. Deliberate choices:

- Four play each for themselves, or with the option `partners` as two pairs.
- Seat 0 leads first: who deals is settled before sitting down.
"""

from briscola.game import Briscola

GAME = Briscola()
