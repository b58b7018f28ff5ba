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

# Fort.

fort-list-kids = Enfants
fort-list-best-friends = Meilleurs Copains
fort-list-dogs = Chiens
fort-list-levels = Niveaux de Fort
fort-list-rules = Règles improvisées
fort-list-perks = Avantages
fort-list-copies = { $count ->
    [one] Un exemplaire
   *[other] { $count } exemplaires
} dans la pioche Parc.
fort-list-level = Niveau de Fort { $level }
fort-list-level-line = Niveau de Fort { $level }. Coût : { $cost }. Points à la fin : { $points }
fort-list-about = { $name } : { $about }

fort-setting-setup = basic distribue les cartes de départ, advanced les fait choisir en se passant les mains
fort-setting-dogs = avec les chiens de l’extension Cats & Dogs
fort-setting-cats = avec les chats de l’extension Cats & Dogs
fort-setting-lookouts = ce que les rivaux voient d’un Observatoire : ses familles seulement (suits), ou les cartes (open)

# Fort Sumter.

fort-sumter-list-cards = Cartes stratégie
fort-sumter-list-objectives = Objectifs
fort-sumter-list-card = { $card } ({ $side }, { $bar }). Valeur : { $value }. Événement : { $effect }
fort-sumter-list-objective = { $space }. Événement : { $effect }

fort-sumter-setting-event-discard = la règle facultative : prendre l’événement que l’adversaire a laissé
fort-sumter-setting-vp-floor = les points de victoire ne descendent jamais sous zéro
fort-sumter-setting-pivotal-moves = de qui un bonus pivot peut déplacer les pions
fort-sumter-setting-second-tension-breach = ce que la deuxième brèche d’une zone de Tension fait au Commissaire de paix
fort-sumter-setting-objective-breach = quand se règle une brèche due à l’événement d’un objectif

# forfort.

forfort-list-deck = Jeu { $deck }
forfort-list-supply = Camps et armées
forfort-list-symbols = Symboles
forfort-list-backs = Flèches au dos
forfort-list-wall = { $count } × { $card }
forfort-list-camps = { $count } camps pour chaque joueur
forfort-list-armies = { $count } armées pour chaque joueur
forfort-list-symbol = { $symbol } : { $effect }. Deux ensemble : { $combined }
forfort-list-arrows = { $name } : { $count ->
    [0] deux cases quelconques
   *[other] { $spaces }, tournées par quarts
}

forfort-setting-teams = à quatre : deux équipes de partenaires en diagonale
forfort-setting-deck = quelle reconstitution des cartes
forfort-setting-arrows = où pointent les deux flèches au dos d’une carte
forfort-setting-advance = combien d’armées avancent au début d’un tour
forfort-setting-inward = une armée qui marche vers le donjon quitte le fort (leave), ou ne le peut pas (forbidden)
forfort-setting-covered = ce que les attaques font aux murs protégés recouverts
forfort-setting-strike-armies = le bélier et le trébuchet peuvent battre des armées
forfort-setting-meeting = une armée devant une autre attend, ou les deux sont battues
forfort-setting-mason-camps = le maçon peut rapporter un camp de la défausse
forfort-setting-mason-pairs = un mur posé de la main par un maçon peut former des paires
