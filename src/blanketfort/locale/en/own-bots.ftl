# Players of the user's own.

own-bot-stands-in = { $bot } forfeits: { $why }. A simple computer player takes its seat.
own-bot-crash = it ended ({ $detail })
own-bot-hang = it gave no answer within { $detail }
own-bot-unlawful = { $detail } is not one of the options
own-bot-garbage = “{ $detail }” is not an answer: one line of JSON with a choice is expected
own-bot-flood = it said more than it was asked
own-bot-start = it could not be started ({ $detail })
own-bot-counted = { $games ->
    [one] { $games } game forfeited by { $bot }
   *[other] { $games } games forfeited by { $bot }
}: { $why }.

own-bot-played = { $game } for { $players }: { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}, { $mean } ms each, the slowest { $most } ms.
own-bot-failed = { $game } for { $players }: { $why }.
own-bot-asked = It was choice { $choice } of the game, asked for { $kind }: { $options }
own-bot-not-loaded = { $bot } cannot be loaded:
