# Fort : Cats & Dogs

## Ce dont un chien a besoin, et ce qu’il fait

fort-explained-dog = { $card } ({ $suits }), chien. Pour le jouer : { $need }. Ensuite, { $action } ; { $end }
    .sure = { $card }
fort-do-level = ayez un Fort de Niveau { $count } ou plus
fort-do-lookouts = ayez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans votre Observatoire
fort-do-spend = dépensez { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
}
fort-do-add-book = ajoutez { $count ->
    [one] { $count } livre
   *[other] { $count } livres
}
fort-do-add-crown = ajoutez { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
}
fort-do-add-glue = ajoutez { $count ->
    [one] { $count } colle
   *[other] { $count } colles
}
fort-do-add-shovel = ajoutez { $count ->
    [one] { $count } pelle
   *[other] { $count } pelles
}
fort-do-add-skateboard = ajoutez { $count ->
    [one] { $count } skateboard
   *[other] { $count } skateboards
}
fort-do-add-squirtgun = ajoutez { $count ->
    [one] { $count } pistolet à eau
   *[other] { $count } pistolets à eau
}
fort-different-suits = ajoutez de votre main { $count ->
    [one] { $count } famille
   *[other] { $count } familles différentes
}
fort-do-add-different-book = { fort-different-suits }, sauf livre
fort-do-add-different-crown = { fort-different-suits }, sauf couronne
fort-do-add-different-glue = { fort-different-suits }, sauf colle
fort-do-add-different-shovel = { fort-different-suits }, sauf pelle
fort-do-add-different-skateboard = { fort-different-suits }, sauf skateboard
fort-do-add-different-squirtgun = { fort-different-suits }, sauf pistolet à eau
fort-do-add-cards = ajoutez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

fort-trick-herd = vous pouvez mettre toutes les cartes du Parc, ou d’un Jardin, dans la défausse d’un joueur
fort-trick-fetch = vous pouvez mettre dans votre défausse { $count ->
    [one] { $count } gamin
   *[other] jusqu’à { $count } gamins
} de n’importe quel Observatoire
fort-trick-mimic = { $count ->
    [one] vous pouvez réaliser les actions de { $count } gamin d’un Jardin ou du Parc, comme si vous l’aviez joué ; les adversaires peuvent suivre, et le gamin reste
   *[other] vous pouvez réaliser les actions de { $count } gamins au plus d’un Jardin ou du Parc, comme si vous les aviez joués ; les adversaires peuvent suivre, et les gamins restent
}
fort-trick-fill-toys = vous pouvez remplir vos Affaires de jouets
fort-trick-gain = récupérez jusqu’à { $count } ressources, dans vos Affaires et votre Sac à dos
fort-trick-relieve = vous pouvez défausser des gamins de votre Observatoire, puis y ajouter jusqu’à { $count } gamins de votre main et de votre défausse
fort-trick-swap-perk = piochez un avantage dans la boîte et gardez-en un
fort-trick-swap-rule = piochez une règle improvisée dans la boîte et gardez-en une
fort-trick-steal = vous pouvez prendre jusqu’à { $count } ressources du plateau d’un adversaire dans vos Affaires
fort-trick-dig = vous pouvez détruire jusqu’à { $count } gamins de votre pioche et de votre défausse, puis mélangez les deux ensemble
fort-trick-call = vous pouvez annoncer une famille que vous n’avez pas ajoutée, et recruter toutes ses cartes du Parc et des Jardins
fort-trick-score = { fort-do-score }
fort-trick-advance = vous pouvez avancer votre Fort
fort-trick-home = le chien va dans votre niche
fort-trick-visit = le chien va dans la niche de cet adversaire

## Chats

fort-cat-scavenger = Scavenger
    .about = avant de jouer une carte, vous pouvez transformer jusqu’à 2 ressources
fort-cat-sprightly = Sprightly
    .about = avant de jouer une carte, vous pouvez en défausser une pour en piocher une autre
fort-cat-bandit = Bandit
    .about = avant de jouer une carte, vous pouvez prendre une ressource du Sac à dos d’un adversaire
fort-cat-scratch = Scratch
    .about = avant de jouer une carte, vous pouvez détruire un gamin du Jardin d’un adversaire
fort-cat-kingsly = Kingsly
    .about = 2 points de plus à la fin
fort-cat-cilantro = Cilantro
    .about = quand vous recrutez de la pioche Parc, piochez 2 cartes et gardez-en 1
fort-cat-dumpling = Dumpling
    .about = avancer votre Fort coûte 1 ressource de plus
fort-cat-jitters = Jitters
    .about = 1 point si personne ne suit la carte que vous jouez
fort-attraction-glue = { $count ->
    [one] { $count } colle
   *[other] { $count } colles
}
fort-attraction-book = { $count ->
    [one] { $count } livre
   *[other] { $count } livres
}
fort-attraction-crown = { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
}
fort-attraction-shovel = { $count ->
    [one] { $count } pelle
   *[other] { $count } pelles
}
fort-attraction-skateboard = { $count ->
    [one] { $count } skateboard
   *[other] { $count } skateboards
}
fort-attraction-squirtgun = { $count ->
    [one] { $count } pistolet à eau
   *[other] { $count } pistolets à eau
}
fort-attraction-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
fort-attraction-no-cards = 0 carte
fort-list-cats = Chats

## Ce qui est demandé

fort-decision-add-to-dog = { $card } : quelle carte ajoutez-vous ?
fort-decision-gain = Quelle ressource récupérez-vous, et où va-t-elle ?
fort-decision-fill-toys = Remplissez-vous vos Affaires de jouets ?
fort-decision-herd = Quelles cartes Drover rassemble-t-il ?
fort-decision-herd-to = Dans la défausse de qui ?
fort-decision-fetch = Quel gamin sortez-vous d’un Observatoire ?
fort-decision-relieve = Quel gamin de votre Observatoire défaussez-vous ?
fort-decision-settle = Quel gamin ajoutez-vous à votre Observatoire ?
fort-decision-dig = Quel gamin de votre pioche ou de votre défausse détruisez-vous ?
fort-decision-declare-coin = Quelle famille est la pièce que vous avez ajoutée ?
fort-decision-call = Quelle famille annoncez-vous ?
fort-decision-advance = Avancez-vous votre Fort ?
fort-decision-swap-perk = Quel avantage gardez-vous ?
fort-decision-swap-rule = Quelle règle improvisée gardez-vous ?
fort-decision-unpack = Votre Sac à dos déborde : que rendez-vous à la réserve ?
fort-decision-visit = À qui le chien rend-il visite ?
fort-decision-steal = Quelle ressource prenez-vous à { $rival } ?
fort-decision-mimic = De quel gamin réalisez-vous les actions ?
fort-decision-discard = Quelle carte défaussez-vous pour en piocher une autre ?
fort-decision-rob = Dans quel Sac à dos prenez-vous une ressource ?
fort-decision-rob-pack = Quelle ressource prenez-vous dans le Sac à dos de { $rival } ?
fort-decision-keep-one = Quelle carte recrutez-vous ? L’autre va sous la pioche Parc.

## Ce que l’on peut répondre

fort-hidden-card = une carte cachée ({ $suits })
fort-option-lookout = { $you ->
    [player] De votre Observatoire : { $card }
   *[none] De l’Observatoire de { $player } : { $card }
}
fort-option-tuck-from-discard = { $card } de { $you ->
    [player] votre
   *[none] sa
} défausse
    .sure = Placer { $card } à l’Observatoire
fort-option-trash-from-deck = { $card } de { $you ->
    [player] votre
   *[none] sa
} pioche
    .sure = Détruire { $card } de votre pioche
fort-option-discard = Défausser { $card }
fort-option-herd-park = Toutes les cartes du Parc
fort-option-herd-yard = { $you ->
    [player] Toutes les cartes de votre Jardin
   *[none] Toutes les cartes du Jardin de { $player }
}
fort-option-herd-to = { $you ->
    [player] Dans votre défausse
   *[none] Dans la défausse de { $player }
}
fort-option-steal = Prendre { $token } dans { $zone }
fort-option-advance = Avancer votre Fort
fort-option-cat = { $cat } : { $about }
fort-option-rival-visit = Rendre visite à { $rival }
fort-option-from-unpack = Rendre { $token } de { $zone }
fort-rival-stuff = les Affaires de l’adversaire
fort-rival-pack = le Sac à dos de l’adversaire

## Ce qui s’est passé

fort-score-dogs = le plus de chiens : { $points }
fort-score-cats = chats : { $points }

fort-event-cats-dealt = Les chats sont { $cats }.
fort-event-wandered = { $you ->
    [player] De votre Jardin dans la défausse de { $rival } : { $cards }.
    [rival] Du Jardin de { $player } dans votre défausse : { $cards }.
   *[none] Du Jardin de { $player } dans la défausse de { $rival } : { $cards }.
}
fort-event-gave = { $you ->
    [player] Vous ajoutez { $card }.
   *[none] { $player } ajoute { $card }.
}
fort-event-gave-from-lookout = { $you ->
    [player] Vous ajoutez { $card } de votre Observatoire.
   *[none] { $player } ajoute { $card } de son Observatoire.
}
fort-event-gave-from-lookout-unseen = { $player } ajoute de son Observatoire : { $suits }.
fort-event-went-home = { $you ->
    [player] { $card } va dans votre niche.
   *[none] { $card } va dans la niche de { $player }.
}
fort-event-moved-in = { $you ->
    [rival] { $card } va dans votre niche.
   *[other] { $card } va dans la niche de { $rival }.
}
fort-event-herded-from-park = { $you ->
    [rival] Du Parc dans votre défausse : { $cards }.
   *[other] Du Parc dans la défausse de { $rival } : { $cards }.
}
fort-event-herded-from-yard = { $you ->
    [rival] Du Jardin de { $seat } dans votre défausse : { $cards }.
   *[other] Du Jardin de { $seat } dans la défausse de { $rival } : { $cards }.
}
fort-event-untucked = { $you ->
    [player] Vous défaussez { $card } de l’Observatoire de { $rival }.
    [rival] { $player } défausse { $card } de votre Observatoire.
   *[none] { $player } défausse { $card } de l’Observatoire de { $rival }.
}
fort-event-untucked-own = { $you ->
    [player] Vous défaussez { $card } de votre Observatoire.
   *[none] { $player } défausse { $card } de son Observatoire.
}
fort-event-tucked-from-discard = { $you ->
    [player] Vous ajoutez { $card } de votre défausse à votre Observatoire.
   *[none] { $player } ajoute { $card } de sa défausse à son Observatoire.
}
fort-event-coin-declared = { $you ->
    [player] Vous annoncez votre pièce comme { $suit }.
   *[none] { $player } annonce sa pièce comme { $suit }.
}
fort-event-called = { $you ->
    [player] Vous annoncez la famille { $suit } et recrutez { $cards }.
   *[none] { $player } annonce la famille { $suit } et recrute { $cards }.
}
fort-event-perk-drawn = { $you ->
    [player] Vous piochez l’avantage { $perk }.
   *[none] { $player } pioche l’avantage { $perk }.
}
fort-event-perk-kept = { $you ->
    [player] Vous gardez l’avantage { $perk }.
   *[none] { $player } garde l’avantage { $perk }.
}
fort-event-unpacked = { $you ->
    [player] Vous rendez { $token } de { $zone }.
   *[none] { $player } rend { $token } de { $zone }.
}
fort-event-rule-drawn = { $you ->
    [player] Vous piochez une règle improvisée : { $rule }.
   *[none] { $player } pioche une règle improvisée : { $rule }.
}
fort-event-rule-drawn-unseen = { $player } pioche une règle improvisée.
fort-event-rule-kept = { $you ->
    [player] Vous gardez la règle improvisée { $rule }.
   *[none] { $player } garde la règle improvisée { $rule }.
}
fort-event-rule-kept-unseen = { $player } garde l’une des deux règles improvisées.
fort-event-stole = { $you ->
    [player] Vous prenez { $token } à { $rival } ({ $zone }).
    [rival] { $player } vous prend { $token } ({ $zone }).
   *[none] { $player } prend { $token } à { $rival } ({ $zone }).
}
fort-zone-stuff = Affaires
fort-zone-pack = Sac à dos
fort-event-mimicked = { $you ->
    [player] Vous réalisez les actions de { $card } comme si vous aviez joué cette carte.
   *[none] { $player } réalise les actions de { $card } comme si cette carte avait été jouée.
}
fort-event-attracted = { $you ->
    [player] { $cat } vient chez vous.
   *[none] { $cat } va chez { $player }.
}
fort-event-lured-away = { $you ->
    [player] { $cat } quitte { $rival } et vient chez vous.
    [rival] { $cat } vous quitte pour { $player }.
   *[none] { $cat } quitte { $rival } pour { $player }.
}
fort-event-cat-used = { $you ->
    [player] Vous utilisez le pouvoir de { $cat }.
   *[none] { $player } utilise le pouvoir de { $cat }.
}
fort-event-discarded-one = { $you ->
    [player] Vous défaussez { $card }.
   *[none] { $player } défausse { $card }.
}
fort-event-buried = { $you ->
    [player] Vous mettez { $card } sous la pioche Parc.
   *[none] { $player } met { $card } sous la pioche Parc.
}
fort-event-buried-unseen = { $player } met une carte sous la pioche Parc.

## La table

fort-table-cats = Chats au centre : { $cats }.
fort-explained-cat = { $cat } ({ $about } ; attiré par un Jardin avec { $attraction })
fort-table-own-cats = Chats : { $cats }.
fort-table-doghouse = Niche : { $cards }.
