# Fort: Cats & Dogs

## What a dog needs, and what it does

fort-explained-dog = { $card } ({ $suits }), a dog. Needs: { $need }. Then { $action }; { $end }
fort-do-level = a Fort at Level { $count } or higher
fort-do-lookouts = { $count ->
    [one] a card
   *[other] { $count } cards
} in your Lookout
fort-do-spend = spend { $count ->
    [one] one resource
   *[other] { $count } resources
}
fort-do-add-book = add { $count ->
    [one] one book
   *[other] { $count } books
}
fort-do-add-crown = add { $count ->
    [one] one crown
   *[other] { $count } crowns
}
fort-do-add-glue = add { $count ->
    [one] one glue
   *[other] { $count } glues
}
fort-do-add-shovel = add { $count ->
    [one] one shovel
   *[other] { $count } shovels
}
fort-do-add-skateboard = add { $count ->
    [one] one skateboard
   *[other] { $count } skateboards
}
fort-do-add-squirtgun = add { $count ->
    [one] one squirtgun
   *[other] { $count } squirtguns
}
fort-different-suits = add { $count ->
    [one] one suit
   *[other] { $count } different suits
} from your hand
fort-do-add-different-book = { fort-different-suits }, no book
fort-do-add-different-crown = { fort-different-suits }, no crown
fort-do-add-different-glue = { fort-different-suits }, no glue
fort-do-add-different-shovel = { fort-different-suits }, no shovel
fort-do-add-different-skateboard = { fort-different-suits }, no skateboard
fort-do-add-different-squirtgun = { fort-different-suits }, no squirtgun
fort-do-add-cards = add { $count ->
    [one] one card
   *[other] { $count } cards
}

fort-trick-herd = you may move all cards of the Park, or of one Yard, to one player’s discard pile
fort-trick-fetch = you may move { $count ->
    [one] one kid
   *[other] up to { $count } kids
} from any Lookouts to your discard pile
fort-trick-mimic = you may use the actions of { $count ->
    [one] one kid
   *[other] up to { $count } kids
} in any Yard or the Park as if you had played them
fort-trick-fill-toys = you may fill your Stuff with toys
fort-trick-gain = gain up to { $count } resources into your Stuff and your Pack
fort-trick-relieve = you may discard kids from your Lookout, then add up to { $count } from your hand and discard pile
fort-trick-swap-perk = draw a perk from the box and keep one
fort-trick-swap-rule = draw a made-up rule from the box and keep one
fort-trick-steal = you may take up to { $count } resources from a rival’s board into your Stuff
fort-trick-dig = you may trash up to { $count } kids from your deck and discard pile, and shuffle both together
fort-trick-call = you may declare a suit that you did not add, and recruit every card with it in the Park and all Yards
fort-trick-score = { fort-do-score }
fort-trick-advance = you may advance your Fort
fort-trick-home = it goes to your doghouse
fort-trick-visit = it goes to that rival’s doghouse

## Cats

fort-cat-scavenger = Scavenger
    .about = before you play a card you may convert up to two resources
fort-cat-sprightly = Sprightly
    .about = before you play a card you may discard a card to draw another
fort-cat-bandit = Bandit
    .about = before you play a card you may take a resource from a rival’s Pack
fort-cat-scratch = Scratch
    .about = before you play a card you may trash a kid in a rival’s Yard
fort-cat-kingsly = Kingsly
    .about = two more points at the end
fort-cat-cilantro = Cilantro
    .about = recruiting from the Park deck, you draw two cards and keep one
fort-cat-dumpling = Dumpling
    .about = advancing your Fort costs one resource more
fort-cat-jitters = Jitters
    .about = one point if nobody follows the card you play
fort-attraction-glue = { $count ->
    [one] one glue
   *[other] { $count } glues
}
fort-attraction-book = { $count ->
    [one] one book
   *[other] { $count } books
}
fort-attraction-crown = { $count ->
    [one] one crown
   *[other] { $count } crowns
}
fort-attraction-shovel = { $count ->
    [one] one shovel
   *[other] { $count } shovels
}
fort-attraction-skateboard = { $count ->
    [one] one skateboard
   *[other] { $count } skateboards
}
fort-attraction-squirtgun = { $count ->
    [one] one squirtgun
   *[other] { $count } squirtguns
}
fort-attraction-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
fort-attraction-no-cards = no card at all
fort-list-cats = Cats

## What is asked

fort-decision-add-to-dog = { $card }: which card do you add?
fort-decision-gain = Which resource do you gain, and where?
fort-decision-fill-toys = Do you fill your Stuff with toys?
fort-decision-herd = Whose cards does Drover herd?
fort-decision-herd-to = To whose discard pile?
fort-decision-fetch = Which kid do you take out of a Lookout?
fort-decision-relieve = Which kid do you discard from your Lookout?
fort-decision-settle = Which kid do you add to your Lookout?
fort-decision-dig = Which kid of your deck or discard pile do you trash?
fort-decision-declare-coin = Which suit is the coin that you added?
fort-decision-call = Which suit do you call?
fort-decision-advance = Do you advance your Fort?
fort-decision-swap-perk = Which perk do you keep?
fort-decision-swap-rule = Which made-up rule do you keep?
fort-decision-unpack = Your Pack holds too much: what goes back to the supply?
fort-decision-visit = Whom does the dog visit?
fort-decision-steal = Which resource do you take from { $rival }?
fort-decision-mimic = Which kid’s actions do you use?
fort-decision-discard = Which card do you discard to draw another?
fort-decision-rob = From whose Pack do you take a resource?
fort-decision-rob-pack = Which resource do you take from the Pack of { $rival }?
fort-decision-keep-one = Which card do you recruit? The other goes under the Park deck.

## What may be answered

fort-hidden-card = a hidden card ({ $suits })
fort-option-lookout = { $you ->
    [player] From your Lookout: { $card }
   *[none] From the Lookout of { $player }: { $card }
}
fort-option-tuck-from-discard = { $card } from your discard pile
fort-option-trash-from-deck = { $card } from your deck
fort-option-discard = Discard { $card }
fort-option-herd-park = The cards of the Park
fort-option-herd-yard = { $you ->
    [player] The cards of your Yard
   *[none] The cards of { $player }’s Yard
}
fort-option-herd-to = { $you ->
    [player] To your discard pile
   *[none] To the discard pile of { $player }
}
fort-option-steal = Take { $token } from { $zone }
fort-option-advance = Advance your Fort
fort-option-cat = { $cat }: { $about }
fort-option-rival-visit = Visit { $rival }
fort-option-from-unpack = Return { $token } from { $zone }
fort-rival-stuff = the rival’s Stuff
fort-rival-pack = the rival’s Pack

## What happened

fort-score-dogs = most dogs { $points }
fort-score-cats = cats { $points }

fort-event-cats-dealt = The cats are { $cats }.
fort-event-wandered = { $you ->
    [player] From your Yard to the discard pile of { $rival }: { $cards }.
    [rival] From the Yard of { $player } to your discard pile: { $cards }.
   *[none] From the Yard of { $player } to the discard pile of { $rival }: { $cards }.
}
fort-event-gave = { $you ->
    [player] You add { $card }.
   *[none] { $player } adds { $card }.
}
fort-event-gave-from-lookout = { $you ->
    [player] You add { $card } from your Lookout.
   *[none] { $player } adds { $card } from the Lookout.
}
fort-event-gave-from-lookout-unseen = { $player } adds from the Lookout: { $suits }.
fort-event-went-home = { $you ->
    [player] { $card } goes to your doghouse.
   *[none] { $card } goes to the doghouse of { $player }.
}
fort-event-moved-in = { $you ->
    [rival] { $card } goes to your doghouse.
   *[other] { $card } goes to the doghouse of { $rival }.
}
fort-event-herded-from-park = { $you ->
    [rival] From the Park to your discard pile: { $cards }.
   *[other] From the Park to the discard pile of { $rival }: { $cards }.
}
fort-event-herded-from-yard = { $you ->
    [rival] From the Yard of { $seat } to your discard pile: { $cards }.
   *[other] From the Yard of { $seat } to the discard pile of { $rival }: { $cards }.
}
fort-event-untucked = { $you ->
    [player] You discard { $card } from the Lookout of { $rival }.
    [rival] { $player } discards { $card } from your Lookout.
   *[none] { $player } discards { $card } from the Lookout of { $rival }.
}
fort-event-untucked-own = { $you ->
    [player] You discard { $card } from your Lookout.
   *[none] { $player } discards { $card } from the Lookout.
}
fort-event-tucked-from-discard = { $you ->
    [player] You add { $card } from your discard pile to your Lookout.
   *[none] { $player } adds { $card } from the discard pile to the Lookout.
}
fort-event-coin-declared = { $you ->
    [player] You declare a coin: { $suit }.
   *[none] { $player } declares a coin: { $suit }.
}
fort-event-called = { $you ->
    [player] You call { $suit } and recruit { $cards }.
   *[none] { $player } calls { $suit } and recruits { $cards }.
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
    [player] You take { $token } from { $zone } of { $rival }.
    [rival] { $player } takes { $token } from { $zone }, from you.
   *[none] { $player } takes { $token } from { $zone } of { $rival }.
}
fort-zone-stuff = the Stuff
fort-zone-pack = the Pack
fort-event-mimicked = { $you ->
    [player] You use { $card } as if you had played that card.
   *[none] { $player } uses { $card } as if that card had been played.
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
    [player] You use the power of { $cat }.
   *[none] { $player } uses the power of { $cat }.
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

fort-table-cats = Cats in the row: { $cats }.
fort-explained-cat = { $cat } ({ $about }; comes to a Yard with { $attraction })
fort-table-own-cats = Cats: { $cats }.
fort-table-doghouse = Doghouse: { $cards }.
