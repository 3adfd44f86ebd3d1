### The words of the screen in the terminal.

group-buy = Buy
group-use = Use
group-drop = Drop

## The page

charisma = Charisma tokens: { $n }
matches = backstory { $name }: { $n } of 6
hero = Hero
enemy = Enemy
enemy-table = the enemy die removes a market card; faces 1 to 6 by initiative card:
bag = Bag
discard = Discard
trash = Trash
help-piles = the bag, the discard pile and, alone, the trash
sign-match = the backstory wants a die of this colour here
sign-wanted = the colour that the backstory wants here
sign-other-wanted = the first letter of the colour that the backstory wants here, and has not got
sign-reached = this goal of the class is met now
sign-missed = the row is full and misses its goal
sign-star = the stars that a goal brings
sign-token = where your token lies on the alignment card
sign-arrow = where the card moves your token
sign-coin = a coin on an initiative card

## What can be agreed before the start

setting-classes = whether a drawn die decides on the class, or everybody chooses
setting-less_random_setup = whether all begin with dice of all class colours instead of drawn ones
setting-random_market_deck = whether market cards are shuffled together, whatever their rank
setting-friendly_market = whether whoever takes gold instead of buying removes no card
setting-short_game = more starting dice and fewer rounds
setting-first = the seat that begins, from 0; without it, the dice decide
