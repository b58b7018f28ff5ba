# La table dans le navigateur.

web-title = Blanketfort
web-tagline = Des jeux de forts dans votre navigateur : entre amis, ou contre l’ordinateur, qui ne regarde jamais vos cartes. Gratuit, sans compte.
web-home = Tous les jeux
web-not-found = Page introuvable.
web-page-failed = Cette page n’a pas pu être chargée. Êtes-vous en ligne ? Rechargez pour réessayer.
web-loading = Un instant…
web-opening = On installe la table…
web-opening-failed = La table n’a pas pu être installée dans ce navigateur. Rechargez la page, ou essayez un navigateur plus récent.
web-alone = Tout se passe sur cet appareil, qui détient toutes les cartes. Pour jouer avec des amis par un lien, il faut un serveur.
web-alone-server = Y jouer
web-close = Fermer
web-me = Invité

## Accueil

web-play = Jouer
web-learn = Apprendre en jouant
web-rules = Règles
web-rule = La règle
web-players-range = { $players } joueurs
web-my-tables = Mes tables
web-your-turn = À vous de jouer
web-phase-gathering = en attente de joueurs
web-phase-playing = en cours
web-phase-over = terminée
web-replay-record = Revoir une partie enregistrée
web-settings = Réglages
web-shelf = Les jeux
web-start-here = Commencez ici
web-mine-over = Parties terminées
web-mine-save = Enregistrer toutes mes parties
web-mine-bring = Importer d’autres parties
web-mine-won = Gagnée, { $points } points
web-mine-lost = Perdue, { $points } points
web-mine-tally = { $title } : { $played } jouées, { $won } gagnées, record { $best }
web-occasion-lesson = leçon
web-occasion-rule = position préparée
web-occasion-day = donne du jour
web-occasion-branch = partie reprise
web-occasion-record = partie enregistrée
web-day-title = La donne du jour : { $title }
web-day-about = { $date }. Les mêmes cartes pour tout le monde : vous contre l’ordinateur. Qui fera mieux ?
web-day-play = Jouer la donne du jour
web-day-continue = Reprendre
web-day-result = Voir le résultat
web-day-share = Partager mon résultat
web-day-shared = Blanketfort, donne du { $date } : { $title }
web-day-known = La donne du { $date } : les mêmes cartes pour tous ceux qui la jouent.

## Une nouvelle table

web-open-table = Ouvrir la table
web-with = Avec
web-with-bot = l’ordinateur
web-with-open = des amis, avec un lien
web-with-here = plusieurs joueurs sur cet écran
web-players = Joueurs
web-plays-as = Vous jouez
web-parts = Avec en plus
web-your-name = Votre nom
web-their-name = Son nom
web-plan-bot = Ordinateur : { $level }
web-plan-me = Vous
web-plan-open = Un ami, avec un lien
web-plan-here = Quelqu’un sur cet écran
web-options-of-game = Règles, pendule et autres
web-hints = Les joueurs peuvent-ils demander des conseils ?
web-deck = Un jeu maison : un fichier avec les valeurs de votre boîte
web-deck-about = Un fichier texte TOML : d’abord game = "{ $game }", puis ce qui diffère de la boîte. Voir docs/house-decks.md.
web-salt = Ajoutez votre propre hasard au mélange (texte libre)
web-clock = Pendule
web-clock-none = aucune
web-clock-move = pour chaque coup
web-clock-game = pour toute la partie
web-clock-seconds = Secondes
web-clock-minutes = Minutes
web-clock-then-move-bot = ensuite l’ordinateur joue le coup
web-clock-then-move-forfeit = ensuite la place est perdue
web-clock-then-game-bot = ensuite l’ordinateur continue la partie
web-clock-then-game-forfeit = ensuite la place est perdue
web-clock-told-none = Sans pendule : prenez tout votre temps.
web-clock-told-move-bot = { $time } par coup. Au-delà, l’ordinateur joue ce coup.
web-clock-told-move-forfeit = { $time } par coup. Au-delà, l’ordinateur prend la place et le joueur ne peut plus gagner.
web-clock-told-game-bot = { $time } par joueur pour toute la partie. Au-delà, l’ordinateur continue à sa place.
web-clock-told-game-forfeit = { $time } par joueur pour toute la partie. Au-delà, l’ordinateur prend la place et le joueur ne peut plus gagner.
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-bot-random = au hasard
web-bot-easy = facile
web-bot-medium = moyen
web-bot-hard = difficile
web-bot-expert = expert
web-bot-master = maître
web-bot-rule-of-thumb = simple

web-value-true = oui
web-value-false = non
web-value-basic = distribuées (mise en place basique)
web-value-advanced = choisies en se passant les mains (avancée)
web-value-suits = les familles seulement
web-value-open = les cartes
web-value-counting = doit correspondre et compter
web-value-matching = doit seulement correspondre
web-value-any = tous
web-value-own = les siens
web-value-nothing = rien
web-value-moves-commissioner = elle le déplace
web-value-at-once = aussitôt
web-value-next-card = avec la carte suivante
web-value-clockwise = sens horaire
web-value-counterclockwise = sens antihoraire
web-value-far = vers le côté opposé
web-value-each = chacune
web-value-one = une seule
web-value-leave = elle quitte le fort
web-value-forbidden = elle n’y marche pas
web-value-destroyed = ils sont détruits
web-value-survive = ils résistent
web-value-wait = elle attend
web-value-defeat = les deux sont éliminées

## On s’installe

web-invited = { $inviter } vous invite à une partie de { $game }
web-gathering-about = { $count ->
    [0] Tout le monde est là.
    [one] { $count } place est libre. Envoyez le lien à vos amis.
   *[other] { $count } places sont libres. Envoyez le lien à vos amis.
}
web-gathering-guest = { $count ->
    [0] Tout le monde est là : vous pouvez regarder.
   *[other] Prenez place, ou restez pour regarder.
}
web-played-by = Règles de la table
web-option-value = { $option } : { $value }
web-usual = Règles standard.
web-no-hints = Personne ne peut demander de conseil.
web-invite = Lien vers cette table
web-invite-code = Ou faites-le lire par l’appareil photo d’un ami.
web-invite-only-here = Ce lien ne marche que sur cet ordinateur. Pour y inviter d’autres personnes, lancez le serveur avec :
web-copy = Copier ou partager
web-copied = Lien copié.
web-copy-by-hand = Le navigateur ne permet pas de copier : sélectionnez le lien et copiez-le à la main.
web-seats = Places
web-seat-open = libre
web-seat-mine = (vous)
web-sit = S’asseoir
web-leave = Partir
web-begin = Distribuer les cartes
web-begin-bots = { $count ->
    [one] Commencer, avec l’ordinateur à la place libre
   *[other] Commencer, avec l’ordinateur aux { $count } places libres
}
web-host-begins = L’hôte distribue quand tout le monde est là.
web-commitment-title = Un mélange équitable
web-commitment-number = Le nombre qui le fixe
web-shuffle-words = L’appareil de chaque joueur ajoute au mélange un mot secret tiré au hasard : personne, pas même le serveur, ne peut choisir la donne.
web-commitment = Ce nombre fixe le mélange avant la première carte ; après la partie, chacun peut le vérifier.

## À la table

web-table = La table
web-tools = Outils
web-side = Journal, discussion et réglages
web-side-log = Journal
web-side-chat = Discussion
web-side-settings = Réglages
web-side-keys = Clavier
web-log = Ce qui s’est passé
web-origin = Cette partie en continue une autre, à partir de l’étape { $step }.
web-origin-back = Revenir à cette partie
web-chat = Discussion
web-chat-say = Dites quelque chose
web-chat-send = Envoyer
web-chat-empty = Personne n’a encore rien dit.
web-chat-reactions = Réactions
web-chat-reaction-1 = Bien joué
web-chat-reaction-2 = Rire
web-chat-reaction-3 = Surprise
web-chat-reaction-4 = Tristesse
web-chat-reaction-5 = Cœur
web-chat-hide = Masquer les messages : { $name }
web-chat-show = Afficher les messages : { $name }
web-chat-hidden = (masqué)
web-spectator = Spectateur
web-spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-away = hors ligne
web-plain-middle = Sur la table
web-question = Ce qui est demandé
web-options = Ce qui peut être choisi
web-your-step = C’est à vous.
web-waits-for = On attend { $player }
web-bot-thinks = { $player } réfléchit
web-over = La partie est terminée.
web-turn-done = C’est fait. Vous pouvez encore annuler.
web-go-on = Continuer
web-wait = Attendre
web-undo = Annuler
web-final = définitif
web-all-final = Aucun de ces choix ne peut être annulé.
web-armed = Ce choix est définitif.
web-armed-ahead = Confirmer
web-armed-back = Pas encore
web-list-all = { $count ->
    [2] Afficher les deux choix en toutes lettres
   *[other] Afficher les { $count } choix en toutes lettres
}
web-list-below = { $count } de plus
web-list-less = En afficher moins
web-hint = Conseil
web-hint-thinks = Réflexion…
web-hint-best = le conseil
web-recap = Que s’est-il passé ?
web-recap-back = Étape précédente
web-recap-forward = Étape suivante
web-recap-leave = Retour à la table
web-skip = Passer
web-reconnecting = Connexion perdue. Nouvel essai…
web-hand-over = { $player }, c’est à vous.
web-hand-over-hidden = Les cartes restent cachées jusqu’à ce que vous ayez l’écran.
web-hand-over-take = Je suis { $name } : montrer mes cartes
web-stand-in = l’ordinateur joue à sa place
web-stand-in-now = L’ordinateur joue pour vous.
web-stand-in-once = Temps écoulé : l’ordinateur joue ce coup, puis vous reprenez la main.
web-stand-in-for-good = Temps écoulé : l’ordinateur garde votre place jusqu’à la fin de la partie.
web-stand-in-begin = Laisser l’ordinateur jouer pour moi
web-stand-in-end = Reprendre ma place
web-seat-link = Avec ce lien, vous retrouvez votre place sur un autre appareil. Gardez-le pour vous.
web-seat-link-copy = Copier le lien vers ma place
web-seat-link-open = L’ouvrir
web-seat-claimed = Votre place vient d’être ouverte sur un autre appareil avec son lien. Si ce n’était pas vous, voyez les Réglages.
web-seat-devices = Votre place est ouverte sur { $devices } appareils.
web-seat-hold-alone = Seulement cet appareil
web-result = Résultat

web-key-1 = choisir l’option de ce numéro
web-key-2 = aller d’un choix à l’autre et sur la table
web-key-3 = choisir, ou ouvrir ce qui peut l’être
web-key-4 = fermer, revenir ou annuler
web-key-5 = demander un conseil
web-key-6 = lire le journal
web-key-7 = montrer ces raccourcis

## Réglages

web-set-language = Langue
web-set-theme = Apparence
web-theme-auto = selon le système
web-theme-light = claire
web-theme-dark = sombre
web-set-pace = Vitesse des coups des autres
web-pace-slow = lente
web-pace-normal = normale
web-pace-fast = rapide
web-pace-none = immédiate
web-set-ending = Après mon coup, s’il peut encore être annulé
web-ending-ask = m’attendre
web-ending-soon = continuer après 4 secondes
web-ending-now = continuer aussitôt
web-set-more = Autres
web-set-sound = Sons
web-set-silent = coupés
web-set-volume = { $percent } %
web-set-call = Me prévenir quand c’est à moi
web-set-call-refused = Le navigateur bloque les notifications de cette page.
web-set-words = Des mots sur chaque carte
web-set-confirm = Confirmer les choix définitifs

## La fin

web-won = { $you ->
    [player] Vous avez gagné !
   *[none] { $count ->
        [one] { $players } gagne.
       *[other] { $players } gagnent ensemble.
    }
}
web-won-by = { $points } points, { $margin } de plus que { $name }.
web-won-tie = Égalité de points : la règle de départage décide.
web-source = Points pour
web-total = Total
web-course = Points au fil de la partie
web-rematch = Rejouer
web-rematch-join = Vers la partie suivante
web-replay = Revoir
web-verify = Vérifier le mélange
web-share = Partager
web-see-table = Voir la table
web-known = Quelqu’un à cette table connaît peut-être les cartes : elle reprend une partie jouée, ou la donne a été choisie.
web-deck-told = Partie avec un jeu maison ({ $digest }) : ses cartes ne sont pas les cartes habituelles.
web-resumed = Une règle a changé depuis le début de cette partie : elle reprend là où elle en était.
web-shuffling = { $count ->
    [one] Chacun participe au mélange : encore une personne attendue.
   *[other] Chacun participe au mélange : encore { $count } personnes attendues.
}
web-mute = Couper la parole
web-unmute = Rendre la parole
web-make-host = Confier la table
web-dismiss = Libérer la place
