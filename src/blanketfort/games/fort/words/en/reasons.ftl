# What is counted where a reason is given.

fort-gauge-points = { $amount ->
    [one] point
   *[other] points
}
fort-gauge-levels = { $amount ->
    [one] Fort Level
   *[other] Fort Levels
}
fort-gauge-resources = { $amount ->
    [one] resource
   *[other] resources
}
fort-gauge-lookout = { $amount ->
    [one] card in the Lookout
   *[other] cards in the Lookout
}
fort-gauge-cards = { $amount ->
    [one] card to draw from
   *[other] cards to draw from
}
fort-gauge-yard = { $amount ->
    [one] card in the Yard
   *[other] cards in the Yard
}
