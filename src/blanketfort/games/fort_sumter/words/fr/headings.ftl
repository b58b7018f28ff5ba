# The headings of the rulebook, on its page.

web-fort-sumter-where-introduction = Introduction
web-fort-sumter-where-important-terms = Termes importants
web-fort-sumter-where-set-up = Mise en place
web-fort-sumter-where-components = Matériel
web-fort-sumter-where-game-play = Déroulement de la partie
web-fort-sumter-where-sequence-of-actions-each-round = Ordre des actions d’une manche
web-fort-sumter-where-playing-strategy-cards = Jouer des cartes Stratégie
web-fort-sumter-where-political-capital-tokens = Pions de capital politique
web-fort-sumter-where-crisis-zones = Zones de crise
web-fort-sumter-where-peace-commissioner = Commissaire de paix
web-fort-sumter-where-pivotal-space-bonus = Bonus de l’espace pivot
web-fort-sumter-where-crisis-dimension-scoring = Décompte des dimensions de la crise
web-fort-sumter-where-objective-card-scoring = Décompte des objectifs
web-fort-sumter-where-final-crisis = Crise finale
web-fort-sumter-where-final-crisis-scoring = Décompte de la Crise finale
web-fort-sumter-where-event-discard-optional = Événements défaussés (facultatif)
