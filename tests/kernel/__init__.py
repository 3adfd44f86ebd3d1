"""The kernel by itself, shown on Towers (examples/toy_game) and on games that are smaller still."""
