# The headings of the rulebook.

forfort-where-goal-of-the-game = Goal of the game
forfort-where-material = Material
forfort-where-player-setup = Player setup
forfort-where-on-your-turn = On your turn
forfort-where-construct-a-wall = Construct a wall
forfort-where-trigger-the-effect-of-a-card-from-your-hand = Trigger the effect of a card from your hand
forfort-where-notes-on-army-cards = Notes on army cards
forfort-where-place-a-camp-card = Place a camp card
forfort-where-activate-the-drawbridge = Activate the drawbridge
forfort-where-combined-effects = Combined effects
forfort-where-end-of-the-game = End of the game
forfort-where-glossary = Glossary
forfort-where-the-game-with-4-players = The game with 4 players
forfort-where-overview-of-wall-cards = Overview of wall cards
