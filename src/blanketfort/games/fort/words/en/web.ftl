# Fort in the browser.

web-fort-pages = Parts of the table
web-fort-page-rivals = Rivals
web-fort-page-all = Players
web-fort-page-park = Park
web-fort-page-mine = My board
web-fort-page-waits = something here can be chosen
web-fort-your-hand = Your hand
web-fort-empty-hand = Your hand is empty.
web-fort-you = { $name } (you)
web-fort-leads = leads
web-fort-park = Park
web-fort-park-deck = { $count ->
    [0] The Park deck is empty
    [one] Park deck: one card
   *[other] Park deck: { $count } cards
}
web-fort-turn-of = { $you ->
    [player] Your turn
   *[none] { $player }’s turn
}
web-fort-end-about = The round in which somebody has 25 points here, a Fort reaches Level 5 or the Park deck runs out is the last. Then Fort Levels, made-up rules and the macaroni sculpture count too: the most points win.
web-fort-plays = { $you ->
    [player] You play
   *[none] { $player } plays
}
web-fort-supply = Supply
web-fort-supply-pizza = Pizza in the supply: { $count }
web-fort-supply-toys = Toys in the supply: { $count }
web-fort-rules-left = Made-up rules left: { $count }
web-fort-sculpture = Macaroni sculpture
web-fort-sculpture-about = Goes to the first who reaches Fort Level 5.
web-fort-rule-hidden = A made-up rule, told at the end
web-fort-stuff = Stuff
web-fort-stuff-pizza = Pizza in the Stuff: { $count }
web-fort-stuff-toys = Toys in the Stuff: { $count }
web-fort-pack = Pack
web-fort-pack-pizza = Pizza in the Pack: { $count }
web-fort-pack-toys = Toys in the Pack: { $count }
web-fort-lookout = Lookout
web-fort-tucked = A hidden card in the Lookout: { $suits }
web-fort-hand-open = Hand
web-fort-yard = Yard
web-fort-doghouse = Doghouse
web-fort-hand = Cards in hand: { $count }
web-fort-deck = Cards in the deck: { $count }
web-fort-discard = Cards in the discard pile: { $count }
web-fort-level = Fort Level { $level }, worth { $points ->
    [one] one point
   *[other] { $points } points
} at the end
web-fort-next-level = Level { $level }:
web-fort-next = Level { $level } costs { $pizza } pizza, { $toys ->
    [one] one toy
   *[other] { $toys } toys
}{ $either ->
    [0] {""}
   *[other] {" "}and { $either } of either
}, and is worth { $points ->
    [one] one point
   *[other] { $points } points
}.
web-fort-points = { $points ->
    [one] One point
   *[other] { $points } points
} on the Victory Track
web-fort-points-about = Whoever reaches 25 brings the game to its last round.
web-fort-track = Victory Track: { $points }
web-fort-use-public = The public action: others may follow it
web-fort-use-private = The private action: for you alone
web-fort-counted = Counted: { $suits }
web-fort-suits = Suits: { $suits }
web-fort-box-public = Public, others may follow: { $action }
web-fort-box-private = Private, for its player alone: { $action }
web-fort-box-need = Needs: { $action }
web-fort-box-action = Does: { $action }
web-fort-box-end = Then: { $action }
