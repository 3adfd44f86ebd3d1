## What lies on the table

hr-market = Market
hr-market-deck = Market deck: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
hr-gems = Fire Gems left: { $n }
hr-for-sale = For sale
hr-sacrificed = Sacrificed
hr-hand = Hand
hr-hand-size = { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
hr-deck-size = { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
hr-your-hand = Your hand
hr-empty-hand = Your hand is empty.
hr-deck = Deck
hr-discard = Discard pile
hr-in-play = In play
hr-expended = expended
hr-ally-used = ally ability used
hr-nothing = nothing
hr-close = Close
hr-top-known = On top of the deck
hr-hand-known = Known cards in hand
hr-defence-now = defence now { $n }

## Players

hr-you = you
hr-turn = on turn
hr-out = out of the game
hr-health = health { $n }
hr-gold = gold
hr-combat = combat
hr-pools = gold { $gold }, combat { $combat }
hr-team = Team { $n }
hr-allies = allies
hr-enemies = opponents
hr-shared = shared health { $n }
hr-emperor = Emperor
hr-general = General
hr-used = used
hr-each-turn = each turn
hr-once = once a game

## What waits

hr-waiting = Waiting
hr-discount = { $what ->
        [action] Next action: { $n } cheaper
        [champion] Next champion: { $n } cheaper
       *[any] Next card: { $n } cheaper
    }
hr-blessed = Champions: +{ $n } defence
hr-heist = Heist: buy from a discard pile

## Cards that are asked for

hr-from-looked = From the top of your deck
hr-from-discard = In your discard pile
hr-from-own = Your cards

## Deeds

hr-deeds = Actions
hr-play-all = Play all
hr-use-all = Use abilities
hr-use-all-hint = All abilities that leave nothing to choose
