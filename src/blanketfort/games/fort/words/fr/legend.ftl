# Ce qui accompagne les images dans les règles.

fort-legend-each = combien de fois : une par { $what }
fort-legend-public = action publique : les autres peuvent la suivre
fort-legend-private = action privée : pour le joueur de la carte uniquement
fort-legend-deck = pioche
fort-legend-hand = cartes en main
fort-legend-discard = défausse
fort-legend-flag = la fin est déclenchée
fort-legend-level = Niveau { $level }
fort-legend-sculpture = sculpture en macaronis
