# Les joueurs écrits par l’utilisateur.

own-bot-stands-in = { $bot } déclare forfait : { $why }. L’ordinateur, niveau simple, prend sa place.
own-bot-crash = son programme s’est arrêté ({ $detail })
own-bot-hang = aucune réponse en { $detail }
own-bot-unlawful = { $detail } n’est pas un choix permis
own-bot-garbage = « { $detail } » n’est pas une réponse : une ligne de JSON avec un choix est attendue
own-bot-flood = il a écrit plus qu’on ne lui demandait
own-bot-start = son programme n’a pas pu démarrer ({ $detail })
own-bot-counted = { $games ->
    [one] { $games } partie perdue par forfait de { $bot }
   *[other] { $games } parties perdues par forfait de { $bot }
} : { $why }.

own-bot-played = { $game } à { $players } : { $choices ->
    [one] { $choices } choix
   *[other] { $choices } choix
}, { $mean } ms chacun, { $most } ms pour le plus lent.
own-bot-failed = { $game } à { $players } : { $why }.
own-bot-asked = C’était le choix { $choice } de la partie, question { $kind } : { $options }
own-bot-not-loaded = { $bot } ne peut pas être chargé :
