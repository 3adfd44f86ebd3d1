"""Time, acts, story cards and the two scenarios (RB-085 to RB-092, RB-201 to RB-219, RB-321 to RB-327)."""

from __future__ import annotations

import pytest

from kubik.games.runebound.abilities import FOE_HEALTH, MIN_HEALTH, SURGES
from kubik.games.runebound.board import DISTANCE, HEX, HEX_IDS
from kubik.games.runebound.content import NUMBER, SCENARIO_CARDS, STORIES, STORY, TIME, VILLAIN
from kubik.games.runebound.gains import GainStory, LoseStory, supply
from kubik.games.runebound.story import DrawStory
from kubik.games.runebound.vocabulary import Where
from kubik.games.runebound.zombies import MoveZombies, PlaceZombie
from tests.runebound.table import Game, names, rule, table
from tests.runebound.test_adventures import LUCKY


@rule("RB-085")
def test_at_most_eight_of_ten_story_cards_are_seen() -> None:
    assert [sum(each.scenario == name for each in STORIES) for name in ("margath", "corpse_king")] == [10, 10]
    assert 2 * len(TIME.stories) == 8


@rule("RB-086", "RB-324")
def test_a_story_card_is_drawn_on_story_spaces() -> None:
    for space in range(1, 12):
        game = table(scenario="margath").time(1, space)
        game.end_round()
        assert bool(game.told("draws_story")) == (space + 1 in (2, 5, 8, 11))


@rule("RB-087")
def test_a_story_card_without_quest_is_discarded() -> None:
    game = table(at="r04c06").deck("stories", "wings_over_the_plains").time(1, 1).end_round()
    assert (game.me.wounds, game.they.wounds) == (2, 0)
    assert "wings_over_the_plains" in game.discard("stories")
    assert game.state.table.slots == [-1] * 6


@rule("RB-088")
def test_a_story_quest_takes_the_free_slot_with_the_lowest_number() -> None:
    game = table().slots("burning_roads").deck("stories", "sword_of_the_baron").time(1, 1).end_round()
    assert names(game.state.table.slots[:2]) == ["burning_roads", "sword_of_the_baron"]
    assert game.state.table.slots[2:] == [-1] * 4


@rule("RB-322")
def test_without_a_free_slot_the_first_one_is_cleared() -> None:
    quests = "burning_roads visions_of_the_dawn the_hoard_beneath_the_ash sword_of_the_baron"
    game = table().slots(f"{quests} ember_of_the_sacred_mountain")
    # No scenario has so many; one of the other scenario fills the last slot.
    game.state.table.slots[5] = NUMBER["siege_of_dawnsmoor"]
    game.deck("stories", "in_the_depths_of_the_lake_of_tears").step(DrawStory(0))
    assert game.state.table.slots[0] == NUMBER["in_the_depths_of_the_lake_of_tears"]
    assert game.discard("stories")[-1] == "burning_roads"


@rule("RB-323")
def test_story_cards_address_heroes_in_turn_order() -> None:
    game = table(3, first=1).deck("stories", "the_dread_cult_stirs")
    for seat in range(3):
        game.hero(seat, gold=3)
    game.time(1, 1).end_round()
    asked = []
    for _ in range(3):
        asked.append(game.asked)
        game.choose("choose:2")
    assert asked == [1, 2, 0]
    assert [game.at(seat).wounds for seat in range(3)] == [2, 2, 2]


@rule("RB-090", "RB-326")
def test_act_one_ends_when_the_token_would_leave_the_last_space() -> None:
    game = table().time(1, 11).end_round()
    while game.ask != "act":
        game.choose(game.options()[0])
    assert (game.state.table.act, game.state.table.space, game.state.table.villain) == (1, 12, -1)
    game.end_round()
    assert (game.state.table.act, game.state.table.space) == (2, 1)
    assert game.state.table.villain == HEX["r11c06"]


@rule("RB-091", "RB-218", "RB-327")
def test_the_corpse_king_wins_when_the_token_would_leave_the_last_space_again() -> None:
    game = table(scenario="corpse_king").time(2, 11).end_round()
    while game.ask != "act":
        game.choose(game.options()[0])
    assert game.state.table.space == 12
    assert game.end_round().winners == ()


@rule("RB-325")
def test_gems_before_the_story() -> None:
    assert not set(TIME.refresh) & set(TIME.stories)
    game = table(at="r00c00").face_down("r00c04").time(1, 5).end_round()
    kinds = [event.kind for event in game.events if event.kind in ("time", "refreshes_gems", "begins_turn")]
    assert kinds == ["time", "refreshes_gems", "begins_turn"]


# --- Margath ----------------------------------------------------------------------------------------------------------


@rule("RB-201")
def test_story_tokens_are_lore() -> None:
    game = table().step(GainStory(0, 2))
    assert game.me.story == 2


@rule("RB-202")
def test_margath_appears_on_the_firmament() -> None:
    game = table().time(1, 12).end_round()
    assert HEX_IDS[game.state.table.villain] == "r11c06"
    assert game.told("villain_appears")


@rule("RB-203", "RB-215")
@pytest.mark.parametrize(("scenario", "hex"), [("margath", "r11c06"), ("corpse_king", "r03c03")])
def test_a_point_to_fight_the_villain_on_the_same_hex(scenario: str, hex: str) -> None:
    game = table(at="r04c04", scenario=scenario).time(2, 2).villain(hex)
    assert not game.can("fight")
    assert game.refusal("fight") == "villain_elsewhere"
    game.hero(at=hex).choose("fight")
    assert game.left == 2
    assert game.state.table.fight.card == game.state.rules.villain
    assert game.state.table.fight.attacker == 0


@rule("RB-204", "RB-216")
def test_the_figures_of_the_villains() -> None:
    assert (FOE_HEALTH[VILLAIN], MIN_HEALTH[VILLAIN]) == (15, 8)
    assert (FOE_HEALTH[VILLAIN + 1], MIN_HEALTH[VILLAIN + 1]) == (10, 8)
    assert [surge.cost for surge in SCENARIO_CARDS[0].villain.surges] == [1, 2, 3]
    assert [surge.cost for surge in SCENARIO_CARDS[1].villain.surges] == [1, 1, 2]
    assert [len(SURGES[VILLAIN + number]) for number in range(2)] == [3, 3]
    assert [card.villain.token for card in SCENARIO_CARDS] == [("2 skull", "surge"), ("2 surge", "skull")]


@rule("RB-206", "RB-341")
def test_after_act_two_margath_marches_for_each_wild() -> None:
    game = table().time(2, 12).villain("r11c06")
    game.dice("wild plains wild plains plains").end_round()
    way = DISTANCE[HEX["r11c06"]][HEX["r05c06"]]
    while game.ask == "march":
        # Several shortest ways: the first player decides.
        assert game.asked == game.state.table.first
        game.choose(game.options()[0])
    assert DISTANCE[game.state.table.villain][HEX["r05c06"]] == way - 2
    assert (game.state.table.act, game.state.table.space) == (3, 12)
    game.dice("plains plains plains plains plains").end_round()
    assert DISTANCE[game.state.table.villain][HEX["r05c06"]] == way - 2


@rule("RB-207")
def test_all_lose_when_margath_reaches_tamalir() -> None:
    game = table(3).time(3, 12).villain("r06c06").dice("wild wild plains plains plains").end_round()
    assert (game.winners, game.told("all_lose") != []) == ((), True)


@rule("RB-367")
def test_the_dice_for_margath_are_not_rolled_again() -> None:
    game = table().hero(hand="bookish").time(3, 12).villain("r11c06")
    game.dice("plains plains plains plains plains").end_round()
    assert game.ask == "act"


@rule("RB-340", "RB-355")
def test_who_is_defeated_by_the_villain_may_fight_again() -> None:
    game = table(at="r11c06").time(2, 2).villain("r11c06").choose("fight").end_fight("lost")
    assert (game.me.defeated, game.me.player.out, game.me.at) == (True, False, "r11c06")
    assert game.options() == ["rest", "end"]
    game.choose("rest")  # a fortress
    assert game.can("fight")
    game = table(at="r11c06").time(2, 2).villain("r11c06").choose("fight").end_fight("retreated")
    assert game.can("fight")


@rule("RB-355")
def test_a_deadly_villain_kills() -> None:
    game = table(3, at="r11c06", deadly_villain=True).time(2, 2).villain("r11c06").choose("fight").end_fight("lost")
    assert game.me.player.out
    assert (game.asked, game.state.table.first) == (1, 1)
    game.end_turn().end_turn()
    assert (game.asked, game.state.table.space) == (1, 3)
    for seat in (1, 2):
        game.hero(seat, at="r11c06").choose("fight").end_fight("lost")
    assert game.winners == ()
    # Nine Lives averts it.
    game = table(heroes="lissa corbin", at="r11c06", deadly_villain=True).hero(hand="bookish").time(2, 2)
    game.villain("r11c06").choose("fight").end_fight("lost").choose("use:lissa")
    assert (game.me.player.out, game.me.wounds) == (False, 0)


# --- the Corpse King --------------------------------------------------------------------------------------------------


@rule("RB-210")
def test_each_hero_begins_with_an_ally() -> None:
    game = table(3, scenario="corpse_king")
    assert [game.at(seat).story for seat in range(3)] == [1, 1, 1]


@rule("RB-211", "RB-309")
def test_zombies_and_allies_share_24_tokens() -> None:
    game = table(scenario="corpse_king").hero(story=20).zombies("r00c00 r00c01")
    assert supply(game.state.table) == 1
    game.step(GainStory(0, 3))
    assert game.me.story == 21
    game.step(GainStory(1, 1), PlaceZombie(0, Where(region="tamalir")))
    assert (game.they.story, len(game.state.table.zombies)) == (1, 2)
    game.step(LoseStory(0, 30))
    assert game.me.story == 0


@rule("RB-212", "RB-343")
def test_entering_a_zombie_hex_wounds() -> None:
    game = table(at="r04c06", scenario="corpse_king").zombies("r03c06")
    assert game.warning("move:r03c06") == "zombie"
    assert game.choose("move:r03c06").me.wounds == 2
    game.choose("move:r02c06", "move:r03c06")
    assert game.me.wounds == 4


@rule("RB-213")
def test_a_point_kills_a_zombie_for_a_gold() -> None:
    game = table(at="r03c06", scenario="corpse_king").zombies("r03c06").choose("kill")
    assert (game.me.gold, game.left, game.state.table.zombies) == (1, 2, [])
    game = table(at="r03c06", scenario="corpse_king").zombies("r03c06").slots("crown_of_bones").choose("kill")
    assert game.me.gold == 0
    assert table(scenario="corpse_king").zombies("r03c06").refusal("kill") == "no_zombie"


@rule("RB-214")
def test_vorakesh_appears_with_a_zombie() -> None:
    game = table(scenario="corpse_king").time(1, 12).end_round()
    assert HEX_IDS[game.state.table.villain] == "r03c03"
    assert game.state.table.zombies == [HEX["r03c03"]]


@rule("RB-342")
def test_a_zombie_placed_under_a_hero_does_not_wound_but_one_that_comes_does() -> None:
    game = table(at="r04c06", scenario="corpse_king").step(PlaceZombie(0, Where(here=True)))
    assert (game.me.wounds, game.state.table.zombies) == (0, [HEX["r04c06"]])
    # At most one on a hex.
    game.step(PlaceZombie(0, Where(here=True)))
    assert len(game.state.table.zombies) == 1
    game = table(at="r04c06", scenario="corpse_king").zombies("r03c06").step(MoveZombies(0, 1))
    assert (game.me.wounds, game.state.table.zombies) == (2, [HEX["r04c06"]])


@rule("RB-341", "RB-373")
def test_zombies_move_one_after_another_as_the_first_player_says() -> None:
    def moved(first: str) -> set[str]:
        game = table(at="r04c06", scenario="corpse_king").zombies("r02c06 r01c06").step(MoveZombies(0, 1))
        assert (game.asked, game.options()) == (0, ["move_zombie:r01c06", "move_zombie:r02c06"])
        game.choose(f"move_zombie:{first}")
        assert game.ask == "act"
        return {HEX_IDS[hex] for hex in game.state.table.zombies}

    # The only way of the one behind leads where the other stands: it stays if it moves first, and else follows.
    assert moved("r01c06") == {"r01c06", "r03c06"}
    assert moved("r02c06") == {"r02c06", "r03c06"}
    # Never into a city.
    game = table(at="r05c06", scenario="corpse_king").zombies("r04c06").step(MoveZombies(0, 1))
    assert (game.me.wounds, game.state.table.zombies) == (0, [HEX["r04c06"]])
    # A hero out of reach of a single way: no question.
    game = table(at="r04c06", scenario="corpse_king").zombies("r04c06").step(MoveZombies(0, 1))
    assert (game.me.wounds, game.ask) == (0, "act")


@rule("RB-373")
def test_a_zombie_goes_all_its_way_before_the_next_one_moves() -> None:
    def moved(first: str) -> set[str]:
        game = table(at="r04c06", scenario="corpse_king").zombies("r01c06 r00c06").step(MoveZombies(0, 2))
        game.choose(f"move_zombie:{first}")
        return {HEX_IDS[hex] for hex in game.state.table.zombies}

    assert moved("r01c06") == {"r03c06", "r02c06"}
    assert moved("r00c06") == {"r03c06", "r00c06"}  # it was blocked


@rule("RB-371")
def test_no_tokens_no_gain() -> None:
    game = table().hero(story=24).step(GainStory(1, 1))
    assert game.they.story == 0


def test_roads_are_closed_while_they_burn() -> None:
    game = table(at="r04c06").slots("burning_roads")
    game.dice("mountains_water mountains_water mountains_water").choose("roll")
    assert "step:r03c06:mountains_water" not in game.options()
    assert "step:r05c06:mountains_water" in game.options()  # a city all the same


def test_the_last_light() -> None:
    game = table(at="r01c05", scenario="corpse_king").slots("the_last_light").hero(wounds=5).deck("skills", LUCKY)
    game.choose("attempt:the_last_light", "outcome:1")
    assert game.me.wounds == 0


# --- what each card does when it is drawn -----------------------------------------------------------------------------

PLACES = {
    "plains": "r04c06",
    "hills": "r03c03",
    "city": "r05c06",
    "fortress": "r00c01",
    "shrine": "r01c05",
    "forest": "r04c08",
}
DRAWN = [
    ("in_the_depths_of_the_lake_of_tears", "plains", ""),
    ("visions_of_the_dawn", "plains", ""),
    ("the_dread_cult_stirs", "plains", "gold-2"),
    ("the_hoard_beneath_the_ash", "plains", ""),
    ("the_hoard_beneath_the_ash", "hills", "wounds+1"),
    ("wings_over_the_plains", "plains", "wounds+2"),
    ("wings_over_the_plains", "forest", ""),
    ("wings_over_the_plains", "shrine", "story+1 wounds+2"),
    ("sword_of_the_baron", "plains", ""),
    ("ember_of_the_sacred_mountain", "plains", ""),
    ("burning_roads", "plains", ""),
    ("tribute_to_the_dragon", "plains", "gold-2 story+1"),
    ("council_of_thirteen", "city", "story+1"),
    ("council_of_thirteen", "fortress", "hand+1"),
    ("council_of_thirteen", "plains", ""),
    ("the_dead_walk", "plains", "zombies+4"),
    ("siege_of_dawnsmoor", "plains", "zombies+2"),
    ("plague_winds", "plains", "wounds+1 zombies+2"),
    ("plague_winds", "city", "zombies+1"),
    ("flame_of_kellos", "plains", ""),
    ("defiled_shrines", "plains", "zombies+2"),
    ("sellswords_of_the_marches", "plains", ""),
    ("crown_of_bones", "plains", "zombies+1"),
    ("fallen_garrisons", "plains", "zombies+2"),
    ("the_last_light", "plains", ""),
    ("the_black_procession", "plains", "zombies+1"),
]
"""A card, where Laurel stands, and what changes for her, who has 5 gold, and on the map. Corbin stands in a forest."""


@rule("RB-086", "RB-323")
@pytest.mark.parametrize(("card", "place", "expected"), DRAWN)
def test_story_cards(card: str, place: str, expected: str) -> None:
    scenario = STORIES[NUMBER[card] - STORY].scenario
    game = table(at=PLACES[place], scenario=scenario).hero(gold=5).hero(1, at="r04c08").deck("stories", card)
    before = figures(game)
    game.step(DrawStory(0))
    while game.ask != "act":
        game.choose(game.options()[0])
    changes = [f"{name}{n - before[name]:+d}" for name, n in figures(game).items() if n != before[name]]
    assert " ".join(sorted(changes)) == expected
    assert (NUMBER[card] in game.state.table.slots) == bool(STORIES[NUMBER[card] - STORY].quest)


def figures(game: Game) -> dict[str, int]:
    player = game.me.player
    return {
        "gold": player.gold,
        "wounds": player.wounds,
        "story": player.story,
        "hand": len(player.hand),
        "zombies": len(game.state.table.zombies),
    }


def test_every_story_card_is_drawn() -> None:
    assert {card for card, _, _ in DRAWN} == {story.id for story in STORIES}


def test_zombies_come_from_where_the_cards_say() -> None:
    game = table(at="r04c06", scenario="corpse_king").deck("stories", "the_dead_walk").step(DrawStory(0))
    assert {HEX_IDS[hex] for hex in game.state.table.zombies} == {"r00c13", "r01c12", "r01c08", "r02c02"}
    game = table(at="r01c05", scenario="corpse_king").deck("stories", "defiled_shrines").step(DrawStory(0))
    assert game.can("place_zombie") == [f"place_zombie:{hex}" for hex in ("r02c12", "r07c04", "r08c13", "r13c06")]


@rule("RB-355")
def test_a_hero_who_has_left_the_game_keeps_no_zombie_away() -> None:
    game = table(3, at="r01c05", scenario="corpse_king").deck("stories", "defiled_shrines")
    game.me.player.out = True
    game.step(DrawStory(1))
    assert "place_zombie:r01c05" in game.options()
