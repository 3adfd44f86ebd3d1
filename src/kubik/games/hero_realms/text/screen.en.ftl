### The words of the screen in the terminal.

out = out of the game
team = team { $n }
emperor = emperor
general = general
target = your target
hand = hand { $n }
deck = deck { $n }
discard = discard { $n }
market = Market
sacrificed = sacrifice pile { $n }
in-play = in play
expended = expended
prepared = prepared
ally-used = ally ability used
your-hand = Hand
empty-hand = your hand is empty
known-hand = in hand
known-top = on deck
looked = looked at
waiting = waiting
discard-of = Discard pile of { $player }
sacrifice-pile = Sacrifice pile
sign-faction = a card of the faction { $name }
sign-no-faction = a card of no faction
sign-price = before a card of the market: what you would pay for it now; in bold if you can
sign-copies = so many of this card
help-piles = look through the discard piles

## What can be agreed before the start

setting-mode = the mode; without it, what the number of players suggests
setting-characters = character packs by seat, with commas; '' is a basic deck
setting-first = the seat that begins, from 0; without it, chance decides
setting-acquire = whether a bought card uses up one or all pending “next card” effects
setting-share_gems = Hydra: whether teammates may pay together for Fire Gems
