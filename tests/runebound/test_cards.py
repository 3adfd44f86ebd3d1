"""Every adventure and every story quest is played once in each way it can go.

A line of a table is a card, its course, reward or outcome, how it goes, and what changes by it. The hero is Laurel with
5 gold, 4 wounds, a story token and no card in hand; with the Corpse King three zombies are near.
"""

from __future__ import annotations

from typing import Final

import pytest

from kubik.games.runebound.adventures import resolve
from kubik.games.runebound.board import DISTANCE, HEX, HEX_IDS, HEXES
from kubik.games.runebound.content import ADVENTURES, DECK, NUMBER, PIECES, SET, STORIES, STORY
from kubik.games.runebound.decks import trophies_of
from kubik.games.runebound.entries import Enemy as EnemyCard
from kubik.games.runebound.entries import EventCard, Quest
from kubik.games.runebound.movement import Wander
from kubik.games.runebound.quests import TARGETS
from kubik.games.runebound.vocabulary import DECKS
from tests.runebound.table import Game, names, rule, table
from tests.runebound.test_adventures import DULL

LUCKY: Final = "iron_grip tough_hide woodcraft quick_draw intimidation strong_back haggling feint"

EVENTS: Final = """
attempted_robbery 1 pass: trophy, gold+1
attempted_robbery 1 fail: discard, wounds+2
attempted_robbery 2 pay: trophy, gold-1
attempted_robbery 2 decline: discard
big_trouble 1 pass: trophy, gold+3
big_trouble 1 fail: discard, wounds+3
big_trouble 2 pass: trophy, move 1
big_trouble 2 fail: discard
highway_robbery 1 pass: trophy, gold+2
highway_robbery 1 fail: discard, wounds+2
highway_robbery 2 pass: trophy, draw combat
highway_robbery 2 fail: discard
dragonfear 1 pass: trophy, story+1
dragonfear 1 fail: discard, wounds+2
dragonfear 2 pass: trophy, story+1, hand+1
dragonfear 2 fail: discard
night_of_claws 1 pass: trophy, gold+1
night_of_claws 1 fail: discard, wounds+2
night_of_claws 2 pass: trophy, story+1
night_of_claws 2 fail: discard, zombies+1
shrine_of_pollux 1 pass: trophy, wounds-4
shrine_of_pollux 1 fail: discard
shrine_of_pollux 2 pass: trophy, gold+2
shrine_of_pollux 2 fail: discard, wounds+1
someone_else_s_junk 1 pass: trophy, asset
someone_else_s_junk 1 fail: discard
someone_else_s_junk 2 pass: trophy, gold+2
someone_else_s_junk 2 fail: discard
desperate_merchant 1 pass: trophy, roll 2
desperate_merchant 1 fail: discard
desperate_merchant 2 pass: trophy, trade
desperate_merchant 2 fail: discard
blessing_of_kernos 1 pass: trophy, story+1
blessing_of_kernos 1 fail: discard
blessing_of_kernos 2 pass: trophy, gold+1, wounds-3
blessing_of_kernos 2 fail: discard
open_grave 1 pass: trophy, zombies-1
open_grave 1 fail: discard, zombies+1
open_grave 2 pass: trophy, gold+3
open_grave 2 fail: discard, wounds+2
significant_other 1 pass: trophy, combat+1
significant_other 1 fail: discard
significant_other 2 pass: trophy
significant_other 2 fail: discard
ancient_burials 1 pass: trophy, asset
ancient_burials 1 fail: discard
ancient_burials 2 pass: trophy
ancient_burials 2 fail: discard
feats_of_strength 1 pass: trophy, gold+1
feats_of_strength 1 fail: discard
feats_of_strength 2 pass: trophy, gold+1
feats_of_strength 2 fail: discard
dirty_beggar 1 pass: trophy, gold-1
dirty_beggar 1 fail: discard, gold-1
dirty_beggar 2 pass: trophy, hand+2
dirty_beggar 2 fail: discard
hidden_gift 1 pass: trophy
hidden_gift 1 fail: discard
hidden_gift 2 pass: trophy, gold+1
hidden_gift 2 fail: discard
harvest_festival 1 pass: trophy, gold+1
harvest_festival 1 fail: discard
harvest_festival 2 pass: trophy, gold+1
harvest_festival 2 fail: discard
runesmith 1 pass: trophy, gold+3
runesmith 1 fail: discard
runesmith 2 pass: trophy
runesmith 2 fail: discard
desperate_peasant 1 pass: trophy
desperate_peasant 1 fail: discard
desperate_peasant 2 pass: trophy, gold+1
desperate_peasant 2 fail: discard
wandering_trader 1 pass: trophy, gold+2
wandering_trader 1 fail: discard
wandering_trader 2 pass: trophy, gold-1, hand+2
wandering_trader 2 fail: discard, gold-1
smuggling 1 pass: trophy, gold+3
smuggling 1 fail: discard
smuggling 2 pass: trophy, gold+1
smuggling 2 fail: discard
faster_than_the_wind 1 pass: trophy
faster_than_the_wind 1 fail: discard
faster_than_the_wind 2 pass: trophy, move 3
faster_than_the_wind 2 fail: discard
legends_of_antiquity 1 pass: trophy
legends_of_antiquity 1 fail: discard
legends_of_antiquity 2 pass: trophy, gold+1
legends_of_antiquity 2 fail: discard
con_artist 1 pass: trophy, gold+2
con_artist 1 fail: discard, gold-1
con_artist 2 pass: trophy
con_artist 2 fail: discard
family_matters 1 pass: trophy, social+1
family_matters 1 fail: discard
family_matters 2 pass: trophy, gold+1
family_matters 2 fail: discard
an_ally_s_aid 1 pass: trophy
an_ally_s_aid 1 fail: discard
an_ally_s_aid 2 pass: trophy, gold+1
an_ally_s_aid 2 fail: discard
shadows_of_the_past 1 pass: trophy, story+1
shadows_of_the_past 1 fail: discard
shadows_of_the_past 2 pass: trophy, gold+2
shadows_of_the_past 2 fail: discard
devastated_village 1 pass: trophy
devastated_village 1 fail: discard
devastated_village 2 pass: trophy, gold+1
devastated_village 2 fail: discard
whispering_cultist 1 pass: trophy, gold+1, story+1
whispering_cultist 1 fail: discard
whispering_cultist 2 pass: trophy, story+1
whispering_cultist 2 fail: discard, wounds+1
old_dragonslayer 1 pass: trophy, story+1
old_dragonslayer 1 fail: discard
old_dragonslayer 2 pass: trophy, hand+2
old_dragonslayer 2 fail: discard
prophet_of_ash 1 pass: trophy, story+2
prophet_of_ash 1 fail: discard
prophet_of_ash 2 pass: trophy, gold+1
prophet_of_ash 2 fail: discard
envoy_of_the_council 1 pass: trophy, gold+2
envoy_of_the_council 1 fail: discard
envoy_of_the_council 2 pass: trophy, story+1, hand+1
envoy_of_the_council 2 fail: discard
scale_merchant 1 pay: trophy, gold-2, story+1
scale_merchant 1 decline: discard
scale_merchant 2 pass: trophy, gold+1
scale_merchant 2 fail: discard
coven_of_necromancers 1 pass: trophy, gold+2
coven_of_necromancers 1 fail: discard
coven_of_necromancers 2 pass: trophy, gold+1
coven_of_necromancers 2 fail: discard
refugees 1 pass: trophy, story+1
refugees 1 fail: discard, zombies+1
refugees 2 pay: trophy, gold-2, story+1
refugees 2 decline: discard
grave_robber 1 pass: trophy, gold+1
grave_robber 1 fail: discard
grave_robber 2 pay: trophy, gold-1, zombies-1
grave_robber 2 decline: discard
mourning_widow 1 pass: trophy, story+1
mourning_widow 1 fail: discard
mourning_widow 2 pass: trophy, wounds-2
mourning_widow 2 fail: discard
village_militia 1 pass: trophy, story+1
village_militia 1 fail: discard
village_militia 2 pass: trophy, story+1
village_militia 2 fail: discard
priest_of_kellos 1 pass: trophy, wounds-4
priest_of_kellos 1 fail: discard
priest_of_kellos 2 pass: trophy, zombies-2
priest_of_kellos 2 fail: discard
rumours_of_plague 1 pass: trophy, gold+2
rumours_of_plague 1 fail: discard, wounds+1
rumours_of_plague 2 just: trophy, story-1, zombies-2
"""

ENEMIES: Final = """
warlock 0: trophy, gold+2
ettin 0: trophy, gold+3
ogre 0: trophy, gold+3
deep_elf 0: trophy, gold+2
rogue_orc 0: trophy, gold+2
razorwing 0: trophy, gold+2
beastman 0: trophy, gold+2
moon_cat 0: trophy, gold+2
giant 0: trophy, gold+4
kobolds 0: trophy, gold+1, hand+1
highwaymen 0: trophy, gold+3
bane_spider 0: trophy, gold+1, hand+1
ferrox 0: trophy, gold+2
hill_troll 0: trophy, gold+3
dreadbringer 0: trophy, gold+3
dragon_hybrid 1: trophy, gold+2
dragon_hybrid 2: trophy, story+1
great_drake 1: trophy, gold+2
great_drake 2: trophy, story+1
dread_cultist 1: trophy, gold+2
dread_cultist 2: trophy, story+1
fire_imps 0: trophy, gold+1, hand+1
bloodscale_wyrmling 0: trophy, story+1
dragonkin_captain 0: trophy, gold+2, story+1
undead_horde 0: trophy, gold+2
reanimates 0: trophy, gold+1
death_knight 0: trophy, gold+3
barrow_wyrm 0: trophy, gold+3
ghoul_pack 1: trophy, gold+2
ghoul_pack 2: trophy, zombies-2
banshee 0: trophy, gold+1, hand+2
bone_colossus 0: trophy, gold+2, story+1
fey_sorceress 1: trophy, gold+2
fey_sorceress 2: trophy, combat+1
captive_spirit 0: trophy, hand+2
stone_guardian 0: trophy, gem, gold+2
rune_wyrm 1: trophy, gold+3
rune_wyrm 2: trophy, story+1
magma_elemental 0: trophy, gold+2
crypt_warden 0: trophy, gold+3
carrion_worm 1: trophy, gold+2
carrion_worm 2: trophy, zombies-2
hired_blade 0: trophy, gold+3
tavern_brawler 0: trophy, gold+1
dread_prophet 0: trophy, story+1
necromancer_s_apprentice 1: trophy, gold+2
necromancer_s_apprentice 2: trophy, story+1
"""

QUESTS: Final = """
smoke_in_the_distance 1 fight: trophy, gold+3
blood_of_the_strong 1 test 1: trophy
blood_of_the_strong 2 test 2: trophy, gold+2
blood_of_the_strong 3 test 3: trophy, combat+1
hunting_party 1 explore plains_forest: trophy, gold+1
hunting_party 2 explore plains_forest plains_hills: trophy, gold+2
hunting_party 3 explore plains_forest plains_forest wild: trophy, combat+1, gold+1
charred_banner 1 fight: trophy, gold+2, story+1
nest_of_the_cult 1 test 1: trophy, gold+2
nest_of_the_cult 2 test 2: trophy, story+1
nest_of_the_cult 3 test 3: trophy, story+2
mass_grave 1 fight: trophy, gold+2, zombies-2
hold_the_gates 1 test 1: trophy, gold+1
hold_the_gates 2 test 2: trophy, story+1
hold_the_gates 3 test 3: trophy, combat+1, story+1
prince_of_thieves 1 explore plains_forest: trophy, gold+1
prince_of_thieves 2 explore plains_forest mountains_water: trophy, wounds-3
prince_of_thieves 3 explore plains_forest mountains_water mountains_water: trophy, gold+3
winding_path 1 explore plains_forest: trophy
winding_path 2 explore plains_forest mountains_water: trophy, hand+2
winding_path 3 explore mountains_water mountains_water plains_forest: trophy, gold+3
goblin_raids 1 explore plains_hills: trophy, gold+1
goblin_raids 2 explore plains_hills mountains_water: trophy, wounds-2
goblin_raids 3 explore plains_hills plains_hills mountains_water: trophy, gold+3
spring_festival 1 explore plains: trophy
spring_festival 2 explore plains plains_hills: trophy, gold+2
spring_festival 3 explore plains plains mountains_water: trophy, social+1
orc_renegades 1 explore plains_hills: trophy, gold+1
orc_renegades 2 explore plains_hills plains_forest: trophy, gold+2
orc_renegades 3 explore mountains_water mountains_water: trophy, combat+1
swamp_tales 1 explore mountains_water: trophy
swamp_tales 2 explore mountains_water wild: trophy, gold+3
swamp_tales 3 explore mountains_water mountains_water plains: discard, detained, learn
wondrous_folk 1 explore plains_forest: trophy, wounds-4
wondrous_folk 2 explore plains_forest plains_forest: trophy, hand+2
wondrous_folk 3 explore plains_forest plains_forest plains_forest: trophy, combat+1
magical_storm 1 explore plains_forest: trophy, wounds+2
magical_storm 2 explore plains_forest mountains_water: trophy, hand+2
magical_storm 3 explore plains_forest mountains_water mountains_water: trophy, gold+4
narrow_ledge 1 explore plains mountains_water: trophy, gold+1
narrow_ledge 2 explore plains_hills mountains_water: trophy, gold+2
narrow_ledge 3 explore plains mountains_water mountains_water: trophy, gold+4
prowess_of_the_dwarves 1 explore plains_hills: trophy, gold+1
prowess_of_the_dwarves 2 explore plains_hills plains_hills: trophy, gold+2
prowess_of_the_dwarves 3 explore plains_hills mountains_water: trophy, asset
lost_kitten 1 explore plains: trophy, gold+1
lost_kitten 2 explore plains_forest mountains_water: trophy, wounds-3
lost_kitten 3 explore mountains_water mountains_water plains_forest: trophy, gold+3
tender_feelings 1 explore plains_forest: trophy, gold+2
tender_feelings 2 explore plains_forest mountains_water: trophy, social+1
tender_feelings 3 explore plains plains_forest: trophy, wounds-4
the_count_s_request 1 explore plains: trophy, gold+1
the_count_s_request 2 explore plains plains: trophy, draw exploration
the_count_s_request 3 explore wild: trophy, gold+3, wounds+2
hunt_the_beast 1 test 1: trophy
hunt_the_beast 2 test 2: trophy, gold+2
hunt_the_beast 3 test 3: trophy, combat+1, gold+2
dragon_bones 1 explore plains_hills: trophy, gold+1
dragon_bones 2 explore plains_hills plains_hills: trophy, story+1
dragon_bones 3 explore plains_hills plains_hills mountains_water: trophy, story+2
blood_stone 1 explore mountains_water: trophy
blood_stone 2 explore mountains_water mountains_water: trophy, story+1
blood_stone 3 explore mountains_water mountains_water mountains_water: trophy, story+2
moonlight 1 explore mountains_water: trophy, gold+1
moonlight 2 explore mountains_water plains: trophy, story+1
moonlight 3 explore mountains_water mountains_water: trophy, story+2
ashen_tracks 1 explore plains_hills: trophy, gold+1
ashen_tracks 2 explore plains_hills mountains_water: trophy, story+1
ashen_tracks 3 explore plains_hills plains_hills wild: trophy, story+2
roland_s_last_ride 1 explore mountains_water: trophy, gold+1
roland_s_last_ride 2 explore mountains_water mountains_water: trophy, gold+1, story+1
roland_s_last_ride 3 explore mountains_water mountains_water wild: trophy, gold+2, story+2
singing_rune 1 test 1: trophy, hand+1
singing_rune 2 test 2: trophy, story+1
singing_rune 3 test 3: trophy, story+2
scorched_watchtower 1 explore plains_hills: trophy
scorched_watchtower 2 explore mountains_water plains_hills: trophy, story+1
scorched_watchtower 3 explore mountains_water mountains_water: trophy, gold+4
buried_evil 1 explore plains_hills: trophy, gold+1
buried_evil 2 explore plains_hills plains_hills: trophy, zombies-2
buried_evil 3 explore plains_hills plains_hills wild: trophy, story+1
shadows_in_the_night 1 explore plains_forest: trophy, gold+1
shadows_in_the_night 2 explore plains_forest plains_forest: trophy, gold+1, zombies-2
shadows_in_the_night 3 explore plains_forest wild: trophy, story+1
calm_lake 1 explore mountains_water: trophy, wounds-4
calm_lake 2 explore mountains_water plains: trophy, gold+2
calm_lake 3 explore mountains_water mountains_water: trophy, story+1
the_castellan 1 test 1: trophy, gold+1
the_castellan 2 test 2: trophy, story+1
the_castellan 3 test 3: trophy, gold+2, story+1
silver_bells 1 test 1: trophy, zombies-1
silver_bells 2 test 2: trophy, zombies-3
silver_bells 3 test 3: trophy, story+1, zombies-3
plague_well 1 explore plains: trophy, gold+1, wounds+1
plague_well 2 explore plains mountains_water: trophy, story+1
plague_well 3 explore plains plains mountains_water: trophy, gold+2, story+1
lost_patrol 1 explore plains: trophy
lost_patrol 2 explore plains plains_hills: trophy, gold+2
lost_patrol 3 explore plains plains plains_forest: trophy, combat+1, story+1
sealed_letter 1 visit: trophy, gold+2
pilgrims_escort 1 test 1: trophy, gold+1
pilgrims_escort 2 test 2: trophy, gold+2, wounds-4
pilgrims_escort 3 test 3: trophy, combat+1
old_debts 1 test 1: trophy, gold+1
old_debts 2 test 2: trophy, gold+3
old_debts 3 test 3: trophy, gold+3, hand+1
royal_archives 1 test 1: trophy, hand+1
royal_archives 2 test 2: trophy, story+1
royal_archives 3 test 3: trophy, story+2
oath_of_the_smiths 1 pay: trophy, gold-1, story+1
oath_of_the_smiths 2 pay: trophy, asset, gold-4
call_to_arms 1 test 1: trophy, gold+1
call_to_arms 2 test 2: trophy, story+1
call_to_arms 3 test 3: trophy, story+2
funeral_rites 1 pay: trophy, gold-1, zombies-2
funeral_rites 2 pay: trophy, gold-3, story+1
"""

STORY_QUESTS: Final = """
in_the_depths_of_the_lake_of_tears 1 explore mountains_water: gold+2
in_the_depths_of_the_lake_of_tears 2 explore mountains_water mountains_water: story+2
in_the_depths_of_the_lake_of_tears 3 explore mountains_water mountains_water wild: story+3
visions_of_the_dawn 1 test 1: wounds-4
visions_of_the_dawn 2 test 2: wounds-4, story+1
visions_of_the_dawn 3 test 3: wounds-4, story+2
the_hoard_beneath_the_ash 1 explore plains_hills: gold+2
the_hoard_beneath_the_ash 2 explore plains_hills plains_hills: gold+2, story+1
the_hoard_beneath_the_ash 3 explore plains_hills mountains_water wild: gold+3, story+2
sword_of_the_baron 1 test 1: gold+1
sword_of_the_baron 2 test 2: combat+1, story+1
sword_of_the_baron 3 test 3: combat+1, story+2
ember_of_the_sacred_mountain 1 pay: gold-2, story+1
ember_of_the_sacred_mountain 2 pay: combat-1, asset, story+1
burning_roads 1 test 1: gold+2
burning_roads 2 test 2: gold+2, story+1
siege_of_dawnsmoor 1 test 1: gold+2
siege_of_dawnsmoor 2 test 2: gold+1, story+1
siege_of_dawnsmoor 3 test 3: story+2
flame_of_kellos 1 test 1: zombies-2
flame_of_kellos 2 test 2: story+1
flame_of_kellos 3 test 3: story+1, zombies-3
sellswords_of_the_marches 1 pay: gold-3, story+1
sellswords_of_the_marches 2 pay: combat-1, story+1
crown_of_bones 1 explore plains_forest: gold+1
crown_of_bones 2 explore plains_forest plains_forest: story+1, zombies-2
crown_of_bones 3 explore plains_forest plains_forest wild: story+2, zombies-3
the_last_light 1 test 1: wounds-4
the_last_light 2 test 2: wounds-4, story+1
"""


def lines(text: str) -> list[tuple[str, int, str, list[str]]]:
    found = []
    for line in text.strip().splitlines():
        what, _, changes = line.partition(":")
        card, number, *how = what.split(" ", 2)
        found.append((card, int(number), " ".join(how), [word for word in changes.strip().split(", ") if word]))
    return found


def cases(text: str) -> list[object]:
    return [pytest.param(*line, id=f"{line[0]}-{line[1]}-{line[2]}") for line in lines(text)]


def position(card: str, at: str = "r00c04") -> Game:
    """Laurel, with skills and clothing that make all her tests possible."""
    piece = NUMBER[card]
    scenario = SET[piece] if piece < STORY else STORIES[piece - STORY].scenario
    scenario = "margath" if scenario == "common" else scenario
    game = table(at=at, scenario=scenario).face_down("r00c04")
    game.hero(gold=5, wounds=4, story=1, skills="yearning_for_magic cunning", assets="elven_raiment")
    for number, name in enumerate(DECKS):
        quest = next(
            each.id
            for other, each in enumerate(ADVENTURES)
            if isinstance(each, Quest) and DECK[other] == number and SET[other] == "common" and each.id != card
        )
        game.deck(name, quest)
    game.deck("assets", "cudgel").market("dawnsmoor", "ancient_sword duelling_dagger apprentice_wand")
    if scenario == "corpse_king":
        here = HEX[at]
        near = [hex for hex in HEXES if DISTANCE[here][hex] == 2]
        game.zombies(" ".join(HEX_IDS[hex] for hex in near[:3]))
    return game


class Figures:
    """What is compared before and after."""

    def __init__(self, game: Game) -> None:
        player = game.me.player
        self.numbers = {
            "gold": player.gold,
            "wounds": player.wounds,
            "story": player.story,
            "hand": len(player.hand),
            "zombies": len(game.state.table.zombies),
        }
        self.assets = len(player.assets)
        self.events = len(game.events)


def changes(game: Game, card: int, before: Figures) -> list[str]:
    """What a card has changed; what it asks for afterwards is answered as shortly as possible."""
    found = []
    while game.ask != "act":
        match game.ask:
            case "wander":
                step = game.state.table.steps[-1]
                found.append(f"move {step.n if isinstance(step, Wander) else 0}")
                game.choose("stop")
            case "travel":
                found.append(f"roll {len(game.state.table.dice)}")
                game.choose("stop")
            case "choose_market":
                found.append("trade")
                game.choose("market:dawnsmoor", "remove:cudgel")
            case "learn_free":
                found.append("learn")
                game.choose("done")
            case _:
                game.choose(game.options()[0])
    player, after = game.me.player, Figures(game)
    kept = [piece for number in range(len(DECKS)) for piece in trophies_of(player, number)]
    for number, deck in enumerate(DECKS):
        gained = len([piece for piece in trophies_of(player, number) if piece != card])
        if gained:
            found.append(f"{deck}+{gained}")
    if after.assets > before.assets:
        found.append("asset")
    if player.detained:
        found.append("detained")
    drawn = [event.pieces[0] for event in game.events[before.events :] if event.kind == "draws_adventure"]
    found += [f"draw {DECKS[DECK[piece]]}" for piece in drawn]
    found += ["gem" for event in game.events[before.events :] if event.kind == "refreshes_gem"]
    if card in kept:
        found.append("trophy")
    elif card < STORY and PIECES[card].id in game.discard(DECKS[DECK[card]]):
        found.append("discard")
    for name, n in after.numbers.items():
        if n != before.numbers[name]:
            found.append(f"{name}{n - before.numbers[name]:+d}")
    return sorted(found)


def draw(game: Game, card: str) -> None:
    """Seat 0 draws this adventure."""
    game._take(NUMBER[card])
    game.me.player.drawn.append(NUMBER[card])
    resolve(game.state, 0, NUMBER[card])
    game.state.run()


@rule("RB-105", "RB-106", "RB-107")
@pytest.mark.parametrize(("card", "number", "how", "expected"), cases(EVENTS))
def test_events(card: str, number: int, how: str, expected: list[str]) -> None:
    game = position(card).deck("skills", DULL if how == "fail" else LUCKY)
    before = Figures(game)
    draw(game, card)
    game.choose(f"course:{card}:{number}")
    if how in ("pay", "decline"):
        game.choose(how)
    assert changes(game, NUMBER[card], before) == sorted(expected)


@rule("RB-155")
@pytest.mark.parametrize(("card", "number", "how", "expected"), cases(ENEMIES))
def test_rewards(card: str, number: int, how: str, expected: list[str]) -> None:
    game = position(card)
    before = Figures(game)
    draw(game, card)
    game.end_fight("won")
    if number:
        game.choose(f"choose:{number}")
    assert changes(game, NUMBER[card], before) == sorted(expected)


def attempt(game: Game, card: str, number: int, how: str) -> Figures:
    """Try a quest so that this outcome is met; the figures before its effects."""
    kind, _, needed = how.partition(" ")
    if kind == "explore":
        dull = ["plains"] * (3 - len(needed.split()))
        game.dice(" ".join([*needed.split(), *dull]))
    elif kind == "test":
        # There are no other cards to reveal; the rest is in the hand of the other player.
        game.deck("skills", " ".join(LUCKY.split()[: int(needed)]))
        game.they.player.hand += game.state.table.skill_discard
        game.state.table.skill_discard = []
    before = Figures(game)
    game.choose(f"attempt:{card}")
    if kind == "fight":
        game.end_fight("won")
    elif kind != "visit":
        game.choose(f"outcome:{number}")
    return before


@rule("RB-120", "RB-319")
@pytest.mark.parametrize(("card", "number", "how", "expected"), cases(QUESTS))
def test_quests(card: str, number: int, how: str, expected: list[str]) -> None:
    hex = HEX_IDS[min(TARGETS[NUMBER[card]])]
    game = position(card, hex).hero(quests=card, hand="bookish" if "learn" in expected else "")
    before = attempt(game, card, number, how)
    assert changes(game, NUMBER[card], before) == sorted(expected)


@rule("RB-321")
@pytest.mark.parametrize(("card", "number", "how", "expected"), cases(STORY_QUESTS))
def test_story_quests(card: str, number: int, how: str, expected: list[str]) -> None:
    hex = HEX_IDS[min(TARGETS[NUMBER[card]])]
    game = position(card, hex).slots(card)
    paid = "combat-1" in expected
    if paid:
        game.hero(trophies="ogre")
    before = attempt(game, card, number, how)
    found = changes(game, NUMBER[card], before)
    assert sorted([*found, *(["combat-1"] if paid and not game.me.trophies else [])]) == sorted(expected)
    first = STORIES[NUMBER[card] - STORY].quest.scope == "first"  # type: ignore[union-attr]
    assert (NUMBER[card] in game.state.table.slots) != first


def test_no_adventure_is_missing() -> None:
    for text, kind in ((EVENTS, EventCard), (ENEMIES, EnemyCard), (QUESTS, Quest)):
        assert {line[0] for line in lines(text)} == {card.id for card in ADVENTURES if isinstance(card, kind)}
    assert {line[0] for line in lines(STORY_QUESTS)} == {story.id for story in STORIES if story.quest}
    assert names([0]) == [ADVENTURES[0].id]
