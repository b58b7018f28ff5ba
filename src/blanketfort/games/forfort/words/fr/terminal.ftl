# La table de forfort en lignes de texte.

forfort-table-fort = { $you ->
    [player] Votre fort,
   *[none] Le fort de { $player },
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} en l’état :
forfort-table-space = - { $space } : { $there }{ $below ->
    [yes] { " " }sur { $card }
   *[no] { "" }
}{ $token ->
    [yes] , avec le jeton pont-levis
   *[no] { "" }
}
forfort-table-faced = - face à lui : { $opponents }
forfort-table-facing = { $you ->
    [player] vous
   *[none] { $player }
} depuis { $side }
forfort-table-dungeon = - le donjon : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, flèches vers { $arrows }
forfort-table-supply = - en réserve : { $camps ->
    [one] { $camps } campement
   *[other] { $camps } campements
}, { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}
forfort-table-discard = - défausse : { $cards }
forfort-table-hand = - dans votre main : { $cards }
forfort-table-hidden-hand = - en main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

# L’image de la table de forfort.

forfort-picture-head = { $ending ->
    [yes] { $left ->
        [0] Le dernier tour
        [one] { $left } autre tour suit
        [other] { $left } autres tours suivent
       *[unknown] Les derniers tours
    }
   *[no] { $extra ->
        [yes] Un tour supplémentaire
       *[no] { $you ->
            [player] À vous
           *[none] Au tour de { $player }
        }
    }
}   ≡ main  ▲ campements  ⚑ armées  ✕ défausse  ━ ┃ face à vous
forfort-picture-supply = ≡{ $hand } ▲{ $camps } ⚑{ $armies } ✕{ $discard }
forfort-picture-dungeon = donjon
forfort-picture-laid = en jeu
forfort-picture-symbol = { $symbol } : { $effect }. Par paire : { $combined }.
forfort-picture-angled-regular = d’angle
forfort-picture-angled-drawbridge = d’angle, pont-levis
forfort-picture-angled-protected = d’angle, protégé
forfort-picture-straight-regular = droit
forfort-picture-straight-drawbridge = droit, pont-levis
forfort-picture-straight-protected = droit, protégé
