# What the shelf says of the game before anybody plays it.

forfort-setting-teams = à quatre : deux équipes de partenaires en diagonale (conseillé : à quatre, le livret joue en équipes)
forfort-setting-deck = les murs, reconstitués : le livret n’en donne pas la liste
forfort-setting-arrows = où pointent les deux flèches au dos d’une carte
forfort-setting-advance = combien d’armées avancent au début d’un tour
forfort-setting-inward = une armée qui marche vers le donjon
forfort-setting-covered = ce que les attaques font aux murs protégés recouverts
forfort-setting-strike-armies = le bélier et le trébuchet peuvent éliminer des armées
forfort-setting-meeting = une armée qui en rencontre une autre
forfort-setting-mason-camps = le maçon peut reprendre un campement dans la défausse
forfort-setting-mason-pairs = un mur placé de la main par un maçon peut former des paires
forfort-setting-team-hands = les mains, entre partenaires
forfort-setting-first-player = le premier joueur
forfort-setting-end = à trois ou quatre chacun pour soi, quand un donjon est vide : les derniers tours
web-about-forfort = Mur après mur, votre fort grandit, et chaque mur peut devenir un bélier contre les autres.
web-time-forfort = 30 minutes
web-learn-about-forfort = Les derniers tours d’une vraie partie : construire des murs, se servir de leurs symboles, et achever votre fort.
web-value-secret = cachées
web-value-shared = montrées
web-value-drawn = tirage au sort
web-value-first-seat = la première place
web-value-one-more-turn = encore un pour tous les autres
web-value-head-start = comme dans le livret, avec des points d’avance pour les premiers joueurs
web-value-rulebook = comme dans le livret
web-value-a = A : au plus près du livret, beaucoup de paires
web-value-b = B : moins de paires, parties plus serrées
web-value-c = C : moins de paires, symboles mieux répartis
