"""State, decision, step, chance, event, view, match and text. Knows no game."""
