# What is said before a table is opened.

web-about-briscola = Forty Italian cards, three in your hand, and one suit that beats all.
web-time-briscola = 10 minutes
briscola-setting-partners = four players: those opposite each other win together

# The cards.

briscola-card = { $rank } { $suit }
briscola-rank-ace = ace
briscola-rank-two = two
briscola-rank-three = three
briscola-rank-four = four
briscola-rank-five = five
briscola-rank-six = six
briscola-rank-seven = seven
briscola-rank-jack = jack
briscola-rank-knight = knight
briscola-rank-king = king
briscola-suit-coins = Coins
    .of = of coins
briscola-suit-cups = Cups
    .of = of cups
briscola-suit-swords = Swords
    .of = of swords
briscola-suit-clubs = Clubs
    .of = of clubs
briscola-list-card = { $points ->
    [0] { $card }: no points.
   *[other] { $card }: { $points } points.
}

# What is asked, answered and told.

briscola-decision-play = { $count ->
    [0] You lead. Which card do you play? Trump is the { $trump }.
   *[other] Which card do you play? Trump is the { $trump }.
}
briscola-option-play = Play the { $card }
briscola-event-turned-up = Trump is the { $card }.
briscola-event-drew = { $you ->
    [player] You draw a card.
   *[none] { $player } draws a card.
}
briscola-event-drew-seen = { $you ->
    [player] You draw the { $card }.
   *[none] { $player } draws the { $card }.
}
briscola-event-played = { $you ->
    [player] You play the { $card }.
   *[none] { $player } plays the { $card }.
}
briscola-event-took = { $you ->
    [player] You take the trick: { $points } points.
   *[none] { $player } takes the trick: { $points } points.
}
briscola-score-tricks = { $points } points in tricks
web-briscola-source-tricks = tricks

# The table and the rulebook's headings.

briscola-field-trump = Trump
briscola-field-stock = Stock
briscola-field-trick = Trick
briscola-field-hand = Hand
briscola-field-hand-size = Cards in hand
briscola-field-has-trump = Drew the trump
briscola-field-won = Won
briscola-field-points = Points
briscola-field-seat = Player
briscola-field-card = Card
briscola-where-setting-up = Setting up
briscola-where-playing = Playing
briscola-where-the-end = The end
