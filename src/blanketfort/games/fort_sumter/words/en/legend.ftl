# What stands beside the pictures in the rules.

fort-sumter-legend-dimension = dimension: { $dimension }
fort-sumter-legend-token = token: { $side }
fort-sumter-legend-commissioner = Peace Commissioner
fort-sumter-legend-objective = objective
fort-sumter-legend-hand = cards in hand
fort-sumter-legend-deck = deck
fort-sumter-legend-harbour = { $breaches ->
    [one] { $breaches } zone breached
   *[other] { $breaches } zones breached
}
