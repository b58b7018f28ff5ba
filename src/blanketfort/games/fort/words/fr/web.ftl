# Fort dans le navigateur.

web-fort-pages = Parties de la table
web-fort-page-rivals = Rivaux
web-fort-page-all = Joueurs
web-fort-page-park = Parc
web-fort-page-mine = Mon plateau
web-fort-page-waits = quelque chose ici peut être choisi
web-fort-your-hand = Votre main
web-fort-empty-hand = Votre main est vide.
web-fort-you = { $name } (vous)
web-fort-leads = mène
web-fort-park = Parc
web-fort-park-deck = { $count ->
    [0] La pioche du Parc est vide
    [one] Pioche du Parc : une carte
   *[other] Pioche du Parc : { $count } cartes
}
web-fort-turn-of = { $you ->
    [player] À vous de jouer
   *[none] Au tour de { $player }
}
web-fort-end-about = La manche où quelqu’un a 25 points ici, où un Fort atteint le niveau 5 ou où la pioche du Parc s’épuise est la dernière. On compte alors aussi les niveaux des Forts, les règles inventées et la sculpture en macaronis : le plus de points gagne.
web-fort-plays = { $you ->
    [player] Vous jouez
   *[none] { $player } joue
}
web-fort-supply = Réserve
web-fort-supply-pizza = Pizzas dans la réserve : { $count }
web-fort-supply-toys = Jouets dans la réserve : { $count }
web-fort-rules-left = Règles inventées restantes : { $count }
web-fort-sculpture = Sculpture en macaronis
web-fort-sculpture-about = Elle va à qui atteint en premier le niveau 5 de son fort.
web-fort-rule-hidden = Une règle inventée, révélée à la fin
web-fort-stuff = Affaires
web-fort-stuff-pizza = Pizzas dans les Affaires : { $count }
web-fort-stuff-toys = Jouets dans les Affaires : { $count }
web-fort-pack = Sac à dos
web-fort-pack-pizza = Pizzas dans le Sac à dos : { $count }
web-fort-pack-toys = Jouets dans le Sac à dos : { $count }
web-fort-lookout = Observatoire
web-fort-tucked = Une carte cachée dans l’Observatoire : { $suits }
web-fort-hand-open = Main
web-fort-yard = Jardin
web-fort-doghouse = Niche
web-fort-hand = Cartes en main : { $count }
web-fort-deck = Cartes dans la pioche : { $count }
web-fort-discard = Cartes dans la défausse : { $count }
web-fort-level = Niveau { $level } du fort, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
web-fort-next-level = Niveau { $level } :
web-fort-next = Le niveau { $level } coûte { $pizza ->
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
} sur la piste de victoire
web-fort-points-about = Atteindre 25 annonce le dernier tour de table.
web-fort-track = Piste de victoire : { $points }
web-fort-use-public = L’action publique : les autres peuvent la suivre
web-fort-use-private = L’action privée : pour vous seul
web-fort-counted = Compté : { $suits }
web-fort-suits = Familles : { $suits }
web-fort-box-public = Publique, les autres peuvent suivre : { $action }
web-fort-box-private = Privée, pour qui joue la carte : { $action }
web-fort-box-need = Demande : { $action }
web-fort-box-action = Effet : { $action }
web-fort-box-end = Ensuite : { $action }
