# Datasets of decisions.

dataset-written = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} of { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $path }
