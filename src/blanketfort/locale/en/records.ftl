# Records: proving them, and looking at games again.

record-commitment = Commitment to this deal: { $commitment }
record-written = The game is written down in { $file }.
record-proved = { $file }: a true record of { $game }, { $choices ->
    [one] one choice, lawful
   *[other] { $choices } choices, all lawful
}.
record-chance = { $count ->
    [one] One chance outcome, fixed
   *[other] { $count } chance outcomes, all fixed
} before play by the commitment { $commitment }.
record-total = { $player }: { $total }
record-result = Result: { $totals }. { $count ->
    [one] { $players } won.
   *[other] { $players } won together.
}
record-prompt = [{ $at }/{ $last }] n, p, number, t, q >{" "}
record-help = n or Enter: the next choice; p: the one before; a number from 0 to { $last }: go there; t: the table; q: leave.
record-end = This is the end of the record.
record-start = This is the beginning: the deal.
record-asked = { $you ->
    [player] It is your choice.
   *[none] It is the choice of { $player }.
}
