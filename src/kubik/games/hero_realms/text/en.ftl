## Words of the table

game = Hero Realms
group-action = Actions
group-item = Items
group-champion = Champions
group-character = Characters
faction-imperial = Imperial
faction-guild = Guild
faction-necros = Necros
faction-wild = Wild
type-action = action
type-item = item
type-champion = champion
subtype-arrow = arrow
subtype-assassin = assassin
subtype-axe = axe
subtype-bow = bow
subtype-coin = coin
subtype-currency = currency
subtype-curse = curse
subtype-dagger = dagger
subtype-demon = demon
subtype-dragon = dragon
subtype-elf = elf
subtype-feline = feline
subtype-gem = gem
subtype-giant = giant
subtype-holy_relic = holy relic
subtype-human = human
subtype-instrument = instrument
subtype-knife = knife
subtype-mace = mace
subtype-mage = mage
subtype-magic_supplies = magic supplies
subtype-magic_weapon = magic weapon
subtype-melee_weapon = melee weapon
subtype-monk = monk
subtype-necromancer = necromancer
subtype-ogre = ogre
subtype-orc = orc
subtype-paladin = paladin
subtype-priest = priest
subtype-ranged_weapon = ranged weapon
subtype-rogue = rogue
subtype-spell = spell
subtype-staff = staff
subtype-sword = sword
subtype-troll = troll
subtype-vampire = vampire
subtype-warrior = warrior
subtype-wolf = wolf
cost = cost { $n }
defence = defence { $n }
guard = guard
copies-market = { $n } in the market deck
copies-gem = { $n } in the gem stack
copies-starter = { $n } in a starting deck
copies-character = { $n } in this character's deck
health = health { $n }
card = { $name }
score-health = Health

## Modes

mode-duel = Duel
mode-free_for_all = Free-for-all
mode-hunter_first_blood = Hunter: first blood
mode-hunter_survival = Hunter: survival
mode-hydra_2v2 = Hydra, 2 against 2
mode-hydra_3v3 = Hydra, 3 against 3
mode-emperor_3v3 = Emperor

## What cards do

effect-gold = +{ $n } gold
effect-combat = +{ $n } combat
effect-health = +{ $n } health
effect-lose-health = Lose { $n } health
effect-per = { $effect } { $per }
per-champions = for each of your champions
per-other_champions = for each other champion of yours
per-other_guards = for each other guard of yours
per-other_wild_cards = for each other Wild card of yours in play
per-other_knives = for each knife you played earlier this turn
effect-draw = Draw { $n ->
        [one] a card
       *[other] { $n } cards
    }
effect-discard = Discard { $n ->
        [one] a card
       *[other] { $n } cards
    }
effect-opponent_discard = An opponent of your choice discards { $n ->
        [one] a card
       *[other] { $n } cards
    }
effect-draw_then_discard = { $n ->
        [one] You may draw a card; if you do, discard a card
       *[other] You may draw up to { $n } cards, then discard as many as you drew
    }
effect-stun = Stun an opponent's champion
effect-stun-may = You may stun an opponent's champion
effect-prepare = Prepare one of your champions
effect-sacrifice = You may sacrifice { $n ->
        [one] a card
       *[other] up to { $n } cards
    } from your hand or discard pile
effect-sacrifice-then = { $first }. If you do: { $then }
effect-topdeck-any-may = You may put a card from your discard pile on top of your deck
effect-topdeck-champion = Put a champion from your discard pile on top of your deck
effect-next_acquire-any-deck = Put the next card you buy this turn on top of your deck
effect-next_acquire-any-hand = Put the next card you buy this turn into your hand
effect-next_acquire-action-deck = Put the next action you buy this turn on top of your deck
effect-or = { $first } or { $second }
effect-or-more = { $first }, or { $second }
effect-when = If { $condition }: { $then }
effect-when-otherwise = If { $condition }: { $then }. Otherwise: { $otherwise }
when-champions = you have at least { $n } champions in play
when-actions = you have at least { $n } actions in play
when-bows = you have a bow in play
when-combat_gained = you gained at least { $n } combat this turn
effect-discount-action = The next action you buy this turn costs { $n } less
effect-discount-champion = The next champion you buy this turn costs { $n } less
effect-damage = { $n } damage to an opponent and to each of that opponent's champions; guards do not stop it
effect-track = Look at the top { $look } cards of your deck; discard up to { $n } of them and lay the rest back in any order
effect-heist = This turn you may buy one card with a printed cost from an opponent's discard pile; not on your first two turns
effect-bless = You or a teammate: +{ $health } health, and that player's champions have +{ $defence } defence until the end of that player's next turn
effect-resurrect = Put a champion of yours that was stunned since your last turn from your discard pile into play
line-expend = Expend: { $text }
line-ally = { $faction } ally: { $text }
line-sacrifice = Sacrifice this card: { $text }
line-skill = { $name }, once a turn for { $n } gold: { $text }
line-ability = { $name }, once a game: { $text }

## What is asked

ask-main = Your turn: play cards, use abilities, buy, attack.
ask-amount = How much combat do you spend on { $target }?
ask-discard_card = Discard { $n ->
        [one] a card
       *[other] { $n } cards
    }.
ask-opponent_discard = Who has to discard?
ask-draw_then_discard = How many cards do you draw? You will discard as many.
ask-stun = Which champion is stunned?
ask-prepare = Which of your champions do you prepare?
ask-sacrifice = Sacrifice a card from your hand or discard pile?
ask-topdeck = Which card do you put on top of your deck?
ask-choose = Choose one.
ask-damage = Who is hit?
ask-track_discard = Discard one of the cards you looked at?
ask-track_keep = Which of them do you lay on your deck next? The last one is on top.
ask-bless = Who is blessed?
ask-resurrect = Which champion returns?
ask-acquire = Several effects wait for the card you bought. Which one do you use?
ask-share = How much gold do you pay towards { $card }?
ask-share-attack = How much combat do you spend on the joint attack on { $card } of { $target }?
ask-bequeath = You are out. Which card do you leave to your emperor?

## What may be chosen

option-end_turn = End turn
option-done = No, go on
option-play = Play { $card }
option-expend = Expend { $card }: { $text }
option-ally = Ally ability of { $card }: { $text }
option-sacrifice = Sacrifice { $card }: { $text }
option-buy = Buy { $card } (cost { $n })
option-attack = Attack { $target }
option-attack_champion = Attack { $card } of { $target }
option-skill = Use your skill
option-ability = Use your ability
option-heist = Buy { $card } from the discard pile of { $target }
option-pass_card = Pass { $card } from your discard pile to { $target } for 1 gold
option-buy_together = Propose to pay for { $card } together
option-attack_together = Propose to attack { $card } of { $target } together
option-amount = { $n }
option-amount-amount = Spend { $n } combat
option-amount-draw_then_discard = { $n ->
        [0] Draw none
        [one] Draw a card
       *[other] Draw { $n } cards
    }
option-amount-share = { $n ->
        [0] Pay nothing
       *[other] Pay { $n } gold
    }
option-amount-share-attack = { $n ->
        [0] Spend nothing
       *[other] Spend { $n } combat
    }
option-choose = { $text }
option-target = { $target }
option-stun = Stun { $card } of { $target }
option-prepare = Prepare { $card }
option-discard = Discard { $card }
option-sacrifice_from_hand = Sacrifice { $card } from your hand
option-sacrifice_from_discard = Sacrifice { $card } from your discard pile
option-topdeck = Put { $card } on your deck
option-resurrect = Return { $card } to play
option-track_discard = Discard { $card }
option-track_keep = Lay { $card } on your deck
option-bequeath = Leave { $card }
option-acquire-any-deck = Any card: on top of your deck
option-acquire-any-hand = Any card: into your hand
option-acquire-action-deck = An action: on top of your deck
option-refuse = Refuse

## What happened

event-begins_turn = — Turn { $n }: { $player } —
event-plays = { $player } plays { $card }.
event-gains_gold = { $player }: +{ $n } gold.
event-gains_combat = { $player }: +{ $n } combat.
event-gains_health = { $player }: +{ $n } health.
event-loses_health = { $player } loses { $n } health and has { $health }.
event-draws = { $player } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }.
event-draws-seen = { $player } draws { $cards }.
event-ends_turn = { $player } ends the turn.
event-enters_row = { $card } comes into the market row.
event-pays = { $player } pays { $n } gold for { $card }.
event-pays-attack = { $player } spends { $n } combat on { $card } of { $target }.
event-shuffles = { $player } shuffles the discard pile into a new deck.
event-discards = { $player } discards { $card }.
event-makes_discard = { $player } makes { $target } discard.
event-expends = { $player } expends { $card }.
event-uses_ally = { $player } uses the ally ability of { $card }.
event-sacrifices = { $player } sacrifices { $card }.
event-sacrifices_for_effect = { $player } sacrifices { $card } for its ability.
event-prepares = { $player } prepares { $card }.
event-puts_on_deck = { $player } puts { $card } on top of the deck.
event-takes_into_hand = { $player } takes { $card } into hand.
event-buys = { $player } buys { $card }.
event-steals = { $player } takes { $card } from the discard pile of { $target }.
event-attacks = { $player } attacks { $target } with { $n } combat.
event-attacks_champion = { $player } attacks { $card } of { $target }.
event-is_stunned = { $card } of { $player } is stunned.
event-damages = { $player } deals { $n } damage to { $target } and all champions of { $target }.
event-looks = { $player } looks at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of the deck.
event-looks-seen = { $player } looks at { $cards }.
event-blesses = { $player } blesses { $target }: +{ $n } health.
event-resurrects = { $player } returns { $card } to play.
event-uses_skill = { $player } uses { $skill }.
event-uses_ability = { $player } uses { $ability }.
event-passes_card = { $player } passes { $card } to { $target }.
event-proposes = { $player } proposes to pay for { $card } together.
event-proposes-attack = { $player } proposes to attack { $card } of { $target } together.
event-refuses = { $player } refuses to pay for { $card }.
event-refuses-attack = { $player } refuses to attack { $card } of { $target } together.
event-drops_out = { $player } is out of the game.
event-bequeaths = { $player } leaves { $card } to { $target }.

## Why not

reason-not_your_turn = It is not your turn.
reason-answer_first = First answer the question you are asked.
reason-too_dear = { $card } costs { $n } gold more than you have.
reason-too_strong = { $card } of { $target }: you need { $n } more combat.
reason-no_combat = You have no combat to attack { $target } with.
reason-shielded = { $target } is behind a guard: stun the guards first.
reason-champion_shielded = { $card } of { $target } is behind a guard: stun the guards first.
reason-out_of_reach = In this mode you cannot attack { $target }.
reason-champion_out_of_reach = In this mode you cannot attack { $card } of { $target }.
reason-no_ally = The ally ability of { $card } needs another card of that faction in play.
reason-ally_used = The ally ability of { $card } was used this turn.
reason-expended = { $card } is expended already.
reason-skill_used = Your skill was used this turn.
reason-skill_too_dear = Your skill costs { $n } gold more than you have.
reason-ability_used = Your ability was used in this game.
reason-heist_too_early = A heist is not possible on your first two turns.
reason-proposal_refused = Your teammate has refused this already.

## What may be overlooked

warning-left = You could still { $parts }.
left-cards = play { $n ->
        [one] a card
       *[other] { $n } cards
    }
left-abilities = use { $n ->
        [one] an ability
       *[other] { $n } abilities
    }
left-gold = spend { $n } gold
left-combat = spend { $n } combat
warning-resurrect_in_vain = { $ability } works once a game, and no champion of yours was stunned since your last turn.
warning-stun_in_vain = { $ability } works once a game, and there is no champion to stun now.
warning-heist_in_vain = { $ability } works once a game, and there is nothing in your opponents' discard piles that you could buy now.

## What is agreed before the start

about = Build a deck, hire champions, and be the last one standing.
how =
    Everybody has health, mostly 50. At 0 you are out, and the last one left wins. Hunts and teams end in ways of their own.

    On your turn you play your hand: cards are free, and give gold, combat or health at once. Gold buys cards of the market row and Fire Gems; what you buy goes to your discard pile and comes to your hand after the next shuffle. Combat hits opponents, or stuns their champions; guards that stand upright must fall first.

    Your champions stay on the table, and most can be used once a turn. Two cards of one faction open each other's ally abilities; some cards can be sacrificed for one effect more.

    When you end your turn, unspent gold and combat are lost, everything but your champions is discarded, and you draw five cards.
form-mode = Mode
usual-mode = The usual: a duel for two, free-for-all for more
form-characters = Characters
usual-characters = No character
form-first = Who begins
form-acquire = A bought card uses up
form-share_gems = Hydra: allies may pay for Fire Gems together
acquire-one = one effect that waits for it
acquire-all = all effects that wait for it

## Why something cannot be agreed

unfit-seats = It is for { $low } to { $high } players.
unfit-players = “{ $mode }” is for { $low } to { $high } players.
unfit-exactly = “{ $mode }” is for { $low } players.
unfit-characters = { $n ->
        [one] One character is
       *[other] { $n } characters are
    } named for { $players } seats.
unfit-first = There is no such seat to begin.
unfit-emperor_begins = In “Emperor” the player in the first seat begins.
unfit-emperors = Two players with character packs must be the emperors, in the middle seats of their teams.

## What is wrong with the content

fault-defence = defence is for champions, and every champion has one
fault-expend = expend is for champions
fault-primary = primary is for actions and items
fault-ally = ally needs a faction
fault-deck = deck: there is no card “{ $name }”

## What an adviser names as reasons

stake-health = { $n } health
stake-others = { $n } health of the others
stake-cards = { $n } gold's worth of cards
