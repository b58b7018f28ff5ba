# Looking things up: cards, rules, decks.

lookup-source = { $source ->
    [printed] { $fact }: printed
    [derived] { $fact }: derived from what is printed
    [house] { $fact }: of your house deck
   *[ours] { $fact }: ours
}
lookup-sources = Where it comes from: { $sources }.
lookup-mark = On the card: { $mark }.
lookup-legend = printed: read off the card or the rulebook; derived: forced by printed facts; ours: our own choice, where nothing public says. Who owns the box can type in the printed numbers as a house deck.
lookup-fact-face = face
lookup-fact-copies = number of copies
lookup-fact-cost = cost
lookup-fact-points = points
lookup-fact-title = title
lookup-fact-value = value
lookup-fact-side = side
lookup-fact-bar = bar
lookup-fact-event = effect
lookup-fact-arrows = arrows
lookup-why = Why: { $why }
lookup-option = The other reading is an option: --option { $option }={ $values }.
lookup-ruling = { $clause } (our ruling)
lookup-example = { $clause } (example)
lookup-rule = { $clause }
lookup-deck-good = { $file }: a good house deck for { $game }.
lookup-deck-changes = It changes: { $changes }.
lookup-deck-same = It changes nothing: all its facts are those of the project’s deck.
lookup-deck-digest = In records it is { $digest }.
lookup-game = { $name }: { $title }, { $least ->
   *[other] { $least } to { $most } players
}
lookup-game-fixed = { $name }: { $title }, { $least } players

# Fort.

fort-list-kids = Kids
fort-list-best-friends = Best Friends
fort-list-dogs = Dogs
fort-list-levels = Fort Levels
fort-list-rules = Made-up rules
fort-list-perks = Perks
fort-list-copies = { $count ->
    [one] One copy
   *[other] { $count } copies
} in the Park deck.
fort-list-level = Fort Level { $level }
fort-list-level-line = Fort Level { $level }. Cost: { $cost }. Points at the end: { $points }
fort-list-about = { $name }: { $about }

fort-setting-setup = basic deals the starting cards, advanced drafts them
fort-setting-dogs = with the dogs of the expansion Cats & Dogs
fort-setting-cats = with the cats of the expansion Cats & Dogs
fort-setting-lookouts = what rivals see of a Lookout: its suits only, or the cards

# Fort Sumter.

fort-sumter-list-cards = Strategy cards
fort-sumter-list-objectives = Objectives
fort-sumter-list-card = { $card } ({ $side }, { $bar }). Value: { $value }. Event: { $effect }
fort-sumter-list-objective = { $space }. Event: { $effect }

fort-sumter-setting-event-discard = the optional rule: claim an event your opponent passed over
fort-sumter-setting-vp-floor = victory points never fall below zero
fort-sumter-setting-pivotal-moves = whose tokens a pivotal bonus may move
fort-sumter-setting-second-tension-breach = what the second breach of a Tension zone does to the Peace Commissioner
fort-sumter-setting-objective-breach = when a breach by an objective’s event is settled

# forfort.

forfort-list-deck = Deck { $deck }
forfort-list-supply = Camps and armies
forfort-list-symbols = Symbols
forfort-list-backs = Arrows on the backs
forfort-list-wall = { $count } × { $card }
forfort-list-camps = { $count } camps for each player
forfort-list-armies = { $count } armies for each player
forfort-list-symbol = { $symbol }: { $effect }. Two together: { $combined }
forfort-list-arrows = { $name }: { $count ->
    [0] any two spaces
   *[other] { $spaces }, turned by quarters
}

forfort-setting-teams = four players: two teams of diagonal partners
forfort-setting-deck = which reconstruction of the cards
forfort-setting-arrows = where the two arrows on a card’s back point
forfort-setting-advance = how many armies advance at the start of a turn
forfort-setting-inward = an army that marches into the dungeon leaves the fort
forfort-setting-covered = what attacks do to covered protected walls
forfort-setting-strike-armies = ram and trebuchet may defeat armies
forfort-setting-meeting = an army before another one waits, or both are defeated
forfort-setting-mason-camps = mason may bring a camp back from the discard pile
forfort-setting-mason-pairs = a wall placed by a mason from the hand may make pairs
