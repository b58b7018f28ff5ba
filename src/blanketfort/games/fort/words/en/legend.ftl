# What stands beside the pictures in the rules.

fort-legend-each = how often: once per { $what }
fort-legend-public = public action: others may follow it
fort-legend-private = private action: for its player alone
fort-legend-deck = deck, to draw from
fort-legend-hand = cards in hand
fort-legend-discard = discard pile
fort-legend-flag = the end is triggered
fort-legend-level = Level { $level }
fort-legend-sculpture = macaroni sculpture
