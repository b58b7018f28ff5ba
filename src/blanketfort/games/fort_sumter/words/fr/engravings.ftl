# Ce que montrent les gravures.

fort-sumter-engraving-harbour = Le fort dans la rade de Charleston{ $breaches ->
    [0] {""}, par temps clair.
    [1] {""} ; les premiers nuages s’amassent.
    [2] {""} ; les premiers nuages s’amassent.
    [3] {""} sous un ciel sombre.
    [4] {""} sous un ciel sombre.
    [5] {""} ; une batterie ouvre le feu.
   *[other] {""} sous le feu des deux rives.
}

fort-sumter-engraving-robert-anderson = Le major Anderson, cheveux gris, dans la tunique bleue de l’Union.
fort-sumter-engraving-abraham-lincoln = Lincoln, maigre et barbu, sous son haut-de-forme.
fort-sumter-engraving-sam-houston = Le vieux Sam Houston en chapeau à large bord et gilet de léopard.
fort-sumter-engraving-william-lloyd-garrison = Garrison, chauve, avec de petites lunettes rondes.
fort-sumter-engraving-harriet-beecher-stowe = Harriet Beecher Stowe, cheveux bouclés et col de dentelle.
fort-sumter-engraving-john-browns-body = Une pierre tombale aux lettres J B ; derrière la colline défilent des soldats.
fort-sumter-engraving-temporary-truce = Des hommes rament dans la rade sous un drapeau blanc.
fort-sumter-engraving-frederick-douglass = Frederick Douglass, cheveux rejetés en arrière et grande barbe, vous regarde en face.
fort-sumter-engraving-winfield-scott = Le vieux général Scott en uniforme, avec épaulettes et favoris blancs.
fort-sumter-engraving-william-seward = Seward, cheveux gris en bataille et grand nez courbe.
fort-sumter-engraving-wide-awakes = Des jeunes gens en cape et casquette portent des torches dans la nuit.
fort-sumter-engraving-new-york-tribune = La première page de la Tribune, et une plume.
fort-sumter-engraving-star-of-the-west = Un vapeur à aubes et à deux mâts, sous sa fumée.
fort-sumter-engraving-adam-slemmer = Le lieutenant Slemmer, barbu, coiffé d’un képi.
fort-sumter-engraving-andrew-johnson = Andrew Johnson, rasé, le regard sévère.
fort-sumter-engraving-st-louis-arsenal = Un arsenal de pierre ; devant, un faisceau de mousquets et un tas de boulets.
fort-sumter-engraving-florida-secedes = Un phare et un palmier sur le rivage.
fort-sumter-engraving-louisiana-secedes = Un pélican nourrit ses petits au nid.
fort-sumter-engraving-beauregard = Le général Beauregard en gris, moustache et barbiche.
fort-sumter-engraving-jefferson-davis = Jefferson Davis, joues creuses, une barbe sous le menton.
fort-sumter-engraving-peace-commissioner = Un homme en haut-de-forme attend sur le quai, sac et canne à la main ; au large, le fort.
fort-sumter-engraving-south-carolina-secedes = Un palmier nain sous un croissant de lune ; à son pied, l’ordonnance.
fort-sumter-engraving-cornerstone-speech = Une pierre angulaire fendue, où est scellé l’anneau d’une chaîne d’esclave.
fort-sumter-engraving-montgomery-convention = Le capitole de l’Alabama, son dôme, son horloge et ses colonnes.
fort-sumter-engraving-john-floyd = John Floyd, sourcils lourds et cheveux épais.
fort-sumter-engraving-virginia-convention = Un marteau posé sur une ordonnance signée.
fort-sumter-engraving-king-cotton = Une fleur de coton couronnée, entre deux balles.
fort-sumter-engraving-twiggs-surrenders = Le bicorne à plume d’un général et son épée, déposés sur une table avec les clés.
fort-sumter-engraving-edmund-ruffin = Le vieil Edmund Ruffin, cheveux blancs jusqu’aux épaules.
fort-sumter-engraving-charleston-mercury = Une édition spéciale du Mercury en lettres énormes, sous un casque ailé.
fort-sumter-engraving-william-yancey = William Yancey, rasé, la raie bien nette.
fort-sumter-engraving-francis-pickens = Le gouverneur Pickens, visage plein, cheveux sombres sur les oreilles.
fort-sumter-engraving-fugitive-slave-law = Une mère et son enfant fuient dans la nuit vers l’étoile Polaire ; un mandat est cloué à un arbre.
fort-sumter-engraving-seizing-federal-armories = Une caisse marquée US, forcée ; des mousquets en dépassent.
fort-sumter-engraving-peace-conference = Deux mains se serrent au-dessus d’un papier ; une manche est sombre, l’autre grise.
fort-sumter-engraving-dred-scott = Dred Scott, en habit sombre et nœud papillon.
fort-sumter-engraving-bleeding-kansas = Une cabane brûle dans la prairie.
fort-sumter-engraving-crittenden-compromise = Une plume trace une ligne en travers d’une carte.
fort-sumter-engraving-election-of-1860 = Une main glisse un bulletin dans un globe de verre.
fort-sumter-engraving-buchanans-cabinet = Des chaises vides autour de la table du cabinet ; l’une est renversée.

fort-sumter-engraving-border-states = Un poteau indicateur à la fourche de la route, entre deux clôtures.
fort-sumter-engraving-deep-south = Du coton devant une grande maison à colonnes.
fort-sumter-engraving-texas = La vieille mission et son fronton arrondi.
fort-sumter-engraving-washington = Le Capitole, une grue au-dessus de son dôme inachevé.
fort-sumter-engraving-montgomery = Un capitole avec un dôme, une horloge et six colonnes.
fort-sumter-engraving-richmond = Un capitole en forme de temple grec, au-dessus du fleuve.
fort-sumter-engraving-federal-arsenal = Un canon sur son affût et une pyramide de boulets.
fort-sumter-engraving-fort-pickens = Un fort de brique, bas, deux canons sur le rempart, au bord de la mer.
fort-sumter-engraving-fort-sumter = Le fort sort de l’eau avec ses deux rangs d’embrasures.
fort-sumter-engraving-newspapers = Une presse à bras et une feuille imprimée.
fort-sumter-engraving-abolitionists = Une chaîne, brisée au milieu.
fort-sumter-engraving-fire-eaters = Une torche au-dessus d’une foule.
