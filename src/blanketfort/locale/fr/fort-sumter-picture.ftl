# L’image de la table de Fort Sumter.

fort-sumter-picture-head = { $final ->
    [yes] La Crise finale
   *[no] Manche { $round } sur 3
}   Pioche stratégie { $deck }   ⚐ Commissaire de paix   ◆ espace pivot
fort-sumter-picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fort-sumter-picture-pool = réserve
fort-sumter-picture-card = { $card } ({ $side }, { $bar }). Valeur : { $value }. Événement : { $event }.
fort-sumter-picture-rival = L’autre camp : { $hand } en main, { $aside } de côté, { $objective ->
    [yes] un objectif caché
   *[no] pas d’objectif
}
fort-sumter-picture-aside = Mises de côté : { $cards }
