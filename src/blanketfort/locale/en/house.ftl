# Words of the house, shared by all games.

house-list = { $start } and { $last }
house-nothing = nothing
house-seat = Player { $number }

# The table in lines of text.

house-help =
    Type the number of your choice, from 1 to { $last }, and press Enter. Or type:
      table   to see the table
      log     to read all that happened
      hint    to hear what a search thinks of the options
      undo    to take your last choice back
      ?       to read this and the question again
      quit    to leave the game
house-no-choice = “{ $typed }” is no choice here: type a number from 1 to { $last }, or ? for help.
house-no-undo = There is nothing that can be taken back.
house-final = { $every ->
    [yes] None of these can be taken back.
   *[no] { $count ->
        [one] Number { $numbers } cannot be taken back.
       *[other] Numbers { $numbers } cannot be taken back.
    }
}
house-hand-over = It is the turn of { $player }: take the keyboard and press Enter.
house-score = { $you ->
    [player] You have
   *[none] { $player } has
} { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $sources }).
house-won = { $count ->
    [one] { $players } wins.
   *[other] { $players } win together.
}
house-only-random = { $game } has no player by rules of thumb yet: your opponents do anything lawful.
house-left = You left the game.
house-closed = The terminal was closed: the game stays unfinished.
house-interrupted = Interrupted: the game stays unfinished.
