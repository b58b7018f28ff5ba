"""The terminal: games played and results shown at a keyboard."""
