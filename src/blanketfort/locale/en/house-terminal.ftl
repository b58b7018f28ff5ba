# The table on a whole terminal.

house-terminal-log = What happened
house-terminal-table = The table in words
house-terminal-rules = Rules
house-terminal-advice = A hint, from what you can see
house-terminal-explained = In words
house-terminal-close = any key: back to the table
house-terminal-thinking = { $player } is thinking…
house-terminal-others = What { $player } did ({ $number } of { $count })
house-terminal-dealt = How it begins
house-terminal-hold = Move done: continue, or undo?
house-terminal-over = The game is over.
house-terminal-final = ⊘ can’t be undone
house-terminal-sure = This can’t be undone. Choose it again to confirm.
house-terminal-hand-over = { $player }, it’s your turn
house-terminal-hide = Other players’ cards stay hidden. Take the keyboard, then press Enter.
house-terminal-saved = Saved in { $path }. To continue: { $command }
house-terminal-torn = The last line of the saved game was incomplete and has been dropped.

house-terminal-key-choose = Enter choose
house-terminal-key-explain = ? explain
house-terminal-key-undo = u undo
house-terminal-key-log = l log
house-terminal-key-table = t table
house-terminal-key-rules = r rules
house-terminal-key-leave = q leave
house-terminal-key-next = Space next
house-terminal-key-skip = Enter to the question
house-terminal-key-go-on = Space continue
house-terminal-key-take-over = Enter show my table

house-terminal-small = The table needs 80 columns and 24 lines; this window has { $columns } and { $lines }. Enlarge it, or play with --plain.
