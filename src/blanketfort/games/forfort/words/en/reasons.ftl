# What is counted where a reason is given.

forfort-gauge-walls = { $amount ->
    [one] wall
   *[other] walls
}
forfort-gauge-camps = { $amount ->
    [one] camp
   *[other] camps
}
forfort-gauge-protected = { $amount ->
    [one] protected wall
   *[other] protected walls
}
forfort-gauge-armies = { $amount ->
    [one] army on the march
   *[other] armies on the march
}
forfort-gauge-sites = { $amount ->
    [one] space ready to be built on
   *[other] spaces ready to be built on
}
forfort-gauge-points = { $amount ->
    [one] point
   *[other] points
}
