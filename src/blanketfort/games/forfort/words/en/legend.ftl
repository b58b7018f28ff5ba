# What stands beside the pictures in the rules.

forfort-legend-symbol = { $symbol }: { $effect }
forfort-legend-straight-regular = straight wall, for a side
forfort-legend-angled-regular = angled wall, for a corner
forfort-legend-straight-protected = protected wall: iron and studs
forfort-legend-angled-protected = protected wall: iron and studs
forfort-legend-straight-drawbridge = wall with a drawbridge: an extra turn
forfort-legend-drawbridge = drawbridge
forfort-legend-camp = camp: one more space to build on
forfort-legend-army = army, marching through a fort
forfort-legend-dungeon = dungeon: the draw pile, with arrows
forfort-legend-arms-0 = a player’s arms
forfort-legend-arms-2 = the teammate’s, diagonally across
