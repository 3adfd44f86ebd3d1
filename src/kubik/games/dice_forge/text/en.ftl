## Words of the table

game = Dice Forge
group-feat = Heroic feats
group-face = Faces of dice
group-board = Boards and the celestial die
feat = “{ $name }”
face = “{ $name }”
colour = { $colour }
and = { $first } and { $second }
or = { $first } or { $second }
set-default = base game
set-alternate = alternate of the base game
set-rebellion = Rebellion
set-goddess = goddess module
set-titans = titan module
kind-now = immediate effect
kind-each_turn = reinforcement
kind-always = automatic effect
kind-none = no effect
cost = cost { $gains }
island = island { $n }
level = level { $n }
copies = { $n } { $n ->
        [one] copy
       *[other] copies
    }
die-light = light die
die-dark = dark die
die-celestial = celestial die
score-glory = Glory
score-track = Titan track
score-total = Total

## Resources

gain-gold = { $n } gold
gain-sun = { $n } sun
gain-moon = { $n } moon
gain-glory = { $n } glory
gain-ancient = { $n } { $n ->
        [one] ancient shard
       *[other] ancient shards
    }
gain-loyalty = { $n } loyalty
resource-gold = gold
resource-sun = sun
resource-moon = moon
resource-glory = glory
resource-ancient = ancient shards
resource-loyalty = loyalty
missing-gold = { $n } gold
missing-sun = { $n } sun
missing-moon = { $n } moon

## Set-ups

setup-introductory = Introductory
setup-alternates = Alternates of the base game
setup-goddess = Recommended for the maze of the goddess
setup-titans = Recommended for the rebellion of the titans
setup-perfect_for_2_players = Perfect for 2 players
setup-again_and_again = Again and again
setup-may_the_forge_be_with_you = May the forge be with you
setup-versatility = Versatility
setup-tournament_2020_1 = Tournament 2020, first
setup-tournament_2020_2 = Tournament 2020, second
setup-challenge_2021 = Challenge 2021
setup-challenge_2021_final = Challenge 2021, final
setup-random = Random
module-goddess = Maze of the Goddess
module-titans = Rebellion of the Titans
tie-shared = A tie is shared
tie-ladder = A tie goes to more forged faces, then more feats, then more resources, then the earlier turn

## Faces

face-gold = { gain-gold }
face-sun = { gain-sun }
face-moon = { gain-moon }
face-glory = { gain-glory }
face-ancient = { gain-ancient }
face-loyalty = { gain-loyalty }
face-or = { $first } or { $second }
face-mirror = mirror
face-times3 = ×3
face-ship = ship
face-shield = { colour } shield
face-boar = { colour } boar
face-chaos = { colour } chaos
face-misfortune = { colour } misfortune
face-golem = { $colour } golem
die-face = die face
place-sanctuary = sanctuary
place-gardens = gardens ({ $feat })
place-forest = forest ({ $feat })
place-dice = starting dice
place-dice-module = starting dice ({ $module })
does-mirror = Apply a face-up face of an opponent's die as if it were your own result.
does-times3 = Triples what your other die gives. Does nothing when it is rolled alone or beside another ×3.
does-dependent = If your other die gives { $other }, gain { $then }. Otherwise gain { $gains }.
does-boar = The owner of { $feat } of this colour gains { $gains }.
does-misfortune = The owner of { $feat } of this colour applies both of your dice as a divine blessing.
does-golem = Rolled together with { $other }: also roll the celestial die, before or after the moves.

## Boards

celestial-die = Celestial die
celestial-choose = { $gains }, and one of: { $choice }
celestial-copy = apply any face-up face, your own or an opponent's
celestial-turn_die = turn one of your dice to any face and apply it
celestial-upgrade = raise one of your faces by { $n } { $n ->
        [one] level
       *[other] levels
    }
cell-start = Start.
cell-empty = Nothing.
line-cell = { $n }: { $text }
line-fork = { $line } Next: { $next }.
track = Titan track
track-moves = Each loyalty that you gain moves your token a space to the right, each ancient shard a space to the left. Blue arrows are special paths: where one leads in its direction, the token must follow it. On the left they lead to the right over the blue spaces, which the way to the left skips; on the right they lead to the left and skip a space each.
track-end = At the end of the game the number on its space is added to your glory.
line-zone = From { $low } to { $high }: { $text }
zone-rebellion = a feat that nobody has performed yet gives you { $first }; one that only others have performed, { $later }.
zone-gold = each face that gives gold in a blessing with your own dice gives { $gold } more.
zone-both = each face that gives gold in a blessing with your own dice gives { $gold } more, each face that gives glory { $glory } more.

## What feats and cells do

line-now = At once: { $text }
line-each_turn = Each turn: { $text }
line-always = Always: { $text }
effect-gain = Gain { $gains }
effect-trade = You may pay { $pay } to gain { $gains }
effect-take_face = { $n ->
        [one] Forge a face of the { $where }: { $faces }
       *[other] Forge a face of the { $where }, one of: { $faces }
    }
effect-burden = Another player of your choice must forge the { $grove } face of this card's colour and can never replace it
effect-buy = You may buy a face of the sanctuary
effect-buy-cheaper = You may buy a face of the sanctuary for { $n } gold less
effect-divine = Receive { $n ->
        [one] a divine blessing
       *[other] { $n } divine blessings, one after another
    }
effect-minor_same = Receive { $n ->
        [one] a minor blessing
       *[other] { $n } minor blessings in a row, all with the same die
    }
effect-convert = { $first }. All { $what ->
        [gold] gold
       *[sun] sun or all moon
    } that a face gives may become glory instead, { $gains } for each
effect-celestial = { $n ->
        [one] Roll the celestial die
       *[other] Roll the celestial die { $n } times
    }
effect-golem = Move your golem { $n ->
        [one] 1 cell forward and apply it
       *[other] { $n } cells forward, applying each of them
    }
effect-golem-back = Move your golem { $n ->
        [one] 1 cell back and apply it
       *[other] { $n } cells back, applying each of them
    }
effect-per_forged = Gain { $gains } for each face that you have replaced
effect-per_feat = Gain { $gains } for each different feat that you have performed, this one included
effect-per_glory_face = Gain { $gains } for each face of your dice that shows glory
effect-mists = Whoever has the least gold in the reserve loses { $gains }, and you gain what is lost
effect-steal = Every other player loses { $gains }, and you gain what is lost
effect-chest = Your reserves have room for { $gains } more
effect-tree = Gain { $gains }. With { $n } gold or more in your reserve, gain { $rich } instead of { $poor } (and instead of the gold, if so agreed)
effect-merchant = Gain { $gains }, or raise one of your faces by 1 level for free. Several merchants together raise one face by as many levels
effect-light = You may pay { $pay } to apply any face-up face, your own or another player's
effect-hammer = Lay this card beside your reserve. Whenever you gain gold, you may put any part of it on the hammer, for good. The first { $n } gold bring { $first }, the next { $n } bring { $second }
effect-scepter = Lay this card beside your reserve. Whenever you gain gold, you may put any part of it on the scepter, up to { $n }, and spend it later. In your turn you may also empty the scepter to pay for a feat or an extra action: from { $one } gold on it counts as 1 sun or 1 moon, from { $two } as 2
effect-companion = Place the companion on space 0. At any time in your turn you may give it up: gain { $gains } for each space it has gone
effect-advance = You may move the companion 1 space on, up to space { $n }
effect-cerberus_token = Take a token. After any divine or minor blessing of yours you may discard it to apply the result once more
effect-triton_token = Take a token. At any time in your turn you may discard it to gain { $gains }
effect-minor = You may receive a minor blessing
effect-oracle = Receive a minor blessing. If it gives ancient shards or loyalty, the tokens of all other players move { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } towards rebellion
effect-set_dice = Turn both of your dice to faces of your choice and apply them as a divine blessing
effect-satyrs = All other players roll both dice without effect. Choose two of these dice and apply them as your divine blessing
effect-minotaur = All other players roll both dice and lose what the faces would give
effect-wind = All players roll both dice without effect. Name a resource: you gain all of it that the dice show
effect-ancestor = You may forge the cheapest face of the sanctuary that shows glory, for free. Then receive a minor blessing with that die, or with any die if you forged nothing
effect-right_hand = Pay as much gold as you like and gain { $gains } for each
effect-left_hand = All heroes on islands are ousted, yours too, and their owners roll both dice. Only you apply the results, one after another as divine blessings, beginning with your own
effect-eternal_night = Every other player loses { $gains }, and you gain what is lost
effect-eternal_fire = Take another full turn. Only you receive the blessings that begin it
effect-trident = Spend all gold of your reserve. Forge any face of the sanctuary or of the gardens for free, but none that a feat of this game provides
effect-first_titan = Perform a feat that costs { $gains }, for free and without moving your hero
effect-memory = Lay 2 memory tokens on two different islands, each with the side that you choose: { $sides }
effect-hall = Treasure hall: the first golem takes one of the treasures left ({ $first }), later ones gain only { $later } from it
effect-meet_goddess = The first one here also turns both dice to faces of choice and applies them as a divine blessing. The golem stays here
always-great_bear = Gain { $gains } whenever you oust a hero or another hero ousts yours.
always-tenacious_boar = Whenever that face is applied, gain { $gains }.
always-twins = When you have rolled for a divine or minor blessing, or the celestial die, you may pay { $pay } to roll one of the dice again. Then gain { $gains }.
always-memory = When you perform a feat on an island with a memory of yours, discard the token and gain what it shows.
always-mirror_of_misfortune = Whenever that face is applied, apply both dice of its owner as your own divine blessing.

## What is asked

ask-act = { $n ->
        [0] Your turn: use reinforcements, then buy faces or perform a feat.
       *[other] Your extra action: buy faces or perform a feat.
    }
ask-extra = { $n ->
        [0] Pay { $pay } for an extra action?
       *[other] Is there anything else before your turn ends?
    }
ask-offering = Buy another face in this offering?
ask-buy = { $n ->
        [0] Buy a face of the sanctuary?
       *[other] Buy a face of the sanctuary for { $n } gold less?
    }
ask-forge = { $locked ->
        [0] Which face do you replace by { $face }?
       *[other] You must forge { $face }, for good. Which face does it replace?
    }
ask-take_face = Which face of the { $where } do you take?
ask-trident_face = Which face do you take for free?
ask-ancestor = Forge a face that shows glory for free?
ask-upgrade = Which face do you raise by { $n } { $n ->
        [one] level
       *[other] levels
    }?
ask-upgrade_to = Which face of level { $n } do you take?
ask-merchant = { $n ->
        [one] What does the merchant do?
       *[other] { $n } merchants are ready. What do they do?
    }
ask-minor = Which die do you roll for the minor blessing?
ask-minor_same = Which die do you roll { $n } times?
ask-twins = Twins: roll a die again for { $pay }?
ask-twins_reward = Twins: what do you gain?
ask-cerberus = Apply { $faces } once more?
ask-mirror = Which face does your mirror show?
ask-order = Which face do you apply first?
ask-pair = Both golems: when do you roll the celestial die?
ask-pick = { $loss ->
        [0] { $face }: what do you gain?
       *[other] { $face }: what do you lose?
    }
ask-boar_owner = { $face } was applied. What do you gain?
ask-convert = { $parts ->
        [0] You gain { $gains }. Do you take { $whole } instead?
       *[other] You gain { $gains }. How much of it becomes glory? ({ $one } = { $glory })
    }
ask-right_hand = How much gold do you pay? Each brings { $glory }.
ask-satyrs_die = { $n ->
        [1] Which of the rolled dice do you use first?
       *[other] Which other die do you use?
    }
ask-burden = { $feat }: who must take the face?
ask-wind_type = Which resource do you gain from the dice of all players?
ask-first_titan = Which feat do you perform for free?
ask-memory_token = { $n ->
        [1] Where do you lay the first memory, and which side is up?
       *[other] Where do you lay the second memory, and which side is up?
    }
ask-golem = { $way ->
        [forward] Where does your golem go?
       *[back] Back to which cell does your golem go?
    }{ $n ->
        [one] {""}
       *[other] {" "}It has { $n } steps left.
    }
ask-hall = Which treasure do you take?
ask-may_trade = Pay { $pay } to gain { $gains }?
ask-set_die = Which face do you turn up on the { $die }?
ask-copy = Which face do you apply?
ask-turn_die = Which face of your dice do you turn up and apply?
ask-hammer_gold = You gain { $gains }. How much of it goes on the hammer?
ask-scepter_gold = You gain { $gains }. How much of it goes on { $number ->
        [1] the scepter
       *[other] scepter { $number }
    }?
ask-pay_gold = You pay { $gains }. How much of it comes from { $number ->
        [1] the scepter
       *[other] scepter { $number }
    }?
ask-pay_scepter = You pay { $gains }. Do you empty { $number ->
        [1] the scepter
       *[other] scepter { $number }
    } for it?
ask-pay_ancient = You pay { $gains }. How many ancient shards do you use for it?
ask-choose = What do you gain?

## What may be chosen

option-pass = Do nothing
option-end_turn = End turn
option-extra = Extra action for { $pay }
option-buy = Buy { $face } for { $pay }
option-feat = Perform { $feat } for { $pay }
option-feat-free = Perform { $feat }
option-use = Use { $feat }: { $text }
option-done = No, go on
option-triton = Triton token: gain { $gains }
option-cash = Give the companion up: gain { $gains }
option-advance = Move the companion to space { $n }
option-replace = Replace { $face } ({ $die })
option-upgrade = Raise { $face } ({ $die }, level { $level })
option-show = { $face } ({ $die })
option-die = Roll the { $die }
option-reroll = Pay { $pay } and roll the { $die } again
option-keep = Keep the result
option-repeat = Discard a Cerberus token and apply it once more
option-copy = Apply { $face }
option-first = First { $face }
option-celestial_first = Celestial die first, then the golem
option-celestial_last = The golem first, then the celestial die
option-take = Take { $face }
option-pick = The { $die } of { $target }
option-choose = { $gains }
option-choose-loss = Lose { $gains }
option-amount-hammer_gold = { $n ->
        [0] Nothing on the hammer
       *[other] { $gains } on the hammer
    }
option-hammer = { $how ->
        [all] From now on always all of it
        [none] From now on never any of it
       *[ask] Ask me about the hammer again
    }
option-amount-scepter_gold = { $n ->
        [0] Nothing on the scepter
       *[other] { $gains } on the scepter
    }
option-amount-pay_gold = { $n ->
        [0] Nothing from the scepter
       *[other] { $gains } from the scepter
    }
option-amount-pay_ancient = { $n ->
        [0] No ancient shards
       *[other] { $gains }
    }
option-amount-convert = { $n ->
        [0] Keep everything
       *[other] { $gains } for { $glory }
    }
option-amount-right_hand = { $n ->
        [0] Nothing
       *[other] { $gains } for { $glory }
    }
option-target = { $target }
option-name = Gain { $resource }
option-keep_scepter = Keep the scepter
option-scepter_as = Empty it for { $resource }
option-trade = Pay { $pay }, gain { $gains }
option-upgrade_by = Raise a face by { $n } { $n ->
        [one] level
       *[other] levels
    }
option-glory = Gain { $gains }
option-cell = Cell { $n }: { $text }
option-treasure = { $gains } (for those who come later: { $later })
option-memory = Island { $n }: { $gains }

## What happened

event-begins_turn = — Round { $round }: { $player } —
event-rolls = { $player } rolls { $faces }.
event-rolls_celestial = { $player } rolls the celestial die: { $celestial }.
event-turns_die = { $player } turns a die to { $face }.
event-gains = { $player }: +{ $gains }.
event-wastes = { $player }: no room for { $gains }.
event-loses = { $player } loses { $gains }.
event-pays = { $player } pays { $gains }.
event-feeds_hammer = { $player } puts { $n } gold on the hammer.
event-feeds_scepter = { $player } puts { $n } gold on the scepter.
event-empties_scepter = { $player } empties a scepter of { $n } gold in place of { $gains }.
event-buys = { $player } buys { $face }.
event-forges = { $player } replaces { $old } by { $face }.
event-performs = { $player } performs { $feat }.
event-ousts = { $player } ousts the hero of { $target }.
event-burdens = { $player } gives { $face } to { $target }.
event-uses = { $player } uses { $feat }.
event-uses_cerberus = { $player } discards a Cerberus token and applies the result once more.
event-uses_twins = { $player } asks the Twins for another roll.
event-uses_triton = { $player } discards a Triton token.
event-advances_companion = { $player } moves the companion to space { $n }.
event-cashes_companion = { $player } gives up the companion on space { $n }.
event-places_memory = { $player } lays a memory on island { $island }: { $gains }.
event-remembers = { $player } takes the memory from island { $island }.
event-moves_golem = { $player } moves the golem to cell { $cell }.
event-moves_token = { $player }: { $n } loyalty, the token is on { $cell }.
event-acts_again = { $player } takes an extra action.
event-passes = { $player } does nothing.

## Why not

reason-not_your_turn = It is not your turn.
reason-answer_first = First answer the question you are asked.
reason-sold_out = There is no { $face } in the temple.
reason-bought_already = { $face } was bought in this offering already.
reason-face_too_dear = { $face } costs { $missing } more than you have.
reason-stack_empty = There is no card of { $feat } left.
reason-feat_too_dear = { $feat } costs { $missing } more than you have.
reason-reinforcement_too_dear = { $feat } costs more gold than you have.
reason-reinforcement_used = { $feat } was used this turn.
reason-extra_too_dear = An extra action costs { $pay }.
reason-extra_taken = There is only one extra action in a turn.
reason-locked = { $face } can never be replaced.

## What may be overlooked

warning-reinforcements = { $n ->
        [one] A reinforcement that costs nothing is
       *[other] { $n } reinforcements that cost nothing are
    } still unused, and after the action it is too late.
warning-action = You can afford a face or a feat.
warning-extra_in_vain = Once it is paid for, you can afford neither a face nor a feat.
warning-companion = This is your last turn: giving your companions up would still bring you { $n } glory.

## What is agreed before the start

about = Forge the faces of your dice and win the favour of the gods.
how =
    Whoever has the most glory after the last round wins; there are nine rounds, with three players ten.

    Each turn begins with a roll: everybody rolls both of their dice (twice, if there are only two players) and takes what comes up: gold, sun shards, moon shards, glory. What does not fit into the reserve is lost.

    Then, if it is your turn, use the reinforcements you have and take one action. Either buy faces with gold and put them in the place of old ones, so that your dice get better. Or send your hero to an island, pay with sun or moon, and take a feat: a card with an effect, and often with glory for the end. For 2 sun you may act once more in the same turn.

    If your hero comes where another stands, that one has to leave, and its owner rolls both dice at once.
form-module = Module of Rebellion
usual-module = None, the base game
form-setup = Feats on the islands
usual-setup = Those for a first game, or recommended for the module
form-feats = Feats instead of those
form-first = Who begins
form-tree_keeps_gold = The Tree gives its gold to the rich as well
form-remove_gold_6 = Two players: the face of 6 gold is always taken out
form-colours = Colours of boars, memories and misfortunes, in order
form-convert_parts = Sentinel and Cyclops: any part of a gain may become glory
form-left_hand_blesses = The Left Hand: the own dice are an own blessing
form-tie = In a tie
colours-red = red
colours-green = green
colours-yellow = yellow
colours-blue = blue

## Why something cannot be agreed

unfit-players = It is for { $low } to { $high } players.
unfit-first = There is no such seat to begin.
unfit-colours = A different colour is needed for each of the { $n } players.
unfit-both_modules = “{ $setup }” belongs to “{ $module }”, which is never played together with “{ $other }”.
unfit-one_slot = { $first } and { $second } have the same place on the islands: only one of them can lie there.
unfit-other_module = { $feat } belongs to “{ $module }”, which is not played.
unfit-module_slot = { $feat } has no place: { $taken } lies there in this module.

## What is wrong with the content

fault-no_such = { $field }: there is no “{ $name }”

## What an adviser names as reasons

stake-glory = { $n } glory at the end, as it looks
stake-others = { $n } glory for the best of the others
