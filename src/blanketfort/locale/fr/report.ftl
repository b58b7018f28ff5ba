# Ce que beaucoup de parties ont donné.

report-heading = { $games ->
    [one] Une partie
   *[other] { $games } parties
} de { $game }, { $players } joueurs, graine { $seed }
report-wins = victoires de
report-ended = fin par
report-games = parties
report-share = part
report-bot = joueur { $bot }
report-mean = moyenne
report-min = min
report-q1 = q1
report-median = médiane
report-q3 = q3
report-max = max
report-turns = tours
report-decisions = décisions
report-scores = scores
report-winning-scores = scores des gagnants
report-speed = { $all } décisions par seconde ({ $core } par cœur) en { $seconds } s
report-playing = parties en cours
