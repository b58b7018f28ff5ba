# Leçons : ce que dit le tuteur à côté des textes de la leçon.

learn-other = Pas cette fois : la leçon parle d’autre chose. Cherchez ce qui est montré.
learn-read-first = Lisez d’abord la suite : appuyez sur Suivant.
learn-do-it = Cette étape se fait sur la table : choisissez ce qui est montré.
learn-forward = Une leçon ne va que vers l’avant. Une fois finie, tout est libre.
