# The table of Fort in lines of text.

fort-table-empty-line = { "" }
fort-table-park = In the Park:
fort-table-supply = Park deck: { $deck }. Supply: { $pizza } pizza, { $toys ->
    [one] { $toys } toy
   *[other] { $toys } toys
}.
fort-table-perks = Perks available: { $perks }.
fort-table-rewards = Made-up rules left: { $rules }. Macaroni sculpture: { $sculpture ->
    [yes] available.
   *[no] taken.
}
fort-table-board = { $you ->
    [player] You
   *[none] { $player }
}{ $leads ->
    [yes] { " " }(leader)
   *[no] { "" }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the Victory Track, Fort Level { $level }
fort-table-stuff = Stuff (up to 4 of each): { $pizza } pizza, { $toys ->
    [one] { $toys } toy
   *[other] { $toys } toys
}. Pack (up to { $limit }): { $packed_pizza } pizza, { $packed_toys ->
    [one] { $packed_toys } toy
   *[other] { $packed_toys } toys
}.
fort-table-next = The next Fort Level costs { $cost }.
fort-table-cost-pizza = { $count } pizza
fort-table-cost-toys = { $count ->
    [one] { $count } toy
   *[other] { $count } toys
}
fort-table-cost-either = { $count ->
    [one] { $count } pizza or toy
   *[other] { $count } pizza or toys
}
fort-table-lookout = Lookout ({ $count } of { $limit }): { $cards }.
fort-table-tucked = a hidden card ({ $suits })
fort-table-rule = Made-up rule: { $rule } ({ $about }).
fort-table-hidden-rule = Made-up rule: hidden until the end.
fort-table-perk = Perk: { $perk } ({ $about }).
fort-table-sculpture = The macaroni sculpture: 4 points at the end.
fort-table-yard = { $count ->
    [0] Yard: empty.
   *[other] Yard:
}
fort-table-discard = Discard pile: { $cards }.
fort-table-deck = Cards in the deck: { $deck }; in hand: { $hand }.
fort-table-hand = In your hand:

# The picture of Fort's table.

fort-picture-head = Supply { $pizza } pizza, { $toys ->
    [one] { $toys } toy
   *[other] { $toys } toys
}   Made-up rules { $rules }   Perks { $perks }
fort-picture-points = ★ { $points } · Fort { $level }
fort-picture-piles = hand { $hand } · deck { $deck } · discard { $discard }
fort-picture-few-piles = hand { $hand } · deck { $deck } · { $discard }
fort-picture-stuff = Stuff
fort-picture-pack = Pack
fort-picture-lookout = Lookout
fort-picture-yard = Yard
fort-picture-doghouse = Doghouse
fort-picture-rule = hidden rule
fort-picture-sculpture = sculpture
fort-picture-park = Park · { $deck } in the deck
fort-picture-play = { $you ->
    [player] You play
   *[none] { $player } plays
}
