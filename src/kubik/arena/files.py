"""Files of game records: .csv, .json and .parquet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final, Protocol

import msgspec
from msgspec.structs import asdict

from kubik.arena.record import GameRecord
from kubik.kernel.errors import BadSetup

ROW_GROUP: Final = 5_000
PART: Final = ".part"


class Results:
    """A file that records are written to as they come.

    They go to a file beside it that gets its name at the end, so nobody ever reads half a file; the end may also be
    Ctrl-C or an error, since what is done is worth keeping. Without any record an older file stays as it is.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.written = 0
        format = _FORMATS.get(path.suffix)
        if format is None:
            raise BadSetup(f"{path}: the name of a file of results must end in one of {', '.join(_FORMATS)}")
        self._part = path.with_name(path.name + PART)
        if "\0" in str(path):
            raise BadSetup(f"{path}: no name of a file contains a zero byte")
        with self._trouble():
            if path.is_dir():
                raise BadSetup(f"{path}: is a directory")
            self._file = self._part.open("wb")
        try:
            self._format = format(self._file)
        except BadSetup:
            self._drop()
            raise

    def write(self, record: GameRecord) -> None:
        """Add a record."""
        with self._trouble():
            self._format.write(record)
        self.written += 1

    def __enter__(self) -> Results:
        return self

    def __exit__(self, *error: object) -> None:
        if not self.written:
            self._drop()
            return
        with self._trouble():
            self._format.finish()
            self._file.close()
            self._part.replace(self.path)

    def _drop(self) -> None:
        self._file.close()
        self._part.unlink()

    @contextmanager
    def _trouble(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise BadSetup(f"{self.path} cannot be written: {error.strerror or error}") from None


class _Format(Protocol):
    def __init__(self, file: BinaryIO) -> None: ...

    def write(self, record: GameRecord) -> None: ...

    def finish(self) -> None: ...


class _Csv:
    """One line per game; what there is for each seat stands in one column, divided by semicolons."""

    def __init__(self, file: BinaryIO) -> None:
        self._text = io.TextIOWrapper(file, encoding="utf-8", newline="", write_through=True)
        self._lines = csv.writer(self._text, lineterminator="\n")
        self._lines.writerow(GameRecord.__struct_fields__)

    def write(self, record: GameRecord) -> None:
        self._lines.writerow(map(self._cell, asdict(record).values()))

    def _cell(self, value: object) -> object:
        if isinstance(value, tuple):
            return ";".join(map(str, value))
        return int(value) if isinstance(value, bool) else value

    def finish(self) -> None:
        self._text.flush()
        self._text.detach()


class _Json:
    """An array, one line per game."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._before = b"[\n"

    def write(self, record: GameRecord) -> None:
        self._file.write(self._before + msgspec.json.encode(record))
        self._before = b",\n"

    def finish(self) -> None:
        self._file.write(b"\n]\n")


class _Parquet:
    """Row groups, so that memory stays flat here and for whoever reads them."""

    def __init__(self, file: BinaryIO) -> None:
        try:
            import pyarrow
            from pyarrow import parquet
        except ImportError:
            raise BadSetup("a .parquet file needs pyarrow: pip install 'kubik[parquet]'") from None
        seats = pyarrow.list_(pyarrow.int8())
        self._schema = pyarrow.schema(
            {
                "index": pyarrow.int64(),
                "seed": pyarrow.string(),
                "bots": pyarrow.list_(pyarrow.string()),
                "winners": seats,
                "places": seats,
                "decisions": pyarrow.int32(),
                "turns": pyarrow.int32(),
                "stopped": pyarrow.bool_(),
                "scores": pyarrow.list_(pyarrow.int32()),
            }
        )
        self._table_of = pyarrow.Table.from_pylist
        self._writer = parquet.ParquetWriter(file, self._schema)
        self._rows: list[dict[str, Any]] = []

    def write(self, record: GameRecord) -> None:
        self._rows.append(asdict(record))
        if len(self._rows) == ROW_GROUP:
            self._write_rows()

    def _write_rows(self) -> None:
        self._writer.write_table(self._table_of(self._rows, schema=self._schema))
        self._rows.clear()

    def finish(self) -> None:
        if self._rows:
            self._write_rows()
        self._writer.close()


_FORMATS: Final[dict[str, type[_Format]]] = {".csv": _Csv, ".json": _Json, ".parquet": _Parquet}
