"""What is in the boxes, compared with figures written down here by hand (DF-016 to DF-020, DF-026 to DF-032)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from msgspec import to_builtins

from kubik.games.dice_forge import GAME
from kubik.games.dice_forge.content import (
    CELLS,
    COLOURS,
    COST,
    FACE,
    FACES,
    FEATS,
    FIGURES,
    GROVES,
    POOLS,
    SEATS,
    SETUPS,
    SLOTS,
    TRACK,
    TREASURES,
    Face,
    Feat,
    Gains,
    Pool,
    Turn,
)
from kubik.games.dice_forge.effects import read as read_effects
from kubik.kernel.content import Contents, content_hash
from kubik.kernel.errors import BadContent
from tests.dice_forge.table import rule, table

FEAT_TABLE: Final = """
blacksmiths_hammer      default    M1  0  immediate
twins                   rebellion  M1  2  automatic
blacksmiths_scepter     rebellion  M1  2  immediate
blacksmiths_chest       default    M2  2  immediate
companion               rebellion  M2  2  immediate reinforcement
memory                  titans     M2  2  immediate automatic
silver_hind             default    M3  2  reinforcement
great_bear              alternate  M3  2  automatic
moon_golem              goddess    M3  2  immediate
oracle                  titans     M3  0  reinforcement
satyrs                  default    M4  6  immediate
tenacious_boar          alternate  M4  4  immediate automatic
wind                    rebellion  M4  6  immediate
celestial_die           rebellion  M4  6  immediate
ferryman                default    M5  12
cerberus                alternate  M5  6  immediate
mists                   rebellion  M5  6  immediate
ancestor                rebellion  M5  6  immediate
helmet_of_invisibility  default    M6  4  immediate
great_golem             goddess    M6  8  immediate
chaos                   titans     M6  8  immediate
cancer                  default    M7  8  immediate
sentinel                alternate  M7  6  immediate
right_hand              rebellion  M7  10 immediate
eternal_night           rebellion  M7  8  immediate
hydra                   default    M8  26
typhon                  alternate  M8  16 immediate
first_titan             rebellion  M8  20 immediate
goddess                 rebellion  M8  18 immediate
elder                   default    F1  0  reinforcement
tree                    rebellion  F1  2  reinforcement
merchant                rebellion  F1  2  reinforcement
wild_spirits            default    F2  2  immediate
wood_nymph              rebellion  F2  2  immediate
dogged                  titans     F2  2  immediate
guardians_owl           default    F3  4  reinforcement
celestial_ship          alternate  F3  4  immediate
sun_golem               goddess    F3  4  immediate
guardian                titans     F3  4  reinforcement
minotaur                default    F4  8  immediate
guardians_shield        alternate  F4  6  immediate
light                   rebellion  F4  8  reinforcement
time_golem              goddess    F4  4  immediate
gorgon                  default    F5  14
triton                  alternate  F5  8  immediate
goldsmith               rebellion  F5  4  immediate
omniscient              rebellion  F5  8  immediate
mirror_of_the_abyss     default    F6  10 immediate
abyssal_trident         rebellion  F6  12 immediate
mirror_of_misfortune    titans     F6  10 immediate automatic
sphinx                  default    F7  10 immediate
cyclops                 alternate  F7  8  immediate
eternal_fire            rebellion  F7  10 immediate
left_hand               rebellion  F7  8  immediate
"""
"""Feat, set, slot, printed glory, and when it acts."""

PLAIN: Final = {
    "gold_1": "1 gold",
    "gold_3": "3 gold",
    "gold_4": "4 gold",
    "gold_6": "6 gold",
    "sun_1": "1 sun",
    "sun_2": "2 sun",
    "moon_1": "1 moon",
    "moon_2": "2 moon",
    "glory_2": "2 glory",
    "glory_3": "3 glory",
    "glory_4": "4 glory",
    "glory_1_sun_1": "1 sun 1 glory",
    "gold_2_moon_1": "2 gold 1 moon",
    "glory_2_moon_2": "2 moon 2 glory",
    "gold_1_sun_1_moon_1_glory_1": "1 gold 1 sun 1 moon 1 glory",
    "gold_1_or_sun_1_or_moon_1": "1 gold / 1 sun / 1 moon",
    "gold_3_or_glory_2": "3 gold / 2 glory",
    "gold_2_or_sun_2_or_moon_2": "2 gold / 2 sun / 2 moon",
    "ancient_1": "1 ancient",
    "loyalty_1_glory_1": "1 glory 1 loyalty",
    "gold_3_ancient_1": "3 gold 1 ancient",
    "gold_2_loyalty_1_glory_1": "2 gold 1 glory 1 loyalty",
}
SPECIAL: Final = [
    *("mirror", "times3", "ship", "golem_moon", "golem_sun"),
    *("shield_red", "shield_green", "shield_yellow", "shield_blue"),
    *("boar_red", "boar_green", "boar_yellow", "boar_blue"),
    *("misfortune_red", "misfortune_green", "misfortune_yellow", "misfortune_blue"),
    *("chaos_red", "chaos_green", "chaos_yellow", "chaos_blue"),
]


def printed(face: Face) -> str:
    return " / ".join(" ".join(f"{n} {name}" for name, n in to_builtins(gains).items()) for gains in face.gives)


def acts(feat: Feat) -> list[str]:
    kinds = (("immediate", feat.now), ("reinforcement", feat.each_turn), ("automatic", feat.always))
    return [name for name, effects in kinds if effects]


# --- how much there is ------------------------------------------------------------------------------------------------


@rule("DF-016")
def test_the_base_box_holds_24_feat_sets() -> None:
    sets = Counter(feat.set for feat in FEATS)
    assert (sets["default"], sets["alternate"]) == (15, 9)
    assert 4 * (15 + 9) == 96  # one card of each set for each of four players
    assert set(GAME.start(4, seed=1).table.stacks) == {4}


@rule("DF-016")
def test_the_temple_holds_40_faces_in_the_sanctuary_and_20_in_the_gardens() -> None:
    sanctuary = [sum(pool.faces.values()) for pool in POOLS]
    gardens = [sum(grove.faces.values()) for grove in GROVES if grove.where == "gardens"]
    assert (sanctuary, gardens) == ([4] * 10, [4] * 5)


@rule("DF-016")
def test_four_players_begin_with_48_faces() -> None:
    assert sum(len(player.dice) for player in GAME.start(4, seed=1).table.players) == 48


@rule("DF-017")
def test_the_expansion_holds_30_feat_sets_of_4_cards() -> None:
    sets = Counter(feat.set for feat in FEATS)
    assert (sets["rebellion"], sets["goddess"], sets["titans"]) == (20, 4, 6)
    assert [4 * sets[name] for name in ("rebellion", "goddess", "titans")] == [80, 16, 24]
    assert len(FEATS) == 54


@rule("DF-018")
def test_the_expansion_holds_20_forest_faces_and_12_extra_starting_faces() -> None:
    forest = {grove.id: sum(grove.faces.values()) for grove in GROVES if grove.where == "forest"}
    assert forest == {"misfortune": 4, "golem_sun": 4, "dogged": 4, "golem_moon": 4, "chaos": 4}
    base = Counter(GAME.start(4, seed=1).rules.dice)
    extra = [Counter(GAME.start(4, seed=1, module=module).rules.dice) - base for module in ("goddess", "titans")]
    assert sorted(FACES[face].id for faces in extra for face in faces.elements()) == [
        "ancient_1",
        "golem_moon",
        "loyalty_1_glory_1",
    ]
    assert 4 * 3 == 12  # one each for four players


@rule("DF-019")
def test_memories_are_two_of_each_colour() -> None:
    assert (SEATS, len(COLOURS)) == (4, 4)
    game = table(module="titans").mine(moon=1, sun=2)
    game.choose("feat:memory", "memory:rebellion:1", "memory:loyalty:2")
    assert (len(game.me.memories), game.ask) == (2, "extra")


@rule("DF-019")
def test_every_player_has_one_golem_or_one_loyalty_token_and_a_reserve_for_ancient_shards() -> None:
    for module, cell in (("goddess", 1), ("titans", 16)):
        players = GAME.start(4, chance=lambda position, n: 0, module=module).table.players
        assert [player.cell for player in players] == [cell] * 4
        assert [player.reserve[4] for player in players] == [0] * 4


@rule("DF-019")
def test_the_three_treasures_have_two_sides() -> None:
    sides = {treasure.id: (to_builtins(treasure.first), to_builtins(treasure.later)) for treasure in TREASURES}
    assert sides == {
        "sun": ({"sun": 4}, {"sun": 1}),
        "moon": ({"moon": 4}, {"moon": 1}),
        "glory": ({"glory": 10}, {"glory": 2}),
    }


@rule("DF-019")
def test_the_event_board_has_a_maze_of_36_cells_and_a_track_of_31() -> None:
    assert (len(CELLS), len(TRACK)) == (36, 31)


@rule("DF-019")
def test_the_celestial_die_has_six_faces() -> None:
    game = table(feats="celestial_die").mine(moon=3, sun=2)
    asked: list[int] = []

    def chance(position: int, n: int) -> int:
        asked.append(n)
        return 1

    game.state.chance = chance
    game.choose("feat:celestial_die")
    assert asked == [6]


@rule("DF-020")
def test_a_game_starts_the_same_however_the_last_one_was_put_away() -> None:
    def opening() -> bytes:
        return GAME.start(3, seed=5, module="titans", setup="random").save()

    before = opening()
    random = Random(1)
    state = GAME.start(3, seed=5, module="titans", setup="random")
    while state.decision:
        state.choose(random.choice(state.decision.options))
    assert opening() == before


# --- feats ------------------------------------------------------------------------------------------------------------


@rule("DF-004", "DF-014")
def test_set_slot_glory_and_kind_of_every_feat() -> None:
    by_hand = {line.split()[0]: line.split()[1:] for line in FEAT_TABLE.strip().splitlines()}
    assert {feat.id: [feat.set, feat.slot, str(feat.glory), *acts(feat)] for feat in FEATS} == by_hand


@rule("DF-031", "DF-032")
def test_island_and_cost_of_every_slot() -> None:
    assert {slot.id: (slot.island, slot.sun, slot.moon) for slot in SLOTS} == {
        "M1": (1, 0, 1),
        "M2": (1, 0, 1),
        "M3": (2, 0, 2),
        "M4": (2, 0, 3),
        "M5": (3, 0, 4),
        "M6": (3, 0, 5),
        "M7": (4, 0, 6),
        "M8": (4, 5, 5),
        "F7": (4, 6, 0),
        "F6": (5, 5, 0),
        "F5": (5, 4, 0),
        "F4": (6, 3, 0),
        "F3": (6, 2, 0),
        "F2": (7, 1, 0),
        "F1": (7, 1, 0),
    }


def test_every_set_up_names_a_feat_for_every_slot() -> None:
    slot_of = {feat.id: feat.slot for feat in FEATS}
    for setup in SETUPS:
        assert {slot: slot_of[feat] for slot, feat in setup.slots.items()} == {slot.id: slot.id for slot in SLOTS}


def test_every_feat_has_a_name_in_both_languages_and_no_two_have_the_same() -> None:
    for names in ([feat.en for feat in FEATS], [feat.ru for feat in FEATS]):
        assert all(names)
        assert len(set(names)) == 54


# --- faces ------------------------------------------------------------------------------------------------------------


def test_what_every_plain_face_gives() -> None:
    assert {face.id: printed(face) for face in FACES if face.kind == "plain"} == PLAIN
    assert sorted(face.id for face in FACES if face.kind != "plain") == sorted(SPECIAL)


@rule("DF-073")
def test_the_two_halves_of_the_shields() -> None:
    shields = [face for face in FACES if face.id.startswith("shield")]
    assert {face.id: (printed(face), face.other, to_builtins(face.then)) for face in shields} == {
        "shield_red": ("2 sun", "sun", {"glory": 5}),
        "shield_blue": ("2 moon", "moon", {"glory": 5}),
        "shield_yellow": ("3 gold", "gold", {"glory": 5}),
        "shield_green": ("3 glory", "glory", {"glory": 5}),
    }


@rule("DF-075")
def test_what_a_boar_gives_its_bearer_and_the_owner_of_its_card() -> None:
    for face in FACES:
        if face.kind == "boar":
            assert printed(face) == "1 sun / 1 moon"
            assert face.owner == (Gains(sun=1), Gains(moon=1), Gains(glory=3))


@rule("DF-077")
def test_the_faces_that_show_glory() -> None:
    assert {face.id for face in FACES if face.shows_glory} == {
        *("glory_2", "glory_3", "glory_4", "glory_1_sun_1", "gold_3_or_glory_2", "glory_2_moon_2"),
        "gold_1_sun_1_moon_1_glory_1",
        *("shield_red", "shield_green", "shield_yellow", "shield_blue"),
        *("chaos_red", "chaos_green", "chaos_yellow", "chaos_blue"),
        *("loyalty_1_glory_1", "gold_2_loyalty_1_glory_1"),
    }


# --- the temple -------------------------------------------------------------------------------------------------------


@rule("DF-026")
def test_the_pools_of_one_kind() -> None:
    assert {(pool.id, pool.cost): pool.faces for pool in POOLS if len(pool.faces) == 1} == {
        ("P1", 2): {"gold_3": 4},
        ("P2", 2): {"moon_1": 4},
        ("P3", 3): {"gold_4": 4},
        ("P4", 3): {"sun_1": 4},
        ("P6", 5): {"gold_3_or_glory_2": 4},
        ("P7", 6): {"moon_2": 4},
        ("P8", 8): {"sun_2": 4},
        ("P9", 8): {"glory_3": 4},
    }


@rule("DF-027", "DF-028")
def test_the_mixed_pools() -> None:
    mixed = {pool.id: (pool.cost, pool.faces) for pool in POOLS if len(pool.faces) > 1}
    cheap = ["gold_6", "gold_1_or_sun_1_or_moon_1", "glory_1_sun_1", "gold_2_moon_1"]
    dear = ["glory_4", "glory_2_moon_2", "gold_2_or_sun_2_or_moon_2", "gold_1_sun_1_moon_1_glory_1"]
    assert mixed == {"P5": (4, dict.fromkeys(cheap, 1)), "P10": (12, dict.fromkeys(dear, 1))}


@rule("DF-030")
def test_the_gardens() -> None:
    colours = ("red", "green", "yellow", "blue")
    assert {grove.feat: grove.faces for grove in GROVES if grove.where == "gardens"} == {
        "mirror_of_the_abyss": {"mirror": 4},
        "helmet_of_invisibility": {"times3": 4},
        "celestial_ship": {"ship": 4},
        "guardians_shield": {f"shield_{colour}": 1 for colour in colours},
        "tenacious_boar": {f"boar_{colour}": 1 for colour in colours},
    }


def test_only_faces_of_the_sanctuary_have_a_price() -> None:
    sold = {name for pool in POOLS for name in pool.faces}
    assert {face.id for face in FACES if COST[FACE[face.id]]} == sold


# --- reading ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[[pond]]\nid = 'P1'", "unknown table 'pond'"),
        ("[[pool]]\nid = 'P1'\ncost = 0\nfaces = { gold_3 = 4 }\norigin = 'public'", "cost"),
        ("[[pool]]\nid = 'P1'\nprice = 2\nfaces = { gold_3 = 4 }\norigin = 'public'", "price"),
    ],
)
def test_a_fault_in_a_content_file_is_named(tmp_path: Path, text: str, says: str) -> None:
    (tmp_path / "temple.toml").write_text(text, encoding="utf-8")
    contents = Contents("dice_forge", tmp_path, "temple")
    contents.entries("pool", Pool)
    with pytest.raises(BadContent, match=rf"temple\.toml.*{says}"):
        contents.close()


def test_a_fault_in_a_table_of_figures_is_named(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text(
        "[turn]\nopening_gold = [3]\nextra_action = 0\norigin = 'public'", encoding="utf-8"
    )
    with pytest.raises(BadContent, match=r"rules\.toml: turn: .*extra_action"):
        Contents("dice_forge", tmp_path, "rules").table("turn", Turn)


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ({"do": "nap"}, "Invalid value 'nap'"),
        ({"do": "hammer", "phase": 15}, "glory"),
        ({"do": "hammer", "phase": 0, "glory": [10]}, "phase"),
        ({"do": "golem", "n": 1, "cell": 2}, "unknown field `cell`"),
        ({"do": "choose", "one_of": [{"gold": 1}, {}]}, "nothing in it"),
        ({"do": "choose", "one_of": [{"gold": 1}, {"sun": 0}]}, "sun"),
        ({"do": "take_face", "grove": "cave"}, "no grove 'cave'"),
    ],
)
def test_a_fault_in_an_effect_is_named(word: dict[str, Any], says: str) -> None:
    with pytest.raises(BadContent, match=f"feat elder: .*{says}"):
        read_effects("feat elder", (word,))


@rule("DF-022", "DF-023", "DF-025", "DF-046", "DF-156", "DF-180")
def test_the_figures_of_the_rules_belong_to_the_fingerprint_of_the_content() -> None:
    players, reserves, dice, turn = FIGURES[1]
    assert [tuple(figures.values()) for figures in players] == [(2, 9, 2, 2), (3, 10, 1, 4), (4, 9, 1, 4)]
    assert [tuple(figures.values()) for figures in reserves] == [("gold", 12), ("sun", 6), ("moon", 6), ("ancient", 6)]
    assert [tuple(figures.values()) for figures in dice] == [
        ("base", {"gold_1": 5, "sun_1": 1}, {"gold_1": 4, "moon_1": 1, "glory_2": 1}),
        ("goddess", {"gold_1": 5, "sun_1": 1}, {"gold_1": 4, "golem_moon": 1, "glory_2": 1}),
        ("titans", {"gold_1": 5, "ancient_1": 1}, {"gold_1": 4, "moon_1": 1, "loyalty_1_glory_1": 1}),
    ]
    assert turn == {"opening_gold": [3, 2, 1, 0], "extra_action": 2}
    assert GAME.content == content_hash(FIGURES)
