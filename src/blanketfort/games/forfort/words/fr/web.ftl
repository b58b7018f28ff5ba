# Ce que dit seulement la table de forfort dans le navigateur.

web-forfort-turn = { $extra ->
    [yes] { $you ->
        [player] Votre tour supplémentaire
       *[none] Tour supplémentaire de { $player }
    }
   *[no] { $you ->
        [player] Votre tour
       *[none] Tour de { $player }
    }
}{ $ending ->
    [yes] { " " }– { $left ->
        [0] le dernier tour
        [one] { $left } autre tour suit
        [other] { $left } autres tours suivent
       *[unknown] les derniers tours
    }
   *[no] { "" }
}
web-forfort-over = La partie est terminée.
web-forfort-hand = Votre main
web-forfort-laid = En jeu
web-forfort-ally = partenaire
web-forfort-team = { $player } et { $rival } jouent ensemble.

web-forfort-dungeon = { $you ->
    [player] Votre donjon
   *[none] Le donjon de { $player }
}
web-forfort-dungeon-left = { $count ->
    [0] Plus aucune carte.
    [one] Il reste { $count } carte. Quand un donjon est vide, on joue les derniers tours.
   *[other] Il reste { $count } cartes. Quand un donjon est vide, on joue les derniers tours.
}
web-forfort-arrows = Ses flèches permettent un mur sur { $spaces }.
web-forfort-free-corner = Vide. On peut y placer un mur d’angle ou un campement.
web-forfort-free-side = Vide. On peut y placer un mur droit ou un campement.
web-forfort-covered = Il recouvre : { $cards }.
web-forfort-army = { $you ->
    [player] Votre armée. Au début de votre tour, elle marche vers { $direction } et détruit les cartes de la case où elle entre.
   *[none] Une armée de { $player }. Au début de son tour, elle marche vers { $direction } et détruit les cartes de la case où elle entre.
}
web-forfort-token = Le pont-levis est abaissé ici : son jeton a donné un tour supplémentaire.
web-forfort-front = Première ligne pour { $players } : un bélier l’atteint.

web-forfort-symbol = { $symbol } : { $effect }. En paire : { $combined }.
web-forfort-protected-about = Protégé : seule une paire de béliers ou de trébuchets peut le détruire.
web-forfort-drawbridge-about = Il a un pont-levis : votre jeton placé dessus donne un tour supplémentaire.
web-forfort-camp-about = Placez un campement sur une case vide en défaussant une carte sans effet. On peut ensuite y construire un mur sans suivre les flèches.
web-forfort-angled-regular = D’angle
web-forfort-angled-drawbridge = D’angle, pont-levis
web-forfort-angled-protected = D’angle, protégé
web-forfort-straight-regular = Droit
web-forfort-straight-drawbridge = Droit, pont-levis
web-forfort-straight-protected = Droit, protégé
web-forfort-symbol-mason = Maçon
web-forfort-symbol-ram = Bélier
web-forfort-symbol-trebuchet = Trébuchet
web-forfort-symbol-tower = Tour de siège
web-forfort-symbol-garrison = Garnison
web-forfort-camp = Campement
web-forfort-discard = Défausser

web-forfort-short-cards = Cartes
web-forfort-short-camps = Campements
web-forfort-short-armies = Armées
web-forfort-short-defeated = Vaincues
web-forfort-short-bridge = Pont-levis
web-forfort-short-discard = Défausse
web-forfort-stock-cards = Cartes en main : { $count }
web-forfort-stock-camps = Campements restants : { $count }
web-forfort-stock-armies = Armées restantes : { $count }
web-forfort-stock-defeated = Armées éliminées : { $count }
web-forfort-stock-bridge = Le jeton du pont-levis est disponible
web-forfort-pile = { $you ->
    [player] Votre défausse
   *[none] La défausse de { $player }
} : { $count }
web-forfort-pile-empty = Rien n’a encore été défaussé.
web-forfort-close = Fermer

## Lieux et directions, comme sur l’image

web-forfort-at-nw = le coin en haut à gauche
web-forfort-at-n = le côté du haut
web-forfort-at-ne = le coin en haut à droite
web-forfort-at-e = le côté droit
web-forfort-at-se = le coin en bas à droite
web-forfort-at-s = le côté du bas
web-forfort-at-sw = le coin en bas à gauche
web-forfort-at-w = le côté gauche
web-forfort-to-north = le haut
web-forfort-to-east = la droite
web-forfort-to-south = le bas
web-forfort-to-west = la gauche
web-forfort-march-north = Vers le haut
web-forfort-march-east = Vers la droite
web-forfort-march-south = Vers le bas
web-forfort-march-west = Vers la gauche
