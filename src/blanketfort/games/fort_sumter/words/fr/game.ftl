# Fort Sumter : la crise de la sécession.

fort-sumter-side-unionist = Unioniste
fort-sumter-side-secessionist = Sécessionniste
fort-sumter-side-both = les deux camps
fort-sumter-token = { $side ->
    [unionist] un pion unioniste
   *[secessionist] un pion sécessionniste
}

# Lieux. Une dimension vaut pour chacun de ses espaces.

fort-sumter-place-border-states = États frontaliers
    .in = dans les États frontaliers
    .from = des États frontaliers
    .to = vers les États frontaliers
fort-sumter-place-deep-south = Sud profond
    .in = dans le Sud profond
    .from = du Sud profond
    .to = vers le Sud profond
fort-sumter-place-texas = Texas
    .in = au Texas
    .from = du Texas
    .to = vers le Texas
fort-sumter-place-washington = Washington
    .in = à Washington
    .from = de Washington
    .to = vers Washington
fort-sumter-place-montgomery = Montgomery
    .in = à Montgomery
    .from = de Montgomery
    .to = vers Montgomery
fort-sumter-place-richmond = Richmond
    .in = à Richmond
    .from = de Richmond
    .to = vers Richmond
fort-sumter-place-federal-arsenal = Arsenal fédéral
    .in = dans l’Arsenal fédéral
    .from = de l’Arsenal fédéral
    .to = vers l’Arsenal fédéral
fort-sumter-place-fort-pickens = Fort Pickens
    .in = à Fort Pickens
    .from = de Fort Pickens
    .to = vers Fort Pickens
fort-sumter-place-fort-sumter = Fort Sumter
    .in = à Fort Sumter
    .from = de Fort Sumter
    .to = vers Fort Sumter
fort-sumter-place-newspapers = Journaux
    .in = dans les Journaux
    .from = des Journaux
    .to = vers les Journaux
fort-sumter-place-abolitionists = Abolitionnistes
    .in = chez les Abolitionnistes
    .from = de chez les Abolitionnistes
    .to = vers les Abolitionnistes
fort-sumter-place-fire-eaters = Fire-Eaters
    .in = chez les Fire-Eaters
    .from = de chez les Fire-Eaters
    .to = vers les Fire-Eaters
fort-sumter-place-secession = Sécession
    .in = dans les espaces Sécession
    .from = des espaces Sécession
    .to = vers les espaces Sécession
fort-sumter-place-political = Politique
    .in = dans les espaces Politique
    .from = des espaces Politique
    .to = vers les espaces Politique
fort-sumter-place-armaments = Armements
    .in = dans les espaces Armements
    .from = des espaces Armements
    .to = vers les espaces Armements
fort-sumter-place-public-opinion = Opinion publique
    .in = dans les espaces Opinion publique
    .from = des espaces Opinion publique
    .to = vers les espaces Opinion publique
fort-sumter-place-anywhere = n’importe où
    .in = n’importe où
    .from = de n’importe quels espaces
    .to = n’importe où
fort-sumter-comma = { $left }, { $right }
fort-sumter-or = { $left } ou { $right }

fort-sumter-zone-starting = zone de départ
fort-sumter-zone-escalation = zone d’Escalade
fort-sumter-zone-tension = zone de Tension
fort-sumter-zone-final-crisis = zone de Crise finale

# Événements, d’après leur notation.

fort-sumter-value = placez jusqu’à { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} n’importe où
fort-sumter-effect-then = { $left }, puis { $right }
fort-sumter-effect-or = au choix : { $left } ; ou { $right }
fort-sumter-effect-may = si vous voulez, { $body }
fort-sumter-effect-send-commissioner = mettez le Commissaire de paix dans l’espace de votre choix
fort-sumter-effect-place = placez { $upto ->
    [yes] jusqu’à { $count }
   *[no] { $count }
} { $count ->
    [one] pion
   *[other] pions
} { $pool ->
    [yes] de votre réserve { $where }
   *[no] { $where }
}{ $each ->
    [0] { "" }
   *[other] , { $each } au plus par espace
}
fort-sumter-effect-remove = retirez { $upto ->
    [yes] jusqu’à { $count }
   *[no] { $count }
} { $whose ->
    [own] de vos pions
    [opposing] { $count ->
        [one] pion adverse
       *[other] pions adverses
    }
   *[any] { $count ->
        [one] pion de l’un ou l’autre camp
       *[other] pions de l’un ou l’autre camp
    }
} { $where }{ $each ->
    [0] { "" }
   *[other] , { $each } au plus par espace
}
fort-sumter-effect-move = déplacez { $upto ->
    [yes] jusqu’à { $count }
   *[no] { $count }
} { $whose ->
    [own] de vos pions
    [opposing] { $count ->
        [one] pion adverse
       *[other] pions adverses
    }
   *[any] { $count ->
        [one] pion de l’un ou l’autre camp
       *[other] pions de l’un ou l’autre camp
    }
} { $origin } { $where }
fort-sumter-effect-move-within = déplacez { $upto ->
    [yes] jusqu’à { $count }
   *[no] { $count }
} { $whose ->
    [own] de vos pions
    [opposing] { $count ->
        [one] pion adverse
       *[other] pions adverses
    }
   *[any] { $count ->
        [one] pion de l’un ou l’autre camp
       *[other] pions de l’un ou l’autre camp
    }
} d’un espace à l’autre { $where }

# Décisions.

fort-sumter-decision-keep = { $side } : quel objectif gardez-vous en secret ? L’autre retourne dans la pioche.
fort-sumter-decision-play = { $side } : jouez une carte stratégie pour la valeur ou l’événement ({ $count ->
    [one] la dernière
   *[other] encore { $count }
} cette manche).
fort-sumter-decision-place = { $side } : où placez-vous un pion ? (encore { $count })
fort-sumter-decision-remove = { $side } : quel pion retirez-vous ? (encore { $count })
fort-sumter-decision-move = { $side } : quel pion déplacez-vous ? (encore { $count })
fort-sumter-decision-set-down = { $side } : où déplacez-vous { $token } ?
fort-sumter-decision-commissioner = { $side } : où mettez-vous le Commissaire de paix ?
fort-sumter-decision-choose = { $side } : quelle partie de l’événement appliquez-vous ?
fort-sumter-decision-may = { $side } : si vous voulez, { $effect }.
fort-sumter-decision-bonus = { $side } : bonus d’espace pivot ({ $dimension }). Déplacez ou retirez un pion (encore { $count }).
fort-sumter-decision-give-up = { $side } : même dimension, { $dimension }. { $count ->
    [1] Retirez un second pion, de n’importe où.
   *[other] Retirez un de vos pions de là, ou { $count } de n’importe où.
}
fort-sumter-decision-give-up-more = { $side } : vous avez retiré un pion de la dimension. En retirez-vous un second ?
fort-sumter-decision-rally = { $side } : les cartes diffèrent. Quel pion déplacez-vous vers la dimension { $dimension } ? (encore { $count })
fort-sumter-decision-line-up = { $side } : quelle carte jouez-vous ensuite dans la Crise finale, en secret ?

# Choix.

fort-sumter-option-stop = S’arrêter là
fort-sumter-option-do = Le faire
fort-sumter-option-value = { $card }, pour la valeur : { $value }
    .sure = { $card }, pour la valeur
fort-sumter-option-event = { $card }, pour l’événement : { $effect }
    .sure = { $card }, pour l’événement
fort-sumter-option-claim = Défausser { $card }, récupérer { $claimed } : { $effect }
    .sure = Défausser { $card }, récupérer { $claimed }
fort-sumter-option-keep = { $space } (événement si marqué : { $effect })
    .sure = { $space }
fort-sumter-option-place = Placer un pion { $where }
fort-sumter-option-remove = Retirer { $token } { $where }
fort-sumter-option-move = Déplacer { $token } { $where }
fort-sumter-option-move-pool = Déplacer un pion de { $you ->
    [player] votre
   *[none] sa
} réserve
fort-sumter-option-to = Le déplacer { $where }
fort-sumter-option-commissioner = Mettre le Commissaire de paix { $where }
fort-sumter-option-choose = { $effect }
fort-sumter-option-line-up = { $card } ({ $dimension })

# Ce qui s’est passé.

fort-sumter-event-began = La manche { $round } commence. { $you ->
    [player] Vous jouez en premier.
   *[none] { $player } joue en premier.
}
fort-sumter-event-dealt = { $you ->
    [player] Vous recevez
   *[none] { $player } reçoit
} { $count ->
    [one] { $count } carte stratégie
   *[other] { $count } cartes stratégie
} : { $cards }.
fort-sumter-event-dealt-unseen = { $player } reçoit { $count ->
    [one] { $count } carte stratégie
   *[other] { $count } cartes stratégie
}.
fort-sumter-event-offered = { $you ->
    [player] Vous recevez
   *[none] { $player } reçoit
} { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
} : { $objectives }.
fort-sumter-event-offered-unseen = { $player } reçoit { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
}.
fort-sumter-event-kept = { $you ->
    [player] Vous gardez
   *[none] { $player } garde
} l’objectif { $objective }.
fort-sumter-event-kept-unseen = { $player } garde un objectif en secret.
fort-sumter-event-played-value = { $you ->
    [player] Vous jouez
   *[none] { $player } joue
} { $card } pour la valeur.
fort-sumter-event-played-event = { $you ->
    [player] Vous jouez
   *[none] { $player } joue
} { $card } pour l’événement.
fort-sumter-event-played-discard = { $you ->
    [player] Vous défaussez
   *[none] { $player } défausse
} { $card } pour récupérer la carte qui vient d’être jouée.
fort-sumter-event-claimed = { $you ->
    [player] Vous appliquez
   *[none] { $player } applique
} l’événement « { $card } ».
fort-sumter-event-placed-pool = { $you ->
    [player] Vous placez
   *[none] { $player } place
} un pion { $where }, pris dans la réserve.
fort-sumter-event-placed-track = { $you ->
    [player] Vous placez
   *[none] { $player } place
} un pion { $where }, pris sur la piste de crise.
fort-sumter-event-removed = { $you ->
    [player] Vous retirez
   *[none] { $player } retire
} { $token } { $origin }.
fort-sumter-event-moved = { $you ->
    [player] Vous déplacez
   *[none] { $player } déplace
} { $token } { $origin } { $where }.
fort-sumter-event-moved-pool = { $you ->
    [player] Vous déplacez
   *[none] { $player } déplace
} { $token } de la réserve { $where }.
fort-sumter-event-breached = { $you ->
    [player] Vous entamez votre { $zone } et prenez
   *[none] { $player } entame sa { $zone } et prend
} { $tokens ->
    [one] { $tokens } pion bonus
   *[other] { $tokens } pions bonus
}.
fort-sumter-event-sent = { $you ->
    [player] Vous mettez
   *[none] { $player } met
} le Commissaire de paix { $where }.
fort-sumter-event-set-aside = { $you ->
    [player] Vous mettez de côté
   *[none] { $player } met de côté
} pour la Crise finale : { $cards }.
fort-sumter-event-set-aside-unseen = { $player } met { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de côté pour la Crise finale.
fort-sumter-event-controlled = { $you ->
    [player] Vous contrôlez
   *[none] { $player } contrôle
} la dimension { $dimension }.
fort-sumter-event-scored-dimensions = { $you ->
    [player] Vous marquez
   *[none] { $player } marque
} { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} pour une dimension de crise. Score : { $vp }.
fort-sumter-event-scored-objectives = { $you ->
    [player] Vous marquez
   *[none] { $player } marque
} { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} pour un objectif. Score : { $vp }.
fort-sumter-event-scored-breach = { $you ->
    [player] Vous entamez en premier la Crise finale et perdez un point. Score : { $vp }.
   *[none] { $player } entame en premier la Crise finale et perd un point. Score : { $vp }.
}
fort-sumter-event-scored-fort-sumter = { $you ->
    [player] Vous marquez
   *[none] { $player } marque
} { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} pour Fort Sumter. Score : { $vp }.
fort-sumter-event-scored-pool = { $you ->
    [player] Vous marquez
   *[none] { $player } marque
} { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} pour la plus grande réserve. Score : { $vp }.
fort-sumter-event-revealed = { $you ->
    [player] Vous révélez votre
   *[none] { $player } révèle son
} objectif { $objective }.
fort-sumter-event-performed = { $you ->
    [player] Vous appliquez
   *[none] { $player } applique
} l’événement de l’objectif { $objective }.
fort-sumter-event-escalated = La Crise finale commence, sans le Commissaire de paix. { $you ->
    [player] Vous jouez en premier.
   *[none] { $player } joue en premier.
}
fort-sumter-event-lined-up = { $you ->
    [player] Vous mettez { $card } en position { $place } parmi vos cartes de Crise finale.
   *[none] { $player } met { $card } en position { $place } parmi ses cartes de Crise finale.
}
fort-sumter-event-lined-up-unseen = { $player } choisit en secret sa carte n° { $place } de la Crise finale.
fort-sumter-event-turned = { $you ->
    [player] Vous révélez
   *[none] { $player } révèle
} { $card } : { $dimension }.

# Ce que valent les points.

fort-sumter-score-dimensions = dimensions de crise : { $points }
fort-sumter-score-objectives = objectifs : { $points }
fort-sumter-score-breach = première brèche de Crise finale : { $points }
fort-sumter-score-fort-sumter = Fort Sumter : { $points }
fort-sumter-score-pool = réserve de pions : { $points }
fort-sumter-note = { $card } : { $note }

# Les cartes : leurs titres, et ce qui s’est vraiment passé.

fort-sumter-card-robert-anderson = Robert Anderson
fort-sumter-note-robert-anderson = Dans la nuit du 26 décembre 1860, le major Anderson mena sa petite garnison de Fort Moultrie à Fort Sumter.
fort-sumter-card-abraham-lincoln = Abraham Lincoln
fort-sumter-note-abraham-lincoln = Élu président le 6 novembre 1860 sans un seul grand électeur d’un État esclavagiste.
fort-sumter-card-sam-houston = Sam Houston
fort-sumter-note-sam-houston = Le gouverneur du Texas refusa de prêter serment à la Confédération et fut démis en mars 1861.
fort-sumter-card-william-lloyd-garrison = William Lloyd Garrison
fort-sumter-note-william-lloyd-garrison = Depuis 1831, son journal, The Liberator, réclamait la fin immédiate de l’esclavage.
fort-sumter-card-harriet-beecher-stowe = Harriet Beecher Stowe
fort-sumter-note-harriet-beecher-stowe = Son roman La Case de l’oncle Tom, de 1852, dressa d’innombrables lecteurs contre l’esclavage.
fort-sumter-card-john-browns-body = John Brown’s Body
fort-sumter-note-john-browns-body = Un chant de marche de 1861 rappelait l’homme pendu en décembre 1859 pour son raid contre Harpers Ferry.
fort-sumter-card-temporary-truce = Trêve provisoire
fort-sumter-note-temporary-truce = En janvier 1861, on convint que Fort Pickens ne serait ni renforcé ni attaqué.
fort-sumter-card-frederick-douglass = Frederick Douglass
fort-sumter-note-frederick-douglass = Né esclave, l’orateur et journaliste rejeta tout compromis qui maintiendrait l’esclavage.
fort-sumter-card-winfield-scott = Winfield Scott
fort-sumter-note-winfield-scott = Le vieux général en chef fit venir des troupes à Washington pour protéger l’investiture de Lincoln.
fort-sumter-card-william-seward = William H. Seward
fort-sumter-note-william-seward = Le sénateur, bientôt secrétaire d’État, chercha à retenir les États frontaliers par la conciliation.
fort-sumter-card-wide-awakes = Les Wide Awakes
fort-sumter-note-wide-awakes = Pendant la campagne de 1860, de jeunes républicains en cape défilèrent aux flambeaux dans les villes du Nord.
fort-sumter-card-new-york-tribune = Le New-York Tribune
fort-sumter-note-new-york-tribune = Le journal d’Horace Greeley, lu dans tout le Nord, façonnait l’opinion républicaine.
fort-sumter-card-star-of-the-west = Le Star of the West
fort-sumter-note-star-of-the-west = Le 9 janvier 1861, le navire de ravitaillement, non armé, rebroussa chemin sous le feu des batteries de Charleston.
fort-sumter-card-adam-slemmer = Adam Slemmer
fort-sumter-note-adam-slemmer = Le 10 janvier 1861, le lieutenant mena ses hommes à Fort Pickens, que l’Union garda pendant toute la guerre.
fort-sumter-card-andrew-johnson = Andrew Johnson
fort-sumter-note-andrew-johnson = En décembre 1860, le sénateur du Tennessee dénonça au Sénat la sécession comme une trahison.
fort-sumter-card-st-louis-arsenal = L’arsenal de Saint-Louis
fort-sumter-note-st-louis-arsenal = En février 1861, le capitaine Nathaniel Lyon vint garder le plus grand arsenal des États esclavagistes.
fort-sumter-card-florida-secedes = La Floride fait sécession
fort-sumter-note-florida-secedes = La Floride quitta l’Union le 10 janvier 1861, troisième État à le faire.
fort-sumter-card-louisiana-secedes = La Louisiane fait sécession
fort-sumter-note-louisiana-secedes = La Louisiane quitta l’Union le 26 janvier 1861 ; l’arsenal fédéral de Baton Rouge avait déjà été saisi.
fort-sumter-card-beauregard = Beauregard
fort-sumter-note-beauregard = Envoyé commander à Charleston en mars 1861, il eut face à lui, à Fort Sumter, son ancien professeur de West Point.
fort-sumter-card-jefferson-davis = Jefferson Davis
fort-sumter-note-jefferson-davis = Choisi président provisoire de la Confédération le 9 février 1861, il prêta serment à Montgomery le 18.
fort-sumter-card-peace-commissioner = Commissaire de paix
fort-sumter-note-peace-commissioner = En 1861, trois commissaires confédérés vinrent à Washington demander à être reconnus ; ils ne furent pas reçus.
fort-sumter-card-south-carolina-secedes = La Caroline du Sud fait sécession
fort-sumter-note-south-carolina-secedes = Le 20 décembre 1860, une convention réunie à Charleston vota à l’unanimité la sortie de l’Union.
fort-sumter-card-cornerstone-speech = Le discours de la pierre angulaire
fort-sumter-note-cornerstone-speech = Le 21 mars 1861, le vice-président Alexander Stephens nomma l’esclavage et l’inégalité des races la pierre angulaire de la Confédération.
fort-sumter-card-montgomery-convention = La convention de Montgomery
fort-sumter-note-montgomery-convention = À partir du 4 février 1861, les délégués des États sécessionnistes rédigèrent en quelques jours une constitution provisoire.
fort-sumter-card-john-floyd = John B. Floyd
fort-sumter-note-john-floyd = Le secrétaire à la Guerre, démissionnaire en décembre 1860, fut accusé d’avoir envoyé des armes fédérales au Sud.
fort-sumter-card-virginia-convention = La convention de Virginie
fort-sumter-note-virginia-convention = La convention de Richmond rejeta la sécession le 4 avril 1861, puis la vota le 17.
fort-sumter-card-king-cotton = Le roi Coton
fort-sumter-note-king-cotton = « Le coton est roi », dit en 1858 le sénateur Hammond de Caroline du Sud : le monde, croyaient les planteurs, ne pouvait s’en passer.
fort-sumter-card-twiggs-surrenders = La reddition de Twiggs
fort-sumter-note-twiggs-surrenders = Le 18 février 1861, le général Twiggs livra les postes et les dépôts fédéraux du Texas.
fort-sumter-card-edmund-ruffin = Edmund Ruffin
fort-sumter-note-edmund-ruffin = Le Virginien prêchait la sécession depuis des années et prit part au bombardement de Fort Sumter.
fort-sumter-card-charleston-mercury = Le Charleston Mercury
fort-sumter-note-charleston-mercury = Le journal de la famille Rhett annonça en décembre 1860 : « L’Union est dissoute ! »
fort-sumter-card-william-yancey = William L. Yancey
fort-sumter-note-william-yancey = En avril 1860, l’orateur de l’Alabama entraîna les délégués du Sud hors de la convention démocrate.
fort-sumter-card-francis-pickens = Francis W. Pickens
fort-sumter-note-francis-pickens = Le gouverneur de Caroline du Sud exigea la remise de Fort Sumter.
fort-sumter-card-fugitive-slave-law = La loi sur les esclaves fugitifs
fort-sumter-note-fugitive-slave-law = La loi de 1850 obligeait tout le pays à aider à ramener ceux qui avaient fui l’esclavage.
fort-sumter-card-seizing-federal-armories = La saisie des arsenaux fédéraux
fort-sumter-note-seizing-federal-armories = Dès les derniers jours de 1860, les États sécessionnistes s’emparèrent de forts et d’arsenaux fédéraux.
fort-sumter-card-peace-conference = La conférence de paix
fort-sumter-note-peace-conference = En février 1861, les délégués de 21 États se réunirent à Washington ; le Congrès n’adopta pas leur amendement.
fort-sumter-card-dred-scott = Dred Scott
fort-sumter-note-dred-scott = En 1857, la Cour suprême refusa la citoyenneté aux Noirs américains, et au Congrès le pouvoir d’exclure l’esclavage des territoires.
fort-sumter-card-bleeding-kansas = Le Kansas sanglant
fort-sumter-note-bleeding-kansas = Dès 1854, des colons s’affrontèrent au sujet de l’esclavage au Kansas, qui devint un État libre le 29 janvier 1861.
fort-sumter-card-crittenden-compromise = Le compromis Crittenden
fort-sumter-note-crittenden-compromise = En décembre 1860, le sénateur du Kentucky proposa de prolonger jusqu’au Pacifique la limite de l’esclavage ; ce fut un échec.
fort-sumter-card-election-of-1860 = L’élection de 1860
fort-sumter-note-election-of-1860 = Quatre candidats divisèrent le pays ; Lincoln l’emporta avec moins de 40 % des voix.
fort-sumter-card-buchanans-cabinet = Le cabinet de Buchanan
fort-sumter-note-buchanans-cabinet = En décembre 1860 et janvier 1861, le cabinet se défit, et des unionistes y remplacèrent des Sudistes.

## What is in the box

fort-sumter-list-cards = Cartes stratégie
fort-sumter-list-objectives = Objectifs
fort-sumter-list-card = { $card } ({ $side }, { $bar }). Valeur : { $value }. Événement : { $effect }
fort-sumter-list-objective = { $space }. Événement : { $effect }
