# Ce qui accompagne les images dans les règles.

forfort-legend-symbol = { $symbol } : { $effect }
forfort-legend-straight-regular = mur droit, pour un côté
forfort-legend-angled-regular = mur d’angle, pour un coin
forfort-legend-straight-protected = mur protégé : fer et clous
forfort-legend-angled-protected = mur protégé : fer et clous
forfort-legend-straight-drawbridge = mur à pont-levis : un tour supplémentaire
forfort-legend-drawbridge = pont-levis
forfort-legend-camp = campement : une case de plus où construire
forfort-legend-army = armée, qui traverse un fort
forfort-legend-dungeon = donjon : la pioche, avec ses flèches
forfort-legend-arms-0 = armoiries d’un joueur
forfort-legend-arms-2 = celles du partenaire, en diagonale
