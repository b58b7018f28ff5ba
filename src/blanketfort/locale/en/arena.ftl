# What tournaments between computer players showed.

arena-title = { $game }: who is strongest
arena-heading = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game } with { $seats } seats; { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, each played by the same players on every side of the table.
arena-ratings = Ratings
arena-ratings-about = In Elo points around the mean of all players here, each with a range that holds the true value in 95 of 100 such tournaments.
arena-players = Players
arena-players-about = The lead is over the player on the next line.
arena-pairs = Each against each
arena-pairs-about = What the player on the left scores of 100 points against the one above: a point for each of its wins, half a point for a shared one. Below it, the 95% range.
arena-forfeits = Forfeited
arena-forfeits-about = A player who forfeits ranks last; the game counts for nothing else.
arena-sides = Seats
arena-sides-about = What each seat wins. All players have every seat at every deal, so only the seat counts. The dashed line marks balance.
arena-side-team = Team of { $first } and { $second }
arena-lengths = How long games are
arena-lengths-about = Games by their number of { $unit ->
    [turns] turns
   *[decisions] decisions
}.
arena-numbers = Points and ends
arena-facts = Seed { $seed }, version { $rules } of the rules, options: { $options }.
arena-column-player = player
arena-column-elo = Elo
arena-column-lead = lead
arena-column-games = games
arena-column-wins = won
arena-column-points = points
arena-column-rival = against
arena-column-score = score
arena-column-range = 95%
arena-column-clear = clear
arena-column-seat = seat
arena-clear = yes
arena-unclear = no
arena-playing = playing
arena-written = The report is in { $file }.
arena-kept = Every game is kept in { $file }.
