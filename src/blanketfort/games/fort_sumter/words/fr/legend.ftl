# Ce qui accompagne les images dans les règles.

fort-sumter-legend-dimension = dimension : { $dimension }
fort-sumter-legend-token = pion : { $side }
fort-sumter-legend-commissioner = Commissaire de paix
fort-sumter-legend-objective = objectif
fort-sumter-legend-hand = cartes en main
fort-sumter-legend-deck = pioche
fort-sumter-legend-harbour = { $breaches ->
    [one] { $breaches } zone entamée
   *[other] { $breaches } zones entamées
}
