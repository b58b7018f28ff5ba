# Datasets of decisions.

dataset-written = { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
} of { $games ->
    [one] one game
   *[other] { $games } games
} in { $path }
