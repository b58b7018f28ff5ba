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
fort-gauge-quality = { $amount ->
    [one] game of 100 won through better cards
   *[other] games of 100 won through better cards
}
fort-gauge-packed = { $amount ->
    [one] resource in the Pack
   *[other] resources in the Pack
}
fort-gauge-perks = { $amount ->
    [one] perk to use
   *[other] perks to use
}
fort-gauge-yard = { $amount ->
    [one] card in the Yard
   *[other] cards in the Yard
}
