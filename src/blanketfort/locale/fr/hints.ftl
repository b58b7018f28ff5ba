# Les conseils.

hint-best = Le mieux : { $option }. Environ { $wins } parties gagnées sur 100 ({ $visits ->
    [one] { $visits } essai
   *[other] { $visits } essais
}), { $lead ->
    [0] à peu près autant que le suivant.
   *[other] { $lead } de plus que le suivant.
}
hint-next = Sinon : { $option }. Environ { $wins } sur 100 ({ $visits ->
    [one] { $visits } essai
   *[other] { $visits } essais
}).
hint-only = { $option }. Environ { $wins } parties gagnées sur 100.
hint-thinking = Réflexion… (environ une seconde)
house-terminal-key-hint = h conseil
