# Consulter : cartes, règles, jeux de cartes.

lookup-source = { $fact } ({ $source ->
    [printed] imprimé sur la carte
    [derived] déduit de ce qui est imprimé
    [house] de votre jeu maison
   *[ours] choisi par nous
})
lookup-sources = Sources : { $sources }.
lookup-mark = Sur la carte : { $mark }.
lookup-legend = Imprimé : lu sur la carte ou dans le livret. Déduit : imposé par ce qui est imprimé. Notre choix : rien de public ne le dit. Si vous possédez la boîte, vous pouvez saisir les vrais nombres dans un jeu maison.
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
lookup-deck-good = { $file } : un jeu maison valable pour { $game }.
lookup-deck-changes = Il change : { $changes }.
lookup-deck-same = Il ne change rien : tout y est comme dans le jeu du projet.
lookup-deck-digest = Dans les parties enregistrées, c’est { $digest }.
lookup-game = { $name } : { $title }, { $least ->
   *[other] { $least } à { $most } joueurs
}
lookup-game-fixed = { $name } : { $title }, { $least } joueurs
