"""Towers, the example of docs/add_a_game.md."""
