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
