# Fort

## Suits and tokens

fort-suit-book = book
    .two = two books
fort-suit-crown = crown
    .two = two crowns
fort-suit-glue = glue
    .two = two glues
fort-suit-shovel = shovel
    .two = two shovels
fort-suit-skateboard = skateboard
    .two = two skateboards
fort-suit-squirtgun = squirtgun
    .two = two squirtguns
fort-suit-coin = coin
    .two = two coins
fort-token-pizza = a pizza
fort-token-toys = a toy
fort-amount-pizza = { $count ->
    [one] { $count } pizza
   *[other] { $count } pizza
}
fort-amount-toys = { $count ->
    [one] { $count } toy
   *[other] { $count } toys
}
fort-their-supply = the supply
fort-their-stuff = { $you ->
    [player] your Stuff
   *[none] their Stuff
}
fort-their-pack = { $you ->
    [player] your Pack
   *[none] their Pack
}

## What a card does

fort-do-pizza = gather { $count ->
    [one] { $count } pizza
   *[other] { $count } pizza
}
fort-do-toy = gather { $count ->
    [one] { $count } toy
   *[other] { $count } toys
}
fort-do-res = gather { $count ->
    [one] { $count } pizza or { $count } toy
   *[other] { $count } pizza or { $count } toys
}
fort-do-pack = put 1 resource in your Pack
fort-do-lookout = add 1 card to your Lookout
fort-do-trash = trash 1 of your cards
fort-do-trash-rival = trash 1 card in a rival’s Yard
fort-do-trash-this = trash this card
fort-do-recruit = recruit 1 card
fort-do-advance = advance your Fort
fort-do-advance-cheaper = advance your Fort for { $count } fewer { $count ->
    [one] resource
   *[other] resources
}
fort-do-advance-dearer = advance your Fort for { $count } extra { $count ->
    [one] resource
   *[other] resources
}
fort-do-score = score { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fort-do-spend-pizza = spend 1 pizza
fort-do-spend-toy = spend 1 toy
fort-do-copy-pack = gather the same resources as in your Pack
fort-do-copy-rival-pack = gather the same resources as in a rival’s Pack
fort-do-convert = replace 1 pizza with 1 toy (or the other way round)
fort-measure-book = { fort-suit-book }
fort-measure-crown = { fort-suit-crown }
fort-measure-glue = { fort-suit-glue }
fort-measure-shovel = { fort-suit-shovel }
fort-measure-skateboard = { fort-suit-skateboard }
fort-measure-squirtgun = { fort-suit-squirtgun }
fort-measure-any = icon of one suit of your choice
fort-measure-pack = resource in your Pack
fort-measure-lookout = card in your Lookout
fort-measure-fort = level of your Fort
fort-no-action = nothing
fort-box-public = public
fort-box-private = private
fort-box-need = to play:
fort-box-action = then
fort-box-end = finally

fort-card-and-suits = { $card } ({ $suits })
fort-explained = { $card } ({ $suits }), no actions
    .sure = { $card }
fort-explained-public = { $card } ({ $suits }). Public: { $public }
    .sure = { $card }
fort-explained-private = { $card } ({ $suits }). Private: { $private }
    .sure = { $card }
fort-explained-public-private = { $card } ({ $suits }). Public: { $public }. Private: { $private }
    .sure = { $card }

## Made-up rules and perks

fort-rule-big-plans = Big Plans
    .about = 1 point for each Advance Fort action on your cards
fort-rule-friendship-bracelet = Friendship Bracelet
    .about = 1 point for each different suit on your cards, 1 more for all six
fort-rule-loner = Loner
    .about = 5 points if you have no Best Friend left
fort-rule-minimalism = Minimalism
    .about = 8 points if your Fort ends at Level 2 exactly
fort-rule-piggy-bank = Piggy Bank
    .about = 1 point for each toy on your board
fort-rule-pizza-party = Pizza Party
    .about = 1 point for each pizza on your board
fort-rule-play-palace = Play Palace
    .about = 1 point for each crown on your cards
fort-rule-popularity = Popularity
    .about = 1 point for each card in your Lookout
fort-rule-secret-stash = Secret Stash
    .about = 1 point for each resource in your Pack
fort-rule-sleepover = Sleepover
    .about = 8 points if you have the most cards, 4 if tied
fort-rule-slime-lab = Slime Lab
    .about = 1 point for each book on your cards

fort-perk-birthday-party = Birthday Party
    .about = after recruiting you may recruit another card, from the Park or the Park deck
fort-perk-bribe = Bribe
    .about = on your turn, cards for your Lookout may come from the Park, the Park deck or any Yard
fort-perk-copy-cat = Copy Cat
    .about = you may follow with two cards and count the suits of both
fort-perk-diy = DIY
    .about = once, instead of playing a card: advance your Fort for 1 extra resource
fort-perk-do-over = Do-Over
    .about = once, play a second card on your turn
fort-perk-recycling = Recycling
    .about = once, at any time on your turn: take a card from your discard pile into your hand
fort-perk-rough-housing = Rough Housing
    .about = once, instead of following: trash the card that the leader played
fort-perk-sticky-fingers = Sticky Fingers
    .about = on your turn, resources you pack may come from the supply
fort-perk-xxl-backpack = XXL Backpack
    .about = your Pack holds 2 more resources

## What is asked

fort-asked-again = { $question } ({ $count } to go)
fort-decision-draft = Which card do you keep?
fort-decision-play = Which card do you play?
fort-decision-use = { $card }: which action do you use?
fort-decision-any-suit = { $card }: which suit do you count?
fort-decision-add = { $card }: which card do you add?
fort-decision-declare = { $card } is a coin: which suit must followers discard?
fort-decision-follow = Follow { $player } with a { $suit }? You use { $card }’s public action: { $action }.
fort-decision-copy-cat = { $card }: follow with a second card?
fort-decision-rough-housing = { $player } played { $card }. Trash it with Rough Housing?
fort-decision-do-over = Use Do-Over to play a second card?
fort-decision-recruit = Which card do you recruit?
fort-decision-birthday-party = Birthday Party: recruit another card?
fort-decision-end-turn = Your turn is about to end: use Recycling first?
fort-decision-recycle = Recycling: which card do you take into your hand?
fort-decision-gather = Gather pizza or toys?
fort-decision-pack = Which resource do you pack?
fort-decision-lookout = Which card do you add to your Lookout?
fort-decision-trash = Which of your cards do you trash?
fort-decision-trash-rival = Which card in a rival’s Yard do you trash?
fort-decision-spend = Which resource do you spend?
fort-decision-copy-rival-pack = Whose Pack do you copy?
fort-decision-convert = Which resource do you convert?
fort-decision-pay = Fort Level { $level }: pay with what?
fort-decision-choose-rule = Which made-up rule do you choose?
fort-decision-choose-perk = Which perk do you choose?

## What may be answered

fort-option-skip = Play no card
fort-option-pass = No
fort-option-pass-follow = Do not follow
fort-option-pass-end-turn = End the turn
fort-option-pass-birthday-party = No other card
fort-option-pass-do-over = Not now
fort-option-pass-rough-housing = Leave the card alone
fort-option-pass-herd = Herd none
fort-option-pass-call = Declare none
fort-option-enough = Stop here
fort-option-enough-add = Add nothing more
fort-option-enough-copy-cat = One card is enough
fort-option-finish = Done with this card
fort-option-use-public = Public action: { $action }
fort-option-use-private = Private action: { $action }
fort-option-gather-pizza = Pizza
fort-option-gather-toys = Toys
fort-option-from = { $token } from { $zone }
fort-option-convert = Convert { $token } in { $zone }
fort-option-pack = Pack { $token } from { $zone }
fort-option-suit = Suit: { $suit }
fort-option-rival = { $rival }’s Pack
fort-option-rule = { $rule }: { $about }
fort-option-perk = { $perk }: { $about }
fort-option-keep = { $card }
    .sure = Keep { $card }
fort-option-play = { $card }
    .sure = Play { $card }
fort-option-add = Add { $card }
fort-option-add-coin-aside = Add { $card } (ignore its coin)
fort-option-add-from-lookout = Add { $card } from { $you ->
    [player] your
   *[none] their
} Lookout
fort-option-add-from-lookout-coin-aside = Add { $card } from Lookout (ignore its coin)
fort-option-follow = Follow with { $card }
fort-option-tuck = { $card } from { $you ->
    [player] your
   *[none] their
} hand
    .sure = Add { $card } to your Lookout
fort-option-trash = { $card } from { $you ->
    [player] your
   *[none] their
} hand
    .sure = Trash { $card } from your hand
fort-option-trash-from-discard = { $card } from { $you ->
    [player] your
   *[none] their
} discard pile
    .sure = Trash { $card } from your discard pile
fort-option-take = { $card }
    .sure = Take { $card }
fort-option-park = From the Park: { $card }
    .recruit = Recruit { $card } from the Park
    .birthday-party = Recruit { $card } from the Park
    .mimic = Use { $card } in the Park
fort-option-yard = { $you ->
    [player] From your Yard: { $card }
   *[none] From { $player }’s Yard: { $card }
}
    .recruit = { $you ->
        [player] Take { $card } back from your Yard
       *[none] Recruit { $card } from { $player }’s Yard
    }
    .birthday-party = Recruit { $card } from { $player }’s Yard
    .trash-rival = Trash { $card } in { $player }’s Yard
    .mimic = { $you ->
        [player] Use { $card } in your Yard
       *[none] Use { $card } in { $player }’s Yard
    }
fort-option-deck = Top card of the Park deck (unknown)
    .sure = Recruit the top card, unseen
fort-option-diy = Trash DIY: advance Fort (+1 resource)
fort-option-do-over = Trash Do-Over to play a second card
fort-option-rough-housing = Trash Rough Housing and the played card
fort-option-recycle = Trash Recycling: take a discarded card

## What happened

fort-score-track = Victory Track: { $points }
fort-score-level = Fort Level: { $points }
fort-score-rule = made-up rule: { $points }
fort-score-sculpture = macaroni sculpture: { $points }

fort-event-dealt = { $you ->
    [player] The perks are { $perks }. You begin.
   *[none] The perks are { $perks }. { $player } begins.
}
fort-event-kept = { $you ->
    [player] You keep { $card }.
   *[none] { $player } keeps { $card }.
}
fort-event-kept-unseen = { $player } keeps a card.
fort-event-drew = { $you ->
    [player] You draw { $cards }.
   *[none] { $player } draws { $cards }.
}
fort-event-drew-unseen = { $player } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
fort-event-turn-begun = { $you ->
    [player] You start turn { $turn }.
   *[none] { $player } starts turn { $turn }.
}
fort-event-cleaned-up = { $you ->
    [player] You discard your Yard: { $cards }.
   *[none] { $player } discards their Yard: { $cards }.
}
fort-event-played = { $you ->
    [player] You play { $card }.
   *[none] { $player } plays { $card }.
}
fort-event-skipped = { $you ->
    [player] You play no card.
   *[none] { $player } plays no card.
}
fort-event-action-used = { $you ->
    [player] You use { $card }’s { $action } action.
   *[none] { $player } uses { $card }’s { $action } action.
}
fort-event-suit-chosen = { $you ->
    [player] You count one suit: { $suit }.
   *[none] { $player } counts one suit: { $suit }.
}
fort-event-added = { $you ->
    [player] You add { $card }, counting { $suit }.
   *[none] { $player } adds { $card }, counting { $suit }.
}
fort-event-added-from-lookout = { $you ->
    [player] You add { $card } from your Lookout.
   *[none] { $player } adds { $card } from their Lookout.
}
fort-event-added-from-lookout-unseen = { $player } adds from their Lookout: { $suits }.
fort-event-gathered = { $you ->
    [player] You gather { $amount }.
   *[none] { $player } gathers { $amount }.
}
fort-event-packed-from-stuff = { $you ->
    [player] You pack { $resource }.
   *[none] { $player } packs { $resource }.
}
fort-event-packed-from-supply = { $you ->
    [player] You pack { $resource } from the supply.
   *[none] { $player } packs { $resource } from the supply.
}
fort-event-tucked-from-hand = { $you ->
    [player] You add { $card } to your Lookout.
   *[none] { $player } adds { $card } to their Lookout.
}
fort-event-tucked-from-hand-unseen = { $player } adds a card to their Lookout: { $suits }.
fort-event-tucked-from-deck = { $you ->
    [player] You add { $card } from the Park deck to your Lookout.
   *[none] { $player } adds { $card } from the Park deck to their Lookout.
}
fort-event-tucked-from-deck-unseen = { $player } adds a card from the Park deck to their Lookout: { $suits }.
fort-event-tucked-from-park = { $you ->
    [player] You add { $card } from the Park to your Lookout.
   *[none] { $player } adds { $card } from the Park to their Lookout.
}
fort-event-tucked-from-yard = { $you ->
    [player] You add { $card } from a Yard to your Lookout.
   *[none] { $player } adds { $card } from a Yard to their Lookout.
}
fort-event-trashed = { $you ->
    [player] You trash { $card }.
   *[none] { $player } trashes { $card }.
}
fort-event-trashed-rival = { $you ->
    [player] You trash { $card } in { $rival }’s Yard.
    [rival] { $player } trashes { $card } in your Yard.
   *[none] { $player } trashes { $card } in { $rival }’s Yard.
}
fort-event-recruited-from-park = { $you ->
    [player] You recruit { $card } from the Park.
   *[none] { $player } recruits { $card } from the Park.
}
fort-event-recruited-from-deck = { $you ->
    [player] You recruit { $card } from the Park deck.
   *[none] { $player } recruits { $card } from the Park deck.
}
fort-event-recruited-from-yard = { $you ->
    [player] You recruit { $card } from { $rival }’s Yard.
    [rival] { $player } recruits { $card } from your Yard.
   *[none] { $player } recruits { $card } from { $rival }’s Yard.
}
fort-event-scored = { $you ->
    [player] You score
   *[none] { $player } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $score } in all).
fort-event-paid = { $you ->
    [player] You pay { $token } from { $zone }.
   *[none] { $player } pays { $token } from { $zone }.
}
fort-event-spent = { $you ->
    [player] You spend { $token } from { $zone }.
   *[none] { $player } spends { $token } from { $zone }.
}
fort-event-converted = { $you ->
    [player] You convert { $token } in { $zone }.
   *[none] { $player } converts { $token } in { $zone }.
}
fort-event-copied = { $you ->
    [player] You copy { $rival }’s Pack.
    [rival] { $player } copies your Pack.
   *[none] { $player } copies { $rival }’s Pack.
}
fort-event-advanced = { $you ->
    [player] Your Fort reaches Level { $level }.
   *[none] { $player }’s Fort reaches Level { $level }.
}
fort-event-rule-chosen = { $you ->
    [player] You choose a made-up rule: { $rule }.
   *[none] { $player } chooses a made-up rule: { $rule }.
}
fort-event-rule-chosen-unseen = { $player } chooses a made-up rule.
fort-event-perk-chosen = { $you ->
    [player] You choose the perk { $perk }.
   *[none] { $player } chooses the perk { $perk }.
}
fort-event-sculpture-taken = { $you ->
    [player] You take the macaroni sculpture.
   *[none] { $player } takes the macaroni sculpture.
}
fort-event-declared = { $you ->
    [player] You declare a suit: { $suit }.
   *[none] { $player } declares a suit: { $suit }.
}
fort-event-followed = { $you ->
    [player] You follow with { $card }.
   *[none] { $player } follows with { $card }.
}
fort-event-passed = { $you ->
    [player] You do not follow.
   *[none] { $player } does not follow.
}
fort-event-used-diy = { $you ->
    [player] You use DIY to advance your Fort.
   *[none] { $player } uses DIY to advance their Fort.
}
fort-event-used-do-over = { $you ->
    [player] You use Do-Over to play a second card.
   *[none] { $player } uses Do-Over to play a second card.
}
fort-event-used-rough-housing = { $you ->
    [player] You use Rough Housing: { $card } will be trashed.
   *[none] { $player } uses Rough Housing: { $card } will be trashed.
}
fort-event-recycled = { $you ->
    [player] You use Recycling to pick up { $card }.
   *[none] { $player } uses Recycling to pick up { $card }.
}
fort-event-discarded = { $you ->
    [player] You discard { $cards }. In your Yard: { $yard }.
   *[none] { $player } discards { $cards }. In their Yard: { $yard }.
}
fort-event-discarded-only = { $you ->
    [player] You discard { $cards }. Your Yard stays empty.
   *[none] { $player } discards { $cards }. Their Yard stays empty.
}
fort-event-discarded-yard = { $you ->
    [player] In your Yard: { $yard }.
   *[none] In { $player }’s Yard: { $yard }.
}
fort-event-reshuffled = { $you ->
    [player] You shuffle { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } into a new deck.
   *[none] { $player } shuffles { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } into a new deck.
}
fort-event-end-triggered-level-5 = { $you ->
    [player] Your Fort at Level 5 has
   *[none] { $player }’s Fort at Level 5 has
} brought on the last round.
fort-event-end-triggered-25-points = { $you ->
    [player] Your 25 points on the Victory Track have
   *[none] { $player }’s 25 points on the Victory Track have
} brought on the last round.
fort-event-end-triggered-empty-park = The empty Park deck has brought on the last round.
fort-event-rule-revealed = { $you ->
    [player] You reveal your made-up rule: { $rule }.
   *[none] { $player } reveals a made-up rule: { $rule }.
}
fort-event-ended = { $count ->
    [one] Game over: { $players } wins.
   *[other] Game over: { $players } share the victory.
}

## Cards

fort-card-bones = Bones
fort-card-noodle-twins = Noodle Twins
fort-card-captain = Captain
fort-card-chef = Chef
fort-card-doc = Doc
fort-card-einstein = Einstein
fort-card-patch = Patch
fort-card-ghost = Ghost
fort-card-golden-boy = Golden Boy
fort-card-prince = Prince
fort-card-tiny = Tiny
fort-card-doodles = Doodles
fort-card-dot = Dot
fort-card-giggles = Giggles
fort-card-icky-sticky = Icky & Sticky
fort-card-kitty = Kitty
fort-card-penny = Penny
fort-card-sweet-pea = Sweet Pea
fort-card-tink = Tink
fort-card-bug = Bug
fort-card-lefty = Lefty
fort-card-moose = Moose
fort-card-sarge = Sarge
fort-card-scout = Scout
fort-card-the-moles = The Moles
fort-card-wart = Wart
fort-card-worm = Worm
fort-card-the-ant = The Ant
fort-card-dash = Dash
fort-card-munch = Munch
fort-card-rocket-bros = Rocket Bros
fort-card-skids = Skids
fort-card-spike = Spike
fort-card-thunder = Thunder
fort-card-baby-face = Baby Face
fort-card-blitz = Blitz
fort-card-crash = Crash
fort-card-lil-boss = Lil Boss
fort-card-punky = Punky
fort-card-the-scrappers = The Scrappers
fort-card-puddin = Puddin
fort-card-smoke = Smoke
fort-card-bitsy = Bitsy
fort-card-flipper = Flipper
fort-card-rusty = Rusty
fort-card-bud = Bud
fort-card-zip = Zip
fort-card-blades = Blades
fort-card-sparky = Sparky
fort-card-ace = Ace
fort-card-drover = Drover
fort-card-hershey = Hershey
fort-card-echo = Echo
fort-card-floofer = Floofer
fort-card-squeaker = Squeaker
fort-card-pumpkin = Pumpkin
fort-card-ranger = Ranger
fort-card-rowdy = Rowdy
fort-card-porkchop = Porkchop
fort-card-barkley = Barkley
fort-card-eclair = Eclair
fort-card-loki = Loki
fort-card-pudge = Pudge
fort-card-pesto = Pesto
fort-card-violet = Violet
fort-card-duke = Duke
fort-card-spud = Spud
fort-card-watson = Watson

## What is in the box

fort-list-kids = Kids
fort-list-best-friends = Best Friends
fort-list-dogs = Dogs
fort-list-levels = Fort Levels
fort-list-rules = Made-up rules
fort-list-perks = Perks
fort-list-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
} in the Park deck.
fort-list-level = Fort Level { $level }
fort-list-level-line = Fort Level { $level }. Cost: { $cost }. Points at the end: { $points }
fort-list-about = { $name }: { $about }
