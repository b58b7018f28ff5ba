# What the shelf says of the game before anybody plays it.

fort-sumter-setting-event-discard = the optional rule: claim an event your opponent passed over
fort-sumter-setting-vp-floor = victory points never fall below zero
fort-sumter-setting-pivotal-moves = whose tokens a pivotal bonus may move
fort-sumter-setting-second-tension-breach = what the second breach of a Tension zone does to the Peace Commissioner
fort-sumter-setting-objective-breach = when a breach by an objective’s event is settled
web-about-fort-sumter = The winter of 1860–61: two sides, four dimensions of the crisis, and a peace that slips away.
web-time-fort-sumter = 30 minutes
web-learn-about-fort-sumter = The first round of a real game, from the Unionist’s side: an objective, three cards, the crisis track, and the pivotal spaces.
web-seat-fort-sumter-0 = Unionist
web-seat-fort-sumter-1 = Secessionist
