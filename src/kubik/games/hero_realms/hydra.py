"""Hydra: teammates take their main phases together and may pay together for a card or for a champion's defence."""

from __future__ import annotations

from kubik.games.hero_realms import options
from kubik.games.hero_realms.cards import FIRE_GEM
from kubik.games.hero_realms.fight import add_attack_options, defence, stun_champion
from kubik.games.hero_realms.market import acquire_from_market, price
from kubik.games.hero_realms.modes import State
from kubik.games.hero_realms.state import Player
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask


def together_options(state: State, me: int) -> list[Option]:
    """What this player can propose to pay together with teammates who have something to give."""
    table = state.table
    player = table.players[me]
    mates = [table.players[seat] for seat in state.rules.members(me, table.alive) if seat != me]
    found: list[Option] = []
    gold = sum(mate.gold for mate in mates)
    if gold:
        cards = list(dict.fromkeys(table.row))
        if state.rules.settings.share_gems and table.gems:
            cards.append(FIRE_GEM)
        found += [
            options.BUY_TOGETHER[card] for card in cards if 0 < price(state.rules, player, card) <= player.gold + gold
        ]
    combat = sum(mate.combat for mate in mates)
    if combat:
        attacks: list[Option] = []
        add_attack_options(attacks, state, me, player.combat + combat)
        found += [
            options.ATTACK_TOGETHER[option.seat][option.piece] for option in attacks if option.verb == "attack_champion"
        ]
    return [option for option in found if option.number not in player.refused]


def propose(state: State, me: int, option: Option) -> None:
    """Every member is asked for a share, the one who proposes first; whoever is asked may refuse."""
    table = state.table
    table.shares = []
    members = state.rules.members(me, table.alive)
    members.remove(me)
    for seat in [*reversed(members), me]:
        table.steps.append(Share(seat, option.number, me))
    if state.listener:
        state.tell("proposes", me, pieces=[option.piece], target=option.seat)


class Share(Ask):
    """What a member pays of a joint payment: from what the others cannot pay up to what this member has. Whoever pays
    nothing has no say."""

    proposal: int
    """The number of the option that was proposed."""
    proposer: int

    def options(self, state: State) -> list[Option]:
        table = state.table
        proposed = options.ALL[self.proposal]
        left = _cost(state, self.proposer, proposed) - sum(table.shares)
        asked = [step.seat for step in table.steps if isinstance(step, Share)]
        whole = sum(_purse(table.players[seat], proposed) for seat in asked)
        own = _purse(table.players[self.seat], proposed)
        low = max(0, left - (whole - own))
        amounts = options.AMOUNT[low : min(own, left) + 1]
        has_a_say = self.seat != self.proposer and amounts[-1].amount > 0
        return [*amounts, options.REFUSE] if has_a_say else amounts

    def answer(self, state: State, option: Option) -> None:
        table = state.table
        proposed = options.ALL[self.proposal]
        if option == options.REFUSE:
            table.steps[:] = [waiting for waiting in table.steps if not isinstance(waiting, Share)]
            table.shares = []
            table.players[self.proposer].refused.append(self.proposal)
            if state.listener:
                state.tell("refuses", self.seat, pieces=[proposed.piece], target=proposed.seat)
            return
        table.shares.append(option.amount)
        if not isinstance(table.steps[-1], Share):
            _pay(state, self.proposer, proposed)


def _pay(state: State, proposer: int, option: Option) -> None:
    table = state.table
    members = state.rules.members(proposer, table.alive)
    members.remove(proposer)
    for seat, amount in zip([proposer, *members], table.shares, strict=True):
        if amount and state.listener:
            state.tell("pays", seat, pieces=[option.piece], n=amount, target=option.seat)
        if option.verb == "buy_together":
            table.players[seat].gold -= amount
        else:
            table.players[seat].combat -= amount
    table.shares = []
    if option.verb == "buy_together":
        acquire_from_market(state, proposer, option.piece)
    else:
        if state.listener:
            state.tell("attacks_champion", proposer, pieces=[option.piece], target=option.seat)
        stun_champion(state, option.seat, option.piece)


def _cost(state: State, proposer: int, option: Option) -> int:
    players = state.table.players
    if option.verb == "buy_together":
        return price(state.rules, players[proposer], option.piece)
    return defence(players[option.seat], option.piece)


def _purse(player: Player, option: Option) -> int:
    return player.gold if option.verb == "buy_together" else player.combat
