### The words of the screen in the terminal.

group-buy = Buy
group-use = Use

## What can be agreed before the start

setting-classes = whether a drawn die decides on the class, or everybody chooses
setting-less_random_setup = whether all begin with dice of all class colours instead of drawn ones
setting-random_market_deck = whether market cards are shuffled together, whatever their rank
setting-friendly_market = whether whoever takes gold instead of buying removes no card
setting-short_game = more starting dice and fewer rounds
setting-first = the seat that begins, from 0; without it, the dice decide
