"""What holds for the faces of a blessing: whose dice they are of, and what becomes of what they give."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from kubik.games.dice_forge.content import NOTHING, Bundle


class Blessing(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """What holds for all faces that are applied together."""

    own: bool = False
    """With own dice: the zones of loyalty count (A24)."""
    repeatable: bool = False
    """A Cerberus token may follow (A29)."""
    lost: bool = False
    """What the faces give is lost instead (Minotaur)."""
    quiet: bool = False
    """Faces of misfortune do not call their owner again."""
    oracle: bool = False
    """The Oracle watches whether ancient shards or loyalty are given."""
    glory_for: Bundle = NOTHING
    """The glory that each of a resource may become instead of being stored (Cyclops, Sentinel)."""


OWN_DICE: Final = Blessing(own=True, repeatable=True)
BORROWED: Final = Blessing()
"""Faces of dice that were not rolled for an own blessing."""
LOST: Final = Blessing(lost=True)
