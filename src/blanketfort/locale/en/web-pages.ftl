# The browser's pages around the table: rules, lessons, replays, proofs.

web-pages-offline = The server cannot be reached. Are you online?
web-pages-failed = That did not work. Please try again.
web-pages-again = Try again
web-pages-loading = One moment…
web-pages-copied = Copied

## Rules

web-rules-title = { $title }: the rules
web-rules-intro = { $count } rules, in our own words. Each is checked by a test of the engine.
web-rules-search = Search the rules and cards
web-rules-found = { $count ->
    [0] Nothing found
    [one] { $count } found
   *[other] { $count } found
}
web-rules-none = No rule or card has all these words. Try fewer words; both languages are searched.
web-rules-meant = Searched for: { $words }
web-rules-icons = What the icons mean
web-rules-show = Show me
web-rules-show-about = Opens a prepared position against the computer, to try this rule
web-rules-clear = Show all
web-rules-contents = Contents
web-rules-cards = Cards
web-rules-example = Example
web-rules-ruling = Our ruling
web-rules-why = Why
web-rules-option = You can choose another reading when you open a table: “{ $option }”, { $about }.
web-rules-link = Link to this rule
web-rules-link-card = Link to this card
web-rules-learn = Learn it by playing
web-rules-legend = Sources
web-rules-source-printed = printed
web-rules-source-derived = derived
web-rules-source-ours = our choice
web-rules-source-house = house deck
web-rules-top = Back to the top

## Replay

web-replay-title = { $title }, replayed
web-replay-eyes = Seen by
web-replay-open = All cards face up
web-replay-spectator = A spectator
web-replay-link = Link to this step
web-replay-download = Download
web-replay-verify = Check the shuffle
web-replay-upload = Replay a record
web-replay-course = Points over time
web-replay-log = What happened
web-replay-side = Log and points
web-replay-steps = Steps
web-replay-first = To the first step
web-replay-back = One step back
web-replay-play = Autoplay
web-replay-pause = Pause
web-replay-forward = One step forward
web-replay-last = To the last step
web-replay-slider = Step
web-replay-at = Step { $step } of { $last }
web-replay-deal = The cards are dealt.
web-replay-hidden = made a choice hidden from this view.

web-review-kinds = What the chart shows
web-review-points = Points
web-review-chances = Chance to win
web-review-label = Chance to win over the game, in per cent: each player judged by what they knew, in proportion to all
web-review-looking = The computer is looking at the game again…
web-review-chance = Chance to win: { $chance }%.
web-replay-step = step { $step }
web-review-chose = chose: { $chosen }
web-review-rather = better: { $best }
web-review-better = Better, with { $best }%: { $option }.

web-branch = Continue from here
web-branch-title = Continue from step { $step }
web-branch-about = A new table opens in the same position. Who sits where? Future shuffles will be new.
web-branch-me = Me
web-branch-open = A friend, with a link
web-branch-bot = Computer: { $level }
web-branch-name = Your name
web-branch-go = Open the table
web-branch-cancel = Not now

web-upload-title = Replay a record
web-upload-about = Every finished game can be downloaded as a record: a text that holds each choice and each shuffle. Open one here to step through it, check its shuffles, or continue from any step. A file may hold many games: they all come to your tables.
web-upload-file = A file (or drop it here)
web-upload-paste = Or the text itself
web-upload-go = Open it
web-upload-failed = This record cannot be read.

## Verify

web-verify-title = Was the shuffle fair?
web-verify-about = All the luck in this game of { $title } was fixed before the first card was dealt. Nobody, not even the server, could change a shuffle once play had begun. Here is how to check.
web-verify-replay = Replay the game
web-verify-before = Before the deal, this number was published
web-verify-before-about = It is a fingerprint of the secret seed: it tells nothing about the cards, and no other seed has the same one.
web-verify-noted = Did you note it down before the deal? Paste it here to compare.
web-verify-noted-same = It is the number you noted.
web-verify-noted-other = That is not this game’s number.
web-verify-after = After the game, the secret is revealed
web-verify-seed = Seed
web-verify-salt = The players’ addition (salt)
web-verify-not-over = The game is not over yet: seed and salt stay secret until then. Come back to this page afterwards.
web-verify-here = Your own browser takes the fingerprint again
web-verify-here-about = From exactly this text:
web-verify-same = It is the number that was published before the deal: the seed is the one that was fixed then.
web-verify-other = It is another number: this is not the seed that was fixed before the deal.
web-verify-shuffles = The seed makes every shuffle again
web-verify-shuffles-about = The server has played the whole game again from the seed and compared every shuffle, every draw and every choice with the record.
web-verify-proved = Everything matches: no shuffle was chosen after play began.
web-verify-not-proved = This could not be proved.
web-verify-yourself = Check it yourself, on your own machine
web-verify-yourself-about = The record holds everything. With Blanketfort installed, you can verify it without this server:

## Lessons

web-learn-title = Learn { $title }
web-learn-real = { $steps } steps in about five minutes, with the real rules.
web-learn-pointed = What each step talks about is highlighted.
web-learn-on = Then it’s time for a game of your own.
web-learn-begin = Begin
web-learn-rules = Read the rules instead
web-learn-none = There is no lesson for this game.
web-learn-you = You

web-lesson-progress = Step { $step } of { $steps }
web-lesson-next = Next
web-lesson-on = Play on
web-lesson-own = Start your own game
web-lesson-leave = Leave the lesson
web-lesson-prepared = A prepared position
web-lesson-prepared-on = Try it
web-lesson-rule = Back to the rule
web-lesson-watch = Watch what { $player } does…
web-verify-shares = What everybody added
web-verify-shares-about = Each player’s word and the server’s part were fixed to these numbers before any of them was shown. Together they made the deal.
web-verify-share-good = The word fits what was fixed before, and is in the deal.
web-verify-share-own = Your own word: it fits what was fixed before, and is in the deal.
web-verify-share-other = This word does not fit.
web-verify-share-late = Came too late: the deal was made without it.
