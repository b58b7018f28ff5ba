# Why: what the best option is expected to bring until the next turn, compared with another one.

reason-gains = { $turns ->
    [1] By the next turn
   *[other] Within { $turns } turns
} it brings on average { $gains }, compared with “{ $other }”.
reason-gains-and-costs = { $turns ->
    [1] By the next turn
   *[other] Within { $turns } turns
} it brings on average { $gains }, compared with “{ $other }”. The downside: { $costs }.
reason-close = It is about as good as “{ $other }”: nothing that is counted differs clearly.
reason-later = What it gains over “{ $other }” shows only after some turns.
reason-own = { $amount } { $direction ->
    [more] more
   *[fewer] fewer
} { $what }
reason-others = { $amount } { $direction ->
    [more] more
   *[fewer] fewer
} { $what } for the { $rivals ->
    [one] other player
   *[other] others
}
reason-wins = { $games } { $direction ->
    [more] more
   *[fewer] fewer
} immediate { $games ->
    [one] win
   *[other] wins
} of 100
reason-losses = { $games } { $direction ->
    [more] more
   *[fewer] fewer
} immediate { $games ->
    [one] defeat
   *[other] defeats
} of 100
