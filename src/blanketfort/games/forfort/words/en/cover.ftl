# What the shelf says of the game before anybody plays it.

forfort-setting-teams = four players: two teams of diagonal partners
forfort-setting-deck = which reconstruction of the cards
forfort-setting-arrows = where the two arrows on a card’s back point
forfort-setting-advance = how many armies advance at the start of a turn
forfort-setting-inward = an army that marches into the dungeon leaves the fort (leave), or may not march there (forbidden)
forfort-setting-covered = what attacks do to covered protected walls
forfort-setting-strike-armies = ram and trebuchet may defeat armies
forfort-setting-meeting = an army that meets another one waits (wait), or both are defeated (defeat)
forfort-setting-mason-camps = mason may bring a camp back from the discard pile
forfort-setting-mason-pairs = a wall placed by a mason from the hand may make pairs
web-about-forfort = Wall by wall your fort grows, and every wall can be a ram against the others.
web-time-forfort = 30 minutes
web-learn-about-forfort = The last turns of a real game: build walls, use what is on them, and complete your fort.
