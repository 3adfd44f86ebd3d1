"""Every card does what is printed on it. The figures are written here a second time, by hand."""

from __future__ import annotations

import pytest

from kubik.games.hero_realms.cards import CARDS, CHARACTERS, NUMBER
from tests.hero_realms.table import Game, Side, rule, table

# --- figures ----------------------------------------------------------------------------------------------------------

ACTIONS_AND_ITEMS = {
    "close_ranks": 3,
    "command": 5,
    "domination": 7,
    "rally_the_troops": 4,
    "recruit": 2,
    "taxation": 1,
    "word_of_power": 6,
    "bribe": 3,
    "death_threat": 3,
    "deception": 5,
    "fire_bomb": 8,
    "hit_job": 4,
    "intimidation": 2,
    "profit": 1,
    "smash_and_grab": 6,
    "dark_energy": 4,
    "dark_reward": 5,
    "death_touch": 1,
    "influence": 2,
    "life_drain": 6,
    "the_rot": 3,
    "elven_curse": 3,
    "elven_gift": 2,
    "natures_bounty": 4,
    "rampage": 6,
    "spark": 1,
    "wolf_form": 5,
    "fire_gem": 2,
    "gold": 0,
    "shortsword": 0,
    "dagger": 0,
    "ruby": 0,
}
"""Cost."""
CHAMPIONS = {
    "arkus_imperial_dragon": (8, 6),
    "darian_war_mage": (4, 5),
    "cristov_the_just": (5, 5),
    "kraka_high_priest": (6, 6),
    "man_at_arms": (3, 4),
    "master_weyan": (4, 4),
    "tithe_priest": (2, 3),
    "borg_ogre_mercenary": (6, 6),
    "myros_guild_mage": (5, 3),
    "parov_the_enforcer": (5, 5),
    "rake_master_assassin": (7, 7),
    "rasmus_the_smuggler": (4, 5),
    "street_thug": (3, 4),
    "cult_priest": (3, 4),
    "death_cultist": (2, 3),
    "rayla_endweaver": (4, 4),
    "krythos_master_vampire": (7, 6),
    "lys_the_unseen": (6, 5),
    "tyrannor_the_devourer": (8, 6),
    "varrick_the_necromancer": (5, 3),
    "broelyn_loreweaver": (4, 6),
    "cron_the_berserker": (6, 6),
    "dire_wolf": (5, 5),
    "grak_storm_giant": (8, 7),
    "orc_grunt": (3, 3),
    "torgen_rocksplitter": (7, 7),
    "wolf_shaman": (2, 4),
}
"""Cost and defence."""
PACKS = {"cat_familiar": 2, "shield_bearer": 3, "follower_a": 1, "follower_b": 1}
"""Defence of the champions of the packs."""


def test_all_59_cards_are_listed_here() -> None:
    listed = ACTIONS_AND_ITEMS.keys() | CHAMPIONS.keys()
    assert listed == {card.id for card in CARDS if card.pool in ("market", "gem", "starter")}
    assert len(listed) == 59


@pytest.mark.parametrize("card", [card for card, cost in ACTIONS_AND_ITEMS.items() if cost])
def test_the_price_of_an_action_or_item(card: str) -> None:
    cost = ACTIONS_AND_ITEMS[card]
    row = "" if card == "fire_gem" else card
    assert f"buy:{card}" not in table(gold=cost - 1).row(row).options()
    assert table(gold=cost).row(row).choose(f"buy:{card}").me.gold == 0


@pytest.mark.parametrize("card", CHAMPIONS)
def test_the_price_of_a_champion(card: str) -> None:
    cost = CHAMPIONS[card][0]
    assert f"buy:{card}" not in table(gold=cost - 1).row(card).options()
    assert table(gold=cost).row(card).choose(f"buy:{card}").me.gold == 0


@pytest.mark.parametrize("card", CHAMPIONS)
def test_the_defence_of_a_champion(card: str) -> None:
    defence = CHAMPIONS[card][1]
    attack = f"attack_champion:1:{card}"
    assert attack not in table(combat=defence - 1).opponent(play=card).options()
    assert table(combat=defence).opponent(play=card).choose(attack).me.combat == 0


@pytest.mark.parametrize("card", PACKS)
def test_the_defence_of_a_champion_of_a_pack(card: str) -> None:
    pack = next(entry.pool for entry in CARDS if entry.id == card)
    attack = f"attack_champion:1:{card}"
    weak = table(combat=PACKS[card] - 1, characters=("", pack)).opponent(play=card)
    assert attack not in weak.options()
    strong = table(combat=PACKS[card], characters=("", pack)).opponent(play=card)
    assert strong.choose(attack).me.combat == 0


# --- abilities that only give -----------------------------------------------------------------------------------------

GIVES = [
    ("play", "command", (2, 3, 4, 1)),
    ("play", "domination", (0, 6, 6, 1)),
    ("play", "rally_the_troops", (0, 5, 5, 0)),
    ("play", "taxation", (2, 0, 0, 0)),
    ("ally", "taxation", (0, 0, 6, 0)),
    ("play", "recruit", (2, 0, 3, 0)),
    ("ally", "recruit", (1, 0, 0, 0)),
    ("play", "close_ranks", (0, 5, 0, 0)),
    ("ally", "close_ranks", (0, 0, 6, 0)),
    ("play", "word_of_power", (0, 0, 0, 2)),
    ("ally", "word_of_power", (0, 0, 5, 0)),
    ("sacrifice", "word_of_power", (0, 5, 0, 0)),
    ("expend", "arkus_imperial_dragon", (0, 5, 0, 1)),
    ("ally", "arkus_imperial_dragon", (0, 0, 6, 0)),
    ("expend", "cristov_the_just", (0, 2, 3, 0)),
    ("ally", "cristov_the_just", (0, 0, 0, 1)),
    ("expend", "kraka_high_priest", (0, 0, 2, 1)),
    ("expend", "borg_ogre_mercenary", (0, 4, 0, 0)),
    ("play", "bribe", (3, 0, 0, 0)),
    ("play", "death_threat", (0, 1, 0, 1)),
    ("play", "deception", (2, 0, 0, 1)),
    ("play", "fire_bomb", (0, 8, 0, 1)),
    ("sacrifice", "fire_bomb", (0, 5, 0, 0)),
    ("play", "hit_job", (0, 7, 0, 0)),
    ("play", "intimidation", (0, 5, 0, 0)),
    ("ally", "intimidation", (2, 0, 0, 0)),
    ("expend", "myros_guild_mage", (3, 0, 0, 0)),
    ("ally", "myros_guild_mage", (0, 4, 0, 0)),
    ("expend", "parov_the_enforcer", (0, 3, 0, 0)),
    ("ally", "parov_the_enforcer", (0, 0, 0, 1)),
    ("play", "profit", (2, 0, 0, 0)),
    ("ally", "profit", (0, 4, 0, 0)),
    ("expend", "rake_master_assassin", (0, 4, 0, 0)),
    ("expend", "rasmus_the_smuggler", (2, 0, 0, 0)),
    ("play", "smash_and_grab", (0, 6, 0, 0)),
    ("ally", "cult_priest", (0, 4, 0, 0)),
    ("play", "dark_energy", (0, 7, 0, 0)),
    ("ally", "dark_energy", (0, 0, 0, 1)),
    ("play", "dark_reward", (3, 0, 0, 0)),
    ("ally", "dark_reward", (0, 6, 0, 0)),
    ("expend", "death_cultist", (0, 2, 0, 0)),
    ("play", "death_touch", (0, 2, 0, 0)),
    ("ally", "death_touch", (0, 2, 0, 0)),
    ("expend", "rayla_endweaver", (0, 3, 0, 0)),
    ("ally", "rayla_endweaver", (0, 0, 0, 1)),
    ("play", "influence", (3, 0, 0, 0)),
    ("sacrifice", "influence", (0, 3, 0, 0)),
    ("expend", "krythos_master_vampire", (0, 3, 0, 0)),
    ("play", "life_drain", (0, 8, 0, 0)),
    ("ally", "life_drain", (0, 0, 0, 1)),
    ("expend", "lys_the_unseen", (0, 2, 0, 0)),
    ("play", "the_rot", (0, 4, 0, 0)),
    ("ally", "the_rot", (0, 3, 0, 0)),
    ("expend", "tyrannor_the_devourer", (0, 4, 0, 0)),
    ("ally", "tyrannor_the_devourer", (0, 0, 0, 1)),
    ("ally", "varrick_the_necromancer", (0, 0, 0, 1)),
    ("expend", "broelyn_loreweaver", (2, 0, 0, 0)),
    ("expend", "cron_the_berserker", (0, 5, 0, 0)),
    ("ally", "cron_the_berserker", (0, 0, 0, 1)),
    ("expend", "dire_wolf", (0, 3, 0, 0)),
    ("ally", "dire_wolf", (0, 4, 0, 0)),
    ("play", "elven_curse", (0, 6, 0, 0)),
    ("ally", "elven_curse", (0, 3, 0, 0)),
    ("ally", "elven_gift", (0, 4, 0, 0)),
    ("play", "natures_bounty", (4, 0, 0, 0)),
    ("sacrifice", "natures_bounty", (0, 4, 0, 0)),
    ("expend", "orc_grunt", (0, 2, 0, 0)),
    ("ally", "orc_grunt", (0, 0, 0, 1)),
    ("expend", "torgen_rocksplitter", (0, 4, 0, 0)),
    ("play", "spark", (0, 3, 0, 0)),
    ("ally", "spark", (0, 2, 0, 0)),
    ("play", "wolf_form", (0, 8, 0, 0)),
    ("play", "fire_gem", (2, 0, 0, 0)),
    ("sacrifice", "fire_gem", (0, 3, 0, 0)),
    ("play", "gold", (1, 0, 0, 0)),
    ("play", "shortsword", (0, 2, 0, 0)),
    ("play", "dagger", (0, 1, 0, 0)),
    ("play", "ruby", (2, 0, 0, 0)),
]
"""Gold, combat, health and cards that an ability gives, where there is nothing to choose from and nothing to count."""
ALLIES = {"imperial": "domination", "guild": "bribe", "necros": "influence", "wild": "rampage"}
"""A card of each faction that counts for nothing else."""


@pytest.mark.parametrize(("verb", "card", "gives"), GIVES)
def test_what_an_ability_gives(verb: str, card: str, gives: tuple[int, int, int, int]) -> None:
    faction = next(entry.faction for entry in CARDS if entry.id == card)
    ally = ALLIES[str(faction)] if verb == "ally" else ""
    in_play = "" if verb == "play" else f"{card} {ally}"
    game = table(hand=card if verb == "play" else "", play=in_play, deck="gold gold gold")
    game.choose(f"{verb}:{card}")
    assert "end_turn" in game.options(), "nothing is left to answer"
    assert (game.me.gold, game.me.combat, game.me.health - 50, len(game.me.hand)) == gives


def test_every_ability_of_a_card_is_shown_here() -> None:
    """Those that only give are in the list above; the others have a test below."""
    others = {
        ("expend", "darian_war_mage"),
        ("ally", "domination"),
        ("ally", "kraka_high_priest"),
        ("expend", "man_at_arms"),
        ("expend", "master_weyan"),
        ("ally", "rally_the_troops"),
        ("expend", "tithe_priest"),
        ("ally", "bribe"),
        ("ally", "death_threat"),
        ("ally", "deception"),
        ("ally", "hit_job"),
        ("ally", "rasmus_the_smuggler"),
        ("expend", "street_thug"),
        ("expend", "cult_priest"),
        ("expend", "varrick_the_necromancer"),
        ("ally", "broelyn_loreweaver"),
        ("play", "elven_gift"),
        ("expend", "grak_storm_giant"),
        ("ally", "grak_storm_giant"),
        ("ally", "natures_bounty"),
        ("play", "rampage"),
        ("sacrifice", "wolf_form"),
        ("expend", "wolf_shaman"),
    }
    printed = set()
    for card in CARDS:
        if card.pool in ("market", "gem", "starter"):
            slots = {"play": card.primary, "expend": card.expend, "ally": card.ally, "sacrifice": card.sacrifice}
            printed |= {(verb, card.id) for verb, effects in slots.items() if effects}
    assert printed == {(verb, card) for verb, card, _ in GIVES} | others


# --- abilities that count ---------------------------------------------------------------------------------------------


def test_close_ranks_gives_2_combat_more_for_each_champion() -> None:
    game = table(hand="close_ranks", play="street_thug", expended="orc_grunt").choose("play:close_ranks")
    assert game.me.combat == 5 + 2 * 2


def test_recruit_gives_1_health_more_for_each_champion() -> None:
    game = table(hand="recruit", play="street_thug orc_grunt").choose("play:recruit")
    assert (game.me.gold, game.me.health) == (2, 50 + 3 + 2)


def test_krakas_ally_ability_gives_2_health_for_each_champion_kraka_included() -> None:
    game = table(play="kraka_high_priest taxation orc_grunt").choose("ally:kraka_high_priest")
    assert game.me.health == 50 + 2 * 2


def test_man_at_arms_counts_other_guards() -> None:
    alone = table(play="man_at_arms street_thug").choose("expend:man_at_arms")
    assert alone.me.combat == 2
    three = table(play="man_at_arms man_at_arms orc_grunt street_thug").choose("expend:man_at_arms")
    assert three.me.combat == 2 + 2


def test_master_weyan_counts_other_champions() -> None:
    game = table(play="master_weyan orc_grunt street_thug taxation").choose("expend:master_weyan")
    assert game.me.combat == 3 + 2


def test_wolf_shaman_counts_other_wild_cards() -> None:
    game = table(play="wolf_shaman wolf_shaman spark elven_gift street_thug").choose("expend:wolf_shaman")
    assert game.me.combat == 2 + 3


# --- alternatives -----------------------------------------------------------------------------------------------------


def gains(side: Side) -> tuple[int, int, int]:
    return side.gold, side.combat, side.health - 50


@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("darian_war_mage", [(0, 3, 0), (0, 0, 4)]),
        ("tithe_priest", [(1, 0, 0), (0, 0, 1)]),
        ("street_thug", [(1, 0, 0), (0, 2, 0)]),
        ("cult_priest", [(1, 0, 0), (0, 1, 0)]),
    ],
)
def test_champions_that_offer_alternatives(card: str, choices: list[tuple[int, int, int]]) -> None:
    for number, gained in enumerate(choices, 1):
        game = table(play=card).choose(f"expend:{card}")
        assert len(game.options()) == len(choices)
        assert gains(game.choose(f"choose:{number}").me) == gained


def test_tithe_priest_counts_all_champions() -> None:
    game = table(play="tithe_priest street_thug", expended="orc_grunt").choose("expend:tithe_priest", "choose:2")
    assert game.me.health == 53


# --- preparing, stunning ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["domination", "rally_the_troops"])
def test_the_ally_ability_prepares_a_champion_of_the_players_choice(card: str) -> None:
    game = table(play=f"{card} taxation darian_war_mage", expended="cron_the_berserker street_thug")
    game.choose(f"ally:{card}")
    assert game.options() == ["prepare:cron_the_berserker", "prepare:street_thug"]
    game.choose("prepare:street_thug")
    assert game.me.expended == ["cron_the_berserker"]


@pytest.mark.parametrize("card", ["death_threat", "hit_job"])
def test_the_ally_ability_stuns_a_champion_and_is_not_free_to_decline(card: str) -> None:
    game = table(play=f"{card} profit").opponent(play="street_thug cult_priest").choose(f"ally:{card}")
    assert game.options() == ["stun:1:street_thug", "stun:1:cult_priest"]
    game.choose("stun:1:street_thug")
    assert (game.they.play, game.they.discard) == (["cult_priest"], ["street_thug"])


def test_fire_bomb_stuns_then_draws() -> None:
    game = table(hand="fire_bomb", deck="gold").opponent(play="street_thug").choose("play:fire_bomb")
    assert game.they.discard == ["street_thug"]
    assert (game.me.combat, game.me.hand) == (8, ["gold"])
    kinds = [event.kind for event in game.events]
    assert kinds.index("is_stunned") < kinds.index("draws")


def test_rake_may_stun_or_not() -> None:
    game = table(play="rake_master_assassin").opponent(play="street_thug").choose("expend:rake_master_assassin")
    assert game.options() == ["stun:1:street_thug", "done"]
    game.choose("done")
    assert (game.they.play, game.me.combat) == (["street_thug"], 4)


# --- drawing and discarding -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("verb", "card", "n"), [("play", "elven_gift", 1), ("expend", "grak_storm_giant", 1)])
def test_draw_a_card_if_you_like_and_then_discard_one(verb: str, card: str, n: int) -> None:
    def used() -> Game:
        mine = f"{card} gold" if verb == "play" else "gold"
        return table(hand=mine, play="" if verb == "play" else card, deck="ruby dagger").choose(f"{verb}:{card}")

    assert used().options() == ["amount:0", "amount:1"]
    assert used().choose("amount:0").me.hand == ["gold"]
    game = used().choose("amount:1")
    assert game.options() == ["discard:gold", "discard:ruby"]
    game.choose("discard:gold")
    assert (game.me.hand, game.me.discard) == (["ruby"], ["gold"])


def test_rampage_draws_up_to_two_and_discards_as_many() -> None:
    game = table(hand="rampage gold", deck="ruby dagger shortsword").choose("play:rampage")
    assert game.options() == ["amount:0", "amount:1", "amount:2"]
    game.choose("amount:2", "discard:gold", "discard:dagger")
    assert (game.me.combat, game.me.hand, game.me.discard) == (6, ["ruby"], ["dagger", "gold"])


def test_graks_ally_ability_draws_and_then_discards() -> None:
    game = table(play="grak_storm_giant spark", hand="gold", deck="ruby").choose("ally:grak_storm_giant")
    assert game.options() == ["discard:gold", "discard:ruby"]
    game.choose("discard:ruby")
    assert (game.me.hand, game.me.discard) == (["gold"], ["ruby"])


@pytest.mark.parametrize(
    ("verb", "card"),
    [
        ("play", "spark"),
        ("play", "elven_curse"),
        ("play", "wolf_form"),
        ("sacrifice", "wolf_form"),
        ("ally", "natures_bounty"),
        ("ally", "broelyn_loreweaver"),
        ("expend", "torgen_rocksplitter"),
    ],
)
def test_an_opponent_discards_a_card(verb: str, card: str) -> None:
    in_play = "" if verb == "play" else f"{card} rampage"
    game = table(hand=card if verb == "play" else "", play=in_play).opponent(hand="gold ruby dagger")
    game.choose(f"{verb}:{card}")
    assert (game.asked, game.options()) == (1, ["discard:gold", "discard:ruby", "discard:dagger"])
    game.choose("discard:dagger")
    assert (game.they.hand, game.they.discard) == (["gold", "ruby"], ["dagger"])
    assert game.asked == 0


# --- sacrificing, laying on the deck, acquiring -----------------------------------------------------------------------


@pytest.mark.parametrize("card", ["dark_reward", "death_touch", "life_drain", "the_rot"])
def test_a_card_of_hand_or_discard_pile_may_be_sacrificed(card: str) -> None:
    game = table(hand=f"{card} gold", discard="dagger", play="street_thug").choose(f"play:{card}")
    assert game.options() == ["sacrifice_from_hand:gold", "sacrifice_from_discard:dagger", "done"]
    after_hand = Game(game.state.copy()).choose("sacrifice_from_hand:gold")
    assert (after_hand.me.hand, after_hand.me.discard, after_hand.sacrificed) == ([], ["dagger"], ["gold"])
    after_nothing = Game(game.state.copy()).choose("done")
    assert (after_nothing.me.hand, after_nothing.me.discard, after_nothing.sacrificed) == (["gold"], ["dagger"], [])
    game.choose("sacrifice_from_discard:dagger")
    assert (game.me.hand, game.me.discard, game.sacrificed) == (["gold"], [], ["dagger"])
    assert "end_turn" in game.options()


@pytest.mark.parametrize(("card", "combat"), [("krythos_master_vampire", 3), ("lys_the_unseen", 2)])
def test_a_vampire_gives_as_much_combat_again_for_a_sacrifice(card: str, combat: int) -> None:
    game = table(play=card, hand="gold").choose(f"expend:{card}", "sacrifice_from_hand:gold")
    assert (game.me.combat, game.sacrificed) == (2 * combat, ["gold"])
    game = table(play=card, hand="gold").choose(f"expend:{card}", "done")
    assert (game.me.combat, game.sacrificed) == (combat, [])


def test_tyrannor_sacrifices_up_to_two() -> None:
    game = table(play="tyrannor_the_devourer", hand="gold gold", discard="dagger")
    game.choose("expend:tyrannor_the_devourer", "sacrifice_from_hand:gold", "sacrifice_from_discard:dagger")
    assert (game.me.hand, game.me.combat, game.sacrificed) == (["gold"], 4, ["dagger", "gold"])
    assert "end_turn" in game.options()
    game = table(play="tyrannor_the_devourer", hand="gold gold")
    game.choose("expend:tyrannor_the_devourer", "sacrifice_from_hand:gold", "done")
    assert game.sacrificed == ["gold"]


def test_smash_and_grab_may_lay_a_discarded_card_on_the_deck() -> None:
    game = table(hand="smash_and_grab", discard="spark gold", deck="ruby").choose("play:smash_and_grab")
    assert game.options() == ["topdeck:spark", "topdeck:gold", "done"]
    game.choose("topdeck:spark")
    assert (game.me.known_top, game.me.discard) == (["spark", "ruby"], ["gold"])
    game = table(hand="smash_and_grab", discard="spark").choose("play:smash_and_grab", "done")
    assert game.me.discard == ["spark"]


def test_varrick_lays_a_champion_on_the_deck() -> None:
    game = table(play="varrick_the_necromancer", discard="spark orc_grunt street_thug", deck="ruby")
    game.choose("expend:varrick_the_necromancer")
    assert game.options() == ["topdeck:orc_grunt", "topdeck:street_thug"]
    game.choose("topdeck:street_thug")
    assert (game.me.known_top, game.me.discard) == (["street_thug", "ruby"], ["orc_grunt", "spark"])


def test_bribe_lays_the_next_bought_action_on_the_deck() -> None:
    game = table(play="bribe profit", gold=9, deck="gold").row("street_thug spark taxation")
    game.choose("ally:bribe", "buy:street_thug", "buy:spark", "buy:taxation")
    assert (game.me.known_top, game.me.discard) == (["spark", "gold"], ["street_thug", "taxation"])


def test_rasmus_lays_the_next_bought_card_on_the_deck() -> None:
    game = table(play="rasmus_the_smuggler profit", gold=9, deck="gold").row("street_thug spark")
    game.choose("ally:rasmus_the_smuggler", "buy:street_thug", "buy:spark")
    assert (game.me.known_top, game.me.discard) == (["street_thug", "gold"], ["spark"])


def test_a_card_laid_on_the_deck_is_drawn_next_and_everybody_knows_it() -> None:
    game = table(play="rasmus_the_smuggler profit", hand="command", gold=9).row("street_thug")
    game.choose("ally:rasmus_the_smuggler", "buy:street_thug", "play:command")
    assert (game.me.hand, game.me.known_top, len(game.me.deck)) == (["street_thug"], [], 10)
    assert game.state.view(1).players[0].shown == [NUMBER["street_thug"]]
    assert [seen.pieces for event in game.told("draws") if (seen := event.seen_by(1))] == [()]


def test_rasmus_lays_a_bought_fire_gem_on_the_deck_too() -> None:
    game = table(play="rasmus_the_smuggler profit", gold=2, deck="gold")
    game.choose("ally:rasmus_the_smuggler", "buy:fire_gem")
    assert game.me.known_top == ["fire_gem", "gold"]


def test_deception_takes_the_next_bought_card_into_the_hand() -> None:
    game = table(play="deception profit", gold=9).row("taxation spark")
    game.choose("ally:deception", "buy:taxation", "buy:spark")
    assert (game.me.hand, game.me.discard) == (["taxation"], ["spark"])
    game.choose("play:taxation")
    assert game.me.gold == 9 - 2 + 2


def test_a_card_bought_into_the_hand_and_not_played_is_discarded_like_any_other() -> None:
    game = table(play="deception profit", gold=1, deck="gold gold gold gold gold").row("taxation")
    game.choose("ally:deception", "buy:taxation", "end_turn")
    assert game.me.hand == ["gold"] * 5
    assert game.me.discard == ["deception", "profit", "taxation"]


def test_a_pending_effect_on_the_next_card_ends_with_the_turn() -> None:
    game = table(play="rasmus_the_smuggler parov_the_enforcer").row("spark").choose("ally:rasmus_the_smuggler")
    game.end_round().seat(0, gold=5, play="rasmus_the_smuggler parov_the_enforcer").choose("buy:fire_gem")
    assert game.me.discard == ["fire_gem"]


# --- names and kinds --------------------------------------------------------------------------------------------------


@rule("HR-EX-8")
def test_the_anatomy_of_a_card() -> None:
    spark = next(card for card in CARDS if card.id == "spark")
    assert (spark.en, spark.ru, spark.type, spark.subtypes) == ("Spark", "Вспышка", "action", ("spell",))
    assert (spark.faction, spark.cost) == ("wild", 1)


def test_every_name_and_figure_says_where_it_comes_from() -> None:
    entries = [(card.en, card.ru, card.origin) for card in CARDS]
    entries += [(character.en, character.ru, character.origin) for character in CHARACTERS]
    for en, ru, origin in entries:
        assert en
        assert ru
        assert {origin.names, origin.figures} <= {"rulebook", "public", "proposed"}
    assert all(card.origin.names == "rulebook" for card in CARDS if card.pool in ("market", "gem", "starter"))
