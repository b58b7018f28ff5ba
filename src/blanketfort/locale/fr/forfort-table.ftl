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
