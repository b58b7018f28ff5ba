# The browser's pages around the table: rules, lessons, replays, proofs.

web-pages-offline = The server cannot be reached. Are you online?
web-pages-failed = That did not work. Please try again.
web-pages-again = Try again
web-pages-loading = One moment …
web-pages-copied = Copied

## Rules

web-rules-title = { $title }: the rules
web-rules-intro = { $count } rules in our own words. Each is held by a test of the engine that plays the game here.
web-rules-search = Search the rules and cards
web-rules-found = { $count ->
    [0] Nothing found
    [one] One found
   *[other] { $count } found
}
web-rules-none = No rule and no card has all of these words. Fewer words find more; both languages are searched.
web-rules-clear = Show all
web-rules-contents = Contents
web-rules-cards = Cards
web-rules-example = Example
web-rules-ruling = Our ruling
web-rules-why = Why
web-rules-option = Another reading can be chosen when a table is opened: “{ $option }”, { $about }.
web-rules-link = Link to this rule
web-rules-link-card = Link to this card
web-rules-learn = Learn it by playing
web-rules-legend = Where it comes from
web-rules-source-printed = printed
web-rules-source-derived = derived
web-rules-source-ours = ours
web-rules-source-house = house deck
web-rules-top = Back to the top
