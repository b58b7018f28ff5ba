# The headings of the rulebook.

fort-sumter-where-introduction = Introduction
fort-sumter-where-important-terms = Important Terms
fort-sumter-where-set-up = Set Up
fort-sumter-where-components = Components
fort-sumter-where-game-play = Game Play
fort-sumter-where-sequence-of-actions-each-round = Sequence of Actions Each Round
fort-sumter-where-playing-strategy-cards = Playing Strategy Cards
fort-sumter-where-political-capital-tokens = Political Capital Tokens
fort-sumter-where-crisis-zones = Crisis Zones
fort-sumter-where-peace-commissioner = Peace Commissioner
fort-sumter-where-pivotal-space-bonus = Pivotal Space Bonus
fort-sumter-where-crisis-dimension-scoring = Crisis Dimension Scoring
fort-sumter-where-objective-card-scoring = Objective Card Scoring
fort-sumter-where-final-crisis = Final Crisis
fort-sumter-where-final-crisis-scoring = Final Crisis Scoring
fort-sumter-where-event-discard-optional = Event Discard (Optional)
