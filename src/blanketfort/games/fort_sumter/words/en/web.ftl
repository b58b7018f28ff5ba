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
        [give-up] You give up tokens
        [give-up-more] You may give up another token
        [rally] You rally tokens
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
        [line-up] { $player } orders the Final Crisis cards
        [give-up] { $player } gives up tokens
        [give-up-more] { $player } may give up another token
        [rally] { $player } rallies tokens
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
web-fort-sumter-first-about = First player: who has more victory points, the Unionist in a tie.
web-fort-sumter-in-hand = { $count ->
    [0] no card in hand
    [one] one card in hand
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
web-fort-sumter-zone-escalation-about = Taking the first token of this zone breaches it: its two bonus tokens go to the pool.
web-fort-sumter-zone-tension-about = Taking the first token of this zone breaches it: its three bonus tokens go to the pool. When the first player breaches it, the other one sends the Peace Commissioner to any space.
web-fort-sumter-zone-final-crisis-about = Taking the first token of this zone breaches it. The first to do so gets four bonus tokens and loses a victory point; the second gets only two, but loses none.
web-fort-sumter-zone-left = { $count ->
    [0] No token left here
    [one] One token left here
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
web-fort-sumter-pool-about = Tokens to be placed come from the pool first. Tokens removed from the map go back to it. After the Final Crisis, three more than the other player here are worth a victory point.

web-fort-sumter-dimension-about = Who controls all three spaces gets a victory point at the end of each round and after the Final Crisis.
web-fort-sumter-dimension-held = { $side ->
    [unionist] The Unionist controls it.
    [secessionist] The Secessionist controls it.
   *[none] Nobody controls it.
}
web-fort-sumter-space-of = A space of the crisis dimension { $dimension }.
web-fort-sumter-space-tokens = Unionist tokens: { $unionist }. Secessionist tokens: { $secessionist }. At most four of each.
web-fort-sumter-space-held = { $side ->
    [unionist] The Unionist controls this space.
    [secessionist] The Secessionist controls this space.
   *[none] Nobody controls this space.
}
web-fort-sumter-pivotal-about = Pivotal space: who controls it at the end of a round may move or remove up to two tokens within its dimension.
web-fort-sumter-commissioner-about = The Peace Commissioner is here: no token can be placed, moved or removed.
web-fort-sumter-objective-here = { $you ->
    [player] Your objective of this round.
   *[none] The objective of { $player } this round.
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
web-fort-sumter-claimable = This event was passed over and may be claimed:
web-fort-sumter-cards = { $you ->
    [player] Your cards
   *[none] The cards of { $player }
}
web-fort-sumter-rival = Cards in the hand: { $hand }. Set aside for the Final Crisis: { $aside }. { $objective ->
    [yes] A hidden objective.
   *[no] No objective.
}
web-fort-sumter-aside = { $count ->
    [one] one card set aside
   *[other] { $count } cards set aside
}
web-fort-sumter-aside-about = The last card of each round is kept for the Final Crisis.
web-fort-sumter-objective-about = At the end of the round whoever controls this space scores a victory point.
web-fort-sumter-objective-event = If its owner scores it, also: { $effect }.
web-fort-sumter-objective-hidden = The hidden objective of { $seat }
web-fort-sumter-decks = The decks
web-fort-sumter-deck-left = { $strategy } strategy cards and { $objectives } objectives are left.
web-fort-sumter-objectives-gone = Objectives that are out of the game: { $spaces }.
web-fort-sumter-played = Cards played: { $count }
web-fort-sumter-last-played = Last played:

web-fort-sumter-dispatch = Under way
web-fort-sumter-left = { $count ->
    [one] one token left
   *[other] { $count } tokens left
}
web-fort-sumter-match = Match
web-fort-sumter-no-match = No match
web-fort-sumter-face-down = face down
web-fort-sumter-face-down-card = Card { $place } of { $seat }, face down
web-fort-sumter-crisis-about = Both players turn up their next card at once. If the bars match, each gives up tokens; if not, each rallies up to two tokens to the dimension of the own bar.
