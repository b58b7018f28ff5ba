# What came of many games.

report-heading = { $games ->
    [one] One game
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
report-cards-caption = Event: how often it was chosen, of the plays in which it was lawful. Shift: by how many points of a hundred whoever held the card won more often than usual, with one standard error.
report-plot = { $game }: how often each event is chosen, and what holding its card is worth
report-plot-event = event chosen when lawful
report-plot-shift = chances of the holder, in points, ± one standard error
report-speed = { $all } decisions a second ({ $core } a core) in { $seconds } s
report-playing = playing
