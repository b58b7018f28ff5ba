"""Many games at once: matches between computer players, and what came of them."""
