"""The rulebook of Dice Forge as tests."""
