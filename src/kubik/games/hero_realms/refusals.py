"""Why not: things of the main phase that a player would expect to be possible and that are not."""

from __future__ import annotations

from kubik.games.hero_realms import options
from kubik.games.hero_realms.cards import CARDS, CHARACTERS, FIRE_GEM, GUARD
from kubik.games.hero_realms.fight import defence, is_shielded
from kubik.games.hero_realms.market import price
from kubik.games.hero_realms.modes import State
from kubik.games.hero_realms.state import CARD, EXPENDED, USED, Player
from kubik.games.hero_realms.turn import Main, has_ally, heist_comes_too_early
from kubik.kernel.decision import Option, Refusal


def refusals(state: State, seat: int) -> list[Refusal]:
    """The near misses of a seat. One that may not act at all learns just that."""
    decision = state.decision
    assert decision is not None
    may_act = decision.ask == "main" and (decision.seat == seat or bool(state.asides(seat)))
    if not may_act:
        reason = "answer_first" if decision.seat == seat else "not_your_turn"
        return [Refusal(options.END_TURN, reason, {})]
    found = [*_market(state, seat), *_play_area(state.table.players[seat]), *_enemies(state, seat)]
    found += _character(state.table.players[seat])
    found += [Refusal(options.ALL[number], "proposal_refused", {}) for number in state.table.players[seat].refused]
    possible = Main(seat).options(state)
    return [refusal for refusal in found if refusal.option not in possible]


def _market(state: State, seat: int) -> list[Refusal]:
    table = state.table
    player = table.players[seat]
    cards = [*dict.fromkeys(table.row), *([FIRE_GEM] if table.gems else [])]
    return [
        Refusal(options.BUY[card], "too_dear", {"n": price(state.rules, player, card) - player.gold})
        for card in cards
        if price(state.rules, player, card) > player.gold
    ]


def _play_area(player: Player) -> list[Refusal]:
    found: dict[Option, Refusal] = {}
    for piece in player.play:
        number = piece & CARD
        card = CARDS[number]
        if card.expend and piece & EXPENDED:
            found[options.EXPEND[number]] = Refusal(options.EXPEND[number], "expended", {})
        if card.ally and piece & USED:
            found[options.ALLY[number]] = Refusal(options.ALLY[number], "ally_used", {})
        elif card.ally and not has_ally(player.play, number):
            found[options.ALLY[number]] = Refusal(options.ALLY[number], "no_ally", {})
    return list(found.values())


def _enemies(state: State, seat: int) -> list[Refusal]:
    """Opponents and their champions that cannot be attacked: out of reach, behind a guard, or too strong."""
    table, rules = state.table, state.rules
    combat = table.players[seat].combat
    targets, owners = rules.targets(seat, table.alive)
    found: dict[Option, Refusal] = {}
    for other in range(rules.players):
        if not table.alive >> other & 1 or rules.team[other] == rules.team[seat]:
            continue
        shielded = is_shielded(rules, table, other)
        attack = options.ATTACK[other]
        if other not in targets:
            found[attack] = Refusal(attack, "out_of_reach", {})
        elif shielded:
            found[attack] = Refusal(attack, "shielded", {})
        elif not combat:
            found[attack] = Refusal(attack, "no_combat", {})
        player = table.players[other]
        for piece in player.play:
            card = piece & CARD
            option = options.ATTACK_CHAMPION[other][card]
            if other not in owners:
                found[option] = Refusal(option, "champion_out_of_reach", {})
            elif shielded and not GUARD[card]:
                found[option] = Refusal(option, "champion_shielded", {})
            elif defence(player, card) > combat:
                found[option] = Refusal(option, "too_strong", {"n": defence(player, card) - combat})
    return list(found.values())


def _character(player: Player) -> list[Refusal]:
    if player.character < 0:
        return []
    found = []
    missing = CHARACTERS[player.character].skill.cost - player.gold
    if player.skill_used:
        found.append(Refusal(options.SKILL, "skill_used", {}))
    elif missing > 0:
        found.append(Refusal(options.SKILL, "skill_too_dear", {"n": missing}))
    if player.ability_used:
        found.append(Refusal(options.ABILITY, "ability_used", {}))
    elif heist_comes_too_early(player):
        found.append(Refusal(options.ABILITY, "heist_too_early", {}))
    return found
