# Ce que dit seulement la table de Fort Sumter dans le navigateur.

web-fort-sumter-round = { $final ->
    [yes] La Crise finale
   *[no] Manche { $round } sur 3
}
web-fort-sumter-round-about = Trois manches, puis la Crise finale. Elle vient plus tôt, à la fin d’une manche, si les deux joueurs ont entamé leur zone de Crise finale.
web-fort-sumter-final-crisis = Crise finale
web-fort-sumter-over = La partie est terminée.
web-fort-sumter-step = { $you ->
    [player] { $step ->
        [keep] Vous choisissez un objectif
        [play] Vous jouez une carte
        [place] Vous placez des pions
        [remove] Vous retirez des pions
        [move] Vous déplacez des pions
        [set-down] Vous placez un pion
        [commissioner] Vous envoyez le Commissaire de paix
        [bonus] Vous utilisez un espace pivot
        [line-up] Vous ordonnez vos cartes de la Crise finale
        [give-up] Vous retirez des pions
        [give-up-more] Vous pouvez retirer un autre pion
        [rally] Vous déplacez des pions
       *[other] Vous appliquez un événement
    }
   *[none] { $step ->
        [keep] { $player } choisit un objectif
        [play] { $player } joue une carte
        [place] { $player } place des pions
        [remove] { $player } retire des pions
        [move] { $player } déplace des pions
        [set-down] { $player } place un pion
        [commissioner] { $player } envoie le Commissaire de paix
        [bonus] { $player } utilise un espace pivot
        [line-up] { $player } ordonne ses cartes de la Crise finale
        [give-up] { $player } retire des pions
        [give-up-more] { $player } peut retirer un autre pion
        [rally] { $player } déplace des pions
       *[other] { $player } applique un événement
    }
}
web-fort-sumter-side = { $player }, { $side ->
    [unionist] unioniste
   *[secessionist] sécessionniste
}
web-fort-sumter-vp = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}
web-fort-sumter-first = en premier
web-fort-sumter-first-about = Joue en premier : le camp qui a le plus de points de victoire, l’Unioniste en cas d’égalité.
web-fort-sumter-in-hand = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}

web-fort-sumter-tracks = Pistes de crise et réserves de pions
web-fort-sumter-track = Piste de crise, { $side ->
    [unionist] unioniste
   *[secessionist] sécessionniste
}
web-fort-sumter-zone-starting = Départ
web-fort-sumter-zone-escalation = Escalade
web-fort-sumter-zone-tension = Tension
web-fort-sumter-zone-final-crisis = Crise finale
web-fort-sumter-zone-starting-about = Quand la réserve est vide, on prend les pions ici, en partant du plus grand numéro.
web-fort-sumter-zone-escalation-about = Le premier pion pris ici entame la zone : ses deux pions bonus vont dans la réserve.
web-fort-sumter-zone-tension-about = Le premier pion pris ici entame la zone : ses trois pions bonus vont dans la réserve. La première brèche déplace le Commissaire de paix.
web-fort-sumter-zone-final-crisis-about = Le premier pion pris ici entame la zone. Première brèche : quatre pions bonus, un point perdu. Seconde : deux pions bonus.
web-fort-sumter-zone-left = { $count ->
    [0] Plus aucun pion ici
    [one] Il reste { $count } pion ici
   *[other] Il reste { $count } pions ici
}{ $breached ->
    [yes] { " " }; entamée.
   *[no] .
}
web-fort-sumter-pool = Réserve { $count }, { $side ->
    [unionist] unioniste
   *[secessionist] sécessionniste
}
web-fort-sumter-pool-short = Réserve
web-fort-sumter-pool-about = Les pions viennent d’abord d’ici et y retournent. Après la Crise finale, en avoir au moins trois de plus que l’autre vaut un point.

web-fort-sumter-dimension-about = Contrôlez les trois espaces pour marquer un point de victoire à la fin de chaque manche et après la Crise finale.
web-fort-sumter-dimension-held = { $side ->
    [unionist] L’Unioniste la contrôle.
    [secessionist] Le Sécessionniste la contrôle.
   *[none] Personne ne la contrôle.
}
web-fort-sumter-space-of = Un espace de la dimension { $dimension }.
web-fort-sumter-space-tokens = Pions unionistes : { $unionist }. Pions sécessionnistes : { $secessionist }. Quatre au plus par camp.
web-fort-sumter-space-held = { $side ->
    [unionist] L’Unioniste contrôle cet espace.
    [secessionist] Le Sécessionniste contrôle cet espace.
   *[none] Personne ne contrôle cet espace.
}
web-fort-sumter-pivotal-about = Espace pivot : si vous le contrôlez à la fin d’une manche, vous pouvez déplacer ou retirer jusqu’à deux pions dans sa dimension.
web-fort-sumter-commissioner-about = Le Commissaire de paix est ici : aucun pion ne peut être placé, déplacé ni retiré.
web-fort-sumter-objective-here = { $you ->
    [player] Votre objectif de cette manche.
   *[none] L’objectif de { $player } cette manche.
}

web-fort-sumter-card-value = Valeur : { $value }.
web-fort-sumter-card-event = { $side ->
    [unionist] Événement, pour l’Unioniste seulement
    [secessionist] Événement, pour le Sécessionniste seulement
   *[both] Événement, pour les deux camps
} : { $effect }.
web-fort-sumter-card-bar = Dans la Crise finale : { $dimension }.
web-fort-sumter-event-for = { $side ->
    [unionist] Événement unioniste
    [secessionist] Événement sécessionniste
   *[both] Événement pour les deux
}
web-fort-sumter-claim = La défausser pour récupérer { $card }
web-fort-sumter-claimable = Événement délaissé, à récupérer :
web-fort-sumter-cards = { $you ->
    [player] Vos cartes
   *[none] Les cartes de { $player }
}
web-fort-sumter-rival = Cartes en main : { $hand }. Mises de côté pour la Crise finale : { $aside }. { $objective ->
    [yes] Un objectif caché.
   *[no] Pas d’objectif.
}
web-fort-sumter-aside = { $count ->
    [one] { $count } carte mise de côté
   *[other] { $count } cartes mises de côté
}
web-fort-sumter-aside-about = La dernière carte de chaque manche est gardée pour la Crise finale.
web-fort-sumter-objective-about = À la fin de la manche, le joueur qui contrôle cet espace marque un point de victoire.
web-fort-sumter-objective-event = Si son propriétaire le marque, aussi : { $effect }.
web-fort-sumter-objective-hidden = L’objectif caché de { $seat }
web-fort-sumter-decks = Les pioches
web-fort-sumter-deck-left = Il reste { $strategy } cartes stratégie et { $objectives } objectifs.
web-fort-sumter-objectives-gone = Objectifs hors du jeu : { $spaces }.
web-fort-sumter-played = Cartes jouées : { $count }
web-fort-sumter-last-played = Dernière carte :

web-fort-sumter-dispatch = En cours
web-fort-sumter-left = { $count ->
    [one] encore { $count } pion
   *[other] encore { $count } pions
}
web-fort-sumter-match = Même dimension
web-fort-sumter-no-match = Dimensions différentes
web-fort-sumter-face-down = face cachée
web-fort-sumter-face-down-card = Carte { $place } de { $seat }, face cachée
web-fort-sumter-crisis-about = Chacun révèle sa carte suivante. Même dimension : retirez des pions. Sinon : déplacez jusqu’à deux pions vers la dimension de votre carte.

web-fort-sumter-won = { $you ->
    [player] Vous l’emportez
   *[none] { $players } l’emporte
}, pour { $winner ->
    [seat-0] les Unionistes.
   *[seat-1] les Sécessionnistes.
}
web-fort-sumter-history = Ce que fit l’histoire : le 12 avril 1861, les canons ouvrirent le feu sur Fort Sumter. La guerre qui suivit coûta plus de 600 000 vies, et mit fin à l’esclavage de quatre millions de personnes.
