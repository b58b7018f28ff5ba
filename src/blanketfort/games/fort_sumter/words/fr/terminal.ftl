# La table de Fort Sumter en lignes de texte.

fort-sumter-table-heading = { $final ->
    [yes] La Crise finale.
   *[no] Manche { $round }.
} Cartes dans la pioche stratégie : { $deck }.
fort-sumter-table-dimension = { $dimension } : { $spaces }.
fort-sumter-table-space = { $space }{ $pivotal ->
    [yes] { " " }(espace pivot)
   *[no] { "" }
}{ $commissioner ->
    [yes] { " " }(Commissaire de paix)
   *[no] { "" }
}{ $held ->
    [unionist] { " " }{ $unionist } U
    [secessionist] { " " }{ $secessionist } S
    [both] { " " }{ $unionist } U / { $secessionist } S
   *[none] { " " }vide
}
fort-sumter-table-claimable = L’événement « { $card } » peut être récupéré.
fort-sumter-table-side = { $side }{ $named ->
    [yes] { " " }({ $you ->
        [player] vous
       *[none] { $player }
    })
   *[no] { "" }
} : { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} ; { $pool } en réserve, { $track } sur la piste de crise.
fort-sumter-table-boxes = - pions bonus dans les cases : { $boxes }
fort-sumter-table-box = { $zone } { $count }
fort-sumter-table-hidden = - cartes en main : { $hand } ; mises de côté : { $aside } ; { $objective ->
    [yes] un objectif caché
   *[no] pas d’objectif
}
fort-sumter-table-card = - { $card }. Valeur : { $value }. Événement : { $effect }
fort-sumter-table-aside = - mises de côté pour la Crise finale : { $cards }
fort-sumter-table-objective = - votre objectif : { $objective } (événement si vous le marquez : { $effect })

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
