### Words of the screen in the terminal.

act = { $n ->
        [1] act one
        [2] act two
       *[other] after act two
    }
points-left = { $n } AP
time = time
space-story = s
space-gems = g
stories = stories
villain = villain
fight = Fight
fight-round = round { $n }
played-by = { $enemy } (decided by { $player })
passed = has passed
can-do = its card
wounds-of = wounds { $n }/{ $most }
gold-of = gold { $n }
story-of-margath = lore { $n }
story-of-corpse_king = allies { $n }
is-defeated = defeated
is-detained = detained
is-out = out of the game
figures = figures
assets = assets
skills = skills
quests = quests
hand = hand
hand-of = hand { $n }/{ $most }
trophies-of = trophies { $trophies }
buy-for = Buy { $piece } for { $n } gold
around = Around you{ $near ->
        [0] {""}
       *[other] { $cost ->
            [dice] { " " }· ‹dice› it takes to get there
           *[points] { " " }· ‹AP› it takes to walk there
        }
    }
asks-hero = Your foe: { $foe } · { $asked }
asks-enemy = You decide for { $foe } · { $asked }
with-cost = { $option } ({ $n } AP)
step-for = { $direction } ({ $n } AP): { $hex }
step-move = { $direction }: { $hex }
step-towards = { $direction }: { $hex }
step-step = { $direction }, with { $face }: { $hex }
step-step_as = { $direction }, with { $face } by an ability: { $hex }
step-step_free = { $direction }, with the free symbol: { $hex }
direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west
double = Double { $token }
double-with = Double { $token } on { $under }
ways = distance
letter-plains = p
letter-hills = h
letter-forest = f
letter-mountains = m
letter-water = w
letter-city = C
sign-villain-letter = V
sign-zombie-letter = z
sign-river = a river along a border: a die with water or a wild crosses it
sign-road = a road over a border: any die pays for the step
sign-bridge = a bridge: a road over a river
sign-away = so many hexes from your hero, in this direction
sign-doubled = of a combat token: it lies on a double
sign-gem = gem: { $deck }
sign-face-down = a gem that lies face down
sign-hero = on the map behind the place: the hero of this player
sign-villain = the villain
sign-zombie = a zombie
sign-story = the place of the story quest in this slot
sign-quest = the place of one of your quests
sign-reach = can be reached for so many dice or, before a roll, for so many action points
sign-more = and more: your page lists it
sign-story-space = behind a number of the time track: the story goes on there
sign-gems-space = behind a number of the time track: the gems are turned up there
sign-attribute = of an attribute: learned skills, and how many you may have
sign-any = in the cost of a skill: a trophy of any kind
sign-spent = of a combat token: spent
sign-initiative = the gold of a token: initiative
help-map = the whole map
group-move = Move
group-reroll = Reroll
group-act = Act
group-learn = Learn
group-sell = Sell
group-buy = Buy
group-remove = Discard
group-fight = Fight
group-give = Give
group-ask_for = Ask for

## What is agreed before the start

setting-scenario = the story, its villain and its cards
setting-enemies = who decides for enemies
setting-initiative_by_symbols = whether initiative counts symbols instead of tokens
setting-deadly_villain = whether a hero whom the villain defeats leaves the game
setting-first = the seat that begins, from 0; without it chance decides
