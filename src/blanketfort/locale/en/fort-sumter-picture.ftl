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
