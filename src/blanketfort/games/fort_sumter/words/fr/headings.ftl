# The headings of the rulebook.

fort-sumter-where-introduction = Introduction
fort-sumter-where-important-terms = Termes importants
fort-sumter-where-set-up = Mise en place
fort-sumter-where-components = Matériel
fort-sumter-where-game-play = Déroulement de la partie
fort-sumter-where-sequence-of-actions-each-round = Ordre des actions d’une manche
fort-sumter-where-playing-strategy-cards = Jouer des cartes stratégie
fort-sumter-where-political-capital-tokens = Pions de capital politique
fort-sumter-where-crisis-zones = Zones de crise
fort-sumter-where-peace-commissioner = Commissaire de paix
fort-sumter-where-pivotal-space-bonus = Bonus de l’espace pivot
fort-sumter-where-crisis-dimension-scoring = Décompte des dimensions de la crise
fort-sumter-where-objective-card-scoring = Décompte des objectifs
fort-sumter-where-final-crisis = Crise finale
fort-sumter-where-final-crisis-scoring = Décompte de la Crise finale
fort-sumter-where-event-discard-optional = Événements défaussés (facultatif)
