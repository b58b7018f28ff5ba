# Fort Sumter: The Secession Crisis.

fort-sumter-side-unionist = Unionist
fort-sumter-side-secessionist = Secessionist
fort-sumter-side-both = both sides
fort-sumter-token = { $side ->
    [unionist] a Unionist token
   *[secessionist] a Secessionist token
}

# Places. A dimension stands for any of its spaces.

fort-sumter-place-border-states = Border States
    .in = in the Border States
    .from = from the Border States
    .to = to the Border States
fort-sumter-place-deep-south = Deep South
    .in = in the Deep South
    .from = from the Deep South
    .to = to the Deep South
fort-sumter-place-texas = Texas
    .in = in Texas
    .from = from Texas
    .to = to Texas
fort-sumter-place-washington = Washington
    .in = in Washington
    .from = from Washington
    .to = to Washington
fort-sumter-place-montgomery = Montgomery
    .in = in Montgomery
    .from = from Montgomery
    .to = to Montgomery
fort-sumter-place-richmond = Richmond
    .in = in Richmond
    .from = from Richmond
    .to = to Richmond
fort-sumter-place-federal-arsenal = Federal Arsenal
    .in = in the Federal Arsenal
    .from = from the Federal Arsenal
    .to = to the Federal Arsenal
fort-sumter-place-fort-pickens = Fort Pickens
    .in = in Fort Pickens
    .from = from Fort Pickens
    .to = to Fort Pickens
fort-sumter-place-fort-sumter = Fort Sumter
    .in = in Fort Sumter
    .from = from Fort Sumter
    .to = to Fort Sumter
fort-sumter-place-newspapers = Newspapers
    .in = in the Newspapers
    .from = from the Newspapers
    .to = to the Newspapers
fort-sumter-place-abolitionists = Abolitionists
    .in = among the Abolitionists
    .from = from the Abolitionists
    .to = to the Abolitionists
fort-sumter-place-fire-eaters = Fire-Eaters
    .in = among the Fire-Eaters
    .from = from the Fire-Eaters
    .to = to the Fire-Eaters
fort-sumter-place-secession = Secession
    .in = in Secession spaces
    .from = from Secession spaces
    .to = to Secession spaces
fort-sumter-place-political = Political
    .in = in Political spaces
    .from = from Political spaces
    .to = to Political spaces
fort-sumter-place-armaments = Armaments
    .in = in Armaments spaces
    .from = from Armaments spaces
    .to = to Armaments spaces
fort-sumter-place-public-opinion = Public Opinion
    .in = in Public Opinion spaces
    .from = from Public Opinion spaces
    .to = to Public Opinion spaces
fort-sumter-place-anywhere = anywhere
    .in = anywhere
    .from = from any spaces
    .to = anywhere
fort-sumter-comma = { $left }, { $right }
fort-sumter-or = { $left } or { $right }

fort-sumter-zone-starting = Starting zone
fort-sumter-zone-escalation = Escalation zone
fort-sumter-zone-tension = Tension zone
fort-sumter-zone-final-crisis = Final Crisis zone

# Events, from their notation.

fort-sumter-value = place up to { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} anywhere
fort-sumter-effect-then = { $left }, then { $right }
fort-sumter-effect-or = either { $left }; or { $right }
fort-sumter-effect-may = you may { $body }
fort-sumter-effect-send-commissioner = put the Peace Commissioner in any space
fort-sumter-effect-place = place { $upto ->
    [yes] up to { $count }
   *[no] { $count }
} { $count ->
    [one] token
   *[other] tokens
} { $pool ->
    [yes] from your pool { $where }
   *[no] { $where }
}{ $each ->
    [0] { "" }
   *[other] , at most { $each } in each space
}
fort-sumter-effect-remove = remove { $upto ->
    [yes] up to { $count }
   *[no] { $count }
} { $whose ->
    [own] of your tokens
    [opposing] { $count ->
        [one] opposing token
       *[other] opposing tokens
    }
   *[any] { $count ->
        [one] token of either side
       *[other] tokens of either side
    }
} { $where }{ $each ->
    [0] { "" }
   *[other] , at most { $each } from each space
}
fort-sumter-effect-move = move { $upto ->
    [yes] up to { $count }
   *[no] { $count }
} { $whose ->
    [own] of your tokens
    [opposing] { $count ->
        [one] opposing token
       *[other] opposing tokens
    }
   *[any] { $count ->
        [one] token of either side
       *[other] tokens of either side
    }
} { $origin } { $where }
fort-sumter-effect-move-within = move { $upto ->
    [yes] up to { $count }
   *[no] { $count }
} { $whose ->
    [own] of your tokens
    [opposing] { $count ->
        [one] opposing token
       *[other] opposing tokens
    }
   *[any] { $count ->
        [one] token of either side
       *[other] tokens of either side
    }
} from space to space { $where }

# Decisions.

fort-sumter-decision-keep = { $side }: which objective do you keep, in secret? The other goes back into the deck.
fort-sumter-decision-play = { $side }: play a strategy card for its value or its event ({ $count ->
    [one] the last one
   *[other] { $count } to play
} this round).
fort-sumter-decision-place = { $side }: where do you place a token? ({ $count } left)
fort-sumter-decision-remove = { $side }: which token do you remove? ({ $count } left)
fort-sumter-decision-move = { $side }: which token do you move? ({ $count } left)
fort-sumter-decision-set-down = { $side }: where do you move { $token }?
fort-sumter-decision-commissioner = { $side }: where do you put the Peace Commissioner?
fort-sumter-decision-choose = { $side }: which part of the event do you perform?
fort-sumter-decision-may = { $side }: you may { $effect }.
fort-sumter-decision-bonus = { $side }: pivotal space bonus ({ $dimension }). Move or remove a token ({ $count } left).
fort-sumter-decision-give-up = { $side }: same dimension, { $dimension }. { $count ->
    [1] Remove a second token, from anywhere.
   *[other] Remove one of your tokens there, or { $count } from anywhere.
}
fort-sumter-decision-give-up-more = { $side }: you removed a token from that dimension. Remove a second one?
fort-sumter-decision-rally = { $side }: the cards differ. Which token do you move into { $dimension }? ({ $count } left)
fort-sumter-decision-line-up = { $side }: which card do you play next in the Final Crisis, in secret?

# Options.

fort-sumter-option-stop = Stop here
fort-sumter-option-do = Do it
fort-sumter-option-value = { $card }, for the value: { $value }
    .sure = { $card }, for the value
fort-sumter-option-event = { $card }, for the event: { $effect }
    .sure = { $card }, for the event
fort-sumter-option-claim = Discard { $card } to claim { $claimed }: { $effect }
    .sure = Discard { $card } to claim { $claimed }
fort-sumter-option-keep = { $space } (event if you score it: { $effect })
    .sure = { $space }
fort-sumter-option-place = Place a token { $where }
fort-sumter-option-remove = Remove { $token } { $where }
fort-sumter-option-move = Move { $token } { $where }
fort-sumter-option-move-pool = Move a token from { $you ->
    [player] your
   *[none] their
} pool
fort-sumter-option-to = Move it { $where }
fort-sumter-option-commissioner = Put the Peace Commissioner { $where }
fort-sumter-option-choose = { $effect }
fort-sumter-option-line-up = { $card } ({ $dimension })

# What happened.

fort-sumter-event-began = Round { $round } begins. { $you ->
    [player] You go first.
   *[none] { $player } goes first.
}
fort-sumter-event-dealt = { $you ->
    [player] You are dealt
   *[none] { $player } is dealt
} { $count ->
    [one] { $count } strategy card
   *[other] { $count } strategy cards
}: { $cards }.
fort-sumter-event-dealt-unseen = { $player } is dealt { $count ->
    [one] { $count } strategy card
   *[other] { $count } strategy cards
}.
fort-sumter-event-offered = { $you ->
    [player] You are dealt
   *[none] { $player } is dealt
} { $count ->
    [one] { $count } objective
   *[other] { $count } objectives
}: { $objectives }.
fort-sumter-event-offered-unseen = { $player } is dealt { $count ->
    [one] { $count } objective
   *[other] { $count } objectives
}.
fort-sumter-event-kept = { $you ->
    [player] You keep
   *[none] { $player } keeps
} the objective { $objective }.
fort-sumter-event-kept-unseen = { $player } keeps an objective in secret.
fort-sumter-event-played-value = { $you ->
    [player] You play
   *[none] { $player } plays
} { $card } for the value.
fort-sumter-event-played-event = { $you ->
    [player] You play
   *[none] { $player } plays
} { $card } for the event.
fort-sumter-event-played-discard = { $you ->
    [player] You discard
   *[none] { $player } discards
} { $card } to claim the card just played.
fort-sumter-event-claimed = { $you ->
    [player] You perform
   *[none] { $player } performs
} the event “{ $card }”.
fort-sumter-event-placed-pool = { $you ->
    [player] You place
   *[none] { $player } places
} a token { $where }, from the pool.
fort-sumter-event-placed-track = { $you ->
    [player] You place
   *[none] { $player } places
} a token { $where }, from the crisis track.
fort-sumter-event-removed = { $you ->
    [player] You remove
   *[none] { $player } removes
} { $token } { $origin }.
fort-sumter-event-moved = { $you ->
    [player] You move
   *[none] { $player } moves
} { $token } { $origin } { $where }.
fort-sumter-event-moved-pool = { $you ->
    [player] You move
   *[none] { $player } moves
} { $token } from the pool { $where }.
fort-sumter-event-breached = { $you ->
    [player] You breach your { $zone } and take
   *[none] { $player } breaches their { $zone } and takes
} { $tokens ->
    [one] { $tokens } bonus token
   *[other] { $tokens } bonus tokens
}.
fort-sumter-event-sent = { $you ->
    [player] You put
   *[none] { $player } puts
} the Peace Commissioner { $where }.
fort-sumter-event-set-aside = { $you ->
    [player] You set aside
   *[none] { $player } sets aside
} for the Final Crisis: { $cards }.
fort-sumter-event-set-aside-unseen = { $player } sets aside { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for the Final Crisis.
fort-sumter-event-controlled = { $you ->
    [player] You control
   *[none] { $player } controls
} the { $dimension } dimension.
fort-sumter-event-scored-dimensions = { $you ->
    [player] You score
   *[none] { $player } scores
} { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} for a crisis dimension. Score: { $vp }.
fort-sumter-event-scored-objectives = { $you ->
    [player] You score
   *[none] { $player } scores
} { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} for an objective. Score: { $vp }.
fort-sumter-event-scored-breach = { $you ->
    [player] You breach the Final Crisis zone first: you lose a victory point.
   *[none] { $player } breaches the Final Crisis zone first and loses a victory point.
} Score: { $vp }.
fort-sumter-event-scored-fort-sumter = { $you ->
    [player] You score
   *[none] { $player } scores
} { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} for Fort Sumter. Score: { $vp }.
fort-sumter-event-scored-pool = { $you ->
    [player] You score
   *[none] { $player } scores
} { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} for the larger token pool. Score: { $vp }.
fort-sumter-event-revealed = { $you ->
    [player] You reveal your
   *[none] { $player } reveals their
} objective { $objective }.
fort-sumter-event-performed = { $you ->
    [player] You perform
   *[none] { $player } performs
} the event of the objective { $objective }.
fort-sumter-event-escalated = The Final Crisis begins, without the Peace Commissioner. { $you ->
    [player] You go first.
   *[none] { $player } goes first.
}
fort-sumter-event-lined-up = { $you ->
    [player] You choose { $card } as card { $place } of your Final Crisis.
   *[none] { $player } chooses { $card } as card { $place } of their Final Crisis.
}
fort-sumter-event-lined-up-unseen = { $player } secretly chooses card { $place } of their Final Crisis.
fort-sumter-event-turned = { $you ->
    [player] You reveal
   *[none] { $player } reveals
} { $card }: { $dimension }.

# What points are for.

fort-sumter-score-dimensions = crisis dimensions: { $points }
fort-sumter-score-objectives = objectives: { $points }
fort-sumter-score-breach = first Final Crisis breach: { $points }
fort-sumter-score-fort-sumter = Fort Sumter: { $points }
fort-sumter-score-pool = token pool: { $points }
fort-sumter-note = { $card }: { $note }

# Cards: their titles, and what truly happened.

fort-sumter-card-robert-anderson = Robert Anderson
fort-sumter-note-robert-anderson = On the night of 26 December 1860 Major Anderson moved his small garrison from Fort Moultrie to Fort Sumter.
fort-sumter-card-abraham-lincoln = Abraham Lincoln
fort-sumter-note-abraham-lincoln = Elected President on 6 November 1860 without one electoral vote from a slave state.
fort-sumter-card-sam-houston = Sam Houston
fort-sumter-note-sam-houston = The governor of Texas refused to swear allegiance to the Confederacy and was removed from office in March 1861.
fort-sumter-card-william-lloyd-garrison = William Lloyd Garrison
fort-sumter-note-william-lloyd-garrison = Since 1831 his newspaper, The Liberator, had demanded the immediate end of slavery.
fort-sumter-card-harriet-beecher-stowe = Harriet Beecher Stowe
fort-sumter-note-harriet-beecher-stowe = Her novel Uncle Tom’s Cabin, of 1852, turned countless readers against slavery.
fort-sumter-card-john-browns-body = John Brown’s Body
fort-sumter-note-john-browns-body = A marching song of 1861 recalled the man hanged in December 1859 for his raid on Harpers Ferry.
fort-sumter-card-temporary-truce = Temporary Truce
fort-sumter-note-temporary-truce = In January 1861 it was agreed that Fort Pickens would be neither reinforced nor attacked.
fort-sumter-card-frederick-douglass = Frederick Douglass
fort-sumter-note-frederick-douglass = Born into slavery, the orator and editor rejected every compromise that would preserve it.
fort-sumter-card-winfield-scott = Winfield Scott
fort-sumter-note-winfield-scott = The aged general-in-chief brought troops to Washington to guard Lincoln’s inauguration.
fort-sumter-card-william-seward = William H. Seward
fort-sumter-note-william-seward = The senator, soon Secretary of State, sought to hold the border states by conciliation.
fort-sumter-card-wide-awakes = Wide Awakes
fort-sumter-note-wide-awakes = In the campaign of 1860 young Republicans in capes marched by torchlight through Northern towns.
fort-sumter-card-new-york-tribune = New-York Tribune
fort-sumter-note-new-york-tribune = Horace Greeley’s paper was read all over the North and shaped Republican opinion.
fort-sumter-card-star-of-the-west = Star of the West
fort-sumter-note-star-of-the-west = On 9 January 1861 the unarmed supply ship turned back under fire from the batteries at Charleston.
fort-sumter-card-adam-slemmer = Adam Slemmer
fort-sumter-note-adam-slemmer = On 10 January 1861 the lieutenant moved his men to Fort Pickens, which the Union held all through the war.
fort-sumter-card-andrew-johnson = Andrew Johnson
fort-sumter-note-andrew-johnson = In December 1860 the senator from Tennessee denounced secession in the Senate as treason.
fort-sumter-card-st-louis-arsenal = St. Louis Arsenal
fort-sumter-note-st-louis-arsenal = In February 1861 Captain Nathaniel Lyon came to guard the largest arsenal in the slave states.
fort-sumter-card-florida-secedes = Florida Secedes
fort-sumter-note-florida-secedes = Florida left the Union on 10 January 1861, the third state to do so.
fort-sumter-card-louisiana-secedes = Louisiana Secedes
fort-sumter-note-louisiana-secedes = Louisiana left the Union on 26 January 1861; the federal arsenal at Baton Rouge had already been seized.
fort-sumter-card-beauregard = Beauregard
fort-sumter-note-beauregard = Sent to command at Charleston in March 1861, he faced at Fort Sumter his former teacher at West Point.
fort-sumter-card-jefferson-davis = Jefferson Davis
fort-sumter-note-jefferson-davis = Chosen provisional president of the Confederacy on 9 February 1861, he was sworn in at Montgomery on the 18th.
fort-sumter-card-peace-commissioner = Peace Commissioner
fort-sumter-note-peace-commissioner = In 1861 three Confederate commissioners came to Washington to seek recognition; they were not received.
fort-sumter-card-south-carolina-secedes = South Carolina Secedes
fort-sumter-note-south-carolina-secedes = On 20 December 1860 a convention at Charleston voted without dissent to leave the Union.
fort-sumter-card-cornerstone-speech = Cornerstone Speech
fort-sumter-note-cornerstone-speech = On 21 March 1861 Vice President Alexander Stephens called slavery and the inequality of races the cornerstone of the Confederacy.
fort-sumter-card-montgomery-convention = Montgomery Convention
fort-sumter-note-montgomery-convention = From 4 February 1861 delegates of the seceded states wrote a provisional constitution within days.
fort-sumter-card-john-floyd = John B. Floyd
fort-sumter-note-john-floyd = The Secretary of War, who resigned in December 1860, was accused of having sent federal arms south.
fort-sumter-card-virginia-convention = Virginia Convention
fort-sumter-note-virginia-convention = The convention at Richmond rejected secession on 4 April 1861 and voted for it on the 17th.
fort-sumter-card-king-cotton = King Cotton
fort-sumter-note-king-cotton = “Cotton is king,” said Senator Hammond of South Carolina in 1858: the world, planters thought, could not do without it.
fort-sumter-card-twiggs-surrenders = Twiggs Surrenders
fort-sumter-note-twiggs-surrenders = On 18 February 1861 General Twiggs handed over the federal posts and stores in Texas.
fort-sumter-card-edmund-ruffin = Edmund Ruffin
fort-sumter-note-edmund-ruffin = The Virginian had preached secession for years and took part in the firing on Fort Sumter.
fort-sumter-card-charleston-mercury = Charleston Mercury
fort-sumter-note-charleston-mercury = The Rhett family’s newspaper announced in December 1860: “The Union is dissolved!”
fort-sumter-card-william-yancey = William L. Yancey
fort-sumter-note-william-yancey = In April 1860 the orator from Alabama led the Southern walkout from the Democratic convention.
fort-sumter-card-francis-pickens = Francis W. Pickens
fort-sumter-note-francis-pickens = The governor of South Carolina demanded that Fort Sumter be given up.
fort-sumter-card-fugitive-slave-law = Fugitive Slave Law
fort-sumter-note-fugitive-slave-law = The act of 1850 obliged the whole country to help return people who had escaped slavery.
fort-sumter-card-seizing-federal-armories = Seizing Federal Armories
fort-sumter-note-seizing-federal-armories = From the last days of 1860 seceding states took over federal forts and arsenals.
fort-sumter-card-peace-conference = Peace Conference
fort-sumter-note-peace-conference = In February 1861 delegates of 21 states met in Washington; Congress did not adopt their amendment.
fort-sumter-card-dred-scott = Dred Scott
fort-sumter-note-dred-scott = In 1857 the Supreme Court denied citizenship to Black Americans, and Congress the power to bar slavery from the territories.
fort-sumter-card-bleeding-kansas = Bleeding Kansas
fort-sumter-note-bleeding-kansas = From 1854 settlers fought over slavery in Kansas, which became a free state on 29 January 1861.
fort-sumter-card-crittenden-compromise = Crittenden Compromise
fort-sumter-note-crittenden-compromise = In December 1860 the senator from Kentucky proposed to extend the line between slave and free territory to the Pacific; it failed.
fort-sumter-card-election-of-1860 = Election of 1860
fort-sumter-note-election-of-1860 = Four candidates divided the country; Lincoln won with less than 40 per cent of the vote.
fort-sumter-card-buchanans-cabinet = Buchanan’s Cabinet
fort-sumter-note-buchanans-cabinet = In December 1860 and January 1861 the cabinet broke up, and Unionists took the seats of Southerners.

## What is in the box

fort-sumter-list-cards = Strategy cards
fort-sumter-list-objectives = Objectives
fort-sumter-list-card = { $card } ({ $side }, { $bar }). Value: { $value }. Event: { $effect }
fort-sumter-list-objective = { $space }. Event: { $effect }
