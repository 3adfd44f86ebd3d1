"""A summary instead of a name, and the browsers that want to be told."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.alter_column("tables", "turn", new_column_name="summary")
    op.execute("""UPDATE tables SET summary = '{"game": "", "names": [], "asked": null}'""")
    op.create_table(
        "browsers",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("person", sa.LargeBinary, sa.ForeignKey("people.hash"), nullable=False, index=True),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
    )
