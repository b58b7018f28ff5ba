# Words of the house, shared by all games.

house-list = { $start } and { $last }
house-nothing = nothing
house-seat = Player { $number }
house-you = You
