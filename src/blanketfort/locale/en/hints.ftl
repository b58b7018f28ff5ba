# Hints.

hint-best = Best: { $option }. Wins about { $wins } of 100 games ({ $visits ->
    [one] { $visits } simulation
   *[other] { $visits } simulations
}), { $lead ->
    [0] about as many as the next one.
   *[other] { $lead } more than the next one.
}
hint-next = Or: { $option }. About { $wins } of 100 ({ $visits ->
    [one] { $visits } simulation
   *[other] { $visits } simulations
}).
hint-only = { $option }. Wins about { $wins } of 100 games.
hint-thinking = Thinking… (about a second)
house-terminal-key-hint = h hint
