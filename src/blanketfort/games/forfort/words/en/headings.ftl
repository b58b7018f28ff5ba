# The headings of the rulebook, on its page.

web-forfort-where-goal-of-the-game = Goal of the game
web-forfort-where-material = Material
web-forfort-where-player-setup = Player setup
web-forfort-where-on-your-turn = On your turn
web-forfort-where-construct-a-wall = Construct a wall
web-forfort-where-trigger-the-effect-of-a-card-from-your-hand = Trigger the effect of a card from your hand
web-forfort-where-notes-on-army-cards = Notes on army cards
web-forfort-where-place-a-camp-card = Place a camp card
web-forfort-where-activate-the-drawbridge = Activate the drawbridge
web-forfort-where-combined-effects = Combined effects
web-forfort-where-end-of-the-game = End of the game
web-forfort-where-glossary = Glossary
web-forfort-where-the-game-with-4-players = The game with 4 players
web-forfort-where-overview-of-wall-cards = Overview of wall cards
