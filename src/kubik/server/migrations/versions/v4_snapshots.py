"""How things stand after the last record, and what came of each record."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("tables", sa.Column("snapshot", sa.LargeBinary))
    op.add_column("records", sa.Column("outcome", sa.LargeBinary))
