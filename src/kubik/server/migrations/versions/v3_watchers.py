"""People who watch a table that they have opened for others."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.LargeBinary, sa.ForeignKey("people.hash"), primary_key=True, index=True),
    )
