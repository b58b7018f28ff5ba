# Fort

## Familles et jetons

fort-suit-book = livre
    .two = deux livres
fort-suit-crown = couronne
    .two = deux couronnes
fort-suit-glue = colle
    .two = deux colles
fort-suit-shovel = pelle
    .two = deux pelles
fort-suit-skateboard = skateboard
    .two = deux skateboards
fort-suit-squirtgun = pistolet à eau
    .two = deux pistolets à eau
fort-suit-coin = pièce
    .two = deux pièces
fort-token-pizza = une pizza
fort-token-toys = un jouet
fort-amount-pizza = { $count ->
    [one] { $count } pizza
   *[other] { $count } pizzas
}
fort-amount-toys = { $count ->
    [one] { $count } jouet
   *[other] { $count } jouets
}
fort-their-supply = la réserve
fort-their-stuff = { $you ->
    [player] vos Affaires
   *[none] ses Affaires
}
fort-their-pack = { $you ->
    [player] votre Sac à dos
   *[none] son Sac à dos
}

## Ce que fait une carte

fort-do-pizza = récupérez { $count ->
    [one] { $count } pizza
   *[other] { $count } pizzas
}
fort-do-toy = récupérez { $count ->
    [one] { $count } jouet
   *[other] { $count } jouets
}
fort-do-res = récupérez { $count ->
    [one] { $count } pizza ou { $count } jouet
   *[other] { $count } pizzas ou { $count } jouets
}
fort-do-pack = mettez 1 ressource dans votre Sac à dos
fort-do-lookout = ajoutez 1 carte à votre Observatoire
fort-do-trash = détruisez 1 de vos cartes
fort-do-trash-rival = détruisez 1 carte du Jardin d’un adversaire
fort-do-trash-this = détruisez cette carte
fort-do-recruit = recrutez 1 carte
fort-do-advance = avancez votre Fort
fort-do-advance-cheaper = avancez votre Fort pour { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
} de moins
fort-do-advance-dearer = avancez votre Fort pour { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
} de plus
fort-do-score = marquez { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fort-do-spend-pizza = dépensez 1 pizza
fort-do-spend-toy = dépensez 1 jouet
fort-do-copy-pack = récupérez les mêmes ressources que dans votre Sac à dos
fort-do-copy-rival-pack = récupérez les mêmes ressources que dans le Sac à dos d’un adversaire
fort-do-convert = remplacez 1 pizza par 1 jouet (ou l’inverse)
fort-measure-book = { fort-suit-book }
fort-measure-crown = { fort-suit-crown }
fort-measure-glue = { fort-suit-glue }
fort-measure-shovel = { fort-suit-shovel }
fort-measure-skateboard = { fort-suit-skateboard }
fort-measure-squirtgun = { fort-suit-squirtgun }
fort-measure-any = icône d’une famille de votre choix
fort-measure-pack = ressource dans votre Sac à dos
fort-measure-lookout = carte dans votre Observatoire
fort-measure-fort = niveau de votre Fort
fort-no-action = rien
fort-box-public = publique
fort-box-private = privée
fort-box-need = pour jouer :
fort-box-action = ensuite
fort-box-end = enfin

fort-card-and-suits = { $card } ({ $suits })
fort-explained = { $card } ({ $suits }), sans action
    .sure = { $card }
fort-explained-public = { $card } ({ $suits }). Publique : { $public }
    .sure = { $card }
fort-explained-private = { $card } ({ $suits }). Privée : { $private }
    .sure = { $card }
fort-explained-public-private = { $card } ({ $suits }). Publique : { $public }. Privée : { $private }
    .sure = { $card }

## Règles improvisées et avantages

fort-rule-big-plans = Big Plans
    .about = 1 point par action Avancer son Fort sur vos cartes
fort-rule-friendship-bracelet = Friendship Bracelet
    .about = 1 point par famille différente sur vos cartes, 1 de plus pour les six
fort-rule-loner = Loner
    .about = 5 points si vous n’avez plus de Meilleur Copain
fort-rule-minimalism = Minimalism
    .about = 8 points si votre Fort finit exactement au Niveau 2
fort-rule-piggy-bank = Piggy Bank
    .about = 1 point par jouet sur votre plateau
fort-rule-pizza-party = Pizza Party
    .about = 1 point par pizza sur votre plateau
fort-rule-play-palace = Play Palace
    .about = 1 point par couronne sur vos cartes
fort-rule-popularity = Popularity
    .about = 1 point par carte dans votre Observatoire
fort-rule-secret-stash = Secret Stash
    .about = 1 point par ressource dans votre Sac à dos
fort-rule-sleepover = Sleepover
    .about = 8 points si vous avez le plus de cartes, 4 en cas d’égalité
fort-rule-slime-lab = Slime Lab
    .about = 1 point par livre sur vos cartes

fort-perk-birthday-party = Birthday Party
    .about = après avoir recruté, vous pouvez recruter une autre carte du Parc ou de la pioche Parc
fort-perk-bribe = Bribe
    .about = à votre tour, une carte pour votre Observatoire peut venir du Parc, de la pioche Parc ou d’un Jardin
fort-perk-copy-cat = Copy Cat
    .about = vous pouvez suivre avec deux cartes et compter les familles des deux
fort-perk-diy = DIY
    .about = une fois, au lieu de jouer une carte : avancez votre Fort pour 1 ressource de plus
fort-perk-do-over = Do-Over
    .about = une fois, jouez une seconde carte à votre tour
fort-perk-recycling = Recycling
    .about = une fois, à tout moment de votre tour : prenez en main une carte de votre défausse
fort-perk-rough-housing = Rough Housing
    .about = une fois, au lieu de suivre : détruisez la carte jouée par le leader
fort-perk-sticky-fingers = Sticky Fingers
    .about = à votre tour, les ressources mises dans votre Sac à dos peuvent venir de la réserve
fort-perk-xxl-backpack = XXL Backpack
    .about = votre Sac à dos peut contenir 2 ressources de plus

## Ce qui est demandé

fort-asked-again = { $question } (encore { $count })
fort-decision-draft = Quelle carte gardez-vous ?
fort-decision-play = Quelle carte jouez-vous ?
fort-decision-use = { $card } : quelle action réalisez-vous ?
fort-decision-any-suit = { $card } : quelle famille comptez-vous ?
fort-decision-add = { $card } : quelle carte ajoutez-vous ?
fort-decision-declare = { $card } est une pièce : quelle famille faudra-t-il défausser pour suivre ?
fort-decision-follow = Suivez-vous { $player } avec une carte { $suit } ? Vous réalisez l’action publique de { $card } : { $action }.
fort-decision-copy-cat = { $card } : suivez-vous avec une seconde carte ?
fort-decision-rough-housing = { $player } a joué { $card }. La détruisez-vous avec Rough Housing ?
fort-decision-do-over = Utilisez-vous Do-Over pour jouer une seconde carte ?
fort-decision-recruit = Quelle carte recrutez-vous ?
fort-decision-birthday-party = Birthday Party : recrutez-vous une autre carte ?
fort-decision-end-turn = Votre tour va finir : utilisez-vous d’abord Recycling ?
fort-decision-recycle = Recycling : quelle carte prenez-vous en main ?
fort-decision-gather = Récupérez-vous des pizzas ou des jouets ?
fort-decision-pack = Quelle ressource mettez-vous dans votre Sac à dos ?
fort-decision-lookout = Quelle carte ajoutez-vous à votre Observatoire ?
fort-decision-trash = Laquelle de vos cartes détruisez-vous ?
fort-decision-trash-rival = Quelle carte du Jardin d’un adversaire détruisez-vous ?
fort-decision-spend = Quelle ressource dépensez-vous ?
fort-decision-copy-rival-pack = Quel Sac à dos copiez-vous ?
fort-decision-convert = Quelle ressource remplacez-vous ?
fort-decision-pay = Niveau de Fort { $level } : avec quoi payez-vous ?
fort-decision-choose-rule = Quelle règle improvisée choisissez-vous ?
fort-decision-choose-perk = Quel avantage choisissez-vous ?

## Ce qui peut être répondu

fort-option-skip = Ne jouer aucune carte
fort-option-pass = Non
fort-option-pass-follow = Ne pas suivre
fort-option-pass-end-turn = Terminer le tour
fort-option-pass-birthday-party = Pas d’autre carte
fort-option-pass-do-over = Pas maintenant
fort-option-pass-rough-housing = Laisser la carte tranquille
fort-option-pass-herd = N’en rassembler aucune
fort-option-pass-call = N’en annoncer aucune
fort-option-enough = S’arrêter là
fort-option-enough-add = Ne rien ajouter de plus
fort-option-enough-copy-cat = Une carte suffit
fort-option-finish = Terminer cette carte
fort-option-use-public = Action publique : { $action }
fort-option-use-private = Action privée : { $action }
fort-option-gather-pizza = Des pizzas
fort-option-gather-toys = Des jouets
fort-option-from = { $token } de { $zone }
fort-option-convert = Transformer { $token } dans { $zone }
fort-option-pack = Mettre { $token } de { $zone } dans le Sac à dos
fort-option-suit = Famille : { $suit }
fort-option-rival = Le Sac à dos de { $rival }
fort-option-rule = { $rule } : { $about }
fort-option-perk = { $perk } : { $about }
fort-option-keep = { $card }
    .sure = Garder { $card }
fort-option-play = { $card }
    .sure = Jouer { $card }
fort-option-add = Ajouter { $card }
fort-option-add-coin-aside = Ajouter { $card } sans compter sa pièce
fort-option-add-from-lookout = Ajouter { $card } de { $you ->
    [player] votre
   *[none] son
} Observatoire
fort-option-add-from-lookout-coin-aside = Ajouter { $card } (Observatoire) sans sa pièce
fort-option-follow = Suivre avec { $card }
fort-option-tuck = { $card } de { $you ->
    [player] votre
   *[none] sa
} main
    .sure = Placer { $card } à l’Observatoire
fort-option-trash = { $card } de { $you ->
    [player] votre
   *[none] sa
} main
    .sure = Détruire { $card } de votre main
fort-option-trash-from-discard = { $card } de { $you ->
    [player] votre
   *[none] sa
} défausse
    .sure = Détruire { $card } de votre défausse
fort-option-take = { $card }
    .sure = Prendre { $card }
fort-option-park = Du Parc : { $card }
    .recruit = Recruter { $card } dans le Parc
    .birthday-party = Recruter { $card } dans le Parc
    .mimic = Utiliser { $card } dans le Parc
fort-option-yard = { $you ->
    [player] De votre Jardin : { $card }
   *[none] Du Jardin de { $player } : { $card }
}
    .recruit = { $you ->
        [player] Reprendre { $card } dans votre Jardin
       *[none] Recruter { $card } dans le Jardin de { $player }
    }
    .birthday-party = Recruter { $card } dans le Jardin de { $player }
    .trash-rival = Détruire { $card } dans le Jardin de { $player }
    .mimic = { $you ->
        [player] Utiliser { $card } dans votre Jardin
       *[none] Utiliser { $card } dans le Jardin de { $player }
    }
fort-option-deck = Dessus de la pioche Parc (inconnu)
    .sure = Recruter la carte du dessus, cachée
fort-option-diy = Détruire DIY : avancer le Fort (+1)
fort-option-do-over = Détruire Do-Over : jouer une autre carte
fort-option-rough-housing = Détruire Rough Housing et la carte jouée
fort-option-recycle = Détruire Recycling : reprendre une carte

## Ce qui s’est passé

fort-score-track = Piste de Victoire : { $points }
fort-score-level = Niveau de Fort : { $points }
fort-score-rule = règle improvisée : { $points }
fort-score-sculpture = sculpture en macaronis : { $points }

fort-event-dealt = { $you ->
    [player] Les avantages sont { $perks }. Vous commencez.
   *[none] Les avantages sont { $perks }. { $player } commence.
}
fort-event-kept = { $you ->
    [player] Vous gardez { $card }.
   *[none] { $player } garde { $card }.
}
fort-event-kept-unseen = { $player } garde une carte.
fort-event-drew = { $you ->
    [player] Vous piochez { $cards }.
   *[none] { $player } pioche { $cards }.
}
fort-event-drew-unseen = { $player } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
fort-event-turn-begun = { $you ->
    [player] Vous commencez votre tour { $turn }.
   *[none] { $player } commence son tour { $turn }.
}
fort-event-cleaned-up = { $you ->
    [player] Vous défaussez votre Jardin : { $cards }.
   *[none] { $player } défausse son Jardin : { $cards }.
}
fort-event-played = { $you ->
    [player] Vous jouez { $card }.
   *[none] { $player } joue { $card }.
}
fort-event-skipped = { $you ->
    [player] Vous ne jouez aucune carte.
   *[none] { $player } ne joue aucune carte.
}
fort-event-action-used = { $you ->
    [player] Vous réalisez l’action { $action } : { $card }.
   *[none] { $player } réalise l’action { $action } : { $card }.
}
fort-event-suit-chosen = { $you ->
    [player] Vous comptez une famille : { $suit }.
   *[none] { $player } compte une famille : { $suit }.
}
fort-event-added = { $you ->
    [player] Vous ajoutez { $card } (famille comptée : { $suit }).
   *[none] { $player } ajoute { $card } (famille comptée : { $suit }).
}
fort-event-added-from-lookout = { $you ->
    [player] Vous ajoutez { $card } de votre Observatoire.
   *[none] { $player } ajoute { $card } de son Observatoire.
}
fort-event-added-from-lookout-unseen = { $player } ajoute de son Observatoire : { $suits }.
fort-event-gathered = { $you ->
    [player] Vous récupérez { $amount }.
   *[none] { $player } récupère { $amount }.
}
fort-event-packed-from-stuff = { $you ->
    [player] Vous mettez { $resource } dans votre Sac à dos.
   *[none] { $player } met { $resource } dans son Sac à dos.
}
fort-event-packed-from-supply = { $you ->
    [player] Vous mettez { $resource } de la réserve dans votre Sac à dos.
   *[none] { $player } met { $resource } de la réserve dans son Sac à dos.
}
fort-event-tucked-from-hand = { $you ->
    [player] Vous ajoutez { $card } à votre Observatoire.
   *[none] { $player } ajoute { $card } à son Observatoire.
}
fort-event-tucked-from-hand-unseen = { $player } ajoute une carte à son Observatoire : { $suits }.
fort-event-tucked-from-deck = { $you ->
    [player] Vous ajoutez { $card } de la pioche Parc à votre Observatoire.
   *[none] { $player } ajoute { $card } de la pioche Parc à son Observatoire.
}
fort-event-tucked-from-deck-unseen = { $player } ajoute une carte de la pioche Parc à son Observatoire : { $suits }.
fort-event-tucked-from-park = { $you ->
    [player] Vous ajoutez { $card } du Parc à votre Observatoire.
   *[none] { $player } ajoute { $card } du Parc à son Observatoire.
}
fort-event-tucked-from-yard = { $you ->
    [player] Vous ajoutez { $card } d’un Jardin à votre Observatoire.
   *[none] { $player } ajoute { $card } d’un Jardin à son Observatoire.
}
fort-event-trashed = { $you ->
    [player] Vous détruisez { $card }.
   *[none] { $player } détruit { $card }.
}
fort-event-trashed-rival = { $you ->
    [player] Vous détruisez { $card } dans le Jardin de { $rival }.
    [rival] { $player } détruit { $card } dans votre Jardin.
   *[none] { $player } détruit { $card } dans le Jardin de { $rival }.
}
fort-event-recruited-from-park = { $you ->
    [player] Vous recrutez { $card } dans le Parc.
   *[none] { $player } recrute { $card } dans le Parc.
}
fort-event-recruited-from-deck = { $you ->
    [player] Vous recrutez { $card } de la pioche Parc.
   *[none] { $player } recrute { $card } de la pioche Parc.
}
fort-event-recruited-from-yard = { $you ->
    [player] Vous recrutez { $card } dans le Jardin de { $rival }.
    [rival] { $player } recrute { $card } dans votre Jardin.
   *[none] { $player } recrute { $card } dans le Jardin de { $rival }.
}
fort-event-scored = { $you ->
    [player] Vous marquez
   *[none] { $player } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $score } en tout).
fort-event-paid = { $you ->
    [player] Vous payez { $token } de { $zone }.
   *[none] { $player } paie { $token } de { $zone }.
}
fort-event-spent = { $you ->
    [player] Vous dépensez { $token } de { $zone }.
   *[none] { $player } dépense { $token } de { $zone }.
}
fort-event-converted = { $you ->
    [player] Vous transformez { $token } dans { $zone }.
   *[none] { $player } transforme { $token } dans { $zone }.
}
fort-event-copied = { $you ->
    [player] Vous copiez le Sac à dos de { $rival }.
    [rival] { $player } copie votre Sac à dos.
   *[none] { $player } copie le Sac à dos de { $rival }.
}
fort-event-advanced = { $you ->
    [player] Votre Fort atteint le Niveau { $level }.
   *[none] Le Fort de { $player } atteint le Niveau { $level }.
}
fort-event-rule-chosen = { $you ->
    [player] Vous choisissez une règle improvisée : { $rule }.
   *[none] { $player } choisit une règle improvisée : { $rule }.
}
fort-event-rule-chosen-unseen = { $player } choisit une règle improvisée.
fort-event-perk-chosen = { $you ->
    [player] Vous choisissez l’avantage { $perk }.
   *[none] { $player } choisit l’avantage { $perk }.
}
fort-event-sculpture-taken = { $you ->
    [player] Vous prenez la sculpture en macaronis.
   *[none] { $player } prend la sculpture en macaronis.
}
fort-event-declared = { $you ->
    [player] Vous annoncez une famille : { $suit }.
   *[none] { $player } annonce une famille : { $suit }.
}
fort-event-followed = { $you ->
    [player] Vous suivez avec { $card }.
   *[none] { $player } suit avec { $card }.
}
fort-event-passed = { $you ->
    [player] Vous ne suivez pas.
   *[none] { $player } ne suit pas.
}
fort-event-used-diy = { $you ->
    [player] Vous utilisez DIY pour avancer votre Fort.
   *[none] { $player } utilise DIY pour avancer son Fort.
}
fort-event-used-do-over = { $you ->
    [player] Vous utilisez Do-Over pour jouer une seconde carte.
   *[none] { $player } utilise Do-Over pour jouer une seconde carte.
}
fort-event-used-rough-housing = { $you ->
    [player] Vous utilisez Rough Housing : { $card } sera détruite.
   *[none] { $player } utilise Rough Housing : { $card } sera détruite.
}
fort-event-recycled = { $you ->
    [player] Vous utilisez Recycling pour reprendre { $card }.
   *[none] { $player } utilise Recycling pour reprendre { $card }.
}
fort-event-discarded = { $you ->
    [player] Vous défaussez { $cards }. Dans votre Jardin : { $yard }.
   *[none] { $player } défausse { $cards }. Dans son Jardin : { $yard }.
}
fort-event-discarded-only = { $you ->
    [player] Vous défaussez { $cards }. Votre Jardin reste vide.
   *[none] { $player } défausse { $cards }. Son Jardin reste vide.
}
fort-event-discarded-yard = { $you ->
    [player] Dans votre Jardin : { $yard }.
   *[none] Dans le Jardin de { $player } : { $yard }.
}
fort-event-reshuffled = { $you ->
    [player] Vous mélangez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour former une nouvelle pioche.
   *[none] { $player } mélange { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour former une nouvelle pioche.
}
fort-event-end-triggered-level-5 = { $you ->
    [player] Votre Fort
   *[none] Le Fort de { $player }
} au Niveau 5 a déclenché la dernière manche.
fort-event-end-triggered-25-points = { $you ->
    [player] Vos 25 points
   *[none] Les 25 points de { $player }
} sur la Piste de Victoire ont déclenché la dernière manche.
fort-event-end-triggered-empty-park = La pioche Parc est vide, ce qui a déclenché la dernière manche.
fort-event-rule-revealed = { $you ->
    [player] Vous révélez votre règle improvisée : { $rule }.
   *[none] { $player } révèle une règle improvisée : { $rule }.
}
fort-event-ended = { $count ->
    [one] Partie terminée : { $players } gagne.
   *[other] Partie terminée : { $players } gagnent ensemble.
}

## Cartes

fort-card-bones = Bones
fort-card-noodle-twins = Noodle Twins
fort-card-captain = Captain
fort-card-chef = Chef
fort-card-doc = Doc
fort-card-einstein = Einstein
fort-card-patch = Patch
fort-card-ghost = Ghost
fort-card-golden-boy = Golden Boy
fort-card-prince = Prince
fort-card-tiny = Tiny
fort-card-doodles = Doodles
fort-card-dot = Dot
fort-card-giggles = Giggles
fort-card-icky-sticky = Icky & Sticky
fort-card-kitty = Kitty
fort-card-penny = Penny
fort-card-sweet-pea = Sweet Pea
fort-card-tink = Tink
fort-card-bug = Bug
fort-card-lefty = Lefty
fort-card-moose = Moose
fort-card-sarge = Sarge
fort-card-scout = Scout
fort-card-the-moles = The Moles
fort-card-wart = Wart
fort-card-worm = Worm
fort-card-the-ant = The Ant
fort-card-dash = Dash
fort-card-munch = Munch
fort-card-rocket-bros = Rocket Bros
fort-card-skids = Skids
fort-card-spike = Spike
fort-card-thunder = Thunder
fort-card-baby-face = Baby Face
fort-card-blitz = Blitz
fort-card-crash = Crash
fort-card-lil-boss = Lil Boss
fort-card-punky = Punky
fort-card-the-scrappers = The Scrappers
fort-card-puddin = Puddin
fort-card-smoke = Smoke
fort-card-bitsy = Bitsy
fort-card-flipper = Flipper
fort-card-rusty = Rusty
fort-card-bud = Bud
fort-card-zip = Zip
fort-card-blades = Blades
fort-card-sparky = Sparky
fort-card-ace = Ace
fort-card-drover = Drover
fort-card-hershey = Hershey
fort-card-echo = Echo
fort-card-floofer = Floofer
fort-card-squeaker = Squeaker
fort-card-pumpkin = Pumpkin
fort-card-ranger = Ranger
fort-card-rowdy = Rowdy
fort-card-porkchop = Porkchop
fort-card-barkley = Barkley
fort-card-eclair = Eclair
fort-card-loki = Loki
fort-card-pudge = Pudge
fort-card-pesto = Pesto
fort-card-violet = Violet
fort-card-duke = Duke
fort-card-spud = Spud
fort-card-watson = Watson

## What is in the box

fort-list-kids = Gamins
fort-list-best-friends = Meilleurs Copains
fort-list-dogs = Chiens
fort-list-levels = Niveaux de Fort
fort-list-rules = Règles improvisées
fort-list-perks = Avantages
fort-list-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
} dans la pioche Parc.
fort-list-level = Niveau de Fort { $level }
fort-list-level-line = Niveau de Fort { $level }. Coût : { $cost }. Points à la fin : { $points }
fort-list-about = { $name } : { $about }
