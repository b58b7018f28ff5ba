# What only the browser's table of Fort Sumter says.

web-fort-sumter-round = { $final ->
    [yes] The Final Crisis
   *[no] Round { $round } of 3
}
web-fort-sumter-round-about = Three rounds, then the Final Crisis. It comes sooner, at the end of a round in which both players have breached their Final Crisis zones.
web-fort-sumter-final-crisis = Final Crisis
web-fort-sumter-over = The game is over.
web-fort-sumter-step = { $you ->
    [player] { $step ->
        [keep] You choose an objective
        [play] You play a card
        [place] You place tokens
        [remove] You remove tokens
        [move] You move tokens
        [set-down] You set a token down
        [commissioner] You send the Peace Commissioner
        [bonus] You use a pivotal space
        [line-up] You order your Final Crisis cards
        [give-up] You remove tokens
        [give-up-more] You may remove another token
        [rally] You move tokens
       *[other] You perform an event
    }
   *[none] { $step ->
        [keep] { $player } chooses an objective
        [play] { $player } plays a card
        [place] { $player } places tokens
        [remove] { $player } removes tokens
        [move] { $player } moves tokens
        [set-down] { $player } sets a token down
        [commissioner] { $player } sends the Peace Commissioner
        [bonus] { $player } uses a pivotal space
        [line-up] { $player } orders their Final Crisis cards
        [give-up] { $player } removes tokens
        [give-up-more] { $player } may remove another token
        [rally] { $player } moves tokens
       *[other] { $player } performs an event
    }
}
web-fort-sumter-side = { $player }, { $side ->
    [unionist] Unionist
   *[secessionist] Secessionist
}
web-fort-sumter-vp = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
web-fort-sumter-first = first
web-fort-sumter-first-about = First player: the one with more victory points; the Unionist on a tie.
web-fort-sumter-in-hand = { $count ->
    [0] no card in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}

web-fort-sumter-tracks = Crisis tracks and token pools
web-fort-sumter-track = Crisis track, { $side ->
    [unionist] Unionist
   *[secessionist] Secessionist
}
web-fort-sumter-zone-starting = Start
web-fort-sumter-zone-escalation = Escalation
web-fort-sumter-zone-tension = Tension
web-fort-sumter-zone-final-crisis = Final Crisis
web-fort-sumter-zone-starting-about = When the pool is empty, tokens are taken from here, from the highest number down.
web-fort-sumter-zone-escalation-about = The first token taken here breaches the zone: its two bonus tokens go to the pool.
web-fort-sumter-zone-tension-about = The first token taken here breaches the zone: its three bonus tokens go to the pool. The first breach moves the Peace Commissioner.
web-fort-sumter-zone-final-crisis-about = The first token taken here breaches the zone. First breach: four bonus tokens, one point lost. Second: two bonus tokens.
web-fort-sumter-zone-left = { $count ->
    [0] No token left here
    [one] { $count } token left here
   *[other] { $count } tokens left here
}{ $breached ->
    [yes] ; breached.
   *[no] .
}
web-fort-sumter-pool = Pool { $count }, { $side ->
    [unionist] Unionist
   *[secessionist] Secessionist
}
web-fort-sumter-pool-short = Pool
web-fort-sumter-pool-about = Tokens come from here first, and return here. After the Final Crisis, at least three more than the other player score a victory point.

web-fort-sumter-dimension-about = Control all three spaces to score a victory point at the end of each round and after the Final Crisis.
web-fort-sumter-dimension-held = { $side ->
    [unionist] The Unionist controls it.
    [secessionist] The Secessionist controls it.
   *[none] Nobody controls it.
}
web-fort-sumter-space-of = A space of the { $dimension } dimension.
web-fort-sumter-space-tokens = Unionist tokens: { $unionist }. Secessionist tokens: { $secessionist }. Four at most per side.
web-fort-sumter-space-held = { $side ->
    [unionist] The Unionist controls this space.
    [secessionist] The Secessionist controls this space.
   *[none] Nobody controls this space.
}
web-fort-sumter-pivotal-about = Pivotal space: if you control it at the end of a round, you may move or remove up to two tokens in its dimension.
web-fort-sumter-commissioner-about = The Peace Commissioner is here: no token can be placed, moved or removed.
web-fort-sumter-objective-here = { $you ->
    [player] Your objective of this round.
   *[none] { $player }’s objective this round.
}

web-fort-sumter-card-value = Value: { $value }.
web-fort-sumter-card-event = { $side ->
    [unionist] Event, for the Unionist only
    [secessionist] Event, for the Secessionist only
   *[both] Event, for either side
}: { $effect }.
web-fort-sumter-card-bar = In the Final Crisis: { $dimension }.
web-fort-sumter-event-for = { $side ->
    [unionist] Unionist event
    [secessionist] Secessionist event
   *[both] Event for both
}
web-fort-sumter-claim = Discard it to claim { $card }
web-fort-sumter-claimable = Event passed over, may be claimed:
web-fort-sumter-cards = { $you ->
    [player] Your cards
   *[none] { $player }’s cards
}
web-fort-sumter-rival = Cards in hand: { $hand }. Set aside for the Final Crisis: { $aside }. { $objective ->
    [yes] A hidden objective.
   *[no] No objective.
}
web-fort-sumter-aside = { $count ->
    [one] { $count } card set aside
   *[other] { $count } cards set aside
}
web-fort-sumter-aside-about = The last card of each round is kept for the Final Crisis.
web-fort-sumter-objective-about = At the end of the round, the player who controls this space scores a victory point.
web-fort-sumter-objective-event = If its owner scores it, also: { $effect }.
web-fort-sumter-objective-hidden = { $seat }’s hidden objective
web-fort-sumter-decks = The decks
web-fort-sumter-deck-left = { $strategy } strategy cards and { $objectives } objectives are left.
web-fort-sumter-objectives-gone = Objectives out of the game: { $spaces }.
web-fort-sumter-played = Cards played: { $count }
web-fort-sumter-last-played = Last played:

web-fort-sumter-dispatch = In progress
web-fort-sumter-left = { $count ->
    [one] { $count } token left
   *[other] { $count } tokens left
}
web-fort-sumter-match = Same dimension
web-fort-sumter-no-match = Different dimensions
web-fort-sumter-face-down = face down
web-fort-sumter-face-down-card = { $seat }’s card { $place }, face down
web-fort-sumter-crisis-about = Both reveal their next card. Same dimension: each removes tokens. Otherwise: each moves up to two tokens into the dimension on their card.

web-fort-sumter-won = { $you ->
    [player] You win
   *[none] { $players } wins
}, for { $winner ->
    [seat-0] the Unionists.
   *[seat-1] the Secessionists.
}
web-fort-sumter-history = What history did: on 12 April 1861 guns opened fire on Fort Sumter. The war that followed took more than 600,000 lives, and ended slavery for four million people.
