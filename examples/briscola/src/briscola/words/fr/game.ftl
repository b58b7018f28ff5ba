# Ce qui est dit avant qu’une table soit ouverte.

web-about-briscola = Quarante cartes italiennes, trois en main, et une couleur qui bat toutes les autres.
web-time-briscola = 10 minutes
briscola-setting-partners = à quatre : les joueurs face à face gagnent ensemble

# Les cartes.

briscola-card = { $rank } { $suit }
briscola-rank-ace = as
briscola-rank-two = deux
briscola-rank-three = trois
briscola-rank-four = quatre
briscola-rank-five = cinq
briscola-rank-six = six
briscola-rank-seven = sept
briscola-rank-jack = valet
briscola-rank-knight = cavalier
briscola-rank-king = roi
briscola-suit-coins = Deniers
    .of = de deniers
briscola-suit-cups = Coupes
    .of = de coupes
briscola-suit-swords = Épées
    .of = d’épées
briscola-suit-clubs = Bâtons
    .of = de bâtons
briscola-list-card = { $points ->
    [0] { $card } : aucun point.
   *[other] { $card } : { $points } points.
}

# Ce qui est demandé, répondu et raconté.

briscola-decision-play = { $count ->
    [0] Vous entamez. Quelle carte jouez-vous ? Atout : { $trump }.
   *[other] Quelle carte jouez-vous ? Atout : { $trump }.
}
briscola-option-play = Jouer : { $card }
briscola-event-turned-up = Atout : { $card }.
briscola-event-drew = { $you ->
    [player] Vous piochez une carte.
   *[none] { $player } pioche une carte.
}
briscola-event-drew-seen = { $you ->
    [player] Vous piochez : { $card }.
   *[none] { $player } pioche : { $card }.
}
briscola-event-played = { $you ->
    [player] Vous jouez : { $card }.
   *[none] { $player } joue : { $card }.
}
briscola-event-took = { $points ->
    [one] { $you ->
        [player] Vous remportez le pli : { $points } point.
       *[none] { $player } remporte le pli : { $points } point.
    }
   *[other] { $you ->
        [player] Vous remportez le pli : { $points } points.
       *[none] { $player } remporte le pli : { $points } points.
    }
}
briscola-score-tricks = { $points ->
    [one] { $points } point dans les plis
   *[other] { $points } points dans les plis
}
web-briscola-source-tricks = plis

# La table et les titres de la règle.

briscola-field-trump = Atout
briscola-field-stock = Pioche
briscola-field-trick = Pli
briscola-field-hand = Main
briscola-field-hand-size = Cartes en main
briscola-field-has-trump = A pioché l’atout
briscola-field-won = Plis remportés
briscola-field-points = Points
briscola-field-seat = Joueur
briscola-field-card = Carte
briscola-where-setting-up = Mise en place
briscola-where-playing = Le jeu
briscola-where-the-end = La fin
