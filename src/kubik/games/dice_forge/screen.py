"""The table of Dice Forge in the terminal.

Resources are signs, so that a die fits into a line; the same signs stand for faces, prices, reserves and boards. Colour
only repeats what sign and letter say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from kubik.games.dice_forge.blessing import MeetGoddess
from kubik.games.dice_forge.content import (
    ANCIENT,
    CELLS,
    COLOURS,
    COST,
    FACE,
    FACES,
    FEAT,
    FEATS,
    GIVES,
    GLORY,
    GOLD,
    GROVES,
    HALLS,
    ISLANDS,
    LEVEL,
    LOYALTY,
    MOON_COST,
    NEXT,
    POOLS,
    PREVIOUS,
    RESOURCES,
    SLOTS,
    START_CELL,
    SUN_COST,
    TRACK,
    TREASURES,
    ZONE,
    Bundle,
    Zone,
    bundle,
)
from kubik.games.dice_forge.dice import Celestial
from kubik.games.dice_forge.effects import ENTERING, AnyEffect
from kubik.games.dice_forge.forge import Buy, PerForged
from kubik.games.dice_forge.islands import MEMORY_SIDES, FirstTitan
from kubik.games.dice_forge.maze import Golem, Hall, MayTrade, Steal
from kubik.games.dice_forge.reserves import (
    Choose,
    Gain,
    all_gold,
    can_pay,
)
from kubik.games.dice_forge.state import ADVANCED, DIE, Player, face_up
from kubik.games.dice_forge.text import minus
from kubik.games.dice_forge.tokens import COMPANION, HAMMER, SCEPTER
from kubik.kernel.decision import Decision, Option
from kubik.screen import BAR_INDENT, LABEL, Look, Screen, bar, flow, hang, joined, piece_lines, titled

SIGNS: Final = ("●", "☼", "☾", "★", "◆", "▲")
"""Gold, sun, moon, glory, ancient shards, loyalty. None of them is an emoji somewhere."""
CELESTIAL: Final = "✦"
INKS: Final = ("yellow", "bright_red", "bright_blue", "green", "magenta", "cyan")
WORD: Final = ""
"""The ink of what is no resource."""
COLOUR_INKS: Final = {"red": "bright_red", "green": "green", "yellow": "yellow", "blue": "bright_blue"}
HEROES: Final = ("cyan", "magenta", "green", "yellow")
"""The colours of the heroes by seat."""
TILE: Final = "grey23"
SPLIT: Final = Text("│", "dim")

Marks = list[tuple[str, str]]
"""Signs and words with their inks."""


def draw(look: Look) -> list[Text]:
    """Opponents clockwise, islands, temple and board, and the own dice nearest to the player."""
    seats = look.rules.players
    lines = _title(look)
    first = 0 if look.viewer is None else look.viewer + 1
    for seat in ((first + place) % seats for place in range(seats)):
        if seat != look.viewer:
            lines += _player(look, seat)
    lines += _islands(look)
    lines += _temple(look)
    if look.rules.titans:
        lines += _track(look)
    elif look.rules.module is not None:
        lines += _maze(look)
    if look.viewer is not None:
        lines += _player(look, look.viewer)
    return lines


def _title(look: Look) -> list[Text]:
    """What is played and how far it is, and what the signs mean."""
    spoken, settings = look.text.words, look.rules.settings
    parts = [spoken.say("game")]
    if look.rules.module is not None:
        parts.append(spoken.say(f"module-{look.rules.module}"))
    if settings.setup is not None or look.rules.module is None:
        parts.append(spoken.say(f"setup-{settings.setup or 'introductory'}"))
    parts.append(look.words.say("round", n=look.view.round, all=look.rules.figures.rounds))
    parts.append(look.words.say("turn", n=look.view.turns))
    title = titled([Text(part, "bold") for part in parts], look.console)
    signs = [Text.assemble((sign, ink), " ", (name, "dim")) for sign, ink, name in _signs(look)]
    return [*title, *hang("", joined(signs, "  "), look.console, indent=BAR_INDENT)]


def _signs(look: Look) -> list[tuple[str, str, str]]:
    """The signs of resources and of the celestial die with their inks, as far as this game has them."""
    names = [look.text.words.say(f"resource-{name}") for name in RESOURCES]
    signs = [*zip(SIGNS, INKS, names, strict=True)]
    if not look.rules.titans:
        del signs[ANCIENT:]
    if look.rules.module == "goddess" or FEAT["celestial_die"] in look.view.feats:
        signs.append((CELESTIAL, WORD, look.words.say("celestial-die")))
    return signs


# --- signs ------------------------------------------------------------------------------------------------------------


def _amounts(gains: Bundle, company: bool = False) -> Marks:
    """So much of each resource; in company a single one needs no figure."""
    given = [(n, resource) for resource, n in enumerate(gains) if n]
    company = company or len(given) > 1
    return [(f"{'' if n == 1 and company else n}{SIGNS[resource]}", INKS[resource]) for n, resource in given]


def _one_of(choices: Sequence[Bundle]) -> Marks:
    marks: Marks = []
    for gains in choices:
        marks += [("/", WORD)] if marks else []
        marks += _amounts(gains, company=len(choices) > 1)
    return marks


def _face(look: Look, face: int) -> Marks:
    """A face in a few letters."""
    data = FACES[face]
    if data.kind == "plain":
        return _one_of(GIVES[face])
    if data.kind == "times3":
        return [("×3", WORD)]
    sign = SIGNS[RESOURCES.index(data.other or data.colour)] if data.other or data.kind == "golem" else ""
    word = data.id.split("_")[0]
    said = look.words.say(f"mark-{word}", sign=sign, colour=data.colour or "")
    return [(said, COLOUR_INKS.get(data.colour or "", INKS[SIGNS.index(sign)] if sign else WORD))]


def _width(marks: Marks) -> int:
    return sum(len(text) for text, _ in marks)


def _plain(marks: Marks) -> Text:
    return Text.assemble(*marks)


def _tile(marks: Marks, width: int = 0, up: bool = False) -> Text:
    """A small coloured cell; of a die's faces the one that lies up is in brackets and lit."""
    left, right = ("[", "]") if up else (" ", " ")
    spare = max(0, width - _width(marks))
    before, after = " " * (spare // 2), " " * (spare - spare // 2)
    if spare:
        marks = [(before, marks[0][1]), *marks, (after, marks[-1][1])]
    inked = [(left, marks[0][1]), *marks, (right, marks[-1][1])]
    # A tile has a ground of its own, so it needs an ink of its own on light terminals, too.
    styles = ((text, ink or "white") for text, ink in inked)
    return Text.assemble(*((text, f"grey0 on {ink}" if up else f"{ink} on {TILE}") for text, ink in styles))


# --- players ----------------------------------------------------------------------------------------------------------


def _player(look: Look, seat: int) -> list[Text]:
    """Reserves as a title, below it the dice, feats, tracks and tokens."""
    say, player = look.words.say, look.view.players[seat]
    own = seat == look.viewer
    who = Text(look.names[seat], f"bold {HEROES[seat]}")
    if look.view.turn == seat:
        who.append(" ◂")
    if own:
        who.append(f" ({say('you')})", "not bold")
    parts = [who, joined(_reserves(look, player), " ")]
    rest = [Text(say("at-island", n=player.island))] if player.island else []
    rest.append(Text(say("forged", n=len(player.discard))))
    style = "bold cyan" if own else "dim"
    lines = titled(parts, look.console, style, rest)
    lines += _dice(look, player)
    if player.feats:
        lines += flow(say("feats"), _feats_of(look, seat), look.console)
    kept = _kept(look, seat)
    if kept:
        lines += flow(say("tokens"), kept, look.console)
    return lines


def _reserves(look: Look, player: Player) -> list[Text]:
    shown = [
        Text(f"{SIGNS[resource]} {n}/{cap}", f"bold {INKS[resource]}")
        for resource, (n, cap) in enumerate(zip(player.reserve, player.caps, strict=True))
        if resource != GLORY and (resource != ANCIENT or look.rules.titans)
    ]
    glory = player.reserve[GLORY]
    total = glory + sum(FEATS[feat].glory for feat in player.feats)
    if look.rules.titans:
        total += TRACK[player.cell - 1].glory
    shown.append(Text(f"{SIGNS[GLORY]} {glory}", f"bold {INKS[GLORY]}"))
    if total != glory:
        shown[-1].append(f" ({look.words.say('total', n=minus(str(total)))})", "not bold")
    return shown


def _dice(look: Look, player: Player) -> list[Text]:
    """Both dice unfolded: side by side if there is room for everybody's, else one below the other."""
    players = look.view.players
    if max(_side_by_side(look, one).cell_len for one in players) <= look.width - LABEL:
        return hang(look.words.say("dice"), _side_by_side(look, player), look.console)
    width = max(_width(_face(look, face)) for one in players for face in one.dice)
    heads = (look.words.say("light-die"), look.words.say("dark-die"))
    return [line for die, head in enumerate(heads) for line in hang(head, _die(look, player, die, width), look.console)]


def _side_by_side(look: Look, player: Player) -> Text:
    return Text.assemble(_die(look, player, 0), " ", _die(look, player, 1))


def _die(look: Look, player: Player, die: int, width: int = 0) -> Text:
    row = Text.assemble(SPLIT)
    for place in range(die * DIE, die * DIE + DIE):
        tile = _tile(_face(look, player.dice[place]), width, place == player.up[die])
        row.append_text(tile).append_text(SPLIT)
    return row


def _feats_of(look: Look, seat: int) -> list[Text]:
    """The feats in the order in which they were performed; what was used this turn says so."""
    player = look.view.players[seat]
    used = Counter(player.used if look.view.turn == seat else ())
    cells = []
    for feat, copies in Counter(player.feats).items():
        cell = Text(look.text.names[feat] + (f" × {copies}" if copies > 1 else ""))
        if used[feat]:
            count = f" {used[feat]}" if copies > 1 else ""
            cell.append(f" ({look.words.say('used')}{count})")
            cell.stylize("dim")
        cells.append(cell)
    return cells


def _kept(look: Look, seat: int) -> list[Text]:
    """Hammers, scepters, companions, tokens, and the colours that bring something from others' dice."""
    say, player = look.words.say, look.view.players[seat]
    cells: list[Text] = []
    if player.hammers:
        cells.append(_hammer(look, player))
    for gold in player.scepters:
        cells.append(Text.assemble(f"{say('scepter')} ", (f"{gold}/{SCEPTER.most}{SIGNS[GOLD]}", INKS[GOLD])))
        shards = SCEPTER.shards[gold]
        if shards:
            cells[-1].append_text(Text.assemble(" = ", *_one_of(((0, shards), (0, 0, shards)))))
    for companion in player.companions:
        cells.append(Text(f"{say('companion')} {companion & ~ADVANCED}/{COMPANION.last}"))
        if companion & ADVANCED:
            cells[-1].append(f" ({say('moved')})", "dim")
    for token, n in (("cerberus", player.cerberus), ("triton", player.tritons)):
        if n:
            cells.append(Text(say(token) + (f" × {n}" if n > 1 else "")))
    for number, owner in enumerate(look.view.owners):
        if owner == seat:
            kind = "boar" if number < len(COLOURS) else "misfortune"
            cells.append(_plain(_face(look, FACE[f"{kind}_{COLOURS[number % len(COLOURS)]}"])))
    return cells


def _hammer(look: Look, player: Player) -> Text:
    """How far the hammer is, and what this and the following phases pay."""
    phase, space = divmod(player.hammer, HAMMER.phase)
    shown = Text(look.words.say("hammer"))
    pay = (HAMMER.glory * player.hammers)[phase:]
    if not pay:
        return shown.append(" ✓")
    shown.append(f" {space}/{HAMMER.phase}{SIGNS[GOLD]}", INKS[GOLD]).append(" →")
    return shown.append("".join(f" {glory}{SIGNS[GLORY]}" for glory in pay), INKS[GLORY])


# --- islands and temple -----------------------------------------------------------------------------------------------


def _hero(look: Look, seat: int) -> Text:
    """A player's figure on a board."""
    return Text(f"◂{look.names[seat]}", f"bold {HEROES[seat]}")


def _islands(look: Look) -> list[Text]:
    """Each island with its feats, the cards left, the hero at its portal, and the memories that lie there."""
    say, view = look.words.say, look.view
    lines = [bar(Text(say("islands"), "bold"), look.width)]
    for island in range(1, ISLANDS + 1):
        cells = [
            _feat(look, feat, cards)
            for slot, feat, cards in zip(SLOTS, view.feats, view.stacks, strict=True)
            if slot.island == island
        ]
        cells += [_hero(look, seat) for seat, player in enumerate(view.players) if player.island == island]
        for seat, player in enumerate(view.players):
            for memory in player.memories:
                if memory >> 1 == island:
                    name = say("memory", player=look.names[seat])
                    cells.append(Text.assemble((f"{name} ", HEROES[seat]), *_amounts(MEMORY_SIDES[memory & 1])))
        lines += flow(say("at-island", n=island), cells, look.console)
    return lines


def _price(feat: int) -> Marks:
    return _amounts((0, SUN_COST[feat], MOON_COST[feat]))


def _feat(look: Look, feat: int, cards: int) -> Text:
    """Price, name, printed glory and the cards left; what the viewer can pay stands out."""
    cell = Text.assemble(*_price(feat), " ", look.text.names[feat], " ")
    cell.append(f"{FEATS[feat].glory}{SIGNS[GLORY]}", INKS[GLORY]).append(f" ×{cards}")
    if not cards:
        cell.stylize("dim")
    elif look.viewer is not None and can_pay(look.view.players[look.viewer], SUN_COST[feat], MOON_COST[feat]):
        cell.stylize("bold")
    return cell


def _temple(look: Look) -> list[Text]:
    """The faces left: for sale by their price, and those that feats of this game bring."""
    say, stock = look.words.say, look.view.stock
    gold = -1 if look.viewer is None else all_gold(look.view.players[look.viewer])
    lines = [bar(Text(say("temple"), "bold"), look.width)]
    pools = []
    for cost, same in groupby(POOLS, key=lambda pool: pool.cost):
        left = [FACE[name] for pool in same for name in pool.faces if stock[FACE[name]]]
        pool = Text(f"{cost}{SIGNS[GOLD]}:", INKS[GOLD])
        pool.append(" ").append_text(_stock(look, left) if left else Text(say("sold-out"), "dim"))
        if left and cost <= gold:
            pool.stylize("bold")
        pools.append(pool)
    lines += flow(say("sanctuary"), pools, look.console)
    trident = FEAT["abyssal_trident"] in look.view.feats
    for where in ("gardens", "forest"):
        groves = [
            _stock(look, [FACE[name] for name in grove.faces if stock[FACE[name]]])
            for grove in GROVES
            if grove.where == where and (FEAT[grove.feat] in look.view.feats or (trident and where == "gardens"))
        ]
        if any(groves):
            lines += flow(say(where), [grove for grove in groves if grove], look.console)
    return lines


def _stock(look: Look, faces: Iterable[int]) -> Text:
    return Text(" ").join(Text.assemble(_tile(_face(look, face)), f"×{look.view.stock[face]}") for face in faces)


# --- the maze of the goddess ------------------------------------------------------------------------------------------


def _maze(look: Look) -> list[Text]:
    """The lanes as rows of cells, with the golems; the cells where the viewer's golem can step next are marked."""
    view = look.view
    parts = [Text(look.text.words.say("module-goddess"), "bold")]
    left = [treasure for number, treasure in enumerate(TREASURES) if number not in view.halls]
    if left:
        shown = joined([_plain(_amounts(bundle(treasure.first))) for treasure in left], " ")
        parts.append(Text.assemble(look.words.say("treasures"), " ", shown))
    lines = titled(parts, look.console)
    following, ahead = _ways(look)
    for lane in ("top", "middle", "bottom", "final"):
        cells = [_cell(look, cell.id, cell.id in following, cell.id in ahead) for cell in CELLS if cell.lane == lane]
        lines += flow(look.words.say(f"lane-{lane}"), cells, look.console)
    return lines


def _ways(look: Look) -> tuple[set[int], set[int]]:
    """The cells where the viewer's golem can step next, and all that it can still come to."""
    if look.viewer is None:
        return set(), {cell.id for cell in CELLS}
    here = look.view.players[look.viewer].cell
    ahead, steps = {here}, [here]
    while steps:
        new = set(NEXT[steps.pop()]) - ahead
        ahead |= new
        steps += new
    asked = look.view.steps[-1] if look.view.steps else None
    back = isinstance(asked, Golem) and asked.seat == look.viewer and asked.n < 0
    return set(PREVIOUS[here] if back else NEXT[here]), ahead


def _cell(look: Look, number: int, following: bool, ahead: bool) -> Text:
    """A cell's number, what it brings, where it forks to, and who is there."""
    cell = CELLS[number - 1]
    marks: Marks = []
    for effect in ENTERING[number]:
        marks += [(" ", WORD)] if marks else []
        marks += _brings(look, number, effect)
    if not marks:
        marks = [(look.words.say("cell-start") if number == START_CELL else "·", WORD)]
    forks = "".join(f"›{other}" for other in cell.next if other != number + 1)
    shown = Text.assemble((f"{'▸' if following else ''}{number}", "bold" if following else ""), _tile(marks))
    shown.append(forks, "dim")
    if not (ahead or following):
        shown.stylize("dim")
    for seat, player in enumerate(look.view.players):
        if player.cell == number:
            shown.append_text(_hero(look, seat))
    return shown


def _brings(look: Look, number: int, effect: AnyEffect) -> Marks:
    say = look.words.say
    match effect:
        case Gain():
            return _amounts(effect.gains)
        case Choose():
            return _one_of([bundle(gains) for gains in effect.one_of])
        case MayTrade():
            return [*_amounts(bundle(effect.pay)), ("→", WORD), *_amounts(bundle(effect.gain))]
        case Celestial():
            return [(CELESTIAL * effect.n, WORD)]
        case Buy():
            return [(say("cell-forge"), WORD)] + ([(f" −{effect.discount}●", INKS[GOLD])] if effect.discount else [])
        case Steal():
            return [(say("cell-steal", gains=f"{effect.n}{SIGNS[GLORY]}"), INKS[GLORY])]
        case PerForged():
            return [(say("cell-per-forged", gains=f"{effect.n}{SIGNS[GLORY]}"), INKS[GLORY])]
        case Hall():
            lying = look.view.halls[HALLS.index(number)]
            found = [(" ", WORD), *_amounts(bundle(TREASURES[lying].later))] if lying >= 0 else []
            return [(say("cell-hall"), WORD), *found]
        case MeetGoddess():
            return [(say("cell-goddess"), WORD)]
        case _:
            raise ValueError(f"no sign for {effect}")


# --- the titan track --------------------------------------------------------------------------------------------------


def _track(look: Look) -> list[Text]:
    """The spaces by their worth, zone by zone with what each brings, and the tokens."""
    sides = Text.assemble((SIGNS[ANCIENT], INKS[ANCIENT]), " ← → ", (SIGNS[LOYALTY], INKS[LOYALTY]))
    lines = titled([Text(look.text.words.say("track"), "bold"), sides], look.console)
    zones = []
    for _, same in groupby(TRACK, key=lambda space: space.zone):
        spaces = list(same)
        zone = _plain(_zone(ZONE[spaces[0].id]))
        for space in spaces:
            ink = "bright_blue" if space.coin == "blue" else INKS[ANCIENT] if space.glory < 0 else INKS[LOYALTY]
            zone.append(" " if zone else "").append(minus(str(space.glory)), ink)
            for seat, player in enumerate(look.view.players):
                if player.cell == space.id:
                    zone.append_text(_hero(look, seat))
        zones.append(Text.assemble(zone, " ", SPLIT))
    return lines + flow("", zones, look.console)


def _zone(zone: Zone | None) -> Marks:
    """Rebellion: glory for a feat that is new to all, and to oneself. Loyalty: what a face of gold or of glory adds."""
    if zone is None:
        return []
    if not zone.loyal:
        return [(f"{zone.new_to_all}{SIGNS[GLORY]}/{zone.new_to_me}{SIGNS[GLORY]}", INKS[GLORY])]
    marks: Marks = []
    for resource, bonus in ((GOLD, zone.with_gold), (GLORY, zone.with_glory)):
        if bonus:
            marks += [(" ", WORD)] if marks else []
            marks += [(SIGNS[resource], INKS[resource]), ("+", WORD), *_amounts(bundle(bonus), company=True)]
    return marks


# --- for the commands -------------------------------------------------------------------------------------------------


def piles(look: Look) -> list[Text]:
    """The feats of this game with all that they say, and the faces that were replaced."""
    lines: list[Text] = []
    for feat in look.view.feats:
        lines += piece_lines(look.text.pieces()[feat], look.console)
    for name, player in zip(look.names, look.view.players, strict=True):
        lines.append(Text(look.words.say("replaced", player=name), "bold"))
        counted = Counter(player.discard)
        tiles = [Text.assemble(_tile(_face(look, face)), f"×{n}") for face, n in sorted(counted.items())]
        lines += flow("", tiles or [Text(look.words.say("nothing"), "dim")], look.console)
    return lines


BEHIND: Final = {
    "triton": "triton",
    "cash": "companion",
    "advance": "companion",
    "repeat": "cerberus",
    "keep_scepter": "blacksmiths_scepter",
    "scepter_as": "blacksmiths_scepter",
    "upgrade_by": "merchant",
    "glory": "merchant",
    "memory": "memory",
    "hammer": "blacksmiths_hammer",
}
"""The feats behind other options."""


def piece(look: Look, option: Option) -> int:
    """Feats come first, then the faces, then celestial die, maze and track."""
    match option.verb:
        case "feat" | "use":
            return option.piece
        case "buy" | "replace" | "upgrade" | "show" | "copy" | "first" | "take":
            return len(FEATS) + option.piece
        case "cell" | "treasure":
            return len(FEATS) + len(FACES) + 1
        case "reroll" | "celestial_first" | "celestial_last":
            return len(FEATS) + len(FACES)
        case verb:
            return FEAT.get(BEHIND.get(verb, ""), -1)


def option(look: Look, option: Option, decision: Decision) -> Text:
    """Faces as tiles, feats by their names, with the price that is to be paid now; the rest in words."""
    match option.verb:
        case "buy":
            discount = decision.step.discount if isinstance(decision.step, Buy) else 0
            price = f" ({max(0, COST[option.piece] - discount)}{SIGNS[GOLD]})"
            return Text.assemble(_tile(_face(look, option.piece)), (price, INKS[GOLD]))
        case "feat":
            paid = [] if isinstance(decision.step, FirstTitan) else [(" ", WORD), *_price(option.piece)]
            return Text.assemble(look.text.names[option.piece], *paid)
        case "upgrade":
            level = look.text.words.say("level", n=LEVEL[option.piece])
            return Text.assemble(_tile(_face(look, option.piece)), f" {level}")
        case "replace" | "show" | "copy" | "first" | "take":
            return _tile(_face(look, option.piece))
        case "pick":
            face = face_up(look.view.players[option.seat], option.amount)
            return Text.assemble(f"{look.names[option.seat]} ", _tile(_face(look, face)))
        case "memory":
            island = look.words.say("at-island", n=option.piece)
            return Text.assemble(f"{island} ", *_amounts(MEMORY_SIDES[option.amount]))
        case _:
            said = look.text.option(option, look.names, decision)
            # After the number of the option another number would be misread.
            return Text(f"+{said}" if said[0].isdecimal() else said)


LEGEND: Final[dict[str | None, dict[str, str]]] = {
    None: {
        "reserve": "● 3/12",
        "glory": "★ 5",
        "up": "[1☼]",
        "one-of": "●/☼",
        "left": "×4",
        "turn": "◂",
        "hero": "◂…",
    }
}
LEGEND["goddess"] = LEGEND[None] | {"next": "▸9", "fork": "›13", "trade": "6●→6★", "discount": "−2●", "empty": "·"}
LEGEND["titans"] = LEGEND[None] | {"ways": "◆ ← → ▲", "rebellion": "5★/3★", "loyalty": "●+●★"}
"""Examples of what a page shows with each module, by the name of their texts."""


def legend(look: Look) -> list[tuple[str, str]]:
    """Resources, dice, and what is special on the boards and cards of this game."""
    say, feats = look.words.say, look.view.feats
    rows = [(sign, name) for sign, _, name in _signs(look)]
    rows += [(sign, say(f"sign-{id}")) for id, sign in LEGEND[look.rules.module].items()]
    rows.append((say("mark-mirror"), say("sign-face")))
    for feat, face in (("tenacious_boar", "boar_red"), ("mirror_of_misfortune", "misfortune_red")):
        if FEAT[feat] in feats:
            rows.append((_plain(_face(look, FACE[face])).plain, say("sign-owned", feat=look.text.feat(FEAT[feat]))))
    for feat, word, figures in (
        ("blacksmiths_hammer", "hammer", f"2/{HAMMER.phase}● →"),
        ("blacksmiths_scepter", "scepter", f"4/{SCEPTER.most}● ="),
        ("companion", "companion", f"2/{COMPANION.last}"),
    ):
        if FEAT[feat] in feats:
            rows.append((f"{say(word)} {figures}", say(f"sign-{word}")))
    return rows


SCREEN: Final = Screen(
    draw=draw,
    piles=piles,
    legend=legend,
    opening="act",
    groups={
        **dict.fromkeys(("use", "advance", "triton", "cash"), "use"),
        "buy": "buy",
        "feat": "feat",
        **{f"{verb}:{die}": die for verb in ("replace", "upgrade", "show") for die in ("light", "dark")},
    },
    piece=piece,
    option=option,
    secrets=lambda rules: False,
    asides=False,
)
