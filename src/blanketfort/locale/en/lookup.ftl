# Looking things up: cards, rules, decks.

lookup-source = { $fact } ({ $source ->
    [printed] printed
    [derived] derived from what is printed
    [house] from your house deck
   *[ours] our choice
})
lookup-sources = Sources: { $sources }.
lookup-mark = On the card: { $mark }.
lookup-legend = Printed: on the card or in the rulebook. Derived: forced by printed facts. Our choice: nothing public says. If you own the box, you can enter the real numbers as a house deck.
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
lookup-deck-good = { $file }: a valid house deck for { $game }.
lookup-deck-changes = It changes: { $changes }.
lookup-deck-same = It changes nothing: all its facts are those of the project’s deck.
lookup-deck-digest = In records it is called { $digest }.
lookup-game = { $name }: { $title }, { $least ->
   *[other] { $least } to { $most } players
}
lookup-game-fixed = { $name }: { $title }, { $least } players
