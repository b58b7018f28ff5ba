# The browser's table.

web-title = Blanketfort
web-tagline = Board games about forts, in your browser: with friends, or with computer players that never peek. Free, no account.
web-home = All games
web-not-found = Page not found.
web-page-failed = This page could not be fetched. Are you online? Reload to try again.
web-loading = One moment…
web-opening = Setting up the table…
web-opening-failed = The table could not be set up in this browser. A newer browser, or loading the page again, may help.
web-alone = Everything runs on this device, which holds all cards. Playing with friends by a link needs a server.
web-alone-server = Play there
web-close = Close
web-me = Guest

## Home

web-play = Play
web-learn = Learn by playing
web-rules = Rules
web-rule = The rule
web-players-range = { $players } players
web-my-tables = My tables
web-your-turn = Your turn
web-phase-gathering = waiting for players
web-phase-playing = in progress
web-phase-over = over
web-replay-record = Replay a record
web-settings = Settings
web-shelf = Games
web-start-here = New? Start here
web-mine-over = Finished games
web-mine-save = Save all my games
web-mine-bring = Bring in other games
web-mine-won = Won, { $points } points
web-mine-lost = Lost, { $points } points
web-mine-tally = { $title }: { $played } played, { $won } won, best { $best }
web-occasion-lesson = lesson
web-occasion-rule = prepared position
web-occasion-day = deal of the day
web-occasion-branch = continued game
web-occasion-record = record
web-day-title = Deal of the day: { $title }
web-day-about = { $date }. The same cards for everybody: you against the computer. Who does best?
web-day-play = Play today’s deal
web-day-continue = Continue
web-day-result = See the result
web-day-share = Share my result
web-day-shared = Blanketfort, deal of { $date }: { $title }
web-day-known = The deal of { $date }: everybody who plays it gets the same cards.

## A new table

web-open-table = Open the table
web-with = With
web-with-bot = computer players
web-with-open = friends, with a link
web-with-here = others on this screen
web-players = Players
web-plays-as = You play
web-parts = Also with
web-your-name = Your name
web-their-name = Their name
web-plan-bot = Computer: { $level }
web-plan-me = You
web-plan-open = A friend, with a link
web-plan-here = Somebody on this screen
web-options-of-game = Rules, clock and more
web-hints = May players ask for hints?
web-deck = A house deck: a file with the numbers of your own box
web-deck-about = A text file in TOML: first game = "{ $game }", then only what differs from the box. See docs/house-decks.md.
web-salt = Add your own randomness to the shuffle (any text)
web-clock = Clock
web-clock-none = none
web-clock-move = for each move
web-clock-game = for the whole game
web-clock-seconds = Seconds
web-clock-minutes = Minutes
web-clock-then-move-bot = then a computer player makes the move
web-clock-then-move-forfeit = then the seat is lost
web-clock-then-game-bot = then a computer player takes over
web-clock-then-game-forfeit = then the seat is lost
web-clock-told-none = No clock: take all the time you like.
web-clock-told-move-bot = { $time } per move. If time runs out, a computer player makes that move.
web-clock-told-move-forfeit = { $time } per move. If time runs out, a computer player takes the seat, and you can no longer win.
web-clock-told-game-bot = { $time } each for the game. If time runs out, a computer player takes over.
web-clock-told-game-forfeit = { $time } each for the game. If time runs out, a computer player takes the seat, and you can no longer win.
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-bot-random = random
web-bot-easy = easy
web-bot-medium = medium
web-bot-hard = hard
web-bot-expert = expert
web-bot-master = master
web-bot-rule-of-thumb = simple

web-value-true = yes
web-value-false = no
web-value-basic = dealt (basic setup)
web-value-advanced = drafted (advanced setup)
web-value-suits = suits only
web-value-open = the cards
web-value-counting = has to match and count
web-value-matching = only has to match
web-value-any = any
web-value-own = your own
web-value-nothing = nothing
web-value-moves-commissioner = moves it
web-value-at-once = at once
web-value-next-card = with the next card
web-value-clockwise = clockwise
web-value-counterclockwise = counterclockwise
web-value-far = to the far side
web-value-each = each one
web-value-one = one
web-value-leave = it leaves the fort
web-value-forbidden = it may not march there
web-value-destroyed = they are destroyed
web-value-survive = they survive
web-value-wait = it waits
web-value-defeat = both are defeated

## Gathering

web-invited = { $inviter } invites you to { $game }
web-gathering-about = { $count ->
    [0] Everybody is here.
    [one] { $count } seat is free. Send the link to your friends.
   *[other] { $count } seats are free. Send the link to your friends.
}
web-gathering-guest = { $count ->
    [0] Everybody is here: you can watch.
   *[other] Take a seat, or stay and watch.
}
web-played-by = Table rules
web-option-value = { $option }: { $value }
web-usual = Standard rules.
web-no-hints = Nobody may ask for hints.
web-invite = Link to this table
web-invite-code = Or let a friend’s camera read this.
web-invite-only-here = This link works on this computer only. To let others in, start the server with:
web-copy = Copy or share
web-copied = Link copied.
web-copy-by-hand = Your browser won’t copy it: select the link and copy it yourself.
web-seats = Seats
web-seat-open = free
web-seat-mine = (you)
web-sit = Sit down
web-leave = Leave
web-begin = Deal the cards
web-begin-bots = { $count ->
    [one] Start, with a computer player in the free seat
   *[other] Start, with computer players in the { $count } free seats
}
web-host-begins = The host deals when everybody is here.
web-commitment-title = A fair shuffle
web-commitment-number = The number that fixes it
web-shuffle-words = Each player’s device adds a secret random word to the shuffle: nobody, not even the server, can choose the deal.
web-commitment = This number fixes the shuffle before the first card is dealt; after the game anyone can check it.

## At the table

web-table = The table
web-tools = Tools
web-side = Log, chat and settings
web-side-log = Log
web-side-chat = Chat
web-side-settings = Settings
web-side-keys = Keys
web-log = What happened
web-origin = This game continues another one from step { $step }.
web-origin-back = Back to that game
web-chat = Chat
web-chat-say = Say something
web-chat-send = Send
web-chat-empty = Nobody has said anything yet.
web-chat-reactions = Reactions
web-chat-reaction-1 = Well played
web-chat-reaction-2 = Laughter
web-chat-reaction-3 = Surprise
web-chat-reaction-4 = Sadness
web-chat-reaction-5 = Heart
web-chat-hide = Hide what { $name } says
web-chat-show = Show what { $name } says
web-chat-hidden = (hidden)
web-spectator = Spectator
web-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-away = away
web-plain-middle = On the table
web-question = What is asked
web-options = What may be chosen
web-your-step = Your move.
web-waits-for = Waiting for { $player }
web-bot-thinks = { $player } is thinking
web-over = The game is over.
web-turn-done = Done. You can still undo.
web-go-on = Continue
web-wait = Wait
web-undo = Undo
web-final = can’t be undone
web-all-final = None of these can be undone.
web-armed = This can’t be undone.
web-armed-ahead = Do it
web-armed-back = Not yet
web-list-all = { $count ->
    [2] Show both choices in words
   *[other] Show all { $count } choices in words
}
web-list-below = { $count } more
web-list-less = Show fewer
web-hint = Hint
web-hint-thinks = Thinking…
web-hint-best = the hint
web-recap = What happened?
web-recap-back = Step back
web-recap-forward = Step forward
web-recap-leave = Back to the table
web-skip = Skip
web-reconnecting = Connection lost. Trying again…
web-hand-over = { $player }, it’s your turn.
web-hand-over-hidden = Cards stay hidden until you take the screen.
web-hand-over-take = I am { $name }: show my cards
web-stand-in = a computer player stands in
web-stand-in-now = A computer player plays for you.
web-stand-in-once = Time’s up: a computer player makes this move, then you play on.
web-stand-in-for-good = Time’s up: a computer player has your seat for the rest of the game.
web-stand-in-begin = Let a computer player play for me
web-stand-in-end = Play myself again
web-seat-link = This link brings you back to your seat on another device. Keep it to yourself.
web-seat-link-copy = Copy the link to my seat
web-seat-link-open = Open it
web-seat-claimed = Somebody has opened your seat by its link on another device. If that wasn’t you, see Settings.
web-seat-devices = Your seat is open on { $devices } devices.
web-seat-hold-alone = Only this device
web-result = Result

web-key-1 = choose the option with that number
web-key-2 = move among the options and over the table
web-key-3 = choose, or open what can be chosen
web-key-4 = close, go back, or undo
web-key-5 = ask for a hint
web-key-6 = read the log
web-key-7 = show these keys

## Settings

web-set-language = Language
web-set-theme = Appearance
web-theme-auto = match system
web-theme-light = light
web-theme-dark = dark
web-set-pace = How fast others’ moves are shown
web-pace-slow = slowly
web-pace-normal = normally
web-pace-fast = fast
web-pace-none = at once
web-set-ending = After a move I could still undo
web-ending-ask = wait for me
web-ending-soon = continue after 4 seconds
web-ending-now = continue at once
web-set-more = More
web-set-sound = Sounds
web-set-silent = off
web-set-volume = { $percent }%
web-set-call = Notify me when it’s my turn
web-set-call-refused = Your browser blocks notifications from this page.
web-set-words = Words on every card
web-set-confirm = Ask before moves that can’t be undone

## The end

web-won = { $you ->
    [player] You win!
   *[none] { $count ->
        [one] { $players } wins.
       *[other] { $players } win together.
    }
}
web-won-by = { $points } points, { $margin } more than { $name }.
web-won-tie = Equal points: the rule for ties decides.
web-source = Points from
web-total = Total
web-course = Points over time
web-rematch = Play again
web-rematch-join = To the next game
web-replay = Replay
web-verify = Check the shuffle
web-share = Share
web-see-table = See the table
web-known = Somebody at this table may know the cards: it goes on from a game that was played, or its deal was chosen.
web-deck-told = Played with a house deck ({ $digest }): its cards are not the usual ones.
web-resumed = A rule has changed since this game began: it goes on from where it last stood.
web-shuffling = { $count ->
    [one] Everybody adds to the shuffle: waiting for one more.
   *[other] Everybody adds to the shuffle: waiting for { $count } more.
}
web-mute = Mute
web-unmute = Unmute
web-make-host = Make host
web-dismiss = Free this seat
