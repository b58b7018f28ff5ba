# What the engravings show.

fort-sumter-engraving-harbour = The fort in Charleston Harbor{ $breaches ->
    [0] {""}, on a clear day.
    [1] {""}; the first clouds gather.
    [2] {""}; the first clouds gather.
    [3] {""} under a dark sky.
    [4] {""} under a dark sky.
    [5] {""}; a battery opens fire.
   *[other] {""} under fire from both shores.
}

fort-sumter-engraving-robert-anderson = Major Anderson, grey-haired, in the blue coat of the Union.
fort-sumter-engraving-abraham-lincoln = Lincoln, gaunt and bearded, under his tall hat.
fort-sumter-engraving-sam-houston = Old Sam Houston in a broad hat and a waistcoat of leopard skin.
fort-sumter-engraving-william-lloyd-garrison = Garrison, bald, with small round spectacles.
fort-sumter-engraving-harriet-beecher-stowe = Harriet Beecher Stowe with ringlets and a lace collar.
fort-sumter-engraving-john-browns-body = A gravestone with the letters J B; behind the hill soldiers march past.
fort-sumter-engraving-temporary-truce = Men row across the harbour under a white flag.
fort-sumter-engraving-frederick-douglass = Frederick Douglass with swept-back hair and a full beard looks straight at you.
fort-sumter-engraving-winfield-scott = Old General Scott in uniform, with epaulettes and white side-whiskers.
fort-sumter-engraving-william-seward = Seward with unruly grey hair and a great curved nose.
fort-sumter-engraving-wide-awakes = Young men in capes and caps carry torches through the night.
fort-sumter-engraving-new-york-tribune = The front page of the Tribune, and a quill.
fort-sumter-engraving-star-of-the-west = A paddle steamer with two masts under smoke.
fort-sumter-engraving-adam-slemmer = Lieutenant Slemmer, bearded, in a soldier’s cap.
fort-sumter-engraving-andrew-johnson = Andrew Johnson, clean-shaven, with a stern look.
fort-sumter-engraving-st-louis-arsenal = A stone arsenal; before it a stand of muskets and a heap of cannonballs.
fort-sumter-engraving-florida-secedes = A lighthouse and a palm tree on the shore.
fort-sumter-engraving-louisiana-secedes = A pelican feeds her young in the nest.
fort-sumter-engraving-beauregard = General Beauregard in grey, with a moustache and a small goatee.
fort-sumter-engraving-jefferson-davis = Jefferson Davis, hollow-cheeked, with a beard under his chin.
fort-sumter-engraving-peace-commissioner = A man in a tall hat stands on the quay with bag and cane; the fort lies out in the water.
fort-sumter-engraving-south-carolina-secedes = A palmetto under a crescent moon; at its foot lies the ordinance.
fort-sumter-engraving-cornerstone-speech = A cracked cornerstone, and in it the ring of a slave’s chain.
fort-sumter-engraving-montgomery-convention = The capitol of Alabama with its dome, clock and columns.
fort-sumter-engraving-john-floyd = John Floyd, heavy-browed, with thick hair.
fort-sumter-engraving-virginia-convention = A gavel lies on a signed ordinance.
fort-sumter-engraving-king-cotton = A boll of cotton wears a crown, between two bales.
fort-sumter-engraving-twiggs-surrenders = A general’s plumed hat and his sword, laid down on a table with the keys.
fort-sumter-engraving-edmund-ruffin = Old Edmund Ruffin with white hair down to his shoulders.
fort-sumter-engraving-charleston-mercury = An extra of the Mercury in huge letters under a winged helmet.
fort-sumter-engraving-william-yancey = William Yancey, clean-shaven, with a neat parting.
fort-sumter-engraving-francis-pickens = Governor Pickens, full-faced, with dark hair over his ears.
fort-sumter-engraving-fugitive-slave-law = A mother and her child flee by night towards the North Star; on a tree hangs a warrant.
fort-sumter-engraving-seizing-federal-armories = A crate marked US, broken open; muskets stick out of it.
fort-sumter-engraving-peace-conference = Two hands meet over a paper; one cuff is dark, the other grey.
fort-sumter-engraving-dred-scott = Dred Scott in a dark coat and bow tie.
fort-sumter-engraving-bleeding-kansas = A cabin burns on the prairie.
fort-sumter-engraving-crittenden-compromise = A quill draws a line across a map.
fort-sumter-engraving-election-of-1860 = A hand puts a ballot into a glass globe.
fort-sumter-engraving-buchanans-cabinet = Empty chairs around the cabinet table; one has fallen over.

fort-sumter-engraving-border-states = A signpost where the road forks between two fences.
fort-sumter-engraving-deep-south = Cotton before a great house with columns.
fort-sumter-engraving-texas = The old mission with its rounded gable.
fort-sumter-engraving-washington = The Capitol with a crane over its unfinished dome.
fort-sumter-engraving-montgomery = A capitol with a dome, a clock and six columns.
fort-sumter-engraving-richmond = A capitol like a Greek temple, above the river.
fort-sumter-engraving-federal-arsenal = A cannon on its carriage and a pyramid of balls.
fort-sumter-engraving-fort-pickens = A low brick fort with two guns on its rampart, by the sea.
fort-sumter-engraving-fort-sumter = The fort rises from the water with two rows of gun ports.
fort-sumter-engraving-newspapers = A hand press and a printed sheet.
fort-sumter-engraving-abolitionists = A chain, broken in the middle.
fort-sumter-engraving-fire-eaters = A torch over the heads of a crowd.
