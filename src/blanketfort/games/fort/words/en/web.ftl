# Fort in the browser.

web-fort-pages = Parts of the table
web-fort-page-waits = a choice is waiting here
web-fort-your-hand = Your hand
web-fort-empty-hand = Your hand is empty.
web-fort-stuff-limit = { $limit } of each at most
web-fort-leads = leader
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
web-fort-end-about = Last round once someone has 25 points here, a Fort reaches Level 5 or the Park deck runs out. Then every other point is added.
web-fort-plays = { $you ->
    [player] You play
   *[none] { $player } plays
}
web-fort-unplayable = Can’t be played now: you can’t use either action in full.
web-fort-unplayable-dog = Can’t be played now: you don’t have what it needs.
web-fort-supply = Supply
web-fort-supply-pizza = Pizza in the supply: { $count }
web-fort-supply-toys = Toys in the supply: { $count }
web-fort-rules-left = Made-up rules left: { $count }
web-fort-sculpture = Macaroni sculpture
web-fort-sculpture-short = Sculpture
web-fort-sculpture-about = For the first player to reach Fort Level 5.
web-fort-rule-hidden = A made-up rule, revealed at the end
web-fort-stuff = Stuff
web-fort-stuff-pizza = Pizza in the Stuff: { $count }
web-fort-stuff-toys = Toys in the Stuff: { $count }
web-fort-pack = Pack
web-fort-pack-pizza = Pizza in the Pack: { $count }
web-fort-pack-toys = Toys in the Pack: { $count }
web-fort-lookout = Lookout
web-fort-tucked = A hidden card in the Lookout: { $suits }
web-fort-hand-short = Hand
web-fort-deck-short = Deck
web-fort-discard-short = Discard
web-fort-hand-unseen = Others see only how many cards you hold.
web-fort-lookout-unseen = Others see only the suits of these cards.
web-fort-rule-unseen = Others see this only when the game ends.
web-fort-cats = Cats
web-fort-perk = Perk
web-fort-rule = Rule
web-fort-yard = Yard
web-fort-yard-of = { $you ->
    [player] Your Yard
   *[none] { $player }’s Yard
}
web-fort-lookout-of = { $you ->
    [player] Your Lookout
   *[none] { $player }’s Lookout
}
web-fort-doghouse = Doghouse
web-fort-hand = Cards in hand: { $count }
web-fort-deck = Cards in the deck: { $count }
web-fort-discard = Cards in the discard pile: { $count }
web-fort-level = Fort Level { $level }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
web-fort-next-level = Level { $level }:
web-fort-next = Level { $level } costs { $pizza } pizza, { $toys ->
    [one] { $toys } toy
   *[other] { $toys } toys
}{ $either ->
    [0] {""}
   *[other] {" "}and { $either } of your choice
}, and is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-fort-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the Victory Track
web-fort-points-about = At 25 points, this becomes the last round.
web-fort-track = Victory Track: { $points }
web-fort-track-of = { $player }: { $score }
web-fort-use-public = Public action: others may follow
web-fort-use-private = Private action: for you only
web-fort-counted = Counted: { $suits }
web-fort-suits = Suits: { $suits }
web-fort-box-public = Public, others may follow: { $action }
web-fort-box-private = Private, for its player only: { $action }
web-fort-box-need = To play it: { $action }
web-fort-box-action = Does: { $action }
web-fort-box-end = Then: { $action }
web-fort-pay-rest = Pay it all, Stuff first
web-fort-paid = { $you ->
    [player] You pay { $tokens }.
   *[none] { $player } pays { $tokens }.
}
web-fort-paid-pizza = { $count } pizza
web-fort-paid-toys = { $count ->
    [one] { $count } toy
   *[other] { $count } toys
}
