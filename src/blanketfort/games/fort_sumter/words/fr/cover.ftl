# What the shelf says of the game before anybody plays it.

fort-sumter-setting-event-discard = la règle facultative : récupérer l’événement que l’adversaire a laissé
fort-sumter-setting-vp-floor = les points de victoire ne descendent jamais sous zéro
fort-sumter-setting-pivotal-moves = de qui un bonus pivot peut déplacer les pions
fort-sumter-setting-second-tension-breach = ce que la deuxième brèche d’une zone de Tension fait au Commissaire de paix
fort-sumter-setting-objective-breach = quand se règle une brèche due à l’événement d’un objectif
web-about-fort-sumter = L’hiver 1860–1861 : deux camps, quatre dimensions de la crise, et une paix qui s’échappe.
web-time-fort-sumter = 30 minutes
web-learn-about-fort-sumter = La première manche d’une vraie partie, du côté unioniste : un objectif, trois cartes, la piste de crise et les espaces pivots.
web-seat-fort-sumter-0 = Unioniste
web-seat-fort-sumter-1 = Sécessionniste
