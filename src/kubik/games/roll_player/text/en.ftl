## Words of the table

game = Roll Player
group-weapon = Weapons
group-armour = Armour
group-trait = Traits
group-skill = Skills
group-class = Classes
group-race = Races
group-backstory = Backstories
group-alignment = Alignments
about = Draft dice and buy gear to make the greatest hero. Alone, or for up to four.
how =
    Everybody makes a hero. In each round dice are rolled onto the initiative cards; in turn you take one with its die, put the die into a row of your board, and may take the action of that row: turn a die over, swap two, raise or lower one, roll one again, move on your alignment, or take a charisma token.

    Then, in the order of the initiative cards, everybody buys a card of the market, or discards one for 2 gold: weapons help during the game, skills can be used at any moment, armour and traits count at the end.

    When all boards are full, stars are counted: for attributes that your class wants, dice of your class's colour, the coloured cells of your backstory, your alignment, armour and traits. The most stars win.
attribute-str = Strength
attribute-dex = Dexterity
attribute-con = Constitution
attribute-int = Intelligence
attribute-wis = Wisdom
attribute-cha = Charisma
of-str = strength
of-dex = dexterity
of-con = constitution
of-int = intelligence
of-wis = wisdom
of-cha = charisma
short-str = STR
short-dex = DEX
short-con = CON
short-int = INT
short-wis = WIS
short-cha = CHA
action-str = turn a die over
action-dex = swap two dice
action-con = a die one up or down
action-int = roll a die again
action-wis = move the token
action-cha = take a charisma token
colour-green = green
colour-blue = blue
colour-red = red
colour-purple = purple
colour-black = black
colour-white = white
colour-gold = gold
die = { $colour } { $n }
cell = { $attribute } { $n }
card = { $name }
or = { $first } or { $second }
square-0 = good and law
square-1 = good
square-2 = good and chaos
square-3 = law
square-4 = the centre
square-5 = chaos
square-6 = evil and law
square-7 = evil
square-8 = evil and chaos
direction-up = good
direction-down = evil
direction-left = law
direction-right = chaos
stars = { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }

## Things in the box

type-weapon = weapon
type-armour = armour
type-trait = trait
type-skill = skill
kind-class = class
kind-race = race
kind-backstory = backstory
kind-alignment = alignment
cost = cost { $n }
rank = rank { $n }
hands = { $n ->
        [one] one hand
       *[other] two hands
    }
arrow = arrow towards { $direction }
arrow-copied = arrow of the chosen skill
modifier = { $attribute } { $n }
no-modifiers = no modifiers
goal-exact = { $attribute } { $least }: { $stars }
goal-range = { $attribute } { $least }–{ $most }: { $stars }
goal-least = { $attribute } { $least }+: { $stars }
mark = { $cell }: { $colour }
grid-row = { $left } / { $middle } / { $right }
line-ability = { $name }: { $text }
line-armour = Stars for 1, 2, ... pieces of the { $set } set: { $stars }
line-armour-bonus = { $stars } more for the set if your class is { $first } or { $second }
window-any = At any moment.
window-pool = At any moment; the effect only while unclaimed dice lie on initiative cards in the dice phase.
window-pool_or_market = At any moment; the effect while an unclaimed die lies on its initiative card.
window-own_market = At any moment; the effect only in your own market turn.
window-copied = When the chosen skill can be used.

## What weapons and classes do

power-goal_die_bonus-class = For class goals each die of your class colour counts { $n } more, even above 6; traits ignore it.
power-goal_die_bonus-gold = For class goals each of your gold dice counts { $n } more, even above 6; traits ignore it.
power-more_moves = With a wisdom action you may move the token { $n ->
        [one] one more square
       *[other] { $n } more squares
    }.
power-income-no_coin = When you take an initiative card without a coin: +{ $n } gold.
power-income-row_full = When a die you place fills its row: +{ $n } gold.
power-more_armour = At the end one of your incomplete armour sets counts as { $n ->
        [one] one piece
       *[other] { $n } pieces
    } larger.
power-repeat_action = Once a round, after the action of a row: pay { $n } gold to take it again.
power-discount = What you buy from the market or the discard pile costs { $n } gold less.
power-buy_action = Once a round you may pay { $n } gold for an action of { $attribute }.
power-action_after_placing = When you place a die of your class colour, you may also take an action of { $attribute }.
power-action_after_buying-trait = After buying a trait you may take an action of { $attribute }.
power-action_after_buying-skill = After buying a skill you may take an action of { $attribute }.
power-action_after_buying-weapon-armour = After buying a weapon or armour you may take an action of { $attribute }.
power-action_after_discarding = After taking gold instead of buying you may take an action of { $attribute }.
power-action_instead = After placing a die you may take an action of { $attribute } instead of the row's.
power-return_to_market = Before the market phase you may return a card from the discard pile to the market.
power-more_purchases = In a round in which you place your die into the row of { $attribute } you may buy { $n ->
        [one] one more card
       *[other] { $n } more cards
    }.
power-gold_die_income = Each gold die that comes onto your board brings { $n } gold.
power-more_rolls = With an intelligence action you may roll { $n ->
        [one] once more
       *[other] { $n } times more
    } and keep any of the faces.
power-more_flips = With a strength action you may turn { $n ->
        [one] one more die
       *[other] { $n } more dice
    }.

## What traits are worth

trait-per-weapons = { $stars } for each of your weapons.
trait-per-skills = { $stars } for each of your skills.
trait-per-traits = { $stars } for each of your traits, this one too.
trait-per-gold = { $stars } for every { $each } gold you have left.
trait-per-class_dice = { $stars } for every { $each } dice of your class colour.
trait-per-backstory_matches = { $stars } for every { $each } dice that match your backstory.
trait-per-rows_of_one_colour = { $stars } for each row with three dice of one colour.
trait-per-low_attributes = { $stars } for each attribute of { $n } or less.
trait-attribute-low = { $stars } if your { $attributes } is { $n } or less.
trait-attribute-high = { $stars } if your { $attributes } is { $n } or more.
trait-aligned-good = { $stars } if your token lies in the row of good.
trait-aligned-evil = { $stars } if your token lies in the row of evil.
trait-aligned-lawful = { $stars } if your token lies in the column of law.
trait-aligned-chaotic = { $stars } if your token lies in the column of chaos.
trait-goals = { $stars } if you meet at least { $n } class goals.
trait-gold = { $stars } if you have no gold left.

## What skills do

effect-attribute_action = Take an action of { $attributes }.
effect-take_gold = +{ $n } gold.
effect-search = Exchange one of your dice for any die of the bag; it shows the same face.
effect-negotiate = Exchange one of your dice for one on an unclaimed initiative card; then lay those dice out anew.
effect-sleight_of_hand = Move one of your dice to another row with an empty cell.
effect-climb = Turn a die on an unclaimed initiative card to its opposite face; then lay those dice out anew.
effect-intimidate = Roll any dice on unclaimed initiative cards again; then lay them out anew.
effect-open_lock = Pay { $n } gold for the top card of the market deck, unseen and without discounts.
effect-move_silently = Buy a card from the discard pile instead of one from the market.
effect-diplomacy = Use the skill of another player; this card is turned, that one is not.

## What is asked

ask-choose_race = Who is your hero? Choose a character board.
ask-choose_side = You drew a { $colour } die: which side of the class card do you take?
ask-choose_class = Choose your class.
ask-place_start = Place your starting dice: which one into which row?
ask-tie = These dice are equal: which one lies on the lower initiative card?
ask-take_card = Your turn: take an initiative card with its die.
ask-place = Into which row do you place { $die }?
ask-flip = Strength: which die do you turn over?
ask-swap = Dexterity: which two dice do you exchange? The first one:
ask-swap_with = Dexterity: with which other die?
ask-adjust = Constitution: which die goes one up or down?
ask-reroll = Intelligence: which die do you roll again?
ask-keep = Which face does the die keep?
ask-move = Wisdom: where does your token move?
ask-charm = Charisma: take a charisma token?
ask-repeat = Pay to take the action of { $attribute } once more?
ask-instead = Which action do you take?
ask-one_action = Which action do you take?
ask-take_gold = Take { $n } gold?
ask-search = Which of your dice do you exchange for one of the bag?
ask-search_bag = Which die do you take out of the bag?
ask-negotiate = Which of your dice do you exchange?
ask-negotiate_for = For the die on which initiative card?
ask-sleight_of_hand = Which of your dice do you move to another row?
ask-sleight_to = Into which row?
ask-climb = The die on which initiative card do you turn over?
ask-intimidate = The dice on which initiative cards do you roll again?
ask-open_lock = Pay { $cost } gold for the top card of the deck?
ask-move_silently = Which card of the discard pile do you buy?
ask-make_room = You have no hand free for { $piece }: what do you put down?
ask-attune = Return a card from the discard pile to the market?
ask-market = The market: buy a card, or discard one for gold.
ask-clean_up = The round is over. Clean up?
ask-refresh = Which skill do you refresh?
ask-last_chance = The last chance to use skills before stars are counted.
ask-aside = You may act although it is not your turn.

## What can be chosen

option-race = { $piece }, { $n ->
        [0] male
       *[other] female
    }
option-class = { $piece }
option-start = { $die } into { $attribute }
option-next = { $die }
option-take = Take initiative card { $n }
option-place = Into { $attribute }
option-yes = Yes
option-done = No
option-done-flip = Enough
option-done-move = Stay here
option-done-intimidate = Enough
option-done-last_chance = Count the stars
option-flip = Turn over { $cell }
option-swap = { $cell }
option-with = { $cell }
option-raise = { $cell }: one up
option-lower = { $cell }: one down
option-reroll = Roll { $cell } again
option-keep = Keep { $n }
option-again = Roll once more
option-move = Towards { $direction }
option-action = Action of { $attribute }
option-buy = Buy { $piece } for { $n } gold
option-buy-tokens = Buy { $piece } for { $n } gold and { $tokens ->
        [one] { $tokens } charisma token
       *[other] { $tokens } charisma tokens
    }
option-discard = Discard { $piece } for 2 gold
option-take_gold = Take 2 gold
option-end = End the turn
option-return = Return { $piece } to the market
option-drop = Put down { $piece }
option-give_up = Give up the new weapon
option-use = Use { $piece }: { $text }
option-copy = Use { $piece } by Diplomacy: { $text }
option-ability = Use the class ability
option-refresh = Refresh { $piece }
option-clean_up = Clean up
option-exchange = { $cell }
option-colour = A { $colour } die
option-for = Initiative card { $n }
option-turn = Initiative card { $n }
option-roll = Initiative card { $n }
option-buy_discarded = Buy { $piece } for { $n } gold
option-buy_discarded-tokens = Buy { $piece } for { $n } gold and { $tokens ->
        [one] { $tokens } charisma token
       *[other] { $tokens } charisma tokens
    }
option-shift = { $cell }
option-to = Into { $attribute }

## What happened

event-begins_round = — Round { $n } of { $most }: { $player } starts —
event-rolls_for_start = { $player } rolls { $n } for the start.
event-chooses_race = { $player } plays { $piece }.
event-draws_for_class = { $player } draws a { $colour } die.
event-chooses_class = { $player } becomes { $piece }.
event-is_dealt = { $player } is dealt { $piece } and { $second }.
event-rolls = { $player } rolls { $dice }.
event-lays_out = On the initiative cards: { $dice }.
event-lays_row = New in the market: { $pieces }.
event-reshuffles = The discard pile becomes the new market deck.
event-takes = { $player } takes initiative card { $n } with { $die }.
event-places = { $player } places { $die } on { $cell }.
event-gains_gold = { $player }: +{ $n } gold.
event-pays = { $player } pays { $n } gold.
event-turns = { $player } turns over { $cell }: { $die }.
event-swaps = { $player } exchanges { $cell } ({ $die }) and { $other_cell } ({ $other }).
event-raises = { $player } raises { $cell }: { $die }.
event-lowers = { $player } lowers { $cell }: { $die }.
event-rerolls = { $player } rolls { $cell } again: { $die }.
event-keeps = { $player } keeps { $die } on { $cell }.
event-moves_token = { $player } moves the token: { $square }.
event-takes_charisma = { $player } takes a charisma token.
event-uses_skill = { $player } uses { $piece }.
event-copies_skill = { $player } uses { $second } by { $piece }.
event-uses_ability = { $player } uses the ability of { $piece } for { $n } gold.
event-searches = { $player } takes { $die } out of the bag for { $other } ({ $cell }).
event-negotiates = { $player } takes { $die } from the pool for { $other } ({ $cell }).
event-shifts = { $player } moves { $die } to { $cell }.
event-turns_pool = { $player } turns over the die on initiative card { $n }: { $die }.
event-rerolls_pool = { $player } rolls dice of the pool again: { $dice }.
event-buys = { $player } buys { $piece } for { $n } gold.
event-gives_up = { $player } gives up { $piece }.
event-drops = { $player } puts down { $piece }.
event-discards = { $player } discards { $piece } from the market.
event-takes_gold = { $player } takes gold instead of buying.
event-returns_card = { $player } returns { $piece } to the market.
event-enemy_rolls = The enemy die shows { $n }.
event-trashes = { $pieces } is thrown away.
event-clears = From the market to the discard pile: { $pieces }.
event-refreshes = { $player } refreshes { $piece }.
event-discards_own = { $player } is better off without { $piece } and discards it before scoring.
event-scores = { $player } has { $stars }.
event-earns_title = { $player } earns the title: { $title }.

## Why not

reason-not_your_turn = It is not your turn.
reason-too_dear = { $piece } costs { $n } gold more than you have.
reason-no_hands = You have no hand free for { $piece }; put a weapon down first.
reason-row_full = The row of { $attribute } is full.
reason-taken = Somebody has taken initiative card { $n }.
reason-exhausted = { $piece } was used; it must be refreshed first.
reason-off_the_grid = { $piece } cannot be used: its arrow leads off the alignment card.
reason-no_skill_to_copy = Nobody else has a skill that could be used.
reason-not_now = { $piece } cannot be used in the middle of a turn.
reason-ability_used = The class ability was used this round.
reason-ability_too_dear = The class ability costs { $n } gold more than you have.

## What a player may overlook

warning-effect_in_vain = { $piece } will only move your token now: its effect cannot happen.
warning-put_down = { $piece } goes to the discard pile, although nothing asks for it now.
warning-hurts_goal = { $piece } may spoil goals that you meet.

## The score sheet

score-goal_str = Goal: strength
score-goal_dex = Goal: dexterity
score-goal_con = Goal: constitution
score-goal_int = Goal: intelligence
score-goal_wis = Goal: wisdom
score-goal_cha = Goal: charisma
score-class_dice = Dice of the class colour
score-alignment = Alignment
score-backstory = Backstory
score-armour_chain = Chain armour
score-armour_leather = Leather armour
score-armour_mystic = Mystic armour
score-trait = Trait: { $name }
score-gold_left = Gold left
score-stars = Stars
score-gold = Gold

## What can be agreed

form-classes = Classes
classes-drawn = by a drawn die
classes-chosen = chosen freely
form-less_random_setup = Less luck in the set-up
form-random_market_deck = Random market deck
form-friendly_market = Friendly market
form-short_game = Short game
form-first = First player
unfit-players = { $low } to { $high } can play.
unfit-first = There is no seat { $n } that could begin.

## The screen

screen-initiative = Dice
screen-market = Market
screen-now = Now

## What is wrong with the content

fault-gold_class = no class is gold
fault-goal = a goal from { $least } to { $most } cannot be met
fault-sides = the class card of each colour needs the sides a and b, and { $colour } has not both
fault-needs = a card of type { $type } needs { $field }
fault-has_no = a card of type { $type } has no { $field }
fault-pieces = the list has stars for { $stars } pieces of armour, and the set has { $pieces }
fault-colours = dice: there must be { $known }
fault-no_card = without: there is no card “{ $name }”
fault-titles = the titles must go from the highest stars down
fault-low_attributes = at_most belongs to low_attributes, and they need it
fault-one_of_both = either at_least or at_most is needed

## What an adviser names as reasons

stake-stars = { $n } stars at the end, as it looks
stake-gold = { $n } gold
