"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("records", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("turn", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("expires", sa.Double),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.LargeBinary, sa.ForeignKey("people.hash"), nullable=False, index=True),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("process", sa.Text, nullable=False, index=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
