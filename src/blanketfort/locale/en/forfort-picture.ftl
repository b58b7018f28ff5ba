# The picture of forfort's table.

forfort-picture-head = { $ending ->
    [yes] The last round
   *[no] { $extra ->
        [yes] An extra turn
       *[no] { $you ->
            [player] Your turn
           *[none] The turn of { $player }
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
