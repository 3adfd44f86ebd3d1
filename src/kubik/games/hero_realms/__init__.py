"""Hero Realms: deck building for two to six players."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import ClassVar

from kubik.games.hero_realms import turn
from kubik.games.hero_realms.bot import HeroRealmsSense
from kubik.games.hero_realms.box import Box, box
from kubik.games.hero_realms.cards import CARDS, CHARACTERS, CONTENTS, FIGURES, GEMS, MARKET, START, deck_of
from kubik.games.hero_realms.modes import EMPEROR, MODES, SURVIVAL, Rules, Settings, State, agree
from kubik.games.hero_realms.piles import draw_cards
from kubik.games.hero_realms.refusals import refusals
from kubik.games.hero_realms.state import CARD, Player, Table
from kubik.games.hero_realms.text import HeroRealmsText
from kubik.games.hero_realms.warnings import warning
from kubik.kernel.content import content_hash
from kubik.kernel.decision import Decision, Option, Refusal, Result, Warning
from kubik.kernel.errors import BadGameFile
from kubik.kernel.game import Game


class HeroRealms(Game[Table, Rules]):
    """The game as the kernel knows it."""

    id = "hero_realms"
    shelf = 1
    table = Table
    settings = Settings
    rules_number = 2
    content = content_hash(FIGURES, list(MODES.values()), SURVIVAL, EMPEROR)
    contents = CONTENTS
    hidden: ClassVar[frozenset[str]] = frozenset({"track_keep"})
    sense = HeroRealmsSense()

    def agree(self, players: int | None, settings: Settings) -> Rules:
        return agree(players, settings)

    def lay_out(self, state: State) -> None:
        """Market row, gem stack, starting decks, opening hands (HR-010 to HR-016)."""
        table, rules = state.table, state.rules
        table.market = list(MARKET)
        table.row = [table.market.pop(state.below(len(table.market))) for _ in range(START.row)]
        table.gems = GEMS
        table.health = rules.opening_health()
        table.alive = (1 << rules.players) - 1
        first = rules.settings.first
        if first is None:
            first = 0 if rules.emperor else state.below(rules.players)
        if rules.hydra:
            first = min(rules.members(first, table.alive))
        for seat, character in enumerate(rules.characters):
            deck = CHARACTERS[character].deck if character >= 0 else START.deck
            table.players.append(Player(deck=deck_of(deck), character=character))
            draw_cards(state, seat, rules.opening_hand(seat, first))
        turn.begin_turn(state, first)

    def check_table(self, rules: Rules, table: Table) -> None:
        if len(table.players) != rules.players or len(table.health) != len(set(rules.side)):
            raise BadGameFile(f"the table is not laid for {rules.players} players")
        if not 0 < table.alive < 1 << rules.players:
            raise BadGameFile("nobody sits at the table")
        piles = [table.row, table.market, table.sacrificed]
        for seat, player in enumerate(table.players):
            piles += [player.hand, player.shown, player.deck, player.top, player.looked, player.discard]
            piles += [player.stunned, [piece & CARD for piece in player.play]]
            if len(player.knowers) != len(player.top):
                raise BadGameFile(f"seat {seat}: it is not said who knows which cards on top of the deck")
            if player.character != rules.characters[seat]:
                raise BadGameFile(f"seat {seat} has another character")
        for card in chain(*piles):
            if not 0 <= card < len(CARDS):
                raise BadGameFile(f"there is no card {card}")
        if not table.steps and not table.winners:
            raise BadGameFile("nobody is asked and nobody has won")

    def result(self, state: State) -> Result:
        """Winners first, then whoever else is still in the game, then who stayed longest; a team shares its place."""
        table, rules = state.table, state.rules
        places = [len(table.winners) + 1] * rules.players
        for seat in table.winners:
            places[seat] = 1
        if not rules.team_game:
            for place, seat in enumerate(table.out):
                places[seat] = rules.players - place
        health = tuple(table.health[rules.side[seat]] for seat in range(rules.players))
        return Result(tuple(table.winners), tuple(places), {"health": health})

    def aside(self, state: State, seat: int) -> Decision | None:
        return turn.aside(state, seat)

    def take_aside(self, state: State, seat: int, option: Option) -> None:
        turn.take_aside(state, seat, option)

    def windows(self, state: State) -> list[int]:
        return turn.windows(state)

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        return refusals(state, seat)

    def warning(self, table: Table, rules: Rules, decision: Decision, option: Option) -> Warning | None:
        return warning(table, rules, decision, option)

    @cache  # noqa: B019 - there is one game
    def text(self, language: str) -> HeroRealmsText:
        return HeroRealmsText(language)

    def box(self, language: str) -> Box:
        return box(self.text(language))


GAME = HeroRealms()
