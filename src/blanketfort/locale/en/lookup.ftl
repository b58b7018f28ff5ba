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
