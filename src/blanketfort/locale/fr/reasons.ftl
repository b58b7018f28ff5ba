# Pourquoi : ce que le meilleur choix devrait apporter d’ici au prochain tour, par rapport à un autre.

reason-gains = { $turns ->
    [1] D’ici au prochain tour
   *[other] D’ici { $turns } tours
}, en moyenne, cela apporte { $gains } par rapport à « { $other } ».
reason-gains-and-costs = { $turns ->
    [1] D’ici au prochain tour
   *[other] D’ici { $turns } tours
}, en moyenne, cela apporte { $gains } par rapport à « { $other } ». En contrepartie : { $costs }.
reason-close = Cela vaut à peu près « { $other } » : rien de ce que l’on compte ne diffère nettement.
reason-later = Ce que cela gagne sur « { $other } » ne se voit qu’après quelques tours.
reason-own = { $amount } { $what } de { $direction ->
    [more] plus
   *[fewer] moins
}
reason-others = { $amount } { $what } de { $direction ->
    [more] plus
   *[fewer] moins
} pour { $rivals ->
    [one] l’adversaire
   *[other] les autres
}
reason-wins = { $games } { $games ->
    [one] victoire immédiate
   *[other] victoires immédiates
} sur 100 de { $direction ->
    [more] plus
   *[fewer] moins
}
reason-losses = { $games } { $games ->
    [one] défaite immédiate
   *[other] défaites immédiates
} sur 100 de { $direction ->
    [more] plus
   *[fewer] moins
}
