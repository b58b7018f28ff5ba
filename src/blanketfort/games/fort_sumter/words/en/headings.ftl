# The headings of the rulebook, on its page.

web-fort-sumter-where-introduction = Introduction
web-fort-sumter-where-important-terms = Important Terms
web-fort-sumter-where-set-up = Set Up
web-fort-sumter-where-components = Components
web-fort-sumter-where-game-play = Game Play
web-fort-sumter-where-sequence-of-actions-each-round = Sequence of Actions Each Round
web-fort-sumter-where-playing-strategy-cards = Playing Strategy Cards
web-fort-sumter-where-political-capital-tokens = Political Capital Tokens
web-fort-sumter-where-crisis-zones = Crisis Zones
web-fort-sumter-where-peace-commissioner = Peace Commissioner
web-fort-sumter-where-pivotal-space-bonus = Pivotal Space Bonus
web-fort-sumter-where-crisis-dimension-scoring = Crisis Dimension Scoring
web-fort-sumter-where-objective-card-scoring = Objective Card Scoring
web-fort-sumter-where-final-crisis = Final Crisis
web-fort-sumter-where-final-crisis-scoring = Final Crisis Scoring
web-fort-sumter-where-event-discard-optional = Event Discard (Optional)
