# What a game is won with.

traits-by-card = card at the end
traits-by-rule = made-up rule
traits-by-perk = perk
traits-by-opening = level after four turns
traits-by-end = triggered the end
traits-by-order = place in turn order
traits-seats = seats
traits-wins = won
traits-range = 95%
traits-shift = shift
traits-caption = Shift: how many percentage points more often a seat with this wins, ± one standard error.
traits-plot = { $game }: what is won with what, with 95% bounds
