"""What cards do: one function for each effect word of cards.toml, in the same order.

A step is (word, seat, number, number). Words that ask come as a pair: what may be chosen, and what follows. A part that
has nothing to choose from is skipped and the rest still happens (HR-073).
"""

from __future__ import annotations

from typing import Final

from kubik.games.hero_realms import options
from kubik.games.hero_realms.cards import (
    ACTION,
    BOW,
    CHAMPION,
    COUNTERS,
    EFFECTS,
    FACTION,
    GUARD,
    KNIFE,
    PARTS,
    Counter,
    Sacrifice,
    Stun,
    Topdeck,
    When,
    fits,
)
from kubik.games.hero_realms.fight import defence, hurt, stun_champion, stun_options
from kubik.games.hero_realms.piles import (
    discard_card,
    draw_cards,
    holding,
    put_on_deck,
    sacrifice_card,
    take_from_deck,
    take_from_discard,
    take_from_hand,
)
from kubik.games.hero_realms.state import CARD, EXPENDED, Player, State
from kubik.kernel.decision import Option, Step
from kubik.kernel.game import Ask, Do


def count(player: Player, counter: Counter) -> int:
    """What a counter counts among the cards in play; "other" leaves out the acting card, which is one of them."""
    cards = [piece & CARD for piece in player.play]
    match counter:
        case "champions":
            return sum(CHAMPION[card] for card in cards)
        case "other_champions":
            return sum(CHAMPION[card] for card in cards) - 1
        case "other_guards":
            return sum(GUARD[card] for card in cards) - 1
        case "other_wild_cards":
            return sum(FACTION[card] == "wild" for card in cards) - 1
        case "other_knives":
            return sum(KNIFE[card] for card in cards) - 1
        case "actions":
            return sum(ACTION[card] for card in cards)
        case "bows":
            return sum(BOW[card] for card in cards)
        case "combat_gained":
            return player.combat_gained


# --- gold, combat, health ---------------------------------------------------------------------------------------------


def gold(state: State, step: Step) -> None:
    _, seat, n, counter = step
    player = state.table.players[seat]
    if counter:
        n *= count(player, COUNTERS[counter - 1])
    player.gold += n
    if n and state.listener:
        state.tell("gains_gold", seat, n=n)


def combat(state: State, step: Step) -> None:
    _, seat, n, counter = step
    player = state.table.players[seat]
    if counter:
        n *= count(player, COUNTERS[counter - 1])
    player.combat += n
    player.combat_gained += n
    if n and state.listener:
        state.tell("gains_combat", seat, n=n)


def health(state: State, step: Step) -> None:
    _, seat, n, counter = step
    if counter:
        n *= count(state.table.players[seat], COUNTERS[counter - 1])
    if n < 0:
        hurt(state, seat, -n)
        return
    state.table.health[state.rules.side[seat]] += n
    if n and state.listener:
        state.tell("gains_health", seat, n=n)


# --- drawing and discarding -------------------------------------------------------------------------------------------


def draw(state: State, step: Step) -> None:
    draw_cards(state, step[1], step[2])


def discard_options(state: State, step: Step) -> list[Option]:
    return [options.DISCARD[card] for card in dict.fromkeys(holding(state.table.players[step[1]]))]


def discard(state: State, step: Step, option: Option) -> None:
    word, seat, n, _ = step
    discard_card(state, seat, option.piece)
    if n > 1:
        state.table.steps.append((word, seat, n - 1, 0))


def opponent_discard_options(state: State, step: Step) -> list[Option]:
    """Guards do not stop it (HR-AMB-02), and one may choose an empty hand (HR-AMB-03), unless there is no other."""
    table = state.table
    seats = state.rules.targets(step[1], table.alive)[0]
    if not any(holding(table.players[seat]) for seat in seats):
        return []
    return [options.TARGET[seat] for seat in seats]


def opponent_discard(state: State, step: Step, option: Option) -> None:
    state.table.steps.append(("discard", option.seat, step[2], 0))
    if state.listener:
        state.tell("makes_discard", step[1], target=option.seat, n=step[2])


def draw_then_discard_options(state: State, step: Step) -> list[Option]:
    return options.AMOUNT[: step[2] + 1]


def draw_then_discard(state: State, step: Step, option: Option) -> None:
    drawn = draw_cards(state, step[1], option.amount)
    if drawn:
        state.table.steps.append(("discard", step[1], drawn, 0))


# --- champions --------------------------------------------------------------------------------------------------------


def stun_or_not(state: State, step: Step) -> list[Option]:
    effect = EFFECTS[step[2]]
    assert isinstance(effect, Stun)
    found = stun_options(state, step[1])
    return [*found, options.DONE] if found and effect.may else found


def stun(state: State, step: Step, option: Option) -> None:
    if option is not options.DONE:
        stun_champion(state, option.seat, option.piece)


def prepare_options(state: State, step: Step) -> list[Option]:
    play = state.table.players[step[1]].play
    return [options.PREPARE[card] for card in dict.fromkeys(piece & CARD for piece in play if piece & EXPENDED)]


def prepare(state: State, step: Step, option: Option) -> None:
    play = state.table.players[step[1]].play
    for place, piece in enumerate(play):
        if piece & CARD == option.piece and piece & EXPENDED:
            play[place] = piece - EXPENDED
            break
    if state.listener:
        state.tell("prepares", step[1], card=option.piece)


# --- own cards --------------------------------------------------------------------------------------------------------


def sacrifice_options(state: State, step: Step) -> list[Option]:
    player = state.table.players[step[1]]
    found = [options.SACRIFICE_FROM_HAND[card] for card in dict.fromkeys(holding(player))]
    found += [options.SACRIFICE_FROM_DISCARD[card] for card in dict.fromkeys(player.discard)]
    return [*found, options.DONE] if found else found


def sacrifice(state: State, step: Step, option: Option) -> None:
    word, seat, number, left = step
    if option is options.DONE:
        return
    player = state.table.players[seat]
    if option.verb == "sacrifice_from_hand":
        take_from_hand(player, option.piece)
    else:
        take_from_discard(player, option.piece)
    sacrifice_card(state.table, option.piece)
    if state.listener:
        state.tell("sacrifices", seat, card=option.piece)
    effect = EFFECTS[number]
    assert isinstance(effect, Sacrifice)
    if left == effect.up_to:
        state.table.steps.extend(PARTS[number][0][seat])
    if left > 1:
        state.table.steps.append((word, seat, number, left - 1))


def topdeck_options(state: State, step: Step) -> list[Option]:
    effect = EFFECTS[step[2]]
    assert isinstance(effect, Topdeck)
    cards = dict.fromkeys(state.table.players[step[1]].discard)
    found = [options.TOPDECK[card] for card in cards if fits(card, effect.what)]
    return [*found, options.DONE] if found and effect.may else found


def topdeck(state: State, step: Step, option: Option) -> None:
    if option is options.DONE:
        return
    player = state.table.players[step[1]]
    take_from_discard(player, option.piece)
    put_on_deck(player, option.piece)
    if state.listener:
        state.tell("puts_on_deck", step[1], card=option.piece)


def next_acquire(state: State, step: Step) -> None:
    state.table.players[step[1]].next_acquire.append(step[2])


# --- alternatives and conditions --------------------------------------------------------------------------------------


def choose_options(state: State, step: Step) -> list[Option]:
    return options.CHOOSE[: len(PARTS[step[2]])]


def choose(state: State, step: Step, option: Option) -> None:
    """Exactly one of the alternatives is carried out (HR-047)."""
    state.table.steps.extend(PARTS[step[2]][option.amount][step[1]])


def when(state: State, step: Step) -> None:
    effect = EFFECTS[step[2]]
    assert isinstance(effect, When)
    holds = count(state.table.players[step[1]], effect.count) >= effect.at_least
    state.table.steps.extend(PARTS[step[2]][0 if holds else 1][step[1]])


# --- character packs --------------------------------------------------------------------------------------------------


def discount(state: State, step: Step) -> None:
    state.table.players[step[1]].discounts.append((step[2], step[3]))


def damage_options(state: State, step: Step) -> list[Option]:
    return [options.TARGET[seat] for seat in state.rules.targets(step[1], state.table.alive)[0]]


def damage(state: State, step: Step, option: Option) -> None:
    """Damage that is not combat and that no guard stops."""
    player = state.table.players[option.seat]
    if state.listener:
        state.tell("damages", step[1], target=option.seat, n=step[2])
    for piece in list(player.play):
        if CHAMPION[piece & CARD] and defence(player, piece & CARD) <= step[2]:
            stun_champion(state, option.seat, piece & CARD)
    hurt(state, option.seat, step[2])


def track(state: State, step: Step) -> None:
    """Look at the top cards of the own deck, discard some of them, lay the rest back in any order."""
    _, seat, look, up_to = step
    player = state.table.players[seat]
    player.looked = take_from_deck(state, seat, look)
    if state.listener:
        state.tell("looks", seat, secret="cards", n=len(player.looked), cards=list(player.looked))
    state.table.steps.append(("track_keep", seat, 0, 0))
    state.table.steps.append(("track_discard", seat, up_to, 0))


def track_discard_options(state: State, step: Step) -> list[Option]:
    found = [options.TRACK_DISCARD[card] for card in dict.fromkeys(state.table.players[step[1]].looked)]
    return [*found, options.DONE] if found else found


def track_discard(state: State, step: Step, option: Option) -> None:
    word, seat, left, _ = step
    if option is options.DONE:
        return
    player = state.table.players[seat]
    player.looked.remove(option.piece)
    player.discard.append(option.piece)
    if state.listener:
        state.tell("discards", seat, card=option.piece)
    if left > 1:
        state.table.steps.append((word, seat, left - 1, 0))


def track_keep_options(state: State, step: Step) -> list[Option]:
    return [options.TRACK_KEEP[card] for card in dict.fromkeys(state.table.players[step[1]].looked)]


def track_keep(state: State, step: Step, option: Option) -> None:
    player = state.table.players[step[1]]
    player.looked.remove(option.piece)
    player.seen.append(option.piece)
    if player.looked:
        state.table.steps.append(step)


def heist(state: State, step: Step) -> None:
    state.table.players[step[1]].heist = True


def bless_options(state: State, step: Step) -> list[Option]:
    """The own side: blessing an opponent would help nobody who may choose it."""
    return [options.TARGET[seat] for seat in state.rules.members(step[1], state.table.alive)]


def bless(state: State, step: Step, option: Option) -> None:
    """Health, and more defence for that player's champions until the end of that player's next turn."""
    _, me, more_health, more_defence = step
    table, seat = state.table, option.seat
    in_own_turn = seat == me or state.rules.hydra
    table.players[seat].blessed.append((more_defence, 2 if in_own_turn else 1))
    table.health[state.rules.side[seat]] += more_health
    if state.listener:
        state.tell("blesses", me, target=seat, n=more_health)


def resurrect_options(state: State, step: Step) -> list[Option]:
    return [options.RESURRECT[card] for card in dict.fromkeys(state.table.players[step[1]].stunned)]


def resurrect(state: State, step: Step, option: Option) -> None:
    player = state.table.players[step[1]]
    player.discard.remove(option.piece)
    player.stunned.remove(option.piece)
    player.play.append(option.piece)
    if state.listener:
        state.tell("resurrects", step[1], card=option.piece)


DOES: Final[dict[str, Do]] = {
    "gold": gold,
    "combat": combat,
    "health": health,
    "draw": draw,
    "next_acquire": next_acquire,
    "when": when,
    "discount": discount,
    "track": track,
    "heist": heist,
}
ASKS: Final[dict[str, Ask]] = {
    # Not answered by itself: that would tell everybody that all cards of the hand are alike.
    "discard": Ask(discard_options, discard, forced=False),
    "opponent_discard": Ask(opponent_discard_options, opponent_discard),
    "draw_then_discard": Ask(draw_then_discard_options, draw_then_discard),
    "stun": Ask(stun_or_not, stun),
    "prepare": Ask(prepare_options, prepare),
    "sacrifice": Ask(sacrifice_options, sacrifice),
    "topdeck": Ask(topdeck_options, topdeck),
    "choose": Ask(choose_options, choose),
    "damage": Ask(damage_options, damage),
    "track_discard": Ask(track_discard_options, track_discard),
    "track_keep": Ask(track_keep_options, track_keep),
    "bless": Ask(bless_options, bless),
    "resurrect": Ask(resurrect_options, resurrect),
}
