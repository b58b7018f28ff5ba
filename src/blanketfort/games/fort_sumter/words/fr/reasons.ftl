# Ce que l’on compte pour donner une raison.

fort-sumter-gauge-points = { $amount ->
    [one] point de victoire
   *[other] points de victoire
}
fort-sumter-gauge-spaces = { $amount ->
    [one] espace contrôlé
   *[other] espaces contrôlés
}
fort-sumter-gauge-dimensions = { $amount ->
    [one] dimension contrôlée
   *[other] dimensions contrôlées
}
fort-sumter-gauge-objectives = { $amount ->
    [one] objectif contrôlé
   *[other] objectifs contrôlés
}
fort-sumter-gauge-pool = { $amount ->
    [one] pion dans la réserve
   *[other] pions dans la réserve
}
fort-sumter-gauge-track = { $amount ->
    [one] pion sur la piste de crise
   *[other] pions sur la piste de crise
}
fort-sumter-gauge-value = { $amount ->
    [one] point de valeur en cartes
   *[other] points de valeur en cartes
}
