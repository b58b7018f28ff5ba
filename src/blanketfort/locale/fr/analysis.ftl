# Une partie revue après coup.

analysis-number = choix
analysis-player = joueur
analysis-shift = tournant
analysis-chance = gagne
analysis-cost = coût
analysis-chosen = choisi
analysis-turns = { $count ->
    [0] Il n’y a pas eu de tournant.
    [one] Le tournant de la partie :
   *[other] Les tournants de la partie :
}
analysis-turn = Choix { $number } : les chances de { $player } { $direction ->
    [up] montent
   *[down] tombent
} de { $before } à { $after } sur 100, avec ce qui s’est passé depuis son choix précédent.
analysis-costly = { $count ->
    [0] Aucun choix n’a coûté cher.
    [one] Le choix le plus coûteux :
   *[other] Les choix les plus coûteux :
}
analysis-cost-of = Le choix { $number } de { $player } a coûté { $cost } sur 100 : { $chosen }. Mieux : { $best }.
analysis-cost-and-why = { $cost } { $why }
analysis-plot = { $game } : chances de gagner, sur cent
analysis-thinking = choix examinés
