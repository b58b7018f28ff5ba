# Parties enregistrées : les prouver, et revoir des parties.

record-commitment = Engagement sur cette donne : { $commitment }
record-written = Partie enregistrée dans { $file }.
record-proved = { $file } : un enregistrement valable d’une partie de { $game }, { $choices ->
    [one] { $choices } choix, conforme aux règles
   *[other] { $choices } choix, tous conformes aux règles
}.
record-chance = { $count ->
    [one] { $count } tirage au hasard, fixé
   *[other] { $count } tirages au hasard, tous fixés
} avant la partie par l’engagement { $commitment }.
record-total = { $player } : { $total }
record-result = Résultat : { $totals }. { $count ->
    [one] { $players } a gagné.
   *[other] { $players } ont gagné ensemble.
}
record-prompt = [{ $at }/{ $last }] n, p, nombre, t, q >{" "}
record-help = n ou Entrée : le choix suivant ; p : le précédent ; un nombre de 0 à { $last } : y aller ; t : la table ; q : quitter.
record-end = C’est la fin de la partie enregistrée.
record-start = C’est le début : la donne.
record-asked = { $you ->
    [player] C’est à vous de choisir.
   *[none] C’est à { $player } de choisir.
}
