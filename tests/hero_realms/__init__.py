"""The rulebook of Hero Realms as tests."""
