# Ce que l’on compte pour donner une raison.

fort-gauge-points = { $amount ->
    [one] point
   *[other] points
}
fort-gauge-levels = { $amount ->
    [one] Niveau de Fort
   *[other] Niveaux de Fort
}
fort-gauge-resources = { $amount ->
    [one] ressource
   *[other] ressources
}
fort-gauge-lookout = { $amount ->
    [one] carte dans l’Observatoire
   *[other] cartes dans l’Observatoire
}
fort-gauge-cards = { $amount ->
    [one] carte à piocher
   *[other] cartes à piocher
}
fort-gauge-quality = { $amount ->
    [one] partie sur 100 gagnée grâce à de meilleures cartes
   *[other] parties sur 100 gagnées grâce à de meilleures cartes
}
fort-gauge-packed = { $amount ->
    [one] ressource dans le Sac à dos
   *[other] ressources dans le Sac à dos
}
fort-gauge-perks = { $amount ->
    [one] avantage à utiliser
   *[other] avantages à utiliser
}
fort-gauge-yard = { $amount ->
    [one] carte dans le Jardin
   *[other] cartes dans le Jardin
}
