# Records: proving them, and looking at games again.

record-commitment = Commitment to this deal: { $commitment }
record-written = Game saved in { $file }.
record-proved = { $file }: a valid record of { $game }, { $choices ->
    [one] { $choices } choice, legal
   *[other] { $choices } choices, all legal
}.
record-chance = { $count ->
    [one] { $count } chance outcome, fixed
   *[other] { $count } chance outcomes, all fixed
} before play by the commitment { $commitment }.
record-total = { $player }: { $total }
record-result = Result: { $totals }. { $count ->
    [one] { $players } won.
   *[other] { $players } won together.
}
record-prompt = [{ $at }/{ $last }] n, p, number, t, q >{" "}
record-help = n or Enter: the next choice; p: the previous one; a number from 0 to { $last }: go there; t: the table; q: leave.
record-end = This is the end of the record.
record-start = This is the beginning: the deal.
record-asked = { $you ->
    [player] Your choice.
   *[none] { $player }’s choice.
}
