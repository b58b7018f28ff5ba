# La table de Fort en lignes de texte.

fort-table-empty-line = { "" }
fort-table-park = Dans le Parc :
fort-table-supply = Pioche Parc : { $deck }. Réserve : { $pizza ->
    [one] { $pizza } pizza
   *[other] { $pizza } pizzas
}, { $toys ->
    [one] { $toys } jouet
   *[other] { $toys } jouets
}.
fort-table-perks = Avantages disponibles : { $perks }.
fort-table-rewards = Règles improvisées restantes : { $rules }. Sculpture en macaronis : { $sculpture ->
    [yes] disponible.
   *[no] déjà prise.
}
fort-table-board = { $you ->
    [player] Vous
   *[none] { $player }
}{ $leads ->
    [yes] { " " }(leader)
   *[no] { "" }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la Piste de Victoire, Niveau de Fort { $level }
fort-table-stuff = Affaires (jusqu’à 4 de chaque) : { $pizza ->
    [one] { $pizza } pizza
   *[other] { $pizza } pizzas
}, { $toys ->
    [one] { $toys } jouet
   *[other] { $toys } jouets
}. Sac à dos (jusqu’à { $limit }) : { $packed_pizza ->
    [one] { $packed_pizza } pizza
   *[other] { $packed_pizza } pizzas
}, { $packed_toys ->
    [one] { $packed_toys } jouet
   *[other] { $packed_toys } jouets
}.
fort-table-next = Le Niveau de Fort suivant coûte { $cost }.
fort-table-cost-pizza = { $count ->
    [one] { $count } pizza
   *[other] { $count } pizzas
}
fort-table-cost-toys = { $count ->
    [one] { $count } jouet
   *[other] { $count } jouets
}
fort-table-cost-either = { $count } au choix
fort-table-lookout = Observatoire ({ $count } sur { $limit }) : { $cards }.
fort-table-tucked = une carte cachée ({ $suits })
fort-table-rule = Règle improvisée : { $rule } ({ $about }).
fort-table-hidden-rule = Règle improvisée : cachée jusqu’à la fin.
fort-table-perk = Avantage : { $perk } ({ $about }).
fort-table-sculpture = La sculpture en macaronis : 4 points à la fin.
fort-table-yard = { $count ->
    [0] Jardin : vide.
   *[other] Jardin :
}
fort-table-discard = Défausse : { $cards }.
fort-table-deck = Cartes dans la pioche : { $deck } ; en main : { $hand }.
fort-table-hand = Dans votre main :

# L’image de la table de Fort.

fort-picture-head = Réserve { $pizza ->
    [one] { $pizza } pizza
   *[other] { $pizza } pizzas
}, { $toys ->
    [one] { $toys } jouet
   *[other] { $toys } jouets
}   Règles improvisées { $rules }   Avantages { $perks }
fort-picture-points = ★ { $points } · Fort { $level }
fort-picture-piles = main { $hand } · pioche { $deck } · déf. { $discard }
fort-picture-few-piles = main { $hand } · pioche { $deck } · { $discard }
fort-picture-stuff = Affaires
fort-picture-pack = Sac
fort-picture-lookout = Observ.
fort-picture-yard = Jardin
fort-picture-doghouse = Niche
fort-picture-rule = règle cachée
fort-picture-sculpture = sculpture
fort-picture-park = Parc · { $deck } dans la pioche
fort-picture-play = { $you ->
    [player] Vous jouez
   *[none] { $player } joue
}
