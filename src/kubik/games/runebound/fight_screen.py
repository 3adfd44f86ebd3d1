"""A fight in the terminal: both sides with their tokens, and questions that say against whom."""

from __future__ import annotations

from rich.text import Text

from kubik.games.runebound.fighters import NO_CARD, enemy_health, is_enemy
from kubik.games.runebound.heroes import health
from kubik.games.runebound.state import ASIDE, SPENT, Fighter, Table
from kubik.games.runebound.tokens import FACES
from kubik.kernel.decision import Decision
from kubik.screen import Look, flow, hang, titled


def fight(look: Look) -> list[Text]:
    """Both sides with their wounds and their tokens."""
    view: Table = look.view
    now = view.fight
    lines = titled([Text(look.words.say("fight"), "bold"), look.words.say("fight-round", n=now.round)], look.console)
    for number in reversed(range(len(now.sides))):
        side = now.sides[number]
        acts = number == now.acting
        if is_enemy(now, number):
            name, wounds, most = look.text.cards.foe(now.card), now.wounds, enemy_health(view)
            name = look.words.say("played-by", enemy=name, player=look.names[side.seat])
        else:
            player = view.players[side.seat]
            name, wounds, most = look.names[side.seat], player.wounds, health(player)
        title = Text(f"{'▸ ' if acts else '  '}{name}", "bold" if acts else "")
        title.append(f"  {look.words.say('wounds-of', n=wounds, most=most)}")
        if side.passed:
            title.append(f"  {look.words.say('passed')}", "bold")
        lines.append(title)
        tokens = [token(look, side, place) for place in range(len(side.tokens)) if _lies(side, place)]
        lines += flow("", tokens or [Text("–")], look.console)
    if now.card != NO_CARD:
        # By itself: what an enemy can do is shown when the fight begins, and not again with each token that is spent.
        for place, text in enumerate(look.text.cards.can_do(now.card)):
            lines += hang("" if place else look.words.say("can-do"), Text(text, "dim"), look.console)
    return lines


def _lies(side: Fighter, place: int) -> bool:
    """Whether a token is shown by itself: not what lies under another one, or aside."""
    return side.lies[place] != ASIDE and place not in side.on


def token(look: Look, side: Fighter, place: int) -> Text:
    """A token by what it shows, and small what is on its back; spent ones are dim, and a double is told."""
    faces, up = FACES[side.tokens[place]], side.up[place]
    spent = side.lies[place] == SPENT
    shown = Text()
    if side.on[place] >= 0:
        shown.append("2× ", "bold")
    style = "dim strike" if spent else "bold yellow" if faces[up].gold else "bold"
    shown.append(look.text.cards.face(faces[up]), style)
    if spent:
        shown.append(" ✗", "dim")
    return shown.append(f" ({look.text.cards.face(faces[1 - up])})", "dim")


def prompt(look: Look, decision: Decision) -> str:
    """A question; in a fight it says for whom or against whom one decides."""
    now, asked = look.view.fight, look.text.prompt(decision, look.names)
    if not now.on or decision.seat not in (now.attacker, now.controller):
        return str(asked)
    if now.card != NO_CARD:
        message = "asks-hero" if decision.seat == now.attacker else "asks-enemy"
        return look.words.say(message, foe=look.text.cards.foe(now.card), asked=asked)
    other = now.controller if decision.seat == now.attacker else now.attacker
    return look.words.say("asks-hero", foe=look.names[other], asked=asked)
