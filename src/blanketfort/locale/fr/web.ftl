# La table dans le navigateur.

web-home = Tous les jeux
web-not-found = Il n’y a rien ici.
web-page-failed = Cette page n’a pas pu être chargée. Êtes-vous en ligne ? Rechargez pour réessayer.
