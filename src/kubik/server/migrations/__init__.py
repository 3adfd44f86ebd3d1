"""How the database came to look as it does. A change of the tables in schema.py is a new file in versions/: its
`revision` is the next number, its `down_revision` the one before. What is released is never edited."""
