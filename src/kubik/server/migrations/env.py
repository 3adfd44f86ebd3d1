"""What Alembic runs: the migrations, inside the transaction of whoever opens the storage."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], version_table=context.config.attributes["table"])
context.run_migrations()
