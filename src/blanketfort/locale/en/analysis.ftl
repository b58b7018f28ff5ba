# A game looked at again.

analysis-number = choice
analysis-player = player
analysis-shift = turn
analysis-chance = wins
analysis-cost = cost
analysis-chosen = chosen
analysis-turns = { $count ->
    [0] There was no turning point.
    [one] The turning point:
   *[other] The turning points:
}
analysis-turn = Choice { $number }: { $player }’s chance { $direction ->
    [up] rises
   *[down] falls
} from { $before } to { $after } of 100, from what happened since their last choice.
analysis-costly = { $count ->
    [0] No choice cost much.
    [one] The choice that cost most:
   *[other] The choices that cost most:
}
analysis-cost-of = Choice { $number } ({ $player }) cost { $cost } of 100: { $chosen }. Better: { $best }.
analysis-cost-and-why = { $cost } { $why }
analysis-plot = { $game }: chances to win, of 100
analysis-thinking = looking at choices
