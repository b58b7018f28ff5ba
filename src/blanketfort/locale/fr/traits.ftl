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
traits-shift = écart
traits-caption = Écart : de combien de points sur cent celui qui l’a gagne plus souvent que d’ordinaire, avec une erreur type.
traits-plot = { $game } : ce qui fait gagner, avec les bornes à 95 %
