# What the shelf says of the game before anybody plays it.

fort-setting-setup = the starting cards
fort-setting-dogs = with the dogs of the Cats & Dogs expansion
fort-setting-cats = with the cats of the Cats & Dogs expansion
fort-setting-lookouts = what rivals see of a Lookout
fort-setting-copy-cat = the second card of the perk Copy Cat
web-part-fort-dogs = dogs (Cats & Dogs)
web-part-fort-cats = cats (Cats & Dogs)
web-about-fort = Kids, pizza and toys: build the coolest blanket fort on the block, and look after your friends, or others will play with them.
web-time-fort = 30 minutes
web-learn-about-fort = Two turns of a real game: gather pizza, build the first level of your Fort, and see what happens to friends you ignore.
