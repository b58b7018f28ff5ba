# What is counted where a reason is given.

fort-sumter-gauge-points = { $amount ->
    [one] victory point
   *[other] victory points
}
fort-sumter-gauge-spaces = { $amount ->
    [one] controlled space
   *[other] controlled spaces
}
fort-sumter-gauge-dimensions = { $amount ->
    [one] controlled dimension
   *[other] controlled dimensions
}
fort-sumter-gauge-objectives = { $amount ->
    [one] controlled objective
   *[other] controlled objectives
}
fort-sumter-gauge-pool = { $amount ->
    [one] token in the pool
   *[other] tokens in the pool
}
fort-sumter-gauge-track = { $amount ->
    [one] token on the crisis track
   *[other] tokens on the crisis track
}
fort-sumter-gauge-value = { $amount ->
    [one] point of card value kept
   *[other] points of card value kept
}
