# What the drawings show.

forfort-drawing-angled-regular = Two stone walls with battlements meet at a round tower.
forfort-drawing-angled-protected = Two walls plated with iron and studs meet at a round iron tower.
forfort-drawing-angled-drawbridge = Two stone walls meet at a round tower; in one of them a gate with a bridge of planks between two gate towers.
forfort-drawing-straight-regular = A straight stone wall with battlements.
forfort-drawing-straight-protected = A straight wall plated with iron and studs.
forfort-drawing-straight-drawbridge = A straight stone wall with a bridge of planks between two gate towers.
forfort-drawing-mason = A trowel over a course of bricks.
forfort-drawing-ram = A battering ram with an iron head swings under a red roof, on wheels.
forfort-drawing-trebuchet = A trebuchet on wheels: a long arm with a stone in its sling and an iron counterweight.
forfort-drawing-tower = A wooden siege tower on wheels, with battlements and a drawbridge.
forfort-drawing-garrison = A knight’s helmet with a red plume.
forfort-drawing-camp = A striped tent with a pennant, and a campfire before it.
forfort-drawing-army = A banner on a pole.
forfort-drawing-drawbridge = A gate between two towers, its drawbridge lowered on chains.
forfort-drawing-well = A round well closed with a stone, on which a number is carved.
forfort-drawing-dungeon = A round stone well with a bucket over the dark.
