# What the shelf says of the game before anybody plays it.

fort-setting-setup = les cartes de départ
fort-setting-dogs = avec les chiens de l’extension Cats & Dogs
fort-setting-cats = avec les chats de l’extension Cats & Dogs
fort-setting-lookouts = ce que les adversaires voient d’un Observatoire
fort-setting-copy-cat = la seconde carte de l’avantage Copy Cat
web-part-fort-dogs = les chiens (Cats & Dogs)
web-part-fort-cats = les chats (Cats & Dogs)
web-about-fort = Des gamins, de la pizza et des jouets : construisez le plus beau fort de couvertures du quartier, et occupez-vous de vos copains, sinon d’autres joueront avec eux.
web-time-fort = 30 minutes
web-learn-about-fort = Deux tours d’une vraie partie : récupérer des pizzas, construire le premier Niveau de votre Fort, et voir ce qui arrive aux copains qu’on délaisse.
