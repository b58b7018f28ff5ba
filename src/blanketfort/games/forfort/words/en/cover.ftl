# What the shelf says of the game before anybody plays it.

forfort-setting-teams = four players: two teams of diagonal partners (suggested: with four the rulebook plays in teams)
forfort-setting-deck = which reconstruction of the cards
forfort-setting-arrows = where the two arrows on a card’s back point
forfort-setting-advance = how many armies advance at the start of a turn
forfort-setting-inward = an army that marches into the dungeon leaves the fort (leave), or may not march there (forbidden)
forfort-setting-covered = what attacks do to covered protected walls
forfort-setting-strike-armies = ram and trebuchet may defeat armies
forfort-setting-meeting = an army that meets another one waits (wait), or both are defeated (defeat)
forfort-setting-mason-camps = mason may bring a camp back from the discard pile
forfort-setting-mason-pairs = a wall placed by a mason from the hand may make pairs
forfort-setting-team-hands = teammates hide their hands from each other too (secret), or see each other’s (shared)
forfort-setting-first-player = the first player is drawn by lot (drawn), or is the one on the first seat (first-seat)
forfort-setting-end = three or four each for themselves, once a dungeon is empty: the last player is drawn by lot (drawn), all others have one more turn (one-more-turn), the first players have a head start in points (head-start), or just as the rulebook says (rulebook)
web-about-forfort = Wall by wall your fort grows, and every wall can be a ram against the others.
web-time-forfort = 30 minutes
web-learn-about-forfort = The last turns of a real game: build walls, use what is on them, and complete your fort.
web-value-secret = hidden
web-value-shared = shown
web-value-drawn = drawn by lot
web-value-first-seat = the first seat
web-value-one-more-turn = one more turn
web-value-head-start = a head start
web-value-rulebook = as in the rulebook
