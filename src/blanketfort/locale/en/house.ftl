# Words of the house, shared by all games.

house-list = { $start } and { $last }
house-nothing = nothing
house-seat = Player { $number }
house-event-undone = { $you ->
    [player] You undo your last choice.
   *[none] { $player } undoes their last choice.
}

# The table in lines of text.

house-help =
    Type the number of your choice, from 1 to { $last }, and press Enter. Or type:
      table   to see the table
      log     to read everything that happened
      hint    to see what a search thinks of the options
      undo    to undo your last choice
      ?       to read this and the question again
      quit    to leave the game
house-no-choice = “{ $typed }” is not an option: type a number from 1 to { $last }, or ? for help.
house-no-undo = There is nothing to undo.
house-final = { $every ->
    [yes] None of these can be undone.
   *[no] { $count ->
        [one] Number { $numbers } can’t be undone.
       *[other] Numbers { $numbers } can’t be undone.
    }
}
house-hand-over = { $player }’s turn: take the keyboard and press Enter.
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
house-left = You left the game.
house-closed = The terminal was closed: the game stays unfinished.
house-interrupted = Interrupted: the game stays unfinished.
