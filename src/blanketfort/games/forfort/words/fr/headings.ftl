# The headings of the rulebook.

forfort-where-goal-of-the-game = But du jeu
forfort-where-material = Matériel
forfort-where-player-setup = Mise en place des joueurs
forfort-where-on-your-turn = À votre tour
forfort-where-construct-a-wall = Construire un mur
forfort-where-trigger-the-effect-of-a-card-from-your-hand = Déclencher l’effet d’une carte de la main
forfort-where-notes-on-army-cards = Notes sur les cartes armée
forfort-where-place-a-camp-card = Placer une carte campement
forfort-where-activate-the-drawbridge = Activer le pont-levis
forfort-where-combined-effects = Effets combinés
forfort-where-end-of-the-game = Fin de la partie
forfort-where-glossary = Glossaire
forfort-where-the-game-with-4-players = Le jeu à 4 joueurs
forfort-where-overview-of-wall-cards = Aperçu des cartes mur
