# Les pages autour de la table : règles, leçons, parties revues, preuves.

web-pages-offline = Le serveur est injoignable. Êtes-vous en ligne ?
web-pages-failed = Cela n’a pas marché. Réessayez.
web-pages-again = Réessayer
web-pages-loading = Un instant…
web-pages-copied = Copié

## Règles

web-rules-title = { $title } : les règles
web-rules-intro = { $count } règles, dans nos propres mots. Chacune est vérifiée par un test du moteur.
web-rules-search = Chercher dans les règles et les cartes
web-rules-found = { $count ->
    [0] Aucun résultat
    [one] { $count } résultat
   *[other] { $count } résultats
}
web-rules-none = Aucune règle ni carte ne contient tous ces mots. Essayez avec moins de mots ; la recherche couvre les deux langues.
web-rules-meant = Recherche de : { $words }
web-rules-icons = Ce que disent les icônes
web-rules-show = Montrez-moi
web-rules-show-about = Ouvre une position préparée contre l’ordinateur, pour essayer cette règle
web-rules-clear = Tout montrer
web-rules-contents = Sommaire
web-rules-cards = Cartes
web-rules-example = Exemple
web-rules-ruling = Notre décision
web-rules-why = Pourquoi
web-rules-option = À l’ouverture d’une table, vous pouvez choisir une autre lecture : « { $option } », { $about }.
web-rules-link = Lien vers cette règle
web-rules-link-card = Lien vers cette carte
web-rules-learn = Apprendre en jouant
web-rules-legend = Sources
web-rules-source-printed = imprimé
web-rules-source-derived = déduit
web-rules-source-ours = notre choix
web-rules-source-house = jeu maison
web-rules-top = Revenir en haut

## Partie revue

web-replay-title = { $title }, la partie revue
web-replay-eyes = Vue par
web-replay-open = Toutes les cartes visibles
web-replay-spectator = Un spectateur
web-replay-link = Lien vers cette étape
web-replay-download = Télécharger
web-replay-verify = Vérifier le mélange
web-replay-upload = Revoir une partie
web-replay-course = Points au fil de la partie
web-replay-log = Ce qui s’est passé
web-replay-side = Journal et points
web-replay-steps = Étapes
web-replay-first = À la première étape
web-replay-back = Une étape en arrière
web-replay-play = Lecture automatique
web-replay-pause = Pause
web-replay-forward = Une étape en avant
web-replay-last = À la dernière étape
web-replay-slider = Étape
web-replay-at = Étape { $step } sur { $last }
web-replay-deal = Les cartes sont distribuées.
web-replay-hidden = a fait un choix caché de ce point de vue.

web-review-kinds = Ce que montre la courbe
web-review-points = Points
web-review-chances = Chances de gagner
web-review-label = Chances de gagner au fil de la partie, en pour cent : chaque joueur jugé sur ce qu’il savait, en proportion de tous
web-review-looking = L’ordinateur revoit la partie…
web-review-chance = Chances de gagner : { $chance } %.
web-replay-step = étape { $step }
web-review-chose = choix : { $chosen }
web-review-rather = mieux : { $best }
web-review-better = Mieux, avec { $best } % : { $option }.

web-branch = Reprendre à partir d’ici
web-branch-title = Reprendre à partir de l’étape { $step }
web-branch-about = Une nouvelle table s’ouvre dans la même situation. Qui joue à quelle place ? Les mélanges à venir seront nouveaux.
web-branch-me = Moi
web-branch-open = Un ami, avec un lien
web-branch-bot = Ordinateur : { $level }
web-branch-name = Votre nom
web-branch-go = Ouvrir la table
web-branch-cancel = Pas maintenant

web-upload-title = Revoir une partie
web-upload-about = Toute partie terminée peut être téléchargée : un texte qui contient chaque choix et chaque mélange. Ouvrez-la ici pour la revoir étape par étape, vérifier ses mélanges ou la reprendre à n’importe quelle étape. Un fichier peut contenir plusieurs parties : toutes rejoignent vos tables.
web-upload-file = Un fichier (ou déposez-le ici)
web-upload-paste = Ou le texte lui-même
web-upload-go = Ouvrir
web-upload-failed = Cette partie ne peut pas être lue.

## Vérifier

web-verify-title = Le mélange était-il honnête ?
web-verify-about = Tout le hasard de cette partie de { $title } était fixé avant la première carte. Personne, pas même le serveur, ne pouvait plus changer un mélange une fois la partie commencée. Voici comment le vérifier.
web-verify-replay = Revoir la partie
web-verify-before = Avant la donne, ce nombre a été publié
web-verify-before-about = C’est l’empreinte de la graine secrète : elle ne dit rien des cartes, et aucune autre graine n’a la même.
web-verify-noted = L’aviez-vous noté avant la donne ? Collez-le ici pour comparer.
web-verify-noted-same = C’est bien le nombre que vous aviez noté.
web-verify-noted-other = Ce n’est pas le nombre de cette partie.
web-verify-after = Après la partie, le secret est révélé
web-verify-seed = Graine
web-verify-salt = Ajout des joueurs (sel)
web-verify-not-over = La partie n’est pas terminée : graine et sel restent secrets jusque-là. Revenez sur cette page ensuite.
web-verify-here = Votre navigateur recalcule lui-même l’empreinte
web-verify-here-about = De ce texte exactement :
web-verify-same = C’est le nombre publié avant la donne : la graine est bien celle fixée alors.
web-verify-other = C’est un autre nombre : cette graine n’est pas celle fixée avant la donne.
web-verify-shuffles = La graine refait chaque mélange
web-verify-shuffles-about = Le serveur a rejoué toute la partie depuis la graine et comparé chaque mélange, chaque tirage et chaque choix.
web-verify-proved = Tout concorde : aucun mélange n’a été choisi une fois la partie commencée.
web-verify-not-proved = Cela n’a pas pu être prouvé.
web-verify-yourself = Vérifiez vous-même, sur votre machine
web-verify-yourself-about = Le fichier contient tout. Avec Blanketfort installé, on le vérifie sans ce serveur :

## Leçons

web-learn-title = Apprendre { $title }
web-learn-real = { $steps } étapes, cinq minutes environ, avec les vraies règles.
web-learn-pointed = Ce dont parle une étape est mis en évidence.
web-learn-on = Ensuite, à vous de jouer une vraie partie.
web-learn-begin = Commencer
web-learn-rules = Plutôt lire les règles
web-learn-none = Il n’y a pas de leçon pour ce jeu.
web-learn-you = Vous

web-lesson-progress = Étape { $step } sur { $steps }
web-lesson-next = Suivant
web-lesson-on = Continuer la partie
web-lesson-own = Commencer une vraie partie
web-lesson-leave = Quitter la leçon
web-lesson-prepared = Position préparée
web-lesson-prepared-on = Essayer
web-lesson-rule = Retour à la règle
web-lesson-watch = Regardez ce que fait { $player }…
web-verify-shares = Ce que chacun a ajouté
web-verify-shares-about = Le mot de chaque joueur et la part du serveur étaient fixés par ces nombres avant d’être montrés. Ensemble, ils ont fait la donne.
web-verify-share-good = Le mot correspond à ce qui était fixé, et il est dans la donne.
web-verify-share-own = Votre propre mot : il correspond à ce qui était fixé, et il est dans la donne.
web-verify-share-other = Ce mot ne correspond pas.
web-verify-share-late = Arrivé trop tard : la donne a été faite sans lui.
