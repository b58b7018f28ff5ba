# The headings of the rulebook, on its page.

web-forfort-where-goal-of-the-game = But du jeu
web-forfort-where-material = Matériel
web-forfort-where-player-setup = Mise en place des joueurs
web-forfort-where-on-your-turn = À votre tour
web-forfort-where-construct-a-wall = Construire un mur
web-forfort-where-trigger-the-effect-of-a-card-from-your-hand = Déclencher l’effet d’une carte de la main
web-forfort-where-notes-on-army-cards = Notes sur les cartes Armée
web-forfort-where-place-a-camp-card = Poser une carte Campement
web-forfort-where-activate-the-drawbridge = Activer le pont-levis
web-forfort-where-combined-effects = Effets combinés
web-forfort-where-end-of-the-game = Fin de la partie
web-forfort-where-glossary = Glossaire
web-forfort-where-the-game-with-4-players = Le jeu à 4 joueurs
web-forfort-where-overview-of-wall-cards = Aperçu des cartes Mur
