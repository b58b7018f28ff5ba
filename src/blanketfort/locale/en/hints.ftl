# Hints.

hint-best = Best: { $option }. It wins about { $wins } of 100 games ({ $visits ->
    [one] one look
   *[other] { $visits } looks
}), { $lead ->
    [0] about as many as the next one.
   *[other] { $lead } more than the next one.
}
hint-next = Or: { $option }. About { $wins } of 100 ({ $visits ->
    [one] one look
   *[other] { $visits } looks
}).
hint-only = { $option }. It wins about { $wins } of 100 games.
hint-thinking = Thinking about a second …
hint-none = There are no hints for this game.
hint-title = A hint, from what you can see
house-terminal-key-hint = h hint
