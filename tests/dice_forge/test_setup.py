"""Players, modules, feats and the table before the first turn (DF-001 to DF-008, DF-021 to DF-035)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

import pytest

import kubik
from kubik.games.dice_forge import GAME
from kubik.games.dice_forge.blessing import Divine
from kubik.games.dice_forge.content import FACES, FEAT, FEATS, GROVES, ISLAND, POOLS, SLOTS
from kubik.games.dice_forge.islands import Card
from kubik.games.dice_forge.setups import State
from kubik.games.dice_forge.state import DIE, Table
from kubik.kernel.errors import BadSetup, NotAsked
from kubik.kernel.event import Event
from tests.dice_forge.table import rule, table

INTRODUCTORY: Final = {
    "M1": "blacksmiths_hammer",
    "M2": "blacksmiths_chest",
    "M3": "silver_hind",
    "M4": "satyrs",
    "M5": "ferryman",
    "M6": "helmet_of_invisibility",
    "M7": "cancer",
    "M8": "hydra",
    "F1": "elder",
    "F2": "wild_spirits",
    "F3": "guardians_owl",
    "F4": "minotaur",
    "F5": "gorgon",
    "F6": "mirror_of_the_abyss",
    "F7": "sphinx",
}
ALTERNATES: Final = {
    "M3": "great_bear",
    "M4": "tenacious_boar",
    "M5": "cerberus",
    "M7": "sentinel",
    "M8": "typhon",
    "F3": "celestial_ship",
    "F4": "guardians_shield",
    "F5": "triton",
    "F7": "cyclops",
}
REBELLION: Final = {
    "M1": ("twins", "blacksmiths_scepter"),
    "M2": ("companion",),
    "M4": ("wind", "celestial_die"),
    "M5": ("mists", "ancestor"),
    "M7": ("right_hand", "eternal_night"),
    "M8": ("first_titan", "goddess"),
    "F1": ("tree", "merchant"),
    "F2": ("wood_nymph",),
    "F4": ("light",),
    "F5": ("goldsmith", "omniscient"),
    "F6": ("abyssal_trident",),
    "F7": ("eternal_fire", "left_hand"),
}
GODDESS: Final = {"M3": "moon_golem", "M6": "great_golem", "F3": "sun_golem", "F4": "time_golem"}
TITANS: Final = {
    "M2": "memory",
    "M3": "oracle",
    "M6": "chaos",
    "F2": "dogged",
    "F3": "guardian",
    "F6": "mirror_of_misfortune",
}
MODULES: Final = {None: {}, "goddess": GODDESS, "titans": TITANS}
MODULE_OF_SLOT: Final = [(module, slot) for module, feats in MODULES.items() for slot in feats]


def start(players: int = 2, **options: Any) -> State:
    return GAME.start(players, seed=options.pop("seed", 1), **options)


def slots(state: State) -> dict[str, str]:
    """The feat in each slot."""
    return {SLOTS[number].id: FEATS[feat].id for number, feat in enumerate(state.table.feats)}


def left(state: State) -> dict[str, int]:
    """The faces that lie in temple and forest."""
    return {face.id: n for face, n in zip(FACES, state.table.stock, strict=True) if n}


def play_at_random(state: State, seed: int, choices: int) -> None:
    random = Random(seed)
    for _ in range(choices):
        if state.decision:
            state.choose(random.choice(state.decision.options))


# --- players and winning ----------------------------------------------------------------------------------------------


@rule("DF-001")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int) -> None:
    assert len(start(players).table.players) == players


@rule("DF-001")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_or_more_do_not(players: int) -> None:
    with pytest.raises(BadSetup, match=f"2 to 4 players, not {players}"):
        start(players)


@rule("DF-001")
def test_the_highest_final_total_wins() -> None:
    game = table(3).mine(glory=30).theirs(glory=10, feats="hydra").player(2, glory=35)
    result = game.ends()
    assert (result.winners, result.places, result.sheet["total"]) == ((1,), (3, 1, 2), (30, 36, 35))


def test_a_tie_is_shared() -> None:
    """A16."""
    result = table(3).mine(glory=12).theirs(feats="ferryman", gold=9).player(2, glory=11).ends()
    assert (result.winners, result.places) == ((0, 1), (1, 1, 3))


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ({"discard": [0, 0]}, {"discard": [0], "feats": "elder"}, 0),
        ({"feats": "elder"}, {"gold": 9, "sun": 3}, 0),
        ({"gold": 2, "sun": 1}, {"moon": 4}, 1),
        ({"gold": 2}, {"sun": 2}, 0),
    ],
    ids=["forged faces", "feats", "resources", "earlier turn"],
)
def test_or_it_goes_down_the_ladder(mine: dict[str, Any], theirs: dict[str, Any], winner: int) -> None:
    """A16, the other reading."""
    assert table(tie="ladder").mine(**mine).theirs(**theirs).ends().winners == (winner,)
    assert table().mine(**mine).theirs(**theirs).ends().winners == (0, 1)


# --- the expansion and its modules ------------------------------------------------------------------------------------


@rule("DF-002")
@pytest.mark.parametrize("module", ["goddess", "titans"])
def test_with_a_module_the_base_game_stays_as_it_is(module: str) -> None:
    base, state = start(3, first=0), start(3, first=0, module=module)
    assert state.rules.figures == base.rules.figures
    assert [player.caps for player in state.table.players] == [player.caps for player in base.table.players]
    assert {name: left(state)[name] for name in left(base)} == left(base)
    game = table(module=module).mine(gold=12, sun=2).choose("buy:sun_2", "replace:light:gold_1")
    assert (game.me.gold, game.me.up[0], game.ask) == (4, "sun_2", "offering")


@rule("DF-003")
@pytest.mark.parametrize("module", [None, "goddess", "titans"])
@pytest.mark.parametrize(("slot", "feat"), [(slot, feat) for slot, feats in REBELLION.items() for feat in feats])
def test_the_alternates_of_the_expansion_go_with_either_module_or_none(
    slot: str, feat: str, module: str | None
) -> None:
    if slot in MODULES[module]:
        with pytest.raises(BadSetup, match=f"slot {slot} belongs to {MODULES[module][slot]}"):
            start(module=module, feats=[feat])
    else:
        assert slots(start(module=module, feats=[feat]))[slot] == feat


@rule("DF-003")
def test_they_are_mixed_freely_with_base_sets() -> None:
    assert sum(map(len, REBELLION.values())) == 20
    feats = ["twins", "great_bear", "wind", "sentinel", "goddess", "elder", "light", "triton"]
    chosen = {feat.slot: feat.id for feat in FEATS if feat.id in feats}
    assert slots(start(feats=feats)) == INTRODUCTORY | chosen


@rule("DF-004")
@pytest.mark.parametrize(
    "feat", [feat for feat in FEATS if feat.set not in ("goddess", "titans")], ids=lambda feat: feat.id
)
def test_a_feat_replaces_only_the_one_in_its_own_slot(feat: Any) -> None:
    assert slots(start(feats=[feat.id])) == INTRODUCTORY | {feat.slot: feat.id}


@rule("DF-004")
def test_two_feats_cannot_lie_in_one_slot() -> None:
    with pytest.raises(BadSetup, match="twins and blacksmiths_scepter both belong into slot M1"):
        start(feats=["twins", "hydra", "blacksmiths_scepter"])
    with pytest.raises(BadSetup, match="both belong into slot M8"):
        start(feats=["hydra", "hydra"])


@rule("DF-005")
@pytest.mark.parametrize("module", ["goddess", "titans"])
@pytest.mark.parametrize("setup", [None, "introductory", "alternates", "versatility", "random"])
def test_all_feats_of_a_module_are_used_together(module: str, setup: str | None) -> None:
    found = slots(start(module=module, setup=setup))
    assert MODULES[module].items() <= found.items()
    assert len([feat for feat in FEATS if feat.set == module]) == len(MODULES[module])


@rule("DF-005")
@pytest.mark.parametrize(("module", "slot"), MODULE_OF_SLOT)
def test_a_feat_of_a_module_cannot_be_replaced(module: str, slot: str) -> None:
    with pytest.raises(BadSetup, match=f"slot {slot} belongs to {MODULES[module][slot]} of the module {module}"):
        start(module=module, feats=[INTRODUCTORY[slot]])


@rule("DF-005")
@pytest.mark.parametrize(("module", "slot"), MODULE_OF_SLOT)
def test_a_feat_of_a_module_is_not_used_without_it(module: str, slot: str) -> None:
    feat = MODULES[module][slot]
    assert slots(start(module=module, feats=[feat]))[slot] == feat
    for other in {None, "goddess", "titans"} - {module}:
        with pytest.raises(BadSetup, match=f"{feat} belongs to the module {module}, which is not played"):
            start(module=other, feats=[feat])


@rule("DF-005")
@pytest.mark.parametrize("module", [None, "goddess", "titans"])
def test_faces_of_a_module_are_there_only_with_it(module: str | None) -> None:
    faces = {
        None: set[str](),
        "goddess": {"golem_moon", "golem_sun"},
        "titans": {
            *("gold_3_ancient_1", "gold_2_loyalty_1_glory_1"),
            *(f"{kind}_{colour}" for kind in ("misfortune", "chaos") for colour in ("red", "green", "yellow", "blue")),
        },
    }
    state = start(3, module=module)
    assert set(left(state)) - set(left(start(3))) == faces[module]
    assert bool(state.table.halls) == (module == "goddess")


@rule("DF-006")
@pytest.mark.parametrize(("module", "setup"), [("goddess", "titans"), ("titans", "goddess")])
def test_the_modules_are_never_played_together(module: str, setup: str) -> None:
    with pytest.raises(
        BadSetup, match=f"setup {setup} belongs to the module {setup}, which cannot be played with {module}"
    ):
        start(module=module, setup=setup)
    with pytest.raises(BadSetup, match="setting module"):
        start(module="goddess,titans")


@rule("DF-006")
@pytest.mark.parametrize("module", ["goddess", "titans"])
def test_the_set_up_of_a_module_means_the_module(module: str) -> None:
    assert start(setup=module).rules.module == start(module=module).rules.module == module
    assert slots(start(setup=module)) == slots(start(module=module))


@rule("DF-007")
def test_what_was_chosen_or_drawn_before_the_start_stays() -> None:
    state = start(3, setup="random", module="titans")
    before = slots(state)
    play_at_random(state, 1, 400)
    assert (slots(state), state.rules.module) == (before, "titans")


@rule("DF-008")
def test_the_active_player_is_the_one_whose_turn_it_is() -> None:
    game = table(3)
    game.state.chance = lambda position, n: 0
    for seat in (0, 1, 2, 0):
        assert (game.state.table.turn, game.asked) == (seat, seat)
        game.choose("pass")
    assert [name for name in Table.__struct_fields__ if "active" in name or "token" in name] == []


# --- refusals of set-ups ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"feats": ["pegasus"]}, "there is no feat 'pegasus'"),
        ({"feats": ["Hydra"]}, "there is no feat 'Hydra'"),
        ({"setup": "everything"}, "setting setup.*introductory"),
        ({"module": "golems"}, "setting module.*goddess, titans"),
        ({"first": 2}, "there is no seat 2, the seats are 0 to 1"),
        ({"first": -1}, "there is no seat -1"),
        ({"colours": ["red"]}, "2 different ones are needed for 2 players"),
        ({"colours": ["red", "red"]}, "2 different ones are needed for 2 players"),
        ({"colours": ["red", "black"]}, "setting colours"),
        ({"tie": "duel"}, "setting tie.*shared, ladder"),
        ({"dragons": True}, "no setting 'dragons'"),
    ],
    ids=str,
)
def test_what_does_not_fit_is_refused_with_the_reason(options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        start(2, **options)


def test_only_the_seat_that_is_asked_chooses() -> None:
    state = start(2, first=0)
    with pytest.raises(NotAsked, match="seat 1 is not asked"):
        state.choose("pass", 1)
    with pytest.raises(NotAsked, match="there is no seat 2"):
        state.seat(2)
    assert [refusal.reason for refusal in state.refusals(1)] == ["not_your_turn"]


# --- the base set-up --------------------------------------------------------------------------------------------------


@rule("DF-021")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_15_slots_hold_as_many_cards_as_there_are_players(players: int) -> None:
    assert start(players).table.stacks == [players] * 15


@rule("DF-DX-23")
def test_with_3_players_there_are_stacks_of_3_and_the_whole_sanctuary() -> None:
    state = start(3, first=0)
    sold = {name for pool in POOLS for name in pool.faces}
    assert state.table.stacks == [3] * 15
    assert sum(n for name, n in left(state).items() if name in sold) == 40
    assert state.rules.figures.rounds == 10


@rule("DF-022")
@pytest.mark.parametrize(("players", "rounds"), [(2, 9), (3, 10), (4, 9)])
def test_the_number_of_rounds(players: int, rounds: int) -> None:
    events: list[Event] = []
    state = kubik.game("dice_forge").start(players, chance=lambda position, n: 0, listener=events.append)
    for _ in range(rounds * players):
        state.choose("pass")
    assert state.decision is None
    begun = [event.facts["round"] for event in events if event.kind == "begins_turn"]
    assert begun == [round for round in range(1, rounds + 1) for _ in range(players)]


@rule("DF-023")
@pytest.mark.parametrize(
    ("players", "first", "gold"),
    [(2, 0, [3, 2]), (2, 1, [2, 3]), (3, 0, [3, 2, 1]), (3, 2, [2, 1, 3]), (4, 0, [3, 2, 1, 0]), (4, 1, [0, 3, 2, 1])],
)
def test_the_opening_gold_goes_by_turn_order(players: int, first: int, gold: list[int]) -> None:
    # Before the first player is asked, step 1 is carried out: everybody rolls 1 gold and 2 glory, two players twice.
    state = GAME.start(players, first=first, chance=lambda position, n: 5 * (n - 1) // 35 if n % 36 == 0 else 0)
    rolls = 2 if players == 2 else 1
    assert [player.reserve[0] - rolls for player in state.table.players] == gold
    assert [player.reserve[1:] for player in state.table.players] == [[0, 0, 2 * rolls, 0]] * players


@rule("DF-024")
def test_every_hero_begins_on_the_starting_portal() -> None:
    assert [player.island for player in start(4).table.players] == [0] * 4


@rule("DF-025")
def test_the_starting_dice() -> None:
    for player in start(4).table.players:
        faces = [FACES[face].id for face in player.dice]
        assert Counter(faces[:DIE]) == {"gold_1": 5, "sun_1": 1}
        assert Counter(faces[DIE:]) == {"gold_1": 4, "moon_1": 1, "glory_2": 1}


@rule("DF-025")
@pytest.mark.parametrize(
    ("one", "other"),
    [("gold_4", "glory_3"), ("times3", "moon_2"), ("shield_red", "sun_1"), ("shield_blue", "gold_1")],
)
def test_on_which_die_a_face_is_makes_no_difference(one: str, other: str) -> None:
    reserves = []
    for light, dark in ((one, other), (other, one)):
        game = table().mine(light=light, dark=dark).dice(0, f"{light} {dark}").does(Divine(0))
        reserves.append(game.me.reserve)
    assert reserves[0] == reserves[1]


@rule("DF-026", "DF-027", "DF-028")
@pytest.mark.parametrize("players", [3, 4])
def test_with_3_or_4_players_every_pool_is_full(players: int) -> None:
    stock = left(start(players))
    for pool in POOLS:
        assert {name: stock[name] for name in pool.faces} == pool.faces


@rule("DF-029")
def test_with_2_players_chance_removes_half_of_each_pool() -> None:
    seen: dict[str, set[tuple[str, ...]]] = {}
    for seed in range(200):
        stock = left(start(2, seed=seed))
        for pool in POOLS:
            assert sum(stock.get(name, 0) for name in pool.faces) == 2
            seen.setdefault(pool.id, set()).add(tuple(name for name in pool.faces if name in stock))
    # Two of four different faces: six ways, and every one comes up.
    assert {name: len(ways) for name, ways in seen.items()} == dict.fromkeys(seen, 1) | {"P5": 6, "P10": 6}


@rule("DF-029")
def test_with_2_players_the_gardens_are_full() -> None:
    stock = left(start(2))
    for grove in GROVES:
        if grove.where == "gardens":
            assert {name: stock[name] for name in grove.faces} == grove.faces


def test_it_can_be_agreed_that_6_gold_is_among_the_faces_removed() -> None:
    for seed in range(30):
        stock = left(start(2, seed=seed, remove_gold_6=True))
        assert "gold_6" not in stock
        assert sum(stock.get(name, 0) for name in POOLS[4].faces) == 2
    assert "gold_6" in left(start(3, remove_gold_6=True))


@rule("DF-030")
def test_garden_faces_are_not_for_sale() -> None:
    game = table(4).mine(gold=12)
    sold = {key for key in game.options() if key.startswith("buy")}
    assert sold == {f"buy:{name}" for pool in POOLS for name in pool.faces}
    colours = ("red", "green", "yellow", "blue")
    gardens = ["mirror", "times3", "ship", *(f"{kind}_{colour}" for kind in ("shield", "boar") for colour in colours)]
    assert [left(game.state)[name] for name in gardens] == [4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1]


COSTS: Final = {
    "blacksmiths_hammer": (0, 1),
    "blacksmiths_chest": (0, 1),
    "silver_hind": (0, 2),
    "satyrs": (0, 3),
    "ferryman": (0, 4),
    "helmet_of_invisibility": (0, 5),
    "cancer": (0, 6),
    "hydra": (5, 5),
    "elder": (1, 0),
    "wild_spirits": (1, 0),
    "guardians_owl": (2, 0),
    "minotaur": (3, 0),
    "gorgon": (4, 0),
    "mirror_of_the_abyss": (5, 0),
    "sphinx": (6, 0),
}


@rule("DF-031")
@pytest.mark.parametrize(("feat", "sun", "moon"), [(feat, *cost) for feat, cost in COSTS.items()])
def test_what_each_slot_costs(feat: str, sun: int, moon: int) -> None:
    assert f"feat:{feat}" in table().mine(sun=sun, moon=moon).options()
    if sun:
        assert f"feat:{feat}" not in table().mine(sun=sun - 1, moon=6).options()
    if moon:
        assert f"feat:{feat}" not in table().mine(sun=6, moon=moon - 1).options()


@rule("DF-032")
@pytest.mark.parametrize(
    ("island", "feats"),
    [
        (1, {"blacksmiths_hammer", "blacksmiths_chest"}),
        (2, {"silver_hind", "satyrs"}),
        (3, {"ferryman", "helmet_of_invisibility"}),
        (4, {"cancer", "hydra", "sphinx"}),
        (5, {"gorgon", "mirror_of_the_abyss"}),
        (6, {"guardians_owl", "minotaur"}),
        (7, {"elder", "wild_spirits"}),
    ],
)
def test_which_feats_lie_on_which_island(island: int, feats: set[str]) -> None:
    game = table()
    assert {FEATS[feat].id for feat in game.state.table.feats if ISLAND[feat] == island} == feats


@rule("DF-033")
def test_the_introductory_set() -> None:
    assert slots(start()) == slots(start(setup="introductory")) == INTRODUCTORY


@rule("DF-034")
@pytest.mark.parametrize("count", range(1, 10))
def test_one_to_nine_slots_may_hold_base_alternates(count: int) -> None:
    chosen = dict(list(ALTERNATES.items())[:count])
    assert slots(start(feats=list(chosen.values()))) == INTRODUCTORY | chosen


@rule("DF-034")
def test_all_nine_alternates_are_a_set_up() -> None:
    assert len(ALTERNATES) == 9
    assert slots(start(setup="alternates")) == INTRODUCTORY | ALTERNATES


@rule("DF-034")
def test_feats_may_be_drawn_for_each_slot() -> None:
    drawn: dict[str, set[str]] = {slot.id: set() for slot in SLOTS}
    for seed in range(200):
        for slot, feat in slots(start(setup="random", seed=seed)).items():
            drawn[slot].add(feat)
    free = [feat for feat in FEATS if feat.set not in ("goddess", "titans")]
    assert drawn == {slot.id: {feat.id for feat in free if feat.slot == slot.id} for slot in SLOTS}


@rule("DF-035")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_coloured_cards_have_as_many_colours_as_there_are_players(players: int) -> None:
    game = table(players, feats="tenacious_boar").mine(moon=6, sun=6)
    for number in range(players):
        game.does(Card(0, FEAT["tenacious_boar"]))
        if players > 2:
            game.choose("target:1")
        assert (game.ask, game.asked) == ("forge", 1)
        game.choose("replace:light:gold_1")
        boars = {face for face in game.they.light if face.startswith("boar")}
        assert len(boars) == number + 1


@rule("DF-035")
def test_which_colours_is_free() -> None:
    """A26."""
    game = table(2, feats="tenacious_boar", colours=["blue", "yellow"]).mine(moon=3, sun=2)
    game.choose("feat:tenacious_boar", "replace:dark:glory_2")
    assert game.they.dark == ["gold_1"] * 4 + ["moon_1", "boar_blue"]
    assert start(4, colours=["green", "blue", "red", "yellow"]).rules.colours == [1, 3, 0, 2]
