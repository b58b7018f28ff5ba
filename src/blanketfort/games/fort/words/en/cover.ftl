# What the shelf says of the game before anybody plays it.

fort-setting-setup = basic deals the starting cards, advanced drafts them
fort-setting-dogs = with the dogs of the expansion Cats & Dogs
fort-setting-cats = with the cats of the expansion Cats & Dogs
fort-setting-lookouts = what rivals see of a Lookout: its suits only, or the cards
web-about-fort = Kids, pizza and toys: build the coolest blanket fort on the block, and look after your friends, or others will play with them.
web-time-fort = 30 minutes
web-learn-about-fort = Two turns of a real game: gather pizza, build the first level of your fort, and see what happens to friends that one leaves standing about.
