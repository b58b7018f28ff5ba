# Avec quoi on gagne une partie.

traits-by-card = carte à la fin
traits-by-rule = règle improvisée
traits-by-perk = avantage
traits-by-opening = niveau après quatre tours
traits-by-end = a déclenché la fin
traits-by-order = place dans l’ordre du tour
traits-seats = places
traits-wins = gagné
traits-range = 95 %
traits-shift = effet
traits-caption = Effet : en points de pourcentage, combien on gagne plus souvent avec cet élément ; ± une erreur type.
traits-plot = { $game } : ce qui fait gagner, avec les bornes à 95 %
