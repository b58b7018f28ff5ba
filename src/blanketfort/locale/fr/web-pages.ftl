# Les pages autour de la table : règles, leçons, parties revues, preuves.

web-pages-offline = Le serveur est injoignable. Êtes-vous en ligne ?
web-pages-failed = Cela n’a pas marché. Réessayez.
web-pages-again = Réessayer
web-pages-loading = Un instant…
web-pages-copied = Copié

## Règles

web-rules-title = { $title } : les règles
web-rules-intro = { $count } règles, dans nos propres mots. Chacune est garantie par un test du moteur qui fait jouer ici.
web-rules-search = Chercher dans les règles et les cartes
web-rules-found = { $count ->
    [0] Rien de trouvé
    [one] { $count } résultat
   *[other] { $count } résultats
}
web-rules-none = Aucune règle ni carte ne contient tous ces mots. Moins de mots trouvent plus ; on cherche dans les deux langues.
web-rules-clear = Tout montrer
web-rules-contents = Sommaire
web-rules-cards = Cartes
web-rules-example = Exemple
web-rules-ruling = Notre décision
web-rules-why = Pourquoi
web-rules-option = Une autre lecture peut être choisie à l’ouverture d’une table : « { $option } », { $about }.
web-rules-link = Lien vers cette règle
web-rules-link-card = Lien vers cette carte
web-rules-learn = Apprendre en jouant
web-rules-legend = D’où cela vient
web-rules-source-printed = imprimé
web-rules-source-derived = déduit
web-rules-source-ours = de nous
web-rules-source-house = deck maison
web-rules-top = Revenir en haut
