# The table of forfort in lines of text.

forfort-table-fort = { $you ->
    [player] Your fort,
   *[none] The fort of { $player },
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} as it stands:
forfort-table-space = - { $space }: { $there }{ $below ->
    [yes] { " " }on { $card }
   *[no] { "" }
}{ $token ->
    [yes] , with the drawbridge token
   *[no] { "" }
}
forfort-table-dungeon = - the dungeon: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, arrows to { $arrows }
forfort-table-supply = - in the supply: { $camps ->
    [one] { $camps } camp
   *[other] { $camps } camps
}, { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}
forfort-table-discard = - discarded: { $cards }
forfort-table-hand = - in your hand: { $cards }
forfort-table-hidden-hand = - in the hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
