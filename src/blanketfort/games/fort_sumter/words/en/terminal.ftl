# The table of Fort Sumter in lines of text.

fort-sumter-table-heading = { $final ->
    [yes] The Final Crisis.
   *[no] Round { $round }.
} Cards in the strategy deck: { $deck }.
fort-sumter-table-dimension = { $dimension }: { $spaces }.
fort-sumter-table-space = { $space }{ $pivotal ->
    [yes] { " " }(pivotal)
   *[no] { "" }
}{ $commissioner ->
    [yes] { " " }(Peace Commissioner)
   *[no] { "" }
}{ $held ->
    [unionist] { " " }{ $unionist } U
    [secessionist] { " " }{ $secessionist } S
    [both] { " " }{ $unionist } U / { $secessionist } S
   *[none] { " " }empty
}
fort-sumter-table-claimable = The event “{ $card }” may be claimed.
fort-sumter-table-side = { $side }{ $named ->
    [yes] { " " }({ $you ->
        [player] you
       *[none] { $player }
    })
   *[no] { "" }
}: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}; { $pool } in the token pool, { $track } on the crisis track.
fort-sumter-table-boxes = - bonus tokens in the boxes: { $boxes }
fort-sumter-table-box = { $zone } { $count }
fort-sumter-table-hidden = - cards in hand: { $hand }; set aside: { $aside }; { $objective ->
    [yes] a hidden objective
   *[no] no objective
}
fort-sumter-table-card = - { $card }. Value: { $value }. Event: { $effect }
fort-sumter-table-aside = - set aside for the Final Crisis: { $cards }
fort-sumter-table-objective = - your objective: { $objective } (event if you score it: { $effect })

# The picture of Fort Sumter's table.

fort-sumter-picture-head = { $final ->
    [yes] The Final Crisis
   *[no] Round { $round } of 3
}   Strategy deck { $deck }   ⚐ Peace Commissioner   ◆ pivotal space
fort-sumter-picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fort-sumter-picture-pool = pool
fort-sumter-picture-card = { $card } ({ $side }, { $bar }). Value: { $value }. Event: { $event }.
fort-sumter-picture-rival = The other side: { $hand } in hand, { $aside } set aside, { $objective ->
    [yes] a hidden objective
   *[no] no objective
}
fort-sumter-picture-aside = You set aside: { $cards }
