# Ce que beaucoup de parties ont donné.

report-heading = { $games ->
    [one] { $games } partie
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
report-margins = écarts
report-card = carte
report-side = camp
report-value = valeur
report-event = événement
report-of = sur
report-shift = effet
report-error = erreur
report-cards-caption = Événement : combien de fois il a été choisi quand il était permis. Effet : en points de pourcentage, combien on a gagné plus souvent avec la carte en main ; ± une erreur type.
report-plot = { $game } : la fréquence de chaque événement, et ce que vaut sa carte en main
report-plot-event = événement choisi quand il est permis
report-plot-shift = effet de la carte en main, en points de pourcentage, ± une erreur type
report-speed = { $all } décisions par seconde ({ $core } par cœur) en { $seconds } s
report-playing = parties en cours
