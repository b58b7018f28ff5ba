# What the shelf says of the game before anybody plays it.

forfort-setting-teams = four players: two teams of diagonal partners (suggested: with four the rulebook plays in teams)
forfort-setting-deck = the walls, reconstructed: the rulebook has no list of them
forfort-setting-arrows = where the two arrows on a card’s back point
forfort-setting-advance = how many armies advance at the start of a turn
forfort-setting-inward = an army that marches into the dungeon
forfort-setting-covered = what attacks do to covered protected walls
forfort-setting-strike-armies = ram and trebuchet may defeat armies
forfort-setting-meeting = an army that meets another one
forfort-setting-mason-camps = mason may bring a camp back from the discard pile
forfort-setting-mason-pairs = a wall placed by a mason from the hand may make pairs
forfort-setting-team-hands = hands, between teammates
forfort-setting-first-player = the first player
forfort-setting-end = three or four each for themselves, once a dungeon is empty: the last turns
web-about-forfort = Wall by wall your fort grows, and every wall can be a ram against the others.
web-time-forfort = 30 minutes
web-learn-about-forfort = The last turns of a real game: build walls, use what is on them, and complete your fort.
web-value-secret = hidden
web-value-shared = shown
web-value-drawn = drawn by lot
web-value-first-seat = the first seat
web-value-one-more-turn = one more for all others
web-value-head-start = as in the rulebook, with a head start in points for the first players
web-value-rulebook = as in the rulebook
web-value-a = A: nearest the rulebook, many pairs
web-value-b = B: fewer pairs, closer games
web-value-c = C: fewer pairs, symbols most even
