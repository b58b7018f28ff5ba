# The table of forfort in lines of text.

forfort-table-fort = { $you ->
    [player] Your fort,
   *[none] { $player }’s fort,
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
forfort-table-faced = - facing it: { $opponents }
forfort-table-facing = { $you ->
    [player] you
   *[none] { $player }
} from the { $side }
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
forfort-table-hidden-hand = - in hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# The picture of forfort's table.

forfort-picture-head = { $ending ->
    [yes] { $left ->
        [0] The last turn
        [one] { $left } more turn follows
        [other] { $left } more turns follow
       *[unknown] The last turns
    }
   *[no] { $extra ->
        [yes] An extra turn
       *[no] { $you ->
            [player] Your turn
           *[none] { $player }’s turn
        }
    }
}   ≡ hand  ▲ camps  ⚑ armies  ✕ discarded  ━ ┃ faces you
forfort-picture-supply = ≡{ $hand } ▲{ $camps } ⚑{ $armies } ✕{ $discard }
forfort-picture-dungeon = dungeon
forfort-picture-laid = in play
forfort-picture-symbol = { $symbol }: { $effect }. As a pair: { $combined }.
forfort-picture-angled-regular = angled
forfort-picture-angled-drawbridge = angled, drawbridge
forfort-picture-angled-protected = angled, protected
forfort-picture-straight-regular = straight
forfort-picture-straight-drawbridge = straight, drawbridge
forfort-picture-straight-protected = straight, protected
