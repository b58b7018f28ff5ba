# Ce que montrent les dessins.

forfort-drawing-angled-regular = Deux murs de pierre crénelés se rejoignent à une tour ronde.
forfort-drawing-angled-protected = Deux murs bardés de fer et de clous se rejoignent à une tour ronde en fer.
forfort-drawing-angled-drawbridge = Deux murs de pierre se rejoignent à une tour ronde ; dans l’un d’eux, une porte avec un pont de planches entre deux tourelles.
forfort-drawing-straight-regular = Un mur de pierre droit et crénelé.
forfort-drawing-straight-protected = Un mur droit bardé de fer et de clous.
forfort-drawing-straight-drawbridge = Un mur de pierre droit avec un pont de planches entre deux tourelles.
forfort-drawing-mason = Une truelle au-dessus d’une rangée de briques.
forfort-drawing-ram = Un bélier à tête de fer suspendu sous un toit rouge, sur roues.
forfort-drawing-trebuchet = Un trébuchet sur roues : un long bras, une pierre dans sa fronde et un contrepoids de fer.
forfort-drawing-tower = Une tour de siège en bois sur roues, avec ses créneaux et son pont.
forfort-drawing-garrison = Un heaume de chevalier à plumet rouge.
forfort-drawing-camp = Une tente rayée avec son fanion, un feu devant.
forfort-drawing-army = Une bannière sur sa hampe.
forfort-drawing-drawbridge = Une porte entre deux tours, le pont-levis abaissé sur ses chaînes.
forfort-drawing-well = Un puits rond fermé d’une pierre où est gravé un nombre.
forfort-drawing-dungeon = Un puits de pierre rond, un seau au-dessus du noir.
