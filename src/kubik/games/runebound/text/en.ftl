## Words of the table

game = Runebound
group-enemy = Enemies
group-quest = Quests
group-event = Events
group-skill = Skills
group-asset = Assets
group-story = Story cards
group-hero = Heroes
group-scenario = Villains
about = Roam the land, fight, learn, and stop the villain before it is too late. For two to four.
how =
    Everybody leads a hero across the map. A turn has three action points: step to a neighbouring hex or roll terrain dice and go as far as they show, trade in a city, rest, train for new skill cards, and, for two points, adventure on a hex with a gem.

    An adventure is an enemy to fight, a quest that sends you somewhere, or an event with two courses. What you finish becomes a trophy, and trophies buy the skills in your hand. Gold buys assets, many of them with a combat token of their own.

    A test reveals as many skill cards as the attribute says; one success icon is enough. To exert is to discard a skill card: for one more card in a test, for another roll of a die, or for what your cards offer.

    In a fight both sides cast their tokens and take turns in spending what they show: damage, agility to flip or recast, doubles, surges for special abilities, shields against wounds. More gold faces act first.

    After everybody's turn the time token moves; stories come up, and gems turn face up again. When it has gone round once, the villain appears and all enemies grow stronger. Whoever defeats the villain wins; if nobody does in time, all have lost.
card = { $name }
and = { $first }, and { $second }
or = { $first } or { $second }
both = { $first } and { $second }
named-hex = { $name } ({ $spot })
unnamed-hex = { $terrain } { $near } ({ $spot })
to-hex = { $to } ({ $spot })
to-unnamed-hex = { $to } { $near } ({ $spot })
terrain-plains = plains
terrain-hills = hills
terrain-forest = forest
terrain-mountains = mountains
terrain-water = water
terrain-city = city
terrain-wild = wild
of-plains = plains
of-hills = hills
of-forest = forest
of-mountains = mountains
of-water = water
to-plains = to the plains
to-hills = to the hills
to-forest = to the forest
to-mountains = to the mountains
to-water = to the water
on-plains = on plains
on-hills = on hills
on-forest = in a forest
on-mountains = in mountains
on-water = on water
kind-city = city
kind-settlement = settlement
kind-shrine = shrine
kind-fortress = fortress
kind-wilderness = wilderness
any-city = any city
any-settlement = any settlement
any-shrine = any shrine
any-fortress = any fortress
in-city = in a city
in-settlement = in a settlement
in-shrine = in a shrine
in-fortress = in a fortress
in-wilderness = in the wilderness
to-kind-city = to cities
to-kind-settlement = to settlements
to-kind-shrine = to shrines
to-kind-fortress = to fortresses
deck-combat = combat
deck-exploration = exploration
deck-social = social
deck-any = any
deck-skills = the skill deck
deck-assets = the asset deck
deck-of-combat = the combat deck
deck-of-exploration = the exploration deck
deck-of-social = the social deck
trophy-combat = { $n ->
        [one] a combat trophy
       *[other] { $n } combat trophies
    }
trophy-exploration = { $n ->
        [one] an exploration trophy
       *[other] { $n } exploration trophies
    }
trophy-social = { $n ->
        [one] a social trophy
       *[other] { $n } social trophies
    }
trophy-any = { $n ->
        [one] a trophy of your choice
       *[other] { $n } trophies of your choice
    }
attribute-body = body
attribute-mind = mind
attribute-spirit = spirit
attribute-any = any attribute
stat-body = body
stat-mind = mind
stat-spirit = spirit
stat-health = health
stat-speed = speed
stat-hand = hand limit
stat = { $n } { $stat }
asset-weapon = weapon
asset-clothing = clothing
asset-equipment = equipment
asset-mobility = mobility
asset-commodity = commodity
symbol-physical = physical
symbol-magic = magic
symbol-skull = skull
symbol-double = double
symbol-agility = agility
symbol-surge = surge
symbol-shield = shield
symbol-blank = blank
symbol-of-physical = physical
symbol-of-magic = magic
symbol-of-skull = skull
symbol-of-double = double
symbol-of-agility = agility
symbol-of-surge = surge
symbol-of-shield = shield
face = { $n ->
        [0] { $symbol }
        [1] { $symbol }
       *[other] { $symbol } ×{ $n }
    }
face-gold = { $face }★
token = { $first } / { $second }
trait-beast = beast
trait-construct = construct
trait-demon = demon
trait-dragon = dragon
trait-elemental = elemental
trait-giant = giant
trait-humanoid = humanoid
trait-mystic = mystic
trait-savage = savage
trait-spirit = spirit
trait-trickster = trickster
trait-undead = undead
trait-villain = villain
trait-warrior = warrior
roll-move = move
roll-explore = explore
roll-rest = rest
roll-retreat = retreat
gold = { $n } gold
points = { $n } AP
wounds = { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
skill-cards = { $n ->
        [one] a skill card
       *[other] { $n } skill cards
    }
story-margath = { $n } lore
story-corpse_king = { $n ->
        [one] { $n } ally
       *[other] { $n } allies
    }

## Names on the map

near-tamalir = near Tamalir
near-forge = near Forge
near-riverwatch = near Riverwatch
near-dawnsmoor = near Dawnsmoor
near-starfall_forest = near the Starfall Forest
near-rogue_peak = near Rogue Peak
near-everton = near Everton
near-caer_lok = near Caer Lok
near-suvars_haven = near Suvar's Haven
near-cursed_ruins = near the Cursed Ruins
near-thelsvan_plains = near the Thelsvan Plains
near-blackwing_swamp = near the Blackwing Swamp
near-telis_castle = near Telis Castle
near-outlaw_glade = near the Outlaw Glade
near-gloomy_thicket = near the Gloomy Thicket
near-valley_of_souls = near the Valley of Souls
near-undercity = near the Undercity
near-serpent_forest = near the Serpent Forest
near-echo_lake = near Echo Lake
near-ithrite_forge = near the Ithrite Forge
near-sharp_cliffs = near the Sharp Cliffs
near-ash_hills = near the Ash Hills
near-hedge_wood = near the Hedge Wood
near-howling_valley = near the Howling Valley
near-hunting_circle = near the Hunting Circle
near-lake_kernan = near Lake Kernan
near-kellos_breath = near the Breath of Kellos
near-stump_wood = near the Stump Wood
near-bright_dale = near Bright Dale
near-misty_plains = near the Misty Plains
near-bitter_lowlands = near the Lowlands of Bitterness
near-mountains_of_despair = near the Mountains of Despair
near-madness_pass = near Madness Pass
near-firmament = near the Firmament
near-bluehaze_hills = near the Bluehaze Hills
near-moonglow_marsh = near Moonglow Marsh
near-cedrics_crossing = near Cedric's Crossing
near-southern_plains = near the Southern Plains
near-sundergard = near Sundergard
near-greenwood = near Greenwood
near-aris_sanctuary = near the Sanctuary of Aris
near-lake_of_tears = near the Lake of Tears
near-fangs_of_mennara = near the Fangs of Mennara
near-fort_rodric = near Fort Rodric
near-trade_town = near Tradeburg
near-riverlands = near the Riverlands
near-tarn_gardens = near the Gardens of Tarn
near-echo_landing = near Echo Landing
to-tamalir = to Tamalir
to-forge = to Forge
to-riverwatch = to Riverwatch
to-dawnsmoor = to Dawnsmoor
to-starfall_forest = to the Starfall Forest
to-rogue_peak = to Rogue Peak
to-everton = to Everton
to-caer_lok = to Caer Lok
to-suvars_haven = to Suvar's Haven
to-cursed_ruins = to the Cursed Ruins
to-thelsvan_plains = to the Thelsvan Plains
to-blackwing_swamp = to the Blackwing Swamp
to-telis_castle = to Telis Castle
to-outlaw_glade = to the Outlaw Glade
to-gloomy_thicket = to the Gloomy Thicket
to-valley_of_souls = to the Valley of Souls
to-undercity = to the Undercity
to-serpent_forest = to the Serpent Forest
to-echo_lake = to Echo Lake
to-ithrite_forge = to the Ithrite Forge
to-sharp_cliffs = to the Sharp Cliffs
to-ash_hills = to the Ash Hills
to-hedge_wood = to the Hedge Wood
to-howling_valley = to the Howling Valley
to-hunting_circle = to the Hunting Circle
to-lake_kernan = to Lake Kernan
to-kellos_breath = to the Breath of Kellos
to-stump_wood = to the Stump Wood
to-bright_dale = to Bright Dale
to-misty_plains = to the Misty Plains
to-bitter_lowlands = to the Lowlands of Bitterness
to-mountains_of_despair = to the Mountains of Despair
to-madness_pass = to Madness Pass
to-firmament = to the Firmament
to-bluehaze_hills = to the Bluehaze Hills
to-moonglow_marsh = to Moonglow Marsh
to-cedrics_crossing = to Cedric's Crossing
to-southern_plains = to the Southern Plains
to-sundergard = to Sundergard
to-greenwood = to Greenwood
to-aris_sanctuary = to the Sanctuary of Aris
to-lake_of_tears = to the Lake of Tears
to-fangs_of_mennara = to the Fangs of Mennara
to-fort_rodric = to Fort Rodric
to-trade_town = to Tradeburg
to-riverlands = to the Riverlands
to-tarn_gardens = to the Gardens of Tarn
to-echo_landing = to Echo Landing

## Cards

hero-figure = { $stat } { $n }
short-body = body
short-mind = mind
short-spirit = spirit
short-health = health
short-speed = speed
short-hand = hand limit
figure-skill = { $attribute } skill
figure-cost = { $n } { $deck }
figure-success = success
figure-price = price { $n }
figure-enemy = enemy
figure-quest = quest
figure-event = event
figure-deck = { $deck } deck
figure-health = health { $n }
figure-story = story
figure-story-quest = story quest
figure-hero = hero
figure-villain = villain
line-named = { $name }: { $text }
line-token = Token { $code }: { $token }
line-tokens = Tokens: { $tokens }
line-start = Starts in { $kind ->
        [settlement] a settlement
        [shrine] a shrine
       *[fortress] a fortress
    } with { $gold } gold.
line-setup = Set-up: { $text }
line-surge = Surge { $cost }, { $name }: { $text }
line-reward = Reward: { $text }
line-attempt = { $places }, { $points }: { $how }.
line-outcome = { $number }. { $needs }: { $text }
line-outcome-free = { $number }. { $text }
line-foe = { $name }: { $figures }
line-first = For the first hero who fulfils it.
line-each = Each hero may fulfil it once.
line-villain-token = Seventh token: { $token }
line-villain-health = Health is never below { $least }.
line-villain-fight = A hero on the villain's hex may fight for { $points }. Whoever wins the fight wins the game.
line-act-one = End of act one: { $text }
line-march = From the end of act two on the time token stands still; instead the first player rolls { $n } dice, and for each wild the villain goes a hex towards { $goal }. If the villain arrives there, all lose.
line-loss = At the end of act two all lose.
line-zombies = Zombies: whoever enters their hex suffers { $wounds }; for { $points } a hero there kills one and gains { $gold }.
how-explore = explore
how-test = test { $attribute }{ $mod }
how-pay = pay
how-fight = fight
how-visit = visit
needs-successes = { $n ->
        [one] { $n } success
       *[other] { $n } successes
    }
needs-victory = victory
no-bonus = no bonus
not-a-trophy = discard this card

## What cards do: when

on-combat_start = at the start of a fight
on-after_cast = after the tokens are cast
on-after_action = after one of your combat actions
on-take_damage = when you take wounds in a fight
on-would_be_defeated = when you would be defeated
on-self_defeated = when you are defeated
on-enemy_defeated = when you defeat an enemy
on-gain_trophy = when you gain trophies
on-turn_start = at the start of your turn
on-rest = after you rest
on-test_passed = after you pass a test
on-move_rolled = after you roll dice to move
per-turn = once per turn
per-test = once per test
per-round = once per round
per-combat = once per fight
per-game = once per game
may = you may { $text }
action-points = { $n ->
        [0] free action
       *[other] { $n } AP
    }
combat-action = combat action
when-gold = with { $n } gold or more
when-enemy_trait = if it has the trait “{ $trait }”
when-first_round = in the first round
when-deck = on { $deck } cards
when-successes = with { $n } successes or more
cost-gold = pay { $n } gold
cost-exert = { $n ->
        [one] exert
        [2] exert twice
       *[other] exert { $n } times
    }
cost-trophy = spend { $trophy }
cost-damage = suffer { $wounds }
cost-symbol = spend { $n ->
        [one] a { $symbol } symbol
       *[other] { $n } { $symbol } symbols
    }
need-gold = { $n } gold
need-trophy = { $trophy }
paid = { $cost } to { $text }

## What cards do: effects

do-gain_gold = gain { $n } gold
do-gold_per_symbol = gain 1 gold for each die that shows { $terrain } or a wild
do-lose_gold-user = lose { $n } gold
do-lose_gold-foe = your foe loses { $n } gold
do-damage = suffer { $wounds }
do-heal = heal { $wounds }
do-heal_all = heal all wounds
do-delay = you are detained
do-gain_story = gain { $tokens }
do-lose_story = lose { $tokens }
do-gain_trophy = gain { $trophy }
do-refresh_gem = turn the gem of your hex face up
do-keep_card = take this card as a trophy
do-drop_card = discard this card
do-choose = { $courses }
do-pay = you may { $cost } to { $then }; if you do not, { $otherwise }
do-draw_adventure-combat = resolve another combat adventure
do-draw_adventure-exploration = resolve another exploration adventure
do-draw_adventure-social = resolve another social adventure
do-draw_skills = draw { $cards }
do-learn_free = you may learn a skill from your hand without trophies
do-trade = trade at once at { $n } gold less
do-draw_asset = draw the top asset, to keep or discard
do-search_asset = take the first { $type } of the asset deck
do-take_asset = take an asset priced { $n } or less from any market
do-move_free = move up to { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    }
do-move_free-mind = move as many hexes as your mind, or fewer
do-move_roll = roll { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } and move with them
do-test = test { $attribute }{ $mod }
do-test-success = if you pass, { $text }
do-test-fail = if you fail, { $text }
do-test-per_success = for each success, { $text }
do-explore_count = roll as when exploring: for each die that shows the terrain of your hex or a wild, { $text }
do-each_hero = each hero: { $text }
do-each_hero-when = each hero { $when }: { $text }
do-place_villain = the villain comes { $to }
do-place_zombie = send { $zombies } { $to }
do-place_zombie-every = send zombies { $to }, one to each of its hexes
do-remove_zombie = remove up to { $zombies } within { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    }
do-move_zombies = each zombie moves { $n ->
        [one] a hex
       *[other] { $n } hexes
    } towards the nearest hero
zombies = { $n ->
        [one] a zombie
       *[other] { $n } zombies
    }
zombies-to-remove = { $n ->
        [one] { $n } zombie
       *[other] { $n } zombies
    }
to-here = to your hex
to-beside = to a neighbouring hex
to-beside-region = to { $n ->
        [one] a hex
       *[other] hexes
    } next to { $region }
to-free = { $to } without heroes
do-challenge = challenge another hero on your hex to a fight without retreat, each of them once per game; if you win, { $text }
do-deal-physical = deal { $n } physical damage
do-deal-magic = deal { $n } magic damage
do-deal-skull = deal { $n } damage
do-deal-unblockable = { $deal } that cannot be blocked
do-deal-cancel = { $deal }; your foe may spend as many surge symbols to cancel it
do-flip-self = flip { $n ->
        [0] all your tokens
        [one] one of your tokens
       *[other] { $n } of your tokens
    }
do-flip-foe = flip { $n ->
        [0] all tokens of your foe
        [one] one of your foe's tokens
       *[other] { $n } of your foe's tokens
    }
do-flip-any = flip { $n ->
        [0] all tokens
        [one] any token
       *[other] any { $n } tokens
    }
do-recast-self = recast { $n ->
        [0] any number of your tokens
        [one] one of your tokens
       *[other] up to { $n } of your tokens
    }
do-recast-self-spent = recast { $n ->
        [0] any of your spent tokens
        [one] one of your spent tokens
       *[other] up to { $n } of your spent tokens
    }
do-recast-foe = your foe recasts { $n ->
        [0] any tokens of your choice
        [one] a token of your choice
       *[other] up to { $n } tokens of your choice
    }
do-remove-foe = remove { $n ->
        [0] all tokens of your foe
        [one] one of your foe's tokens
       *[other] { $n } of your foe's tokens
    } for this round
do-remove-foe-symbols = remove { $n ->
        [0] all { $symbols } tokens of your foe
        [one] one of your foe's { $symbols } tokens
       *[other] { $n } of your foe's { $symbols } tokens
    } for this round
do-amplify = your { $symbols } symbols count { $n ->
        [2] twice
       *[other] { $n } times
    } until the end of the round
do-forbid-surge = your foe may not use surges until the end of the round
do-forbid-shield = your foe may not use shields until the end of the round
do-forbid-agility = your foe may not use agility until the end of the round
do-forbid-double = your foe may not use doubles until the end of the round
do-reflect = until the end of the round the wounds you take from attacks are dealt back as { $symbol } damage
do-extra_actions = take { $n ->
        [one] one more combat action
       *[other] up to { $n } more combat actions
    } at once
do-add_token = add a token “{ $face }” for this round
do-copy_enemy_surge = use a surge ability of a random enemy in the combat discard pile

## What cards do: lasting rules

rule-die_as = { $per }, when you { $on }, a die may count as { $terrain }
rule-add_symbol = when you { $on }, you have a { $terrain } symbol in addition to the dice
rule-extra_dice = when you { $on }, roll { $n ->
        [one] one more die
       *[other] { $n } more dice
    }
rule-free_reroll = { $per } you may roll { $n ->
        [0] all unspent dice of a roll
       *[other] a die
    } again without exerting
rule-ignore_rivers = rivers do not hinder you
rule-basic_move = your moves without dice go up to { $n } hexes
rule-basic_move-when = { $when } your moves without dice go up to { $n } hexes
rule-discount = assets cost you { $n } gold less
rule-sell_bonus = +{ $n } gold for each { $types } you sell
rule-sell_anywhere = you can sell commodities for their trade value in every city, settlement, shrine and fortress
rule-commodity = trade value { $n } gold, paid { $places }
rule-asset_limit = you may own { $n } assets of the type { $type }
rule-test_bonus = +{ $n } to tests of { $attribute }
rule-test_bonus-when = +{ $n } to tests of { $attribute } { $when }
rule-exert_reveals = { $per } an exertion reveals { $n } cards
rule-train_bonus = when you train, draw { $n ->
        [one] one more card
       *[other] { $n } more cards
    }
rule-rest_bonus = when you rest in the wilderness, heal { $n ->
        [one] one more wound
       *[other] { $n } more wounds
    }
rule-initiative_bonus = +{ $n } initiative in each round
rule-damage_reduction = { $per }, the first damage you take is { $n } less
rule-learn_discount = skills cost you { $n ->
        [one] one trophy
       *[other] { $n } trophies
    } less, but at least one
rule-adventure_choice = { $per } draw { $n } adventures instead of one, resolve one and put the rest under the deck
rule-forbid-surge = your foe may not use surges
rule-forbid-shield = your foe may not use shields
rule-forbid-agility = your foe may not use agility
rule-forbid-double = your foe may not use doubles
rule-regenerate = from the second round on, heal { $wounds } at the start of each round
rule-health_per-spirit = { $n } health for each point of your spirit
rule-health_per-foe_story-margath = { $n } health for each lore of your foe
rule-health_per-foe_story-corpse_king = { $n } health for each ally of your foe
rule-health_per-zombies = { $n } health for each zombie on the map
rule-roads_closed = roads and bridges count as absent
rule-zombie_bounty = killing a zombie brings { $n ->
        [0] no gold
       *[other] { $n } gold
    }

## What is asked

ask-choose_hero = Who is your hero?
ask-choose_start = Where does your hero start?
ask-act = Your turn: what do you do?
ask-wander = Where do you go? { $n ->
        [one] One hex is left.
       *[other] { $n } hexes are left.
    }
ask-travel = Where do you go with your dice?
ask-travel-retreat = Can you get away?
ask-resting = Roll dice again before you heal?
ask-counting = Roll dice again before they are counted?
ask-exploring = { $piece }: which outcome?
ask-pick_outcome = { $piece }: which outcome?
ask-choose_adventure = Which of these adventures do you resolve?
ask-course = { $piece }: what do you do?
ask-choose_one = What do you choose?
ask-may_pay = Do you { $cost }?
ask-choose_deck = From which deck do you gain { $n ->
        [one] a trophy
       *[other] { $n } trophies
    }?
ask-exert = Which skill card do you discard to exert?
ask-spend_trophies = Which trophy do you spend?
ask-waive = Which trophy of the price is waived?
ask-learn_free = Learn a skill without trophies?
ask-discard_down = { $n ->
        [one] One card is too many
       *[other] { $n } cards are too many
    }: which one do you discard?
ask-forget_skill = Too many { $attribute } skills: which one do you discard?
ask-drop_asset = Too many assets of the type { $type }: which one do you discard?
ask-choose_market = In which city do you trade?
ask-trading = The market of { $city }: sell, then buy or discard one card.
ask-keep_asset = { $piece }: do you keep it?
ask-take_asset = Which asset do you take?
ask-testing = Exert to reveal one more card?
ask-which_first = { $on }: which ability comes first?
ask-may_use = { $on }: which ability do you use?
ask-offer = What do you exchange with { $other }?
ask-answer = { $other } offers { $gives } for { $takes }. Do you agree?
ask-challenge = Whom do you challenge?
ask-march = Which way does the villain go?
ask-next_zombie = Which zombie goes next?
ask-zombie_goes = Which way does the zombie go from { $hex }?
ask-choose_zombie_hex = Where does the zombie appear?
ask-choose_zombie = Which zombie do you remove?
ask-combat_action = Which combat action?
ask-spend_some = Which of the tokens with { $symbol } do you spend?
ask-use_agility = Agility: flip a token of yours, or make the foe recast one?
ask-may_avert = Spend { $n } surge to avert the attack?
ask-block = { $n } damage: which shield blocks?
ask-pick_tokens-flip = Which token do you flip?
ask-pick_tokens-recast = Which tokens do you recast?
ask-pick_tokens-set_aside = Which token do you remove?
ask-pay_with = Which token do you spend for { $symbol }?
ask-may_retreat = Round over: try to retreat?
ask-copy_surge = { $piece }: which ability is used?

## What can be chosen

option-done = Enough
option-done-testing = Announce the result
option-done-may_use = None
option-done-learn_free = Learn nothing
option-done-keep_asset = Keep it
option-done-resting = Heal
option-done-counting = Count
option-done-choose_zombie = No more
option-done-waive = Pay
option-hero = { $piece }
option-start = { $hex }
option-move = Step { $to }
option-roll = Roll dice to move
option-trade = Trade
option-adventure = Adventure
option-rest = Rest
option-train = Train
option-stand_up = Stand up
option-attempt = Try { $piece }
option-fight = Fight the villain
option-kill = Kill the zombie
option-deliver = Sell { $piece } for { $n } gold
option-use = { $piece }: { $text }
option-learn = Learn { $piece }
option-exchange = Exchange with { $target }
option-challenge = Challenge { $target }
option-end = End the turn
option-step = { $to }, with { $face }
option-step_as = { $to }, with { $face } by an ability
option-step_free = { $to }, with the free symbol
option-reroll = Exert to roll { $face } again
option-free_reroll = Roll { $face } again for nothing
option-reroll_all = Roll all dice again
option-stop = Stay here
option-discard = Discard { $piece }
option-exert = Exert: discard { $piece }
option-forget = Discard { $piece }
option-spend = Spend { $piece } ({ $deck })
option-waive = { $deck ->
        [any] A trophy of any kind
       *[other] A { $name } trophy
    }
option-deck = { $deck }
option-buy = Buy { $piece } (price { $n })
option-remove = Discard { $piece } from the market
option-take = Take { $piece }
option-sell = Sell { $piece }
option-drop = Discard { $piece }
option-market = { $city }
option-resolve = { $piece }
option-course = { $name }: { $text }
option-choose = { $text }
option-pay = Yes: { $text }
option-decline = No: { $text }
option-outcome = { $text }
option-give_up = Leave it for now
option-place_zombie = { $hex }
option-remove_zombie = { $hex }
option-move_zombie = The zombie at { $hex }
option-towards = { $to }
option-give = Give { $piece }
option-ask_for = Ask for { $piece }
option-give_gold = Give { $n } gold
option-ask_gold = Ask for { $n } gold
option-propose = Propose this
option-cancel = No exchange
option-accept = Agree
option-refuse = Refuse
option-attack-physical = Attack with all physical symbols: { $n } damage
option-attack-magic = Attack with all magic symbols: { $n } damage
option-attack-skull = Attack with all skulls: { $n } damage
option-attack_with-physical = Attack with some of the physical symbols
option-attack_with-magic = Attack with some of the magic symbols
option-attack_with-skull = Attack with some of the skulls
option-double = Double { $token } with { $under }
option-agility = Use agility: { $token }
option-surge = { $text }
option-surge_with = Use only some of the surges. { $text }
option-pass = Pass
option-spend_token = Spend { $token }
option-block = Block with { $token }
option-suffer = Take the wounds
option-avert = Avert the attack
option-flip = Flip { $token }
option-recast = Recast { $token }
option-set_aside = Remove { $token }
option-all = All of them
option-copy = { $text }
option-retreat = Try to retreat
option-fight_on = Fight on
option-done-spend_some = No more
option-done-pick_tokens = No more
option-done-use_agility = Enough

## What happens

event-opens = { $piece } casts a shadow over the land.
event-picks_hero = { $player } plays { $piece }.
event-lays_market = Market of { $city }: { $pieces }.
event-starts_at = { $player } starts: { $hex }.
event-begins_turn = { $act ->
        [1] Act one
        [2] Act two
       *[other] After act two
    }, turn { $space } · { $player }
event-time = The time token moves to { $n }.
event-act_two = Act two begins: all enemies are experienced now.
event-refreshes_gems = All gems are turned face up, except where heroes stand.
event-refreshes_gem = { $player } turns the gem face up.
event-draws = { $player } draws { $n ->
        [one] a skill card
       *[other] { $n } skill cards
    }.
event-draws-known = { $player } draws { $pieces }.
event-discards = { $player } discards { $piece }.
event-exerts = { $player } exerts and discards { $piece }.
event-shuffles = { $deck } is made of its discard pile.
event-moves = { $player } goes { $to }.
event-moves-away = { $player } retreats { $to }.
event-rolls = { $player } rolls { $dice }.
event-rerolls = { $player } rolls { $face } again: { $new }.
event-rests = { $player } rests.
event-heals = { $player } heals { $wounds }.
event-is_wounded = { $player } suffers { $wounds }.
event-is_defeated = { $player } is defeated.
event-is_detained = { $player } is detained.
event-stands_up = { $player } stands up.
event-dies = { $player } falls to the villain and leaves the game.
event-gains_gold = { $player }: +{ $n } gold.
event-loses_gold = { $player }: −{ $n } gold.
event-pays = { $player } pays { $n } gold.
event-pays_off = { $player } pays.
event-declines = { $player } does not pay.
event-gains_story-margath = { $player } learns more about dragons: +{ $n } lore.
event-gains_story-corpse_king = { $player } finds { $n ->
        [one] an ally
       *[other] { $n } allies
    }.
event-loses_story-margath = { $player } loses { $n } lore.
event-loses_story-corpse_king = { $player } loses { $n ->
        [one] an ally
       *[other] { $n } allies
    }.
event-keeps = { $player } takes { $piece } as { $trophy }.
event-gains_trophy = { $player } gains { $trophy }.
event-spends_trophy = { $player } spends the trophy { $piece }.
event-learns = { $player } learns { $piece }.
event-forgets = { $player } discards the learned skill { $piece }.
event-adventures = { $player } seeks adventure ({ $deck }).
event-draws_adventure = { $player } draws { $piece }.
event-resolves = { $player } resolves { $piece }.
event-puts_under = { $player } puts { $pieces } under the deck.
event-discards_adventure = { $piece } is discarded.
event-gets_quest = { $player } has a new quest: { $piece }.
event-chooses_course = { $player } chooses: { $course }.
event-attempts = { $player } tries to fulfil { $piece }.
event-gives_up = { $player } does not fulfil { $piece } yet.
event-fulfils = { $player } fulfils { $piece }, outcome { $number }.
event-tests = { $player } tests { $attribute }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
event-reveals = { $player } reveals { $pieces }: { $n ->
        [0] no success
        [one] { $n } success
       *[other] { $n } successes
    }.
event-passes_test = { $player } passes the test.
event-fails_test = { $player } fails the test.
event-adds_to_market = { $piece } comes to the market.
event-buys = { $player } buys { $piece } for { $n } gold.
event-removes = { $player } discards { $piece } from the market.
event-sells = { $player } sells { $piece } for { $n } gold.
event-gains_asset = { $player } gets { $piece }.
event-drops = { $player } discards { $piece }.
event-uses = { $player } uses { $ability }.
event-begins_fight = { $player } fights { $piece }.
event-begins_fight-hero = { $player } fights { $target }.
event-ends_fight-won = { $player } wins the fight.
event-ends_fight-lost = { $player } loses the fight.
event-ends_fight-retreated = The fight breaks off.
event-ends_fight-left = { $player } is left standing: the other hero gets away.
event-enemy_heals = { $piece } heals { $wounds }.
event-challenges = { $player } challenges { $target }.
event-offers = { $player } offers { $target } { $gives } for { $takes }.
event-refuses = { $player } refuses the offer of { $target }.
event-exchanges = { $player } gives { $target } { $gives } for { $takes }.
event-draws_story = The story goes on: { $piece }.
event-discards_story = The story quest { $piece } is over.
event-villain_appears = { $piece } comes { $to }!
event-villain_moves = { $piece } comes { $to }.
event-places_zombie = A zombie appears: { $hex }.
event-removes_zombie = A zombie is laid to rest: { $hex }.
event-zombie_moves = A zombie goes { $to }.
event-wins = { $player } has defeated the villain and wins!
event-all_lose = The heroes have lost.
event-begins_combat_round = Round { $n } of the fight.
event-casts = { $player } casts { $faces }.
event-has_initiative = { $player } acts first: initiative { $n } to { $other }.
event-passes = { $player } passes.
event-attacks = { $player } attacks.
event-deals-physical = { $player }: { $n } physical damage.
event-deals-magic = { $player }: { $n } magic damage.
event-deals-skull = { $player }: { $n } damage.
event-doubles = { $player } doubles { $face }.
event-is_agile = { $player } uses agility.
event-spends_tokens = { $player }: −{ $faces }.
event-averts = { $player } averts the attack.
event-reduces = { $piece } reduces the damage by { $n }.
event-blocks = { $player } blocks { $wounds }.
event-enemy_wounded = { $piece } suffers { $wounds }.
event-tries_retreat = { $player } tries to retreat.
event-retreats = { $player } leaves the fight.
event-stays = { $player } cannot get away.
event-gets_token = { $player } adds a token: { $face }.
event-amplifies = { $player }: { $symbol } symbols count { $n } times.
event-forbids-surge = { $player }: no surges for the foe in this round.
event-forbids-shield = { $player }: no shields for the foe in this round.
event-forbids-agility = { $player }: no agility for the foe in this round.
event-forbids-double = { $player }: no doubles for the foe in this round.
event-reflects = { $player }: wounds will be dealt back.
event-acts_again = { $player } takes one more action.
event-recalls = { $player } calls upon { $piece }.
event-flips = { $player } flips { $n ->
        [one] a token
       *[other] tokens
    }: { $faces }.
event-flips-foe = { $player } flips { $n ->
        [one] a token
       *[other] tokens
    } of the foe: { $faces }.
event-recasts = { $player } recasts: { $faces }.
event-recasts-foe = { $player } makes the foe recast: { $faces }.
event-sets_aside = { $player } removes { $faces } of the foe.
nothing = nothing

## Why not

reason-not_your_turn = It is not your turn.
reason-no_die = { $hex }: no die fits.
reason-too_dear = { $piece } costs { $n } gold more than you have.
reason-not_met = Outcome { $number }: what it takes is not there.
reason-few_points = { $what }: takes { $n } AP; you have { $left }.
reason-detained = { $what }: your hero is detained and must stand up first.
reason-defeated = { $what }: your hero is defeated and can only rest.
reason-not_in_city = Trade: only in a city.
reason-no_assets = Trade: there are no assets left.
reason-no_gem = Adventure: there is no gem here.
reason-gem_face_down = Adventure: the gem lies face down.
reason-no_skills = Train: there are no skill cards left.
reason-no_cards = Adventure: no card of this deck is left.
reason-villain_elsewhere = The villain is not here.
reason-no_zombie = There is no zombie here.
reason-few_trophies = { $piece }: { $n ->
        [one] a trophy is
       *[other] { $n } trophies are
    } missing.
reason-fulfilled = { $piece }: you have fulfilled it already.
reason-quest_elsewhere = { $piece }: { $places }.
reason-cannot_pay = { $piece }: you cannot pay for it.
reason-sold_elsewhere = { $piece }: its trade value is not paid here.
reason-used = { $piece }: used already.
reason-used_up = { $what }: used already.
reason-few_surge = { $what }: { $n ->
        [one] one more surge symbol is
       *[other] { $n } more surge symbols are
    } needed.
reason-surge_forbidden = { $what }: your foe forbids surges in this round.
reason-agility_forbidden = Your foe forbids agility in this round.
reason-double_forbidden = Your foe forbids doubles in this round.
reason-no_card = { $what }: you have no skill card in hand to exert.
reason-no_token = { $what }: no token of yours fits.
reason-not_here = { $piece }: not here.
reason-no_rival = { $piece }: there is nobody to challenge here.
warning-points_left = You have { $n ->
        [one] an action point
       *[other] { $n } action points
    } left.
warning-symbols_left = You still have symbols for attacks or surges; after a pass they are lost.
warning-zombie = There is a zombie: you will suffer { $wounds }.
warning-deadly_zombie = There is a zombie: its { $wounds } will defeat you.
warning-skill_limit = { $piece }: you have as many skills of this attribute as you may; one of them will have to go.
warning-asset_limit = { $piece }: you have as many assets of this type as you may; one of them will have to go.

## Before the start, and the end

form-scenario = Scenario
form-enemies = Who decides for enemies
form-initiative_by_symbols = Initiative counts symbols, not tokens
form-deadly_villain = The villain kills
form-first = Who begins
usual-first = Chance decides
scenario-margath = The Ascendance of Margath
scenario-corpse_king = The Corpse King
enemies-neighbour = The player to the right
enemies-bot = A bot
unfit-players = Runebound is for { $low } to { $high } players.
unfit-first = There is no seat { $n } to begin.
score-skills = Learned skills
score-trophies = Trophies left
score-gold = Gold left
score-story = Lore or allies

## Places for plain screens

place-first = first player
place-turn = whose turn
place-turns = turns
place-points = action points
place-act = act
place-space = time
place-face_down = gems face down
place-zombies = zombies
place-villain = villain
place-dice = dice
place-markets = markets
place-asset_deck = asset deck
place-asset_discard = discarded assets
place-skill_deck = skill deck
place-skill_discard = discarded skills
place-revealed = revealed
place-combat = combat
place-exploration = exploration
place-social = social
place-cards = deck
place-under = under the deck
place-discard = discard pile
place-story_deck = story deck
place-story_discard = past stories
place-slots = story quests
place-fight = fight
place-hero = hero
place-hex = hex
place-gold = gold
place-wounds = wounds
place-defeated = defeated
place-detained = detained
place-out = out of the game
place-story = story tokens
place-hand = hand
place-skills = skills
place-assets = assets
place-quests = quests
place-drawn = drawn
place-fulfilled = fulfilled

# What is wrong in content files.

fault-row = terrain: row { $row } has { $n } hexes, row 0 has { $first }
fault-no_terrain = terrain: row { $row } has “{ $letter }”, which is no terrain
fault-alone = { $hex } has no neighbours
fault-no_hex = there is no hex { $hex }
fault-hex_twice = { $hex } is there twice
fault-no_edge = { $hexes }: there must be two hexes
fault-no_neighbours = { $one } and { $other } are no neighbours
fault-edge_twice = { $one } and { $other } are there twice
fault-count = there must be { $wanted }, not { $n }
fault-few_assets = size: there are not so many assets
fault-no_space = there is no space { $n } on the time track
fault-faces = faces: they must be different, and one of them wild
fault-no_city = cities: there is no city “{ $name }”
fault-id_twice = this id is there twice
fault-no_start = start: there is no such place on the map: { $name }
fault-no_place = target: there is no such place
fault-no_effect = there is no effect “{ $name }”
fault-no_region = there is no region “{ $name }”
fault-test_attribute = a test has an attribute, nothing else has
fault-fight_enemy = a fight has an enemy, nothing else has
fault-symbols = outcome { $n }: symbols are for exploring
fault-successes = outcome { $n }: successes are for tests
fault-cost = outcome { $n }: a cost is for paying
fault-no_face = a token has no face “{ $face }”

## What an adviser names as reasons

stake-villain = { $n } % to defeat the villain
stake-skills = { $n } skills
stake-trophies = { $n } trophies
stake-gold = { $n } gold
stake-wounds = { $n } wounds
