# What the shelf says of the game before anybody plays it.

fort-setting-setup = basic distribue les cartes de départ, advanced les fait choisir en se passant les mains
fort-setting-dogs = avec les chiens de l’extension Cats & Dogs
fort-setting-cats = avec les chats de l’extension Cats & Dogs
fort-setting-lookouts = ce que les rivaux voient d’un Observatoire : ses familles seulement (suits), ou les cartes (open)
web-about-fort = Des enfants, de la pizza et des jouets : bâtissez le plus beau fort de couvertures du quartier, et occupez-vous de vos amis, sinon d’autres joueront avec eux.
web-time-fort = 30 minutes
web-learn-about-fort = Deux tours d’une vraie partie : récolter des pizzas, bâtir le premier niveau de votre fort, et voir ce qui arrive aux copains qu’on délaisse.
