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
