# Les mots de la maison, communs à tous les jeux.

house-list = { $start } et { $last }
house-nothing = rien
house-seat = Joueur { $number }
house-event-undone = { $you ->
    [player] Vous annulez votre dernier choix.
   *[none] { $player } annule son dernier choix.
}

# La table en lignes de texte.

house-help =
    Tapez le numéro de votre choix, de 1 à { $last }, puis Entrée. Ou bien tapez :
      table   pour voir la table
      log     pour lire tout ce qui s’est passé
      hint    pour savoir ce qu’une recherche pense des options
      undo    pour annuler votre dernier choix
      ?       pour relire ceci et la question
      quit    pour quitter la partie
house-no-choice = « { $typed } » n’est pas un choix ici : tapez un numéro de 1 à { $last }, ou ? pour l’aide.
house-no-undo = Il n’y a rien à annuler.
house-final = { $every ->
    [yes] Aucun de ces choix ne pourra être annulé.
   *[no] { $count ->
        [one] Le numéro { $numbers } est définitif.
       *[other] Les numéros { $numbers } sont définitifs.
    }
}
house-hand-over = C’est au tour de { $player } : prenez le clavier et appuyez sur Entrée.
house-score = { $you ->
    [player] Vous avez
   *[none] { $player } a
} { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $sources }).
house-won = { $count ->
    [one] { $players } gagne.
   *[other] { $players } gagnent ensemble.
}
house-left = Vous avez quitté la partie.
house-closed = Le terminal a été fermé : la partie reste inachevée.
house-interrupted = Interrompu : la partie reste inachevée.
