# Fort: Cats & Dogs

## What a dog needs, and what it does

fort-explained-dog = { $card } ({ $suits }), a dog. To play it: { $need }. Then { $action }; { $end }
    .sure = { $card }
fort-do-level = have a Fort at Level { $count } or higher
fort-do-lookouts = have { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in your Lookout
fort-do-spend = spend { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
fort-do-add-book = add { $count ->
    [one] { $count } book
   *[other] { $count } books
}
fort-do-add-crown = add { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}
fort-do-add-glue = add { $count ->
    [one] { $count } glue
   *[other] { $count } glues
}
fort-do-add-shovel = add { $count ->
    [one] { $count } shovel
   *[other] { $count } shovels
}
fort-do-add-skateboard = add { $count ->
    [one] { $count } skateboard
   *[other] { $count } skateboards
}
fort-do-add-squirtgun = add { $count ->
    [one] { $count } squirtgun
   *[other] { $count } squirtguns
}
fort-different-suits = add { $count ->
    [one] { $count } suit
   *[other] { $count } different suits
} from your hand
fort-do-add-different-book = { fort-different-suits }, no book
fort-do-add-different-crown = { fort-different-suits }, no crown
fort-do-add-different-glue = { fort-different-suits }, no glue
fort-do-add-different-shovel = { fort-different-suits }, no shovel
fort-do-add-different-skateboard = { fort-different-suits }, no skateboard
fort-do-add-different-squirtgun = { fort-different-suits }, no squirtgun
fort-do-add-cards = add { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

fort-trick-herd = you may move all cards of the Park, or of one Yard, to one player’s discard pile
fort-trick-fetch = you may move { $count ->
    [one] { $count } kid
   *[other] up to { $count } kids
} from any Lookout to your discard pile
fort-trick-mimic = { $count ->
    [one] you may use the actions of { $count } kid in any Yard or the Park as if you had played that kid; rivals may follow, and the kid stays
   *[other] you may use the actions of up to { $count } kids in any Yard or the Park as if you had played them; rivals may follow, and the kids stay
}
fort-trick-fill-toys = you may fill your Stuff with toys
fort-trick-gain = gain up to { $count } resources into your Stuff and your Pack
fort-trick-relieve = you may discard kids from your Lookout, then add up to { $count } from your hand and discard pile
fort-trick-swap-perk = draw a perk from the box and keep one
fort-trick-swap-rule = draw a made-up rule from the box and keep one
fort-trick-steal = you may take up to { $count } resources from a rival’s board into your Stuff
fort-trick-dig = you may trash up to { $count } kids from your deck and discard pile, and shuffle both together
fort-trick-call = you may declare a suit you did not add, and recruit every card with it in the Park and all Yards
fort-trick-score = { fort-do-score }
fort-trick-advance = you may advance your Fort
fort-trick-home = the dog goes to your doghouse
fort-trick-visit = the dog goes to that rival’s doghouse

## Cats

fort-cat-scavenger = Scavenger
    .about = before you play a card you may convert up to 2 resources
fort-cat-sprightly = Sprightly
    .about = before you play a card you may discard a card to draw another
fort-cat-bandit = Bandit
    .about = before you play a card you may take a resource from a rival’s Pack
fort-cat-scratch = Scratch
    .about = before you play a card you may trash a kid in a rival’s Yard
fort-cat-kingsly = Kingsly
    .about = 2 extra points at the end
fort-cat-cilantro = Cilantro
    .about = when you recruit from the Park deck, draw 2 cards and keep 1
fort-cat-dumpling = Dumpling
    .about = advancing your Fort costs 1 extra resource
fort-cat-jitters = Jitters
    .about = 1 point if nobody follows the card you play
fort-attraction-glue = { $count ->
    [one] { $count } glue
   *[other] { $count } glues
}
fort-attraction-book = { $count ->
    [one] { $count } book
   *[other] { $count } books
}
fort-attraction-crown = { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}
fort-attraction-shovel = { $count ->
    [one] { $count } shovel
   *[other] { $count } shovels
}
fort-attraction-skateboard = { $count ->
    [one] { $count } skateboard
   *[other] { $count } skateboards
}
fort-attraction-squirtgun = { $count ->
    [one] { $count } squirtgun
   *[other] { $count } squirtguns
}
fort-attraction-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
fort-attraction-no-cards = no cards
fort-list-cats = Cats

## What is asked

fort-decision-add-to-dog = { $card }: which card do you add?
fort-decision-gain = Which resource do you gain, and where?
fort-decision-fill-toys = Fill your Stuff with toys?
fort-decision-herd = Which cards does Drover herd?
fort-decision-herd-to = To whose discard pile?
fort-decision-fetch = Which kid do you take out of a Lookout?
fort-decision-relieve = Which kid do you discard from your Lookout?
fort-decision-settle = Which kid do you add to your Lookout?
fort-decision-dig = Which kid do you trash from your deck or discard pile?
fort-decision-declare-coin = Which suit is the coin you added?
fort-decision-call = Which suit do you declare?
fort-decision-advance = Advance your Fort?
fort-decision-swap-perk = Which perk do you keep?
fort-decision-swap-rule = Which made-up rule do you keep?
fort-decision-unpack = Your Pack holds too much: what goes back to the supply?
fort-decision-visit = Which rival does the dog visit?
fort-decision-steal = Which resource do you take from { $rival }?
fort-decision-mimic = Which kid’s actions do you use?
fort-decision-discard = Which card do you discard to draw another?
fort-decision-rob = From whose Pack do you take a resource?
fort-decision-rob-pack = Which resource do you take from { $rival }’s Pack?
fort-decision-keep-one = Which card do you recruit? The other goes under the Park deck.

## What may be answered

fort-hidden-card = a hidden card ({ $suits })
fort-option-lookout = { $you ->
    [player] From your Lookout: { $card }
   *[none] From { $player }’s Lookout: { $card }
}
fort-option-tuck-from-discard = { $card } from { $you ->
    [player] your
   *[none] their
} discard pile
    .sure = Add { $card } to your Lookout
fort-option-trash-from-deck = { $card } from { $you ->
    [player] your
   *[none] their
} deck
    .sure = Trash { $card } from your deck
fort-option-discard = Discard { $card }
fort-option-herd-park = All cards in the Park
fort-option-herd-yard = { $you ->
    [player] All cards in your Yard
   *[none] All cards in { $player }’s Yard
}
fort-option-herd-to = { $you ->
    [player] To your discard pile
   *[none] To { $player }’s discard pile
}
fort-option-steal = Take { $token } from { $zone }
fort-option-advance = Advance your Fort
fort-option-cat = { $cat }: { $about }
fort-option-rival-visit = Visit { $rival }
fort-option-from-unpack = Return { $token } from { $zone }
fort-rival-stuff = the rival’s Stuff
fort-rival-pack = the rival’s Pack

## What happened

fort-score-dogs = most dogs: { $points }
fort-score-cats = cats: { $points }

fort-event-cats-dealt = The cats are { $cats }.
fort-event-wandered = { $you ->
    [player] From your Yard to { $rival }’s discard pile: { $cards }.
    [rival] From { $player }’s Yard to your discard pile: { $cards }.
   *[none] From { $player }’s Yard to { $rival }’s discard pile: { $cards }.
}
fort-event-gave = { $you ->
    [player] You add { $card }.
   *[none] { $player } adds { $card }.
}
fort-event-gave-from-lookout = { $you ->
    [player] You add { $card } from your Lookout.
   *[none] { $player } adds { $card } from their Lookout.
}
fort-event-gave-from-lookout-unseen = { $player } adds from their Lookout: { $suits }.
fort-event-went-home = { $you ->
    [player] { $card } goes to your doghouse.
   *[none] { $card } goes to { $player }’s doghouse.
}
fort-event-moved-in = { $you ->
    [rival] { $card } goes to your doghouse.
   *[other] { $card } goes to { $rival }’s doghouse.
}
fort-event-herded-from-park = { $you ->
    [rival] From the Park to your discard pile: { $cards }.
   *[other] From the Park to { $rival }’s discard pile: { $cards }.
}
fort-event-herded-from-yard = { $you ->
    [rival] From { $seat }’s Yard to your discard pile: { $cards }.
   *[other] From { $seat }’s Yard to { $rival }’s discard pile: { $cards }.
}
fort-event-untucked = { $you ->
    [player] You discard { $card } from { $rival }’s Lookout.
    [rival] { $player } discards { $card } from your Lookout.
   *[none] { $player } discards { $card } from { $rival }’s Lookout.
}
fort-event-untucked-own = { $you ->
    [player] You discard { $card } from your Lookout.
   *[none] { $player } discards { $card } from their Lookout.
}
fort-event-tucked-from-discard = { $you ->
    [player] You add { $card } from your discard pile to your Lookout.
   *[none] { $player } adds { $card } from their discard pile to their Lookout.
}
fort-event-coin-declared = { $you ->
    [player] You declare your coin as { $suit }.
   *[none] { $player } declares their coin as { $suit }.
}
fort-event-called = { $you ->
    [player] You declare { $suit } and recruit { $cards }.
   *[none] { $player } declares { $suit } and recruits { $cards }.
}
fort-event-perk-drawn = { $you ->
    [player] You draw the perk { $perk }.
   *[none] { $player } draws the perk { $perk }.
}
fort-event-perk-kept = { $you ->
    [player] You keep the perk { $perk }.
   *[none] { $player } keeps the perk { $perk }.
}
fort-event-unpacked = { $you ->
    [player] You return { $token } from { $zone }.
   *[none] { $player } returns { $token } from { $zone }.
}
fort-event-rule-drawn = { $you ->
    [player] You draw a made-up rule: { $rule }.
   *[none] { $player } draws a made-up rule: { $rule }.
}
fort-event-rule-drawn-unseen = { $player } draws a made-up rule.
fort-event-rule-kept = { $you ->
    [player] You keep the made-up rule { $rule }.
   *[none] { $player } keeps the made-up rule { $rule }.
}
fort-event-rule-kept-unseen = { $player } keeps one of two made-up rules.
fort-event-stole = { $you ->
    [player] You take { $token } from { $rival }’s { $zone }.
    [rival] { $player } takes { $token } from your { $zone }.
   *[none] { $player } takes { $token } from { $rival }’s { $zone }.
}
fort-zone-stuff = Stuff
fort-zone-pack = Pack
fort-event-mimicked = { $you ->
    [player] You use { $card } as if you had played it.
   *[none] { $player } uses { $card } as if they had played it.
}
fort-event-attracted = { $you ->
    [player] { $cat } comes to you.
   *[none] { $cat } comes to { $player }.
}
fort-event-lured-away = { $you ->
    [player] { $cat } leaves { $rival } and comes to you.
    [rival] { $cat } leaves you for { $player }.
   *[none] { $cat } leaves { $rival } for { $player }.
}
fort-event-cat-used = { $you ->
    [player] You use { $cat }’s power.
   *[none] { $player } uses { $cat }’s power.
}
fort-event-discarded-one = { $you ->
    [player] You discard { $card }.
   *[none] { $player } discards { $card }.
}
fort-event-buried = { $you ->
    [player] You put { $card } under the Park deck.
   *[none] { $player } puts { $card } under the Park deck.
}
fort-event-buried-unseen = { $player } puts a card under the Park deck.

## The table

fort-table-cats = Cats in the middle: { $cats }.
fort-explained-cat = { $cat } ({ $about }; comes to a Yard with { $attraction })
fort-table-own-cats = Cats: { $cats }.
fort-table-doghouse = Doghouse: { $cards }.
