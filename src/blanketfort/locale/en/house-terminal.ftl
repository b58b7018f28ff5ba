# The table on a whole terminal.

house-event-undone = { $you ->
    [player] You take your last choice back.
   *[none] { $player } takes the last choice back.
}

house-terminal-log = What happened
house-terminal-explained = In words
house-terminal-close = any key: back to the table
house-terminal-thinking = { $player } is thinking …
house-terminal-others = What { $player } did ({ $number } of { $count })
house-terminal-dealt = How it begins
house-terminal-hold = That was your step: go on, or take it back?
house-terminal-over = The game is over.
house-terminal-final = ⊘ cannot be taken back
house-terminal-sure = This cannot be taken back. Choose it once more to do it.
house-terminal-hand-over = { $player }, it is your turn
house-terminal-hide = The cards of the others stay hidden. Take the keyboard, then press Enter.
house-terminal-saved = Saved in { $path }. To go on: { $command }
house-terminal-torn = The last line of the saved game was torn and has been dropped.

house-terminal-key-choose = Enter choose
house-terminal-key-explain = ? explain
house-terminal-key-undo = u take back
house-terminal-key-log = l log
house-terminal-key-leave = q leave
house-terminal-key-next = Space next
house-terminal-key-skip = Enter to the question
house-terminal-key-go-on = Space go on
house-terminal-key-take-over = Enter show my table

house-terminal-small = The table needs 80 columns and 24 lines; here are { $columns } and { $lines }. Make the window larger, or play with --plain.
