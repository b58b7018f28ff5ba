# L’image de la table de forfort.

forfort-picture-head = { $ending ->
    [yes] La dernière manche
   *[no] { $extra ->
        [yes] Un tour supplémentaire
       *[no] { $you ->
            [player] À vous
           *[none] Au tour de { $player }
        }
    }
}   ≡ main  ▲ camps  ⚑ armées  ✕ défausse  ━ ┃ face à vous
forfort-picture-supply = ≡{ $hand } ▲{ $camps } ⚑{ $armies } ✕{ $discard }
forfort-picture-dungeon = donjon
forfort-picture-laid = en jeu
forfort-picture-symbol = { $symbol } : { $effect }. Par paire : { $combined }.
forfort-picture-angled-regular = d’angle
forfort-picture-angled-drawbridge = d’angle, pont-levis
forfort-picture-angled-protected = d’angle, protégé
forfort-picture-straight-regular = droit
forfort-picture-straight-drawbridge = droit, pont-levis
forfort-picture-straight-protected = droit, protégé
