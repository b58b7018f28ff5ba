# forfort

## Points, by source

forfort-score-walls = walls: { $points }
forfort-score-camps = camps: { $points }
forfort-score-armies = armies: { $points }
forfort-score-dungeon = dungeon: { $points }
forfort-score-head-start = head start: { $points }
forfort-score-teammate = teammate: { $points }

## Cards

forfort-card-camp = a camp
forfort-card-wall = { $wall } ({ $symbols })
forfort-card-blank = { $wall } without symbol
forfort-wall-angled-regular = an angled wall
    .bare = angled wall
forfort-wall-angled-drawbridge = an angled drawbridge wall
    .bare = angled drawbridge wall
forfort-wall-angled-protected = a protected angled wall
    .bare = protected angled wall
forfort-wall-straight-regular = a straight wall
    .bare = straight wall
forfort-wall-straight-drawbridge = a straight drawbridge wall
    .bare = straight drawbridge wall
forfort-wall-straight-protected = a protected straight wall
    .bare = protected straight wall

forfort-symbol-mason = mason
    .title = Mason
forfort-symbol-ram = battering ram
    .title = Battering ram
forfort-symbol-trebuchet = trebuchet
    .title = Trebuchet
forfort-symbol-tower = siege tower
    .title = Siege tower
forfort-symbol-garrison = garrison
    .title = Garrison

forfort-effect-mason = place a card from your discard pile
forfort-effect-ram = destroy a space of a front line
forfort-effect-trebuchet = destroy a space of a second or third line
forfort-effect-tower = destroy the top card of a dungeon
forfort-effect-garrison = place an army or defeat one
forfort-combined-mason = construct a card from your discard pile or your dungeon on any space
forfort-combined-ram = destroy a space of a front line, protected walls too
forfort-combined-trebuchet = destroy a space of a second or third line, protected walls too
forfort-combined-tower = destroy the top card of a dungeon, twice
forfort-combined-garrison = place an army or defeat one, twice

## Places

forfort-space-nw = the north-west corner
forfort-space-n = the north side
forfort-space-ne = the north-east corner
forfort-space-e = the east side
forfort-space-se = the south-east corner
forfort-space-s = the south side
forfort-space-sw = the south-west corner
forfort-space-w = the west side
forfort-place = { $you ->
    [player] { $space } of your fort
   *[none] { $space } of { $player }’s fort
}
forfort-place-own = { $you ->
    [player] { $space } of your fort
   *[none] { $space } of their fort
}
forfort-direction-north = north
forfort-direction-east = east
forfort-direction-south = south
forfort-direction-west = west
forfort-there-nothing = empty
forfort-there-card = { $covered ->
    [0] { $card }
    [one] { $card } over { $covered } card
   *[other] { $card } over { $covered } cards
}
forfort-there-army = { $you ->
    [player] your army, marching { $direction }
   *[none] { $player }’s army, marching { $direction }
}

## What is asked

forfort-decision-first-camp = Where do you place your first camp?
forfort-decision-advance = Which of your armies advances next?
forfort-decision-play = Which card do you play, and how?
forfort-decision-place = Where do you place { $card }?
forfort-decision-camp = Where do you place the camp?
forfort-decision-mason = Mason: which card do you place in your fort?
forfort-decision-ram = Battering ram: which space of a front line do you destroy?
forfort-decision-trebuchet = Trebuchet: which space of a second or third line do you destroy?
forfort-decision-tower = Siege tower: whose dungeon loses its top card?
forfort-decision-garrison = Garrison: where do you place an army, or which one do you defeat?
forfort-decision-direction = In which direction will the army on { $place } attack?
forfort-decision-combine = You made a pair: which combined effect do you trigger?
forfort-decision-drawbridge = Activate the drawbridge, for an extra turn?

forfort-option-build = Construct { $card }
forfort-option-camp = Place a camp, discarding { $card }
forfort-option-trigger = { $symbol } with { $card }: { $effect }
forfort-option-discard = Discard { $card }: nothing else is possible
forfort-option-fetch = { $card } from { $you ->
    [player] your
   *[none] their
} discard pile
forfort-option-reveal = Top card of { $you ->
    [player] your
   *[none] their
} dungeon (unknown)
forfort-option-wall-at = On { $place } ({ $there })
forfort-option-camp-at = On { $place } ({ $there })
forfort-option-ram-at = Destroy { $place } ({ $there })
forfort-option-trebuchet-at = Destroy { $place } ({ $there })
forfort-option-tower-at = { $rival }’s dungeon
forfort-option-army-at = An army on { $place } ({ $there })
forfort-option-defeat-at = Defeat the army on { $place } ({ $there })
forfort-option-march = To the { $direction }
    .sure = The army on { $place } will march { $direction }.
forfort-option-advance = The army on { $place } ({ $there })
forfort-option-drawbridge-at = Lower it on { $place } ({ $there })
forfort-option-combine = { $symbol }: { $effect }
forfort-option-decline = No
forfort-option-decline-combine = Trigger none

## What happened

forfort-event-began = { $you ->
    [player] You are the first player.
   *[none] { $player } is the first player.
}
forfort-event-last-turn = { $you ->
    [player] The game ends with your next turn.
   *[none] The game ends with { $player }’s next turn.
}
forfort-event-turn-began = { $extra ->
    [yes] { $you ->
        [player] You take an extra turn.
       *[none] { $player } takes an extra turn.
    }
   *[no] { $you ->
        [player] Your turn.
       *[none] { $player }’s turn.
    }
}
forfort-event-drew = { $you ->
    [player] You draw a card.
   *[none] { $player } draws a card.
}
forfort-event-drew-card = { $you ->
    [player] You draw { $card }.
   *[none] { $player } draws { $card }.
}
forfort-event-camp-placed = { $you ->
    [player] You place a camp on { $place }.
   *[none] { $player } places a camp on { $place }.
}
forfort-event-constructed = { $you ->
    [player] You construct { $card } on { $place }.
   *[none] { $player } constructs { $card } on { $place }.
}
forfort-event-triggered = { $you ->
    [player] You use { $card } for its { $symbol }.
   *[none] { $player } uses { $card } for its { $symbol }.
}
forfort-event-discarded = { $you ->
    [player] You discard { $card }.
   *[none] { $player } discards { $card }.
}
forfort-event-fetched-from-discard = { $you ->
    [player] You take { $card } from your discard pile.
   *[none] { $player } takes { $card } from their discard pile.
}
forfort-event-fetched-from-dungeon = { $you ->
    [player] You reveal { $card } on top of your dungeon.
   *[none] { $player } reveals { $card } on top of their dungeon.
}
forfort-event-attacked = { $you ->
    [player] You attack { $place } ({ $symbol }).
   *[none] { $player } attacks { $place } ({ $symbol }).
}
forfort-event-destroyed = { $you ->
    [player] You lose { $cards } on { $place }.
   *[none] { $player } loses { $cards } on { $place }.
}
forfort-event-tower-struck = { $you ->
    [player] You destroy { $card } on top of { $rival }’s dungeon.
    [rival] { $player } destroys { $card } on top of your dungeon.
   *[none] { $player } destroys { $card } on top of { $rival }’s dungeon.
}
forfort-event-army-placed = { $you ->
    [player] You place an army on { $place }; it will march { $direction }.
   *[none] { $player } places an army on { $place }; it will march { $direction }.
}
forfort-event-army-advanced = { $you ->
    [player] Your army advances to { $target }, from { $place }.
   *[none] { $player }’s army advances to { $target }, from { $place }.
}
forfort-event-army-left = { $you ->
    [player] Your army leaves by { $place } and returns to you.
   *[none] { $player }’s army leaves by { $place } and returns.
}
forfort-event-army-defeated = { $you ->
    [player] Your army on { $place } is defeated.
   *[none] { $player }’s army on { $place } is defeated.
}
forfort-event-combined = { $you ->
    [player] You trigger the combined effect: { $symbol }.
   *[none] { $player } triggers the combined effect: { $symbol }.
}
forfort-event-bridge-lowered = { $you ->
    [player] You activate the drawbridge on { $place }.
   *[none] { $player } activates the drawbridge on { $place }.
}
forfort-event-bridge-retrieved = { $you ->
    [player] You retrieve the drawbridge token from { $place }.
   *[none] { $player } retrieves the drawbridge token from { $place }.
}
forfort-event-dungeon-emptied = { $you ->
    [player] Your dungeon is empty: the end is near.
   *[none] { $player }’s dungeon is empty: the end is near.
}
forfort-event-fort-completed = { $you ->
    [player] You complete your fort: the game ends at once!
   *[none] { $player } completes their fort: the game ends at once!
}
forfort-event-ended = { $you ->
    [player] A dungeon is empty, and your turn was the last one.
   *[none] A dungeon is empty, and { $player }’s turn was the last one.
}

## What is in the box

forfort-list-deck = Deck { $deck }
forfort-list-supply = Camps and armies
forfort-list-symbols = Symbols
forfort-list-backs = Arrows on the backs
forfort-list-wall = { $count } × { $card }
forfort-list-camps = { $count } camps per player
forfort-list-armies = { $count } armies per player
forfort-list-symbol = { $symbol }: { $effect }. Two together: { $combined }
forfort-list-arrows = { $name ->
    [clockwise] Clockwise
    [counterclockwise] Counterclockwise
    [far] Far side
   *[any] Any
}: { $count ->
    [0] any two spaces
   *[other] { $spaces }, turned by quarter turns
}
