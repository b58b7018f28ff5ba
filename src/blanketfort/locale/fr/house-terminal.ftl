# La table sur tout un terminal.

house-terminal-log = Ce qui s’est passé
house-terminal-table = La table en toutes lettres
house-terminal-rules = Règles
house-terminal-advice = Un conseil, d’après ce que vous voyez
house-terminal-explained = En toutes lettres
house-terminal-close = une touche : retour à la table
house-terminal-thinking = { $player } réfléchit…
house-terminal-others = Ce qu’a fait { $player } ({ $number } sur { $count })
house-terminal-dealt = La mise en place
house-terminal-hold = Coup terminé : continuer, ou annuler ?
house-terminal-over = La partie est terminée.
house-terminal-final = ⊘ définitif
house-terminal-sure = Ce choix est définitif. Choisissez-le encore une fois pour confirmer.
house-terminal-hand-over = { $player }, c’est à vous
house-terminal-hide = Les cartes des autres restent cachées. Prenez le clavier, puis appuyez sur Entrée.
house-terminal-saved = Enregistré dans { $path }. Pour continuer : { $command }
house-terminal-torn = La dernière ligne de la partie enregistrée était incomplète : elle a été supprimée.

house-terminal-key-choose = Entrée choisir
house-terminal-key-explain = ? expliquer
house-terminal-key-undo = u annuler
house-terminal-key-log = l journal
house-terminal-key-table = t table
house-terminal-key-rules = r règles
house-terminal-key-leave = q quitter
house-terminal-key-next = Espace suite
house-terminal-key-skip = Entrée à la question
house-terminal-key-go-on = Espace continuer
house-terminal-key-take-over = Entrée ma table

house-terminal-small = Il faut 80 colonnes et 24 lignes ; il y en a { $columns } et { $lines }. Agrandissez la fenêtre, ou jouez avec --plain.
