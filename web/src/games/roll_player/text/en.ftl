## The table

rp-round = Round { $n } of { $all }
rp-over = The game is over
rp-phase-0 = Set-up
rp-phase-1 = Roll
rp-phase-2 = Dice phase
rp-phase-3 = Market phase
rp-phase-4 = Cleanup
rp-initiative = Initiative cards
rp-initiative-card = Initiative card { $n }
rp-card = Card { $n }
rp-with-coin = with a coin
rp-bag = { $n ->
        [one] One die in the bag
       *[other] { $n } dice in the bag
    }
rp-market = Market
rp-empty-market = The market is empty.
rp-deck = Deck
rp-discard-pile = Discard pile
rp-trash = Trash

## Cards

rp-costs = costs { $n } gold
rp-hands = { $n ->
        [one] one hand
       *[other] two hands
    }
rp-hands-used = { $n } of { $most } hands in use
rp-arrow = moves the token towards { $direction }
rp-buy = Buy
rp-discard = Discard
rp-do-return = Return to the market
rp-used = used

## A sheet

rp-row = { $attribute }: { $action }
rp-you = you
rp-empty = empty
rp-wants = the backstory wants { $colour } here
rp-matches = matches the backstory ({ $colour })
rp-old = old
rp-new = new
rp-goal = { $value } now, wanted { $wanted }, { $stars ->
        [one] one star
       *[other] { $stars } stars
    }: { $state }
rp-value = { $value } now, wanted { $wanted }, { $stars ->
        [one] one star
       *[other] { $stars } stars
    }
rp-goal-met = met
rp-goal-missed = missed
rp-goal-open = can be met
rp-goal-beyond = out of reach without an action
rp-square = { $square }: { $stars }
rp-token = the token is here
rp-matched = { $n } of 6 dice match the backstory: { $stars ->
        [one] one star
       *[other] { $stars } stars
    }
rp-weapons = Weapons
rp-armour = Armour
rp-traits = Traits
rp-skills = Skills
rp-in-hand = To be placed: { $die }
rp-holds = Holds initiative card { $n }
rp-charisma = { $n ->
        [one] One charisma token
       *[other] { $n } charisma tokens
    }
rp-gold = { $n } gold
rp-stars = { $n ->
        [one] One star so far
       *[other] { $n } stars so far
    }
rp-score = Stars so far, line by line
rp-score-of = Stars so far: { $player }
rp-show-sheet = The whole sheet of { $player }
rp-sheet-of = The hero of { $player }
rp-starting = Your dice

## Solo

rp-solo = Solo game
rp-enemy-die = Enemy die
rp-enemy = { $n ->
        [0] The enemy die was not rolled
       *[other] The enemy die shows { $n }
    }
rp-enemy-cards = With { $n } cards it takes
rp-gold-left = Every { $n } gold left are a star.
