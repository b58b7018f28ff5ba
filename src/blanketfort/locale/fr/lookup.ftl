# Consulter : cartes, règles, jeux de cartes.

lookup-source = { $source ->
    [printed] { $fact } : imprimé
    [derived] { $fact } : déduit de ce qui est imprimé
    [house] { $fact } : de votre jeu maison
   *[ours] { $fact } : de nous
}
lookup-sources = D’où cela vient : { $sources }.
lookup-mark = Sur la carte : { $mark }.
lookup-legend = imprimé : lu sur la carte ou dans le livret ; déduit : imposé par ce qui est imprimé ; de nous : notre choix, là où rien de public ne le dit. Qui possède la boîte peut taper les nombres imprimés dans un jeu maison.
lookup-fact-face = face
lookup-fact-copies = nombre d’exemplaires
lookup-fact-cost = coût
lookup-fact-points = points
lookup-fact-title = titre
lookup-fact-value = valeur
lookup-fact-side = camp
lookup-fact-bar = bandeau
lookup-fact-event = effet
lookup-fact-arrows = flèches
lookup-why = Pourquoi : { $why }
lookup-option = L’autre lecture est une option : --option { $option }={ $values }.
lookup-ruling = { $clause } (notre décision)
lookup-example = { $clause } (exemple)
lookup-rule = { $clause }
lookup-deck-good = { $file } : un bon jeu maison pour { $game }.
lookup-deck-changes = Il change : { $changes }.
lookup-deck-same = Il ne change rien : tout y est comme dans le jeu du projet.
lookup-deck-digest = Dans les comptes rendus, c’est { $digest }.
lookup-game = { $name } : { $title }, { $least ->
   *[other] { $least } à { $most } joueurs
}
lookup-game-fixed = { $name } : { $title }, { $least } joueurs
