# What a game is won with.

traits-by-card = card at the end
traits-by-rule = made-up rule
traits-by-perk = perk
traits-by-opening = level after four turns
traits-by-end = triggered the end
traits-by-order = place in turn order
traits-seats = seats
traits-wins = won
traits-range = 95 %
traits-shift = shift
traits-caption = Shift: by how many points of a hundred whoever has it wins more often than usual, with one standard error.
traits-plot = { $game }: what is won with what, with 95 % bounds
