"""Attacks, guards, stunned champions, and dropping out."""

from __future__ import annotations

from kubik.games.hero_realms import options
from kubik.games.hero_realms.cards import DEFENCE, GUARD
from kubik.games.hero_realms.modes import EMPERORS, SURVIVAL, Rules, State
from kubik.games.hero_realms.piles import draw_cards, own_cards, place_in_play, tell_move
from kubik.games.hero_realms.state import CARD, EXPENDED, Player, Table
from kubik.kernel.decision import Option
from kubik.kernel.step import Ask


def defence(player: Player, card: int) -> int:
    """The combat it takes to stun a champion of this player."""
    return DEFENCE[card] + defence_bonus(player)


def defence_bonus(player: Player) -> int:
    """How much more combat blessings make it take to stun this player's champions."""
    return sum(bonus for bonus, _ in player.blessed) if player.blessed else 0


def is_shielded(rules: Rules, table: Table, seat: int) -> bool:
    """Whether prepared guards keep opponents from this player and the player's other champions (HR-034 to HR-041)."""
    for other in rules.shielders[seat]:
        for piece in table.players[other].play:
            if GUARD[piece & CARD] and not piece & EXPENDED:
                return True
    return False


def add_attack_options(found: list[Option], state: State, me: int, combat: int) -> None:
    """What so much combat can hit."""
    table, rules = state.table, state.rules
    targets, owners = rules.targets(me, table.alive)
    for seat in owners:
        player = table.players[seat]
        shielded = is_shielded(rules, table, seat) if player.play or rules.hydra else False
        if player.play:
            most = combat - defence_bonus(player)
            for piece in player.play:
                card = piece & CARD
                if 0 < DEFENCE[card] <= most and (GUARD[card] or not shielded):
                    option = options.ATTACK_CHAMPION[seat][card]
                    if option not in found:
                        found.append(option)
        # A Hydra team has one health total, so one of its members stands for all (HR-AMB-17).
        if not shielded and seat in (targets[:1] if rules.hydra else targets):
            found.append(options.ATTACK[seat])


def stun_options(state: State, me: int) -> list[Option]:
    """The champions that an effect of this player may stun."""
    table, rules = state.table, state.rules
    found: dict[Option, None] = {}
    for seat in rules.targets(me, table.alive)[1]:
        player = table.players[seat]
        shielded = is_shielded(rules, table, seat)
        for piece in player.play:
            card = piece & CARD
            if DEFENCE[card] and (not shielded or GUARD[card]):
                found[options.STUN[seat][card]] = None
    return list(found)


def stun_champion(state: State, seat: int, card: int) -> None:
    """A stunned champion goes to its owner's discard pile (HR-031)."""
    player = state.table.players[seat]
    # Of two copies a prepared one, which may be a shielding guard.
    place = place_in_play(player.play, card, EXPENDED)
    del player.play[place if place >= 0 else place_in_play(player.play, card)]
    player.discard.append(card)
    player.stunned.append(card)
    if state.listener:
        tell_move(state, "is_stunned", seat, card, "play", "discard")


def attack_champion(state: State, me: int, option: Option) -> None:
    """Pay the defence from the pool; the champion is stunned (HR-067)."""
    table = state.table
    table.players[me].combat -= defence(table.players[option.seat], option.piece)
    if state.listener:
        state.tell("attacks_champion", me, pieces=[option.piece], target=option.seat)
    stun_champion(state, option.seat, option.piece)


def attack_player(state: State, me: int, option: Option) -> None:
    """Attack a player; how hard is asked next."""
    state.table.steps.append(Amount(me, option.seat))


class Amount(Ask):
    """How much combat to spend on a player: up to the whole pool (HR-069)."""

    target: int

    def options(self, state: State) -> list[Option]:
        return options.AMOUNT[1 : min(state.table.players[self.seat].combat, options.MOST) + 1]

    def answer(self, state: State, option: Option) -> None:
        state.table.players[self.seat].combat -= option.amount
        if state.listener:
            state.tell("attacks", self.seat, target=self.target, n=option.amount)
        hurt(state, self.target, option.amount)


def hurt(state: State, seat: int, n: int) -> None:
    """Take health from a player; whoever has none left drops out (HR-007), in Hydra the team (HR-112)."""
    table, rules = state.table, state.rules
    side = rules.side[seat]
    table.health[side] = max(0, table.health[side] - n)
    if state.listener:
        state.tell("loses_health", seat, n=n, health=table.health[side])
    if not table.health[side]:
        for member in rules.members(seat, table.alive) if rules.hydra else [seat]:
            drop_out(state, member)


def drop_out(state: State, seat: int) -> None:
    """Take a player out of the game; perhaps somebody has won by that."""
    table, rules = state.table, state.rules
    table.alive &= ~(1 << seat)
    table.out.append(seat)
    # Nothing more is asked of this player; what opponents were doing goes on, and at the bottom waits the next turn.
    table.steps[1:] = [step for step in table.steps[1:] if step.seat != seat]
    if state.listener:
        state.tell("drops_out", seat)
    winners = rules.winners(table, seat)
    if winners:
        table.winners = winners
        table.steps.clear()
        return
    if rules.mode == "hunter_survival":
        heir = rules.right(seat, table.alive)
        table.health[rules.side[heir]] += SURVIVAL.health
        if state.listener:
            state.tell("gains_health", heir, n=SURVIVAL.health)
        draw_cards(state, heir, SURVIVAL.cards)
    if rules.emperor:
        table.steps.append(Bequeath(seat, EMPERORS[rules.team[seat]]))
    else:
        leave(state, seat)


def leave(state: State, seat: int) -> None:
    """The cards of a player who is out leave the game, Fire Gems too (HR-AMB-13)."""
    player = state.table.players[seat]
    state.table.players[seat] = Player(character=player.character, turns=player.turns)


class Bequeath(Ask):
    """A general who drops out may leave one own card to the own emperor (HR-127)."""

    emperor: int

    def options(self, state: State) -> list[Option]:
        player = state.table.players[self.seat]
        return [*(options.BEQUEATH[card] for card in sorted(set(own_cards(player)))), options.DONE]

    def answer(self, state: State, option: Option) -> None:
        if option != options.DONE:
            state.table.players[self.emperor].discard.append(option.piece)
            if state.listener:
                state.tell(
                    "bequeaths",
                    self.seat,
                    pieces=[option.piece],
                    source=f"discard:{self.seat}",
                    to=f"discard:{self.emperor}",
                    target=self.emperor,
                )
        leave(state, self.seat)
