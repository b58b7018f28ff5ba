# What tournaments between computer players showed.

arena-title = { $game }: who is strongest
arena-heading = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game } with { $seats } seats; { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, each played by the same players on every side of the table.
arena-ratings = Ratings
arena-ratings-about = In points of Elo around the mean of all who play here, each with a range that holds the true value in 95 of 100 such tournaments.
arena-players = Players
arena-players-about = The lead is over the player on the next line.
arena-pairs = Each against each
arena-pairs-about = What the player on the left gets of a hundred points against the one above: a point for each of its victories, none for the other’s, half a point for a shared one. Below it the range of 95 %.
arena-forfeits = Forfeited
arena-forfeits-about = Who forfeits is behind all others; the game counts for nothing else.
arena-sides = Seats
arena-sides-about = What each seat wins. All players have every seat at every deal, so that only the seat counts. The dashed line is what would be even.
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
arena-column-range = 95 %
arena-column-clear = clear
arena-column-seat = seat
arena-clear = yes
arena-unclear = no
arena-playing = playing
arena-written = The report is in { $file }.
arena-kept = Every game is kept in { $file }.
