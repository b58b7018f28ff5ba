# What the shelf says of the game before anybody plays it.

forfort-setting-teams = à quatre : deux équipes de partenaires en diagonale (conseillé : à quatre, le livret joue en équipes)
forfort-setting-deck = quelle reconstitution des cartes
forfort-setting-arrows = où pointent les deux flèches au dos d’une carte
forfort-setting-advance = combien d’armées avancent au début d’un tour
forfort-setting-inward = une armée qui marche vers le donjon quitte le fort (leave), ou ne peut pas y marcher (forbidden)
forfort-setting-covered = ce que les attaques font aux murs protégés recouverts
forfort-setting-strike-armies = le bélier et le trébuchet peuvent éliminer des armées
forfort-setting-meeting = une armée qui en rencontre une autre attend (wait), ou les deux sont éliminées (defeat)
forfort-setting-mason-camps = le maçon peut reprendre un campement dans la défausse
forfort-setting-mason-pairs = un mur placé de la main par un maçon peut former des paires
forfort-setting-team-hands = les partenaires se cachent aussi leurs mains (secret), ou se les montrent (shared)
forfort-setting-first-player = le premier joueur est tiré au sort (drawn), ou c’est celui de la première place (first-seat)
forfort-setting-end = à trois ou quatre chacun pour soi, quand un donjon est vide : le dernier joueur est tiré au sort (drawn), tous les autres jouent encore un tour (one-more-turn), les premiers joueurs ont quelques points d’avance (head-start), ou comme dans le livret (rulebook)
web-about-forfort = Mur après mur, votre fort grandit, et chaque mur peut devenir un bélier contre les autres.
web-time-forfort = 30 minutes
web-learn-about-forfort = Les derniers tours d’une vraie partie : construire des murs, se servir de leurs symboles, et achever votre fort.
web-value-secret = cachées
web-value-shared = montrées
web-value-drawn = tirage au sort
web-value-first-seat = la première place
web-value-one-more-turn = encore un tour
web-value-head-start = points d’avance
web-value-rulebook = comme dans le livret
