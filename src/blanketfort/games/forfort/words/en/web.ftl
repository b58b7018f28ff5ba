# What only the browser's table of forfort says.

web-forfort-turn = { $extra ->
    [yes] { $you ->
        [player] Your extra turn
       *[none] { $player }’s extra turn
    }
   *[no] { $you ->
        [player] Your turn
       *[none] { $player }’s turn
    }
}{ $ending ->
    [yes] { " " }– { $left ->
        [0] the last turn
        [one] { $left } more turn follows
        [other] { $left } more turns follow
       *[unknown] the last turns
    }
   *[no] { "" }
}
web-forfort-over = The game is over.
web-forfort-hand = Your hand
web-forfort-laid = In play
web-forfort-ally = teammate
web-forfort-team = { $player } and { $rival } play together.

web-forfort-dungeon = { $you ->
    [player] Your dungeon
   *[none] { $player }’s dungeon
}
web-forfort-dungeon-left = { $count ->
    [0] No card left.
    [one] { $count } card left. When a dungeon is empty, the last turns are played.
   *[other] { $count } cards left. When a dungeon is empty, the last turns are played.
}
web-forfort-arrows = Its arrows allow walls on { $spaces }.
web-forfort-free-corner = Empty. An angled wall or a camp fits here.
web-forfort-free-side = Empty. A straight wall or a camp fits here.
web-forfort-covered = It covers: { $cards }.
web-forfort-army = { $you ->
    [player] Your army. At the start of your turn it marches { $direction } and destroys the cards of the space it enters.
   *[none] { $player }’s army. At the start of their turn it marches { $direction } and destroys the cards of the space it enters.
}
web-forfort-token = The drawbridge is lowered here: its token gave an extra turn.
web-forfort-front = Front line for { $players }: a battering ram reaches it.

web-forfort-symbol = { $symbol }: { $effect }. As a pair: { $combined }.
web-forfort-protected-about = Protected: only a pair of rams or trebuchets can destroy it.
web-forfort-drawbridge-about = It has a drawbridge: your token on it gives an extra turn.
web-forfort-camp-about = Place a camp on any empty space by discarding a card without its effect. Later you may build a wall on it, whatever the arrows say.
web-forfort-angled-regular = Angled
web-forfort-angled-drawbridge = Angled, drawbridge
web-forfort-angled-protected = Angled, protected
web-forfort-straight-regular = Straight
web-forfort-straight-drawbridge = Straight, drawbridge
web-forfort-straight-protected = Straight, protected
web-forfort-symbol-mason = Mason
web-forfort-symbol-ram = Ram
web-forfort-symbol-trebuchet = Trebuchet
web-forfort-symbol-tower = Siege tower
web-forfort-symbol-garrison = Garrison
web-forfort-camp = Camp
web-forfort-discard = Discard

web-forfort-short-cards = Cards
web-forfort-short-camps = Camps
web-forfort-short-armies = Armies
web-forfort-short-defeated = Defeated
web-forfort-short-bridge = Drawbridge
web-forfort-short-discard = Discarded
web-forfort-stock-cards = Cards in hand: { $count }
web-forfort-stock-camps = Camps left: { $count }
web-forfort-stock-armies = Armies left: { $count }
web-forfort-stock-defeated = Armies defeated: { $count }
web-forfort-stock-bridge = The drawbridge token is available
web-forfort-pile = { $you ->
    [player] Your discard pile
   *[none] { $player }’s discard pile
}: { $count }
web-forfort-pile-empty = Nothing has been discarded yet.
web-forfort-close = Close

## Places and directions as they lie in the picture

web-forfort-at-nw = the upper left corner
web-forfort-at-n = the upper side
web-forfort-at-ne = the upper right corner
web-forfort-at-e = the right side
web-forfort-at-se = the lower right corner
web-forfort-at-s = the lower side
web-forfort-at-sw = the lower left corner
web-forfort-at-w = the left side
web-forfort-to-north = up
web-forfort-to-east = to the right
web-forfort-to-south = down
web-forfort-to-west = to the left
web-forfort-march-north = Up
web-forfort-march-east = To the right
web-forfort-march-south = Down
web-forfort-march-west = To the left
