"""The tables of the database, as the newest migration leaves them, and its clock."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

schema: Final = sa.MetaData()
tables: Final = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("records", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.Double, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("snapshot", sa.LargeBinary),
)
records: Final = sa.Table(
    "records",
    schema,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("outcome", sa.LargeBinary),
)
contents: Final = sa.Table(
    "contents",
    schema,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
people: Final = sa.Table(
    "people",
    schema,
    sa.Column("hash", sa.LargeBinary, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
)
links: Final = sa.Table(
    "links",
    schema,
    sa.Column("hash", sa.LargeBinary, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("expires", sa.Double),
)
seats: Final = sa.Table(
    "seats",
    schema,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.LargeBinary, sa.ForeignKey("people.hash"), nullable=False, index=True),
)
watchers: Final = sa.Table(
    "watchers",
    schema,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.LargeBinary, sa.ForeignKey("people.hash"), primary_key=True, index=True),
)
browsers: Final = sa.Table(
    "browsers",
    schema,
    sa.Column("endpoint", sa.Text, primary_key=True),
    sa.Column("person", sa.LargeBinary, sa.ForeignKey("people.hash"), nullable=False, index=True),
    sa.Column("p256dh", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
)
leases: Final = sa.Table(
    "leases",
    schema,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("process", sa.Text, nullable=False, index=True),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("until", sa.Double, nullable=False),
)


class now(FunctionElement[float]):  # noqa: N801 - reads as the SQL function that it is
    """The database's clock at this moment, not at the start of the transaction."""

    type = sa.Double()
    inherit_cache = True


@compiles(now, "sqlite")
def _sqlite_now(element: now, compiler: SQLCompiler, **options: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(now, "postgresql")
def _postgresql_now(element: now, compiler: SQLCompiler, **options: Any) -> str:
    return "CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS DOUBLE PRECISION)"
