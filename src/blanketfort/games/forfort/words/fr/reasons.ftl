# Ce que l’on compte pour donner une raison.

forfort-gauge-walls = { $amount ->
    [one] mur
   *[other] murs
}
forfort-gauge-camps = { $amount ->
    [one] campement
   *[other] campements
}
forfort-gauge-protected = { $amount ->
    [one] mur protégé
   *[other] murs protégés
}
forfort-gauge-armies = { $amount ->
    [one] armée en marche
   *[other] armées en marche
}
forfort-gauge-sites = { $amount ->
    [one] espace constructible
   *[other] espaces constructibles
}
forfort-gauge-points = { $amount ->
    [one] point
   *[other] points
}
