# Ce que des tournois entre niveaux de l’ordinateur ont montré.

arena-title = { $game } : qui est le plus fort
arena-heading = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game } à { $seats } places ; { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, chacune jouée par les mêmes joueurs de chaque côté de la table.
arena-ratings = Classement
arena-ratings-about = En points Elo autour de la moyenne de tous ceux qui jouent ici, chacun avec un intervalle qui contient la vraie valeur dans 95 tournois sur 100.
arena-players = Joueurs
arena-players-about = L’avance est celle sur le joueur de la ligne suivante.
arena-pairs = Chacun contre chacun
arena-pairs-about = Ce que le joueur de gauche obtient sur cent points contre celui du dessus : un point pour chacune de ses victoires, aucun pour celles de l’autre, un demi-point pour une victoire partagée. En dessous, l’intervalle à 95 %.
arena-forfeits = Forfaits
arena-forfeits-about = Un joueur qui déclare forfait est classé dernier ; la partie ne compte pour rien d’autre.
arena-sides = Places
arena-sides-about = Ce que gagne chaque place. Tous les joueurs occupent chaque place à chaque donne : seule la place compte. Le trait pointillé marque l’équilibre.
arena-side-team = Équipe de { $first } et { $second }
arena-lengths = Durée des parties
arena-lengths-about = Les parties selon leur nombre de { $unit ->
    [turns] tours
   *[decisions] décisions
}.
arena-numbers = Points et fins de partie
arena-facts = Graine { $seed }, version { $rules } des règles, options : { $options }.
arena-column-player = joueur
arena-column-elo = Elo
arena-column-lead = avance
arena-column-games = parties
arena-column-wins = gagnées
arena-column-points = points
arena-column-rival = contre
arena-column-score = score
arena-column-range = 95 %
arena-column-clear = net
arena-column-seat = place
arena-clear = oui
arena-unclear = non
arena-playing = parties jouées
arena-written = Le rapport est dans { $file }.
arena-kept = Chaque partie est conservée dans { $file }.
