# Fort dans le navigateur.

web-fort-pages = Parties de la table
web-fort-page-waits = un choix vous attend ici
web-fort-your-hand = Votre main
web-fort-empty-hand = Votre main est vide.
web-fort-stuff-limit = { $limit } de chaque au plus
web-fort-leads = leader
web-fort-park = Parc
web-fort-park-deck = { $count ->
    [0] La pioche Parc est vide
    [one] Pioche Parc : { $count } carte
   *[other] Pioche Parc : { $count } cartes
}
web-fort-turn-of = { $you ->
    [player] À vous de jouer
   *[none] Au tour de { $player }
}
web-fort-end-about = Dernière manche dès qu’un joueur a 25 points, qu’un Fort est au Niveau 5 ou que la pioche Parc est vide. Puis s’ajoutent les autres points.
web-fort-plays = { $you ->
    [player] Vous jouez
   *[none] { $player } joue
}
web-fort-unplayable = Injouable pour l’instant : vous ne pouvez réaliser aucune des deux actions en totalité.
web-fort-unplayable-dog = Injouable pour l’instant : vous n’avez pas ce qu’il faut.
web-fort-supply = Réserve
web-fort-supply-pizza = Pizzas dans la réserve : { $count }
web-fort-supply-toys = Jouets dans la réserve : { $count }
web-fort-rules-left = Règles improvisées restantes : { $count }
web-fort-sculpture = Sculpture en macaronis
web-fort-sculpture-short = Sculpture
web-fort-sculpture-about = Pour qui atteint en premier le Niveau 5.
web-fort-rule-hidden = Règle improvisée, révélée à la fin
web-fort-stuff = Affaires
web-fort-stuff-pizza = Pizzas dans les Affaires : { $count }
web-fort-stuff-toys = Jouets dans les Affaires : { $count }
web-fort-pack = Sac à dos
web-fort-pack-pizza = Pizzas dans le Sac à dos : { $count }
web-fort-pack-toys = Jouets dans le Sac à dos : { $count }
web-fort-lookout = Observatoire
web-fort-tucked = Une carte cachée dans l’Observatoire : { $suits }
web-fort-hand-short = Main
web-fort-deck-short = Pioche
web-fort-discard-short = Défausse
web-fort-hand-unseen = Les autres ne voient que le nombre de vos cartes.
web-fort-lookout-unseen = Les autres ne voient que les familles de ces cartes.
web-fort-rule-unseen = Les autres ne la verront qu’à la fin de la partie.
web-fort-cats = Chats
web-fort-perk = Avantage
web-fort-rule = Règle
web-fort-yard = Jardin
web-fort-yard-of = { $you ->
    [player] Votre Jardin
   *[none] Jardin de { $player }
}
web-fort-lookout-of = { $you ->
    [player] Votre Observatoire
   *[none] Observatoire de { $player }
}
web-fort-doghouse = Niche
web-fort-hand = Cartes en main : { $count }
web-fort-deck = Cartes dans la pioche : { $count }
web-fort-discard = Cartes dans la défausse : { $count }
web-fort-level = Niveau de Fort { $level } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
web-fort-next-level = Niveau { $level } :
web-fort-next = Le Niveau { $level } coûte { $pizza ->
    [one] { $pizza } pizza
   *[other] { $pizza } pizzas
}, { $toys ->
    [one] { $toys } jouet
   *[other] { $toys } jouets
}{ $either ->
    [0] {""}
   *[other] {" "}et { $either } au choix
}, et vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-fort-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la Piste de Victoire
web-fort-points-about = À 25 points, c’est la dernière manche.
web-fort-track = Piste de Victoire : { $points }
web-fort-track-of = { $player } : { $score }
web-fort-use-public = Action publique : les autres peuvent suivre
web-fort-use-private = Action privée : pour vous uniquement
web-fort-counted = Familles comptées : { $suits }
web-fort-suits = Familles : { $suits }
web-fort-box-public = Publique, les autres peuvent suivre : { $action }
web-fort-box-private = Privée, pour le joueur de la carte : { $action }
web-fort-box-need = Pour le jouer : { $action }
web-fort-box-action = Effet : { $action }
web-fort-box-end = Ensuite : { $action }
web-fort-pay-rest = Tout payer, Affaires d’abord
web-fort-paid = { $you ->
    [player] Vous payez { $tokens }.
   *[none] { $player } paie { $tokens }.
}
web-fort-paid-pizza = { $count ->
    [one] { $count } pizza
   *[other] { $count } pizzas
}
web-fort-paid-toys = { $count ->
    [one] { $count } jouet
   *[other] { $count } jouets
}
