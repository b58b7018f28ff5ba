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
report-speed = { $all } decisions a second ({ $core } a core) in { $seconds } s
report-playing = playing
