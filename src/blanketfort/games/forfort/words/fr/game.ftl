# forfort

## Points, par origine

forfort-score-walls = murs : { $points }
forfort-score-camps = campements : { $points }
forfort-score-armies = armées : { $points }
forfort-score-dungeon = donjon : { $points }
forfort-score-head-start = avance : { $points }
forfort-score-teammate = partenaire : { $points }

## Cartes

forfort-card-camp = un campement
forfort-card-wall = { $wall } ({ $symbols })
forfort-card-blank = { $wall } sans symbole
forfort-wall-angled-regular = un mur d’angle
    .bare = mur d’angle
forfort-wall-angled-drawbridge = un mur d’angle à pont-levis
    .bare = mur d’angle à pont-levis
forfort-wall-angled-protected = un mur d’angle protégé
    .bare = mur d’angle protégé
forfort-wall-straight-regular = un mur droit
    .bare = mur droit
forfort-wall-straight-drawbridge = un mur droit à pont-levis
    .bare = mur droit à pont-levis
forfort-wall-straight-protected = un mur droit protégé
    .bare = mur droit protégé

forfort-symbol-mason = maçon
    .title = Maçon
forfort-symbol-ram = bélier
    .title = Bélier
forfort-symbol-trebuchet = trébuchet
    .title = Trébuchet
forfort-symbol-tower = tour de siège
    .title = Tour de siège
forfort-symbol-garrison = garnison
    .title = Garnison

forfort-effect-mason = placer une carte de votre défausse
forfort-effect-ram = détruire une case d’une première ligne
forfort-effect-trebuchet = détruire une case d’une deuxième ou troisième ligne
forfort-effect-tower = détruire la carte du dessus d’un donjon
forfort-effect-garrison = placer une armée ou en éliminer une
forfort-combined-mason = construire une carte de votre défausse ou de votre donjon sur n’importe quelle case
forfort-combined-ram = détruire une case d’une première ligne, même un mur protégé
forfort-combined-trebuchet = détruire une case d’une deuxième ou troisième ligne, même un mur protégé
forfort-combined-tower = détruire la carte du dessus d’un donjon, deux fois
forfort-combined-garrison = placer une armée ou en éliminer une, deux fois

## Lieux

forfort-space-nw = le coin nord-ouest
forfort-space-n = le côté nord
forfort-space-ne = le coin nord-est
forfort-space-e = le côté est
forfort-space-se = le coin sud-est
forfort-space-s = le côté sud
forfort-space-sw = le coin sud-ouest
forfort-space-w = le côté ouest
forfort-place = { $you ->
    [player] { $space } de votre fort
   *[none] { $space } du fort de { $player }
}
forfort-place-own = { $you ->
    [player] { $space } de votre fort
   *[none] { $space } de son fort
}
forfort-direction-north = le nord
forfort-direction-east = l’est
forfort-direction-south = le sud
forfort-direction-west = l’ouest
forfort-there-nothing = vide
forfort-there-card = { $covered ->
    [0] { $card }
    [one] { $card } sur { $covered } carte
   *[other] { $card } sur { $covered } cartes
}
forfort-there-army = { $you ->
    [player] votre armée, en marche vers { $direction }
   *[none] une armée de { $player }, en marche vers { $direction }
}

## Ce qui est demandé

forfort-decision-first-camp = Où placez-vous votre premier campement ?
forfort-decision-advance = Laquelle de vos armées avance maintenant ?
forfort-decision-play = Quelle carte jouez-vous, et comment ?
forfort-decision-place = Où placez-vous { $card } ?
forfort-decision-camp = Où placez-vous le campement ?
forfort-decision-mason = Maçon : quelle carte placez-vous dans votre fort ?
forfort-decision-ram = Bélier : quelle case d’une première ligne détruisez-vous ?
forfort-decision-trebuchet = Trébuchet : quelle case d’une deuxième ou troisième ligne détruisez-vous ?
forfort-decision-tower = Tour de siège : quel donjon perd sa carte du dessus ?
forfort-decision-garrison = Garnison : où placez-vous une armée, ou laquelle éliminez-vous ?
forfort-decision-direction = Dans quelle direction attaquera l’armée sur { $place } ?
forfort-decision-combine = Vous avez formé une paire : quel effet combiné déclenchez-vous ?
forfort-decision-drawbridge = Activez-vous le pont-levis, pour un tour supplémentaire ?

forfort-option-build = Construire { $card }
forfort-option-camp = Placer un campement en défaussant { $card }
forfort-option-trigger = { $symbol } avec { $card } : { $effect }
forfort-option-discard = Défausser { $card } : aucun autre choix
forfort-option-fetch = { $card } de { $you ->
    [player] votre
   *[none] sa
} défausse
forfort-option-reveal = Carte du dessus du donjon (inconnue)
forfort-option-wall-at = Sur { $place } ({ $there })
forfort-option-camp-at = Sur { $place } ({ $there })
forfort-option-ram-at = Détruire { $place } ({ $there })
forfort-option-trebuchet-at = Détruire { $place } ({ $there })
forfort-option-tower-at = Le donjon de { $rival }
forfort-option-army-at = Une armée sur { $place } ({ $there })
forfort-option-defeat-at = Éliminer l’armée sur { $place } ({ $there })
forfort-option-march = Vers { $direction }
    .sure = L’armée sur { $place } marchera vers { $direction }.
forfort-option-advance = L’armée sur { $place } ({ $there })
forfort-option-drawbridge-at = L’abaisser sur { $place } ({ $there })
forfort-option-combine = { $symbol } : { $effect }
forfort-option-decline = Non
forfort-option-decline-combine = N’en déclencher aucun

## Ce qui s’est passé

forfort-event-began = { $you ->
    [player] Vous jouez en premier.
   *[none] { $player } joue en premier.
}
forfort-event-last-turn = { $you ->
    [player] La partie finit avec votre prochain tour.
   *[none] La partie finit avec le prochain tour de { $player }.
}
forfort-event-turn-began = { $extra ->
    [yes] { $you ->
        [player] Vous jouez un tour supplémentaire.
       *[none] { $player } joue un tour supplémentaire.
    }
   *[no] { $you ->
        [player] À vous de jouer.
       *[none] Au tour de { $player }.
    }
}
forfort-event-drew = { $you ->
    [player] Vous piochez une carte.
   *[none] { $player } pioche une carte.
}
forfort-event-drew-card = { $you ->
    [player] Vous piochez { $card }.
   *[none] { $player } pioche { $card }.
}
forfort-event-camp-placed = { $you ->
    [player] Vous placez un campement sur { $place }.
   *[none] { $player } place un campement sur { $place }.
}
forfort-event-constructed = { $you ->
    [player] Vous construisez { $card } sur { $place }.
   *[none] { $player } construit { $card } sur { $place }.
}
forfort-event-triggered = { $you ->
    [player] Vous déclenchez l’effet { $symbol } avec { $card }.
   *[none] { $player } déclenche l’effet { $symbol } avec { $card }.
}
forfort-event-discarded = { $you ->
    [player] Vous défaussez { $card }.
   *[none] { $player } défausse { $card }.
}
forfort-event-fetched-from-discard = { $you ->
    [player] Vous reprenez { $card } dans votre défausse.
   *[none] { $player } reprend { $card } dans sa défausse.
}
forfort-event-fetched-from-dungeon = { $you ->
    [player] Vous révélez { $card } sur votre donjon.
   *[none] { $player } révèle { $card } sur son donjon.
}
forfort-event-attacked = { $you ->
    [player] Vous attaquez { $place } ({ $symbol }).
   *[none] { $player } attaque { $place } ({ $symbol }).
}
forfort-event-destroyed = { $you ->
    [player] Vous perdez { $cards } sur { $place }.
   *[none] { $player } perd { $cards } sur { $place }.
}
forfort-event-tower-struck = { $you ->
    [player] Vous détruisez { $card } sur le donjon de { $rival }.
    [rival] { $player } détruit { $card } sur votre donjon.
   *[none] { $player } détruit { $card } sur le donjon de { $rival }.
}
forfort-event-army-placed = { $you ->
    [player] Vous placez une armée sur { $place } ; elle marchera vers { $direction }.
   *[none] { $player } place une armée sur { $place } ; elle marchera vers { $direction }.
}
forfort-event-army-advanced = { $you ->
    [player] Votre armée avance sur { $target }, depuis { $place }.
   *[none] L’armée de { $player } avance sur { $target }, depuis { $place }.
}
forfort-event-army-left = { $you ->
    [player] Votre armée sort par { $place } et vous revient.
   *[none] L’armée de { $player } sort par { $place } et lui revient.
}
forfort-event-army-defeated = { $you ->
    [player] Votre armée sur { $place } est éliminée.
   *[none] L’armée de { $player } sur { $place } est éliminée.
}
forfort-event-combined = { $you ->
    [player] Vous déclenchez l’effet combiné : { $symbol }.
   *[none] { $player } déclenche l’effet combiné : { $symbol }.
}
forfort-event-bridge-lowered = { $you ->
    [player] Vous activez le pont-levis sur { $place }.
   *[none] { $player } active le pont-levis sur { $place }.
}
forfort-event-bridge-retrieved = { $you ->
    [player] Vous récupérez le jeton pont-levis sur { $place }.
   *[none] { $player } récupère le jeton pont-levis sur { $place }.
}
forfort-event-dungeon-emptied = { $you ->
    [player] Votre donjon est vide : la fin est proche.
   *[none] Le donjon de { $player } est vide : la fin est proche.
}
forfort-event-fort-completed = { $you ->
    [player] Vous achevez votre fort : la partie se termine aussitôt !
   *[none] { $player } achève son fort : la partie se termine aussitôt !
}
forfort-event-ended = { $you ->
    [player] Un donjon est vide, et votre tour était le dernier.
   *[none] Un donjon est vide, et le tour de { $player } était le dernier.
}

## What is in the box

forfort-list-deck = Jeu { $deck }
forfort-list-supply = Campements et armées
forfort-list-symbols = Symboles
forfort-list-backs = Flèches au dos
forfort-list-wall = { $count } × { $card }
forfort-list-camps = { $count } campements par joueur
forfort-list-armies = { $count } armées par joueur
forfort-list-symbol = { $symbol } : { $effect }. Deux ensemble : { $combined }
forfort-list-arrows = { $name ->
    [clockwise] Sens horaire
    [counterclockwise] Sens antihoraire
    [far] Côté opposé
   *[any] Au choix
} : { $count ->
    [0] deux cases quelconques
   *[other] { $spaces }, tournés par quarts de tour
}
