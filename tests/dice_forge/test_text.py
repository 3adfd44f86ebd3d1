"""The texts of Dice Forge: complete in both languages, nothing unused, and all that has a text in a golden file."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from msgspec.structs import fields

from kubik.games.dice_forge import GAME, options
from kubik.games.dice_forge.blessing import Cerberus, Divine, MinorSame, SetDie
from kubik.games.dice_forge.content import FACE, FACES, FEAT, FEATS, GOLD, MOON, SUN, Gains
from kubik.games.dice_forge.dice import Celestial, TwinsReward
from kubik.games.dice_forge.effects import CELESTIAL_FACES, ENTERING, AnyEffect
from kubik.games.dice_forge.faces import BoarOwner, Convert, Pick
from kubik.games.dice_forge.forge import Buy, Forge, Offering, Upgrade
from kubik.games.dice_forge.islands import AncestorForge, Burden, FirstTitan, RightHand
from kubik.games.dice_forge.maze import Golem, Hall, MayTrade, Steal
from kubik.games.dice_forge.reserves import Choose, Gain, HammerGold, PayAncient, PayGold, PayScepter, ScepterGold
from kubik.games.dice_forge.terms import LOST, OWN_DICE
from kubik.games.dice_forge.text import DiceForgeText
from kubik.games.dice_forge.turn import Act, Extra, Trade
from kubik.kernel.decision import Decision, Option, Refusal
from kubik.kernel.event import Event, Fact
from kubik.kernel.game import words_of
from kubik.kernel.step import Ask, kinds_of
from kubik.kernel.text import Argument, Words, message_ids, plain
from tests.dice_forge.table import rule, table

GOLDEN = Path(__file__).parent.parent / "golden"
SOURCES = files("kubik.games.dice_forge")
NAMES = ["Анна", "Boris"]
AMOUNTS = ("hammer_gold", "scepter_gold", "pay_gold", "pay_ancient", "convert", "right_hand")
"""The questions that are answered with a number."""


def ids(language: str) -> frozenset[str]:
    return message_ids((SOURCES / "text" / f"{language}.ftl").read_text(encoding="utf-8"))


def asked(step: Ask, *answers: Option) -> list[str]:
    """A question and its answers in English and Russian."""
    decision = Decision(step.seat, list(answers), step)
    said = []
    for language in GAME.languages:
        text = GAME.text(language)
        said += [text.prompt(decision, NAMES), *(text.option(answer, NAMES, decision) for answer in answers)]
    return said


def told(kind: str, **facts: Fact) -> list[str]:
    return [plain(GAME.text(language).event(Event(kind, 0, facts), NAMES)) for language in GAME.languages]


# --- all of it --------------------------------------------------------------------------------------------------------


def test_no_message_is_missing_or_unused() -> None:
    """Every id is built from something that exists: a verb, a step that asks, an event, a value of an option."""
    code = {file.name: file.read_text(encoding="utf-8") for file in SOURCES.iterdir() if file.name.endswith(".py")}
    verbs = {f"option-{option.verb}" for option in options.ALL} - {"option-amount"}
    verbs |= {f"option-amount-{ask}" for ask in AMOUNTS} | {"option-choose-loss", "option-feat-free"}
    asks = {f"ask-{step.name}" for step in kinds_of("kubik.games.dice_forge") if step.asks and step != AncestorForge}
    events = {f"event-{kind}" for kind in re.findall(r'state\.tell\(\s*"(\w+)"', "".join(code.values()))}
    named = [field for field in fields(GAME.settings) if field.name in ("setup", "module", "tie")]
    values = {f"{field.name}-{word}" for field in named for word in words_of(field.type)}
    present = {id for id in ids("en") if id.startswith(("option-", "ask-", "event-", "setup-", "module-", "tie-"))}
    assert present == verbs | asks | events | values
    # That no reason lacks its words is shown where whole games are spoken, in the conformance suite.
    reasons = {id.removeprefix("reason-") for id in ids("en") if id.startswith("reason-")}
    assert {reason for reason in reasons if f'"{reason}"' not in code["refusals.py"]} == set()


def test_all_other_words_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()
    say = Words.say

    def overheard(words: Words, message: str, **arguments: Argument) -> str:
        used.add(message)
        return say(words, message, **arguments)

    monkeypatch.setattr(Words, "say", overheard)
    for language in GAME.languages:
        text = DiceForgeText(language)
        for option in [*options.REROLL, *options.NAME]:
            text.option(option, NAMES)
        for line in ("glory", "track", "total"):
            text.score(line)
        text.refusal(Refusal(options.FEAT[0], "feat_too_dear", {"sun": 1, "moon": 2}), NAMES)
        text.refusal(Refusal(options.BUY[0], "face_too_dear", {"n": 1}), NAMES)
    spoken = (
        "option-",
        "ask-",
        "event-",
        "reason-",
        "setup-",
        "module-",
        "tie-",
        "form-",
        "usual-",
        "colours-",
        "unfit-",
        "warning-",
        "fault-",
        "stake-",
    )
    assert {id for id in ids("en") if not id.startswith(spoken)} - used == {"game", "about", "how", "colour"}


@pytest.mark.parametrize("language", GAME.languages)
def test_texts_are_as_agreed(language: str, request: pytest.FixtureRequest) -> None:
    lines = []
    for piece in GAME.text(language).pieces():
        lines += [f"{piece.name} | {piece.figures}", *(f"    {line}" for line in piece.lines)]
    text = "\n".join(lines) + "\n"
    golden = GOLDEN / f"dice_forge.{language}.txt"
    if request.config.getoption("--golden"):
        golden.write_text(text, encoding="utf-8")
    assert golden.read_text(encoding="utf-8") == text


def test_feats_and_faces_come_first_in_their_order() -> None:
    text = GAME.text("en")
    names = [piece.name for piece in text.pieces()]
    assert names[: len(FEATS)] == text.names
    assert names[len(FEATS) :] == [*text.faces, "Celestial die", "Maze of the Goddess", "Titan track"]


# --- amounts, faces, effects ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("n", "gold", "sun", "glory"),
    [
        (1, "1 золото", "1 осколок солнца", "1 очко славы"),
        (2, "2 золота", "2 осколка солнца", "2 очка славы"),
        (5, "5 золота", "5 осколков солнца", "5 очков славы"),
        (11, "11 золота", "11 осколков солнца", "11 очков славы"),
        (21, "21 золото", "21 осколок солнца", "21 очко славы"),
    ],
)
def test_russian_counts(n: int, gold: str, sun: str, glory: str) -> None:
    text = GAME.text("ru")
    assert text.gains((n, n, 0, n)) == f"{gold}, {sun}, {glory}"


def test_gains() -> None:
    gains = (3, 1, 0, 0, 2, 4)
    assert GAME.text("en").gains(gains) == "3 gold, 1 sun, 2 ancient shards, 4 loyalty"
    assert GAME.text("ru").gains(gains) == "3 золота, 1 осколок солнца, 2 древних осколка, 4 лояльности"


@pytest.mark.parametrize(
    ("face", "en", "ru"),
    [
        ("gold_3", "3 gold", "3 золота"),
        ("gold_2_or_sun_2_or_moon_2", "2 gold or 2 sun or 2 moon", "2 золота / 2 солнца / 2 луны"),
        ("glory_1_sun_1", "1 sun + 1 glory", "1 солнце + 1 слава"),
        ("mirror", "mirror", "зеркало"),
        ("times3", "×3", "×3"),
        ("shield_red", "red shield", "красный щит"),
        ("misfortune_blue", "blue misfortune", "синяя невзгода"),
        ("golem_moon", "moon golem", "лунный голем"),
    ],
)
def test_short_names_of_faces(face: str, en: str, ru: str) -> None:
    assert GAME.text("en").face(FACE[face]) == en
    assert GAME.text("ru").face(FACE[face]) == ru


def test_no_two_faces_have_the_same_name() -> None:
    for language in GAME.languages:
        assert len(set(GAME.text(language).faces)) == len(FACES)


def test_what_a_face_does() -> None:
    assert GAME.text("en").face_lines(FACE["shield_blue"]) == [
        "If your other die gives moon, gain 5 glory. Otherwise gain 2 moon."
    ]
    assert GAME.text("ru").face_lines(FACE["boar_red"]) == [
        "Получите 1 осколок солнца или 1 осколок луны.",
        "Владелец карты «Упорный вепрь» того же цвета получает 1 осколок солнца, 1 осколок луны или 3 очка славы.",
    ]


@pytest.mark.parametrize(
    ("effect", "en", "ru"),
    [
        (Gain(0, gold=7, moon=1), "Gain 7 gold and 1 moon", "Получите 7 золота и 1 осколок луны"),
        (
            Choose(0, (Gains(gold=1), Gains(sun=5), Gains(glory=21))),
            "Gain 1 gold, 5 sun or 21 glory",
            "Получите 1 золото, 5 осколков солнца или 21 очко славы",
        ),
        (
            Trade(0, Gains(gold=2), Gains(glory=1)),
            "You may pay 2 gold to gain 1 glory",
            "Можете заплатить 2 золота и получить 1 очко славы",
        ),
        (Divine(0, 1), "Receive a divine blessing", "Получите божественное благословение"),
        (
            Divine(0, 5),
            "Receive 5 divine blessings, one after another",
            "Получите 5 божественных благословений подряд",
        ),
        (
            MinorSame(0, 2, Gains(gold=1)),
            "Receive 2 minor blessings in a row, all with the same die. "
            "All gold that a face gives may become glory instead, 1 glory for each",
            "Получите 2 малых божественных благословения подряд одним и тем же кубиком. "
            "Всё золото, которое при этом приносит одна грань, можно обменять на очки славы: 1 очко славы за каждое",
        ),
        (Celestial(0, 5), "Roll the celestial die 5 times", "Бросьте небесный кубик 5 раз"),
        (
            Golem(0, -3),
            "Move your golem 3 cells back, applying each of them",
            "Передвиньте голема на 3 клетки назад, применяя каждую",
        ),
        (
            Steal(0, 1),
            "Every other player loses 1 glory, and you gain what is lost",
            "Каждый другой игрок теряет 1 очко славы, а вы получаете потерянное",
        ),
    ],
)
def test_a_changed_figure_changes_the_text(effect: AnyEffect, en: str, ru: str) -> None:
    assert GAME.text("en").effect(effect) == en
    assert GAME.text("ru").effect(effect) == ru


# --- questions and answers --------------------------------------------------------------------------------------------


def test_a_numbered_choice_says_what_it_stands_for() -> None:
    owl = Choose(0, (Gains(gold=1), Gains(sun=1), Gains(moon=1)))
    assert asked(owl, *options.CHOOSE[:2]) == [
        *("What do you gain?", "1 gold", "1 sun"),
        *("Что получить?", "1 золото", "1 осколок солнца"),
    ]
    [celestial] = [effect for effect in CELESTIAL_FACES[2] if isinstance(effect, Choose)]
    assert asked(celestial, options.CHOOSE[1])[1::2] == ["1 moon", "1 осколок луны"]
    assert asked(TwinsReward(0), options.CHOOSE[1])[1::2] == ["1 glory", "1 очко славы"]
    assert asked(BoarOwner(0, FACE["boar_blue"], 3), options.CHOOSE[2])[1::2] == ["9 glory", "9 очков славы"]


def test_a_tripled_face_is_gained_or_lost_threefold() -> None:
    face = FACE["gold_3_or_glory_2"]
    assert asked(Pick(0, face, OWN_DICE, times=3), options.CHOOSE[1]) == [
        *("“3 gold or 2 glory”: what do you gain?", "6 glory"),
        *("«3 золота / 2 славы»: что получить?", "6 очков славы"),
    ]
    assert asked(Pick(0, face, LOST), options.CHOOSE[0]) == [
        *("“3 gold or 2 glory”: what do you lose?", "Lose 3 gold"),
        *("«3 золота / 2 славы»: что потерять?", "Потерять 3 золота"),
    ]


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (
            HammerGold(0, 5),
            [
                *("You gain 5 gold. How much of it goes on the hammer?", "2 gold on the hammer"),
                *("Вы получаете 5 золота. Сколько отдать молоту?", "Отдать молоту 2 золота"),
            ],
        ),
        (
            ScepterGold(0, 1, 0),
            [
                *("You gain 1 gold. How much of it goes on the scepter?", "2 gold on the scepter"),
                *("Вы получаете 1 золото. Сколько положить на скипетр?", "Положить на скипетр 2 золота"),
            ],
        ),
        (
            PayGold(0, 8, 1),
            [
                *("You pay 8 gold. How much of it comes from scepter 2?", "2 gold from the scepter"),
                *("Вы платите 8 золота. Сколько взять со скипетра 2?", "Взять со скипетра 2 золота"),
            ],
        ),
        (
            PayAncient(0, 5, 3, MOON),
            [
                *("You pay 3 moon. How many ancient shards do you use for it?", "2 ancient shards"),
                *(
                    "Вы платите 3 осколка луны. Сколько древних осколков потратить взамен?",
                    "Потратить 2 древних осколка",
                ),
            ],
        ),
        (
            Convert(0, SUN, 3, 2, parts=True),
            [
                *("You gain 3 sun. How much of it becomes glory? (1 sun = 2 glory)", "2 sun for 4 glory"),
                "Вы получаете 3 осколка солнца. Сколько обменять на очки славы? (1 осколок солнца = 2 очка славы)",
                "Обменять 2 осколка солнца на 4 очка славы",
            ],
        ),
        (
            RightHand(0, 1),
            [
                *("How much gold do you pay? Each brings 1 glory.", "2 gold for 2 glory"),
                *("Сколько золота потратить? Каждое принесёт 1 очко славы.", "Обменять 2 золота на 2 очка славы"),
            ],
        ),
    ],
)
def test_an_amount_says_what_becomes_of_it(step: Ask, said: list[str]) -> None:
    assert asked(step, options.AMOUNT[2]) == said


def test_an_answer_for_the_hammer_may_be_for_good() -> None:
    assert asked(HammerGold(0, 5), options.HAMMER["all"], options.HAMMER["none"]) == [
        "You gain 5 gold. How much of it goes on the hammer?",
        *("From now on always all of it", "From now on never any of it"),
        "Вы получаете 5 золота. Сколько отдать молоту?",
        *("Впредь всегда отдавать всё", "Впредь никогда не отдавать"),
    ]
    assert asked(Act(0), options.HAMMER["ask"])[1::2] == ["Ask me about the hammer again", "Снова спрашивать о молоте"]


def test_nothing_is_an_amount_too() -> None:
    assert asked(Convert(0, GOLD, 2, 1), options.AMOUNT[0])[1::2] == ["Keep everything", "Ничего не менять"]


def test_a_whole_gain_becomes_glory_or_none_of_it() -> None:
    assert asked(Convert(0, SUN, 3, 2), options.AMOUNT[3]) == [
        *("You gain 3 sun. Do you take 6 glory instead?", "3 sun for 6 glory"),
        "Вы получаете 3 осколка солнца. Взять вместо этого 6 очков славы?",
        "Обменять 3 осколка солнца на 6 очков славы",
    ]


def test_after_the_extra_action_none_is_offered_any_more() -> None:
    assert asked(Extra(0)) == [
        "Pay 2 sun for an extra action?",
        "Совершить дополнительное действие за 2 осколка солнца?",
    ]
    assert asked(Extra(0, taken=True)) == [
        "Is there anything else before your turn ends?",
        "Сделать что-нибудь ещё до конца хода?",
    ]


def test_forging_says_which_face_and_whether_for_good() -> None:
    light, dark = options.REPLACE[0][FACE["gold_1"]], options.REPLACE[1][FACE["moon_1"]]
    assert asked(Forge(0, FACE["sun_2"]), light, dark) == [
        *("Which face do you replace by “2 sun”?", "Replace “1 gold” (light die)", "Replace “1 moon” (dark die)"),
        *(
            "Какую грань заменить на «2 солнца»?",
            "Заменить «1 золото» (светлый кубик)",
            "Заменить «1 луна» (тёмный кубик)",
        ),
    ]
    assert asked(Forge(0, FACE["boar_red"], for_good=True)) == [
        "You must forge “red boar”, for good. Which face does it replace?",
        "Вам досталась грань «красный вепрь», навсегда. Какую грань она заменит?",
    ]


def test_a_discount_shows_in_question_and_price() -> None:
    dear, cheap = options.BUY[FACE["sun_2"]], options.BUY[FACE["gold_3"]]
    assert asked(Buy(0, 6), dear, cheap) == [
        *("Buy a face of the sanctuary for 6 gold less?", "Buy “2 sun” for 2 gold", "Buy “3 gold” for 0 gold"),
        *(
            "Купить грань в святилище на 6 золота дешевле?",
            "Купить «2 солнца» за 2 золота",
            "Купить «3 золота» за 0 золота",
        ),
    ]
    assert asked(Offering(0, ()), dear)[1::2] == ["Buy “2 sun” for 8 gold", "Купить «2 солнца» за 8 золота"]


def test_feats_name_their_price_unless_they_are_free() -> None:
    hydra, elder = options.FEAT[FEAT["hydra"]], options.FEAT[FEAT["elder"]]
    assert asked(Act(0), hydra)[1::2] == [
        "Perform “Hydra” for 5 sun + 5 moon",
        "Совершить подвиг «Гидра» за 5 осколков солнца + 5 осколков луны",
    ]
    assert asked(FirstTitan(0, 1), elder)[1::2] == ["Perform “The Elder”", "Совершить подвиг «Старейшина»"]


def test_reinforcements_say_what_they_do() -> None:
    assert asked(Act(0), options.USE[FEAT["elder"]])[1::2] == [
        "Use “The Elder”: You may pay 3 gold to gain 4 glory.",
        "Применить «Старейшина»: Можете заплатить 3 золота и получить 4 очка славы.",
    ]


@rule("DF-129", "A01")
def test_the_tree_promises_no_gold_that_may_be_agreed_away() -> None:
    assert asked(Act(0), options.USE[FEAT["tree"]])[1::2] == [
        "Use “The Tree”: Gain 3 gold and 1 glory. "
        "With 8 gold or more in your reserve, gain 2 glory instead of 1 (and instead of the gold, if so agreed).",
        "Применить «Дерево»: Получите 3 золота и 1 очко славы. "
        "Если у вас в резерве не меньше 8 золота, получите 2 очка славы вместо 1 (а если так договорились, то и вместо "
        "золота).",
    ]


def test_the_maze_is_told_ahead() -> None:
    assert asked(Golem(0, 2), options.CELL[4], options.CELL[31]) == [
        *("Where does your golem go? It has 2 steps left.", "Cell 4: Gain 6 gold or 3 glory.", "Cell 31: Nothing."),
        *("Куда идёт голем? Осталось 2 шага.", "Клетка 4: Получите 6 золота или 3 очка славы.", "Клетка 31: Ничего."),
    ]
    assert asked(Golem(0, -1)) == ["Back to which cell does your golem go?", "На какую клетку назад идёт голем?"]
    [trade] = ENTERING[29]
    assert isinstance(trade, MayTrade)
    assert asked(trade, options.TRADE) == [
        *("Pay 2 moon to gain 8 glory?", "Pay 2 moon, gain 8 glory"),
        *("Заплатить 2 осколка луны и получить 8 очков славы?", "Заплатить 2 осколка луны, получить 8 очков славы"),
    ]
    assert asked(Hall(0), options.TREASURE[0])[1::2] == [
        "4 sun (for those who come later: 1 sun)",
        "4 осколка солнца (следующим здесь — 1 осколок солнца)",
    ]


def test_questions_say_their_figures() -> None:
    assert asked(Cerberus(0, FACE["gold_1"], FACE["sun_1"], OWN_DICE)) == [
        "Apply “1 gold”, “1 sun” once more?",
        "Применить ещё раз: «1 золото», «1 солнце»?",
    ]
    assert asked(Upgrade(0, 5)) == ["Which face do you raise by 5 levels?", "Какую грань улучшить на 5 уровней?"]
    assert asked(MinorSame(0, 4)) == ["Which die do you roll 4 times?", "Какой кубик бросить 4 раза?"]
    assert asked(SetDie(0, 1)) == [
        "Which face do you turn up on the dark die?",
        "Какой гранью вверх положить тёмный кубик?",
    ]
    assert asked(Burden(0, "misfortune"), options.TARGET[1]) == [
        *("“The Mirror of Misfortune”: who must take the face?", "Boris"),
        *("«Зеркало невзгод»: кому достанется грань?", "Boris"),
    ]
    assert asked(PayScepter(0, 2, 1, 0), options.SCEPTER_AS[1]) == [
        *("You pay 2 sun and 1 moon. Do you empty the scepter for it?", "Empty it for moon"),
        "Вы платите 2 осколка солнца и 1 осколок луны. Обнулить для этого скипетр?",
        "Обнулить скипетр вместо осколков луны",
    ]


def test_the_ancestor_asks_as_any_forging_does() -> None:
    assert asked(AncestorForge(0, FACE["glory_3"]))[0] == "Which face do you replace by “3 glory”?"


def test_a_question_at_the_table() -> None:
    game = table(feats="tenacious_boar").mine(moon=3).choose("feat:tenacious_boar")
    assert game.state.decision is not None
    assert GAME.text("ru").prompt(game.state.decision, NAMES) == (
        "Вам досталась грань «красный вепрь», навсегда. Какую грань она заменит?"
    )
    assert [plain(GAME.text("en").event(event, NAMES)) for event in game.events] == [
        "Анна performs “Tenacious Boar”.",
        "Анна pays 3 moon.",
        "Анна gives “red boar” to Boris.",
    ]


# --- the log, reasons, the score --------------------------------------------------------------------------------------


def test_events() -> None:
    assert told("gains", sun=5) == ["Анна: +5 sun.", "Анна: +5 осколков солнца."]
    assert told("wastes", gold=2, moon=1) == [
        "Анна: no room for 2 gold, 1 moon.",
        "Анна: нет места, пропадает 2 золота, 1 осколок луны.",
    ]
    assert told("pays", sun=1, moon=4) == ["Анна pays 1 sun, 4 moon.", "Анна платит 1 осколок солнца, 4 осколка луны."]
    assert told("empties_scepter", n=6, moon=2) == [
        "Анна empties a scepter of 6 gold in place of 2 moon.",
        "Анна обнуляет скипетр (6 золота): он заменяет 2 осколка луны.",
    ]
    assert told("rolls", faces=[FACE["gold_1"], FACE["times3"]]) == [
        "Анна rolls “1 gold”, “×3”.",
        "Анна бросает: «1 золото», «×3».",
    ]
    assert told("forges", face=FACE["gold_3"], old=FACE["gold_1"]) == [
        "Анна replaces “1 gold” by “3 gold”.",
        "Анна заменяет «1 золото» на «3 золота».",
    ]
    assert told("rolls_celestial", celestial=2) == [
        "Анна rolls the celestial die: 3 glory, and one of: 3 gold, 1 moon or 1 sun.",
        "Анна бросает небесный кубик: 3 очка славы и ещё на выбор 3 золота, 1 осколок луны или 1 осколок солнца.",
    ]
    assert told("places_memory", island=3, side=1) == [
        "Анна lays a memory on island 3: 1 sun, 2 loyalty.",
        "Анна кладёт жетон воспоминаний на остров 3: 1 осколок солнца, 2 лояльности.",
    ]


def test_the_loyalty_token_is_told_with_what_its_space_is_worth() -> None:
    assert told("moves_token", n=-2, cell=12) == [
        "Анна: −2 loyalty, the token is on −5.",
        "Анна: −2 к лояльности, жетон на клетке −5.",
    ]
    assert told("moves_token", n=1, cell=17)[0] == "Анна: +1 loyalty, the token is on 1."


def test_refusals_say_what_is_missing() -> None:
    hydra = Refusal(options.FEAT[FEAT["hydra"]], "feat_too_dear", {"sun": 1, "moon": 5})
    assert GAME.text("en").refusal(hydra, NAMES) == "“Hydra” costs 1 sun and 5 moon more than you have."
    assert GAME.text("ru").refusal(hydra, NAMES) == "«Гидра»: не хватает 1 осколка солнца и 5 осколков луны."
    face = Refusal(options.BUY[FACE["sun_2"]], "face_too_dear", {"n": 1})
    assert GAME.text("en").refusal(face, NAMES) == "“2 sun” costs 1 gold more than you have."
    assert GAME.text("ru").refusal(face, NAMES) == "«2 солнца»: не хватает 1 золота."


def test_lines_of_the_score_sheet() -> None:
    lines = ("glory", "feat:elder", "track", "total")
    assert [GAME.text("en").score(line) for line in lines] == ["Glory", "The Elder", "Titan track", "Total"]
    assert [GAME.text("ru").score(line) for line in lines] == ["Очки славы", "Старейшина", "Поле титанов", "Итого"]
