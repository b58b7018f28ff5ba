# What came of many games.

report-heading = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game }, { $players } players, seed { $seed }
report-wins = wins of
report-ended = ended by
report-games = games
report-share = share
report-bot = player { $bot }
report-mean = mean
report-min = min
report-q1 = q1
report-median = median
report-q3 = q3
report-max = max
report-turns = turns
report-decisions = decisions
report-scores = scores
report-winning-scores = winning scores
report-margins = margins
report-card = card
report-side = side
report-value = value
report-event = event
report-of = of
report-shift = shift
report-error = error
report-cards-caption = Event: how often it was chosen when legal. Shift: how many percentage points more often the card’s holder won, ± one standard error.
report-plot = { $game }: how often each event is chosen, and what holding its card is worth
report-plot-event = event chosen when legal
report-plot-shift = holder’s chances, in percentage points, ± one standard error
report-speed = { $all } decisions per second ({ $core } per core) in { $seconds } s
report-playing = playing
