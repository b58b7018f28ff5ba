# Les mots de la maison, communs à tous les jeux.

house-list = { $start } et { $last }
house-nothing = rien
house-seat = Joueur { $number }
house-you = Vous
