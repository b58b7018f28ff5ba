"""The commands besides playing: records, house decks, looking things up. `cli.py` puts them on its list."""
