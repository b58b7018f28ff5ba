# Leçons : ce que dit le tuteur à côté des textes de la leçon.

learn-other = Ce n’est pas ce que montre la leçon. Suivez ce qui est indiqué.
learn-read-first = Lisez d’abord la suite : appuyez sur Suivant.
learn-do-it = Cette étape se fait sur la table : choisissez ce qui est indiqué.
learn-forward = Dans une leçon, on ne revient pas en arrière. Ensuite, vous jouez librement.
