## Words of the table

game = Story
group-hero = Ready heroes
group-adventure = Adventures
about = A scenarist, heroes and pools of dice: tell what you do, and every six is a measure of success. For one to six.
how =
    One of you is the scenarist, the others play heroes; or the program tells one of three adventures and you all play heroes, alone with companions if you like.

    Say what your hero does, and which powers serve. Their stages are your dice. A weakness that gets in the way takes two dice and brings 1 experience; conditions and setbacks take dice away, advantages and the measures of helpers add some. Then roll: every six is a measure of success. One is usually enough; none at all is a fiasco.

    Directly after the roll you may make a special effort: all dice that show no six are rolled again, once, for the condition tired (1) or for 1 experience.

    Against an enemy the measures of both sides cancel. Long actions add up over several rolls. In joint work everybody's measures are added, and each fiasco takes three away.

    Conditions add up to six at most; who has six is out of the scene until others help. Five experience raise a power or buy a new one.

## Before the start

form-way = Who judges
way-program = The program
way-scenarist = A scenarist
way-dice_table = Nobody: a dice table
form-adventure = Adventure
adventure-free = None, a story of your own
form-each_weakness_counts = Every weakness counts
form-rolled_measures = A lost conflict counts all of the enemy's measures
form-character_effort = Special efforts for characters
unfit-players = With this way to play ({ $way }) the story game is for { $low } to { $high } players.
unfit-no_adventure = The program needs an adventure to tell.

## What is asked

ask-choose_hero = Which hero do you play?
ask-develop = Which power do you raise? Unused points are lost.
ask-act = Who takes on the obstacle, and how?
ask-asked = Do you take it on, and how?
ask-prepare = Say what you do, then roll. What counts, and who helps?
ask-asked_to_help = Do you help, and how?
ask-gather = Who else joins the work?
ask-invited = Do you join the work, and how?
ask-effort = A special effort? All dice that show no six are rolled again.
ask-weakest = Who suffers: { $condition } ({ $value })?
ask-choose_obstacle = What do you try?
ask-vote = What do you decide?
ask-bring_back = Do you help somebody who is out?
ask-rest = A rest. What do you do?
ask-spare = Where do the spare measures go ({ $n })?
ask-new_power = What does the new power fit?
ask-name_power = What is the new power called?

## What can be chosen

option-hero = { $words }
option-raise = Raise: { $words }
option-done = Done
option-done-rest = Go on
option-done-bring_back = Nothing
option-done-spare = Let them go
option-approach = { $words }
option-let = Let { $words } do it ({ $target })
option-give_up = Nobody can do anything
option-decline = No
option-plainly = Tell it plainly
option-plainly-name_power = Call it like what it fits
option-without = Without: { $words }
option-with = With: { $words }
option-use = Use the advantage: { $words }
option-keep = Keep for later: { $words }
option-help = Ask { $words } for help ({ $target })
option-character = Accept help: { $words }
option-refuse = Do without the help of { $words }
option-invite = Ask { $words } to join ({ $target })
option-ready = Ready
option-roll = Roll
option-withdraw = Withdraw
option-tire = Yes: get tired
option-spend = Yes: for 1 experience
option-no_effort = No
option-weakest = { $words } ({ $target })
option-obstacle = { $words }
option-leave = Leave
option-decide = { $words }
option-heal = { $words } ({ $target })
option-buy = Learn a new power
option-tag = { $words }
option-words = { $words }
option-number = { $n }

## What happens

event-chooses_hero = { $player } plays { $hero }. { $text }
event-raises = { $player } raises “{ $name }” to stage { $n }.
event-learns = { $player } learns: { $name }.
event-begins = { $name }. { $text }
event-scene = { $name }. { $text }
event-obstacle_simple = { $text } (difficulty { $difficulty })
event-obstacle_opposed = { $text } ({ $name }: { $n ->
        [one] 1 die
       *[other] { $n } dice
    })
event-obstacle_extended = { $text } (difficulty { $difficulty }, { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    })
event-obstacle_joint = { $text } (together, difficulty { $difficulty })
event-obstacle_decision = { $text }
event-acts = { $hero } steps forward. { $way }
event-declines = { $hero } declines.
event-helps = { $hero } helps { $other }. { $way }
event-character_helps = { $name } helps { $hero } with { $n ->
        [one] 1 die
       *[other] { $n } dice
    }.
event-character_works = { $name } works with you: { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }.
event-help_refused = { $hero } does without the help of { $name }.
event-withdraws = { $hero } thinks better of it.
event-tells = { $hero }: { $words }
event-tells_plainly = { $hero } — { $power }: { $way }
event-tells_plainly-freely = { $hero } — { $power }.
event-hindered = { $hero } is hindered: { $name } (+{ $n } experience).
event-rolls = { $hero } rolls { $n ->
        [0] no dice at all
       *[other] { $faces }
    }: { $sixes ->
        [0] no measure
        [one] 1 measure
       *[other] { $sixes } measures
    }.
event-helper_rolls = { $hero } helps and rolls { $n ->
        [0] no dice at all
       *[other] { $faces }
    }: { $sixes ->
        [0] one die less
        [one] one die more
       *[other] { $sixes } dice more
    }.
event-enemy_rolls = { $name }: { $n ->
        [0] no dice at all
       *[other] { $faces }
    }: { $sixes ->
        [0] no measure
        [one] 1 measure
       *[other] { $sixes } measures
    }.
event-spends = { $hero } spends { $n } experience.
event-effort = A special effort! { $hero } rolls again: { $faces }. { $sixes ->
        [0] Still no measure.
        [one] 1 measure in all.
       *[other] { $sixes } measures in all.
    }
event-simple_success = Success: { $n } of { $difficulty }.
event-simple_failure = Failure: { $n } of { $difficulty }.
event-simple_fiasco = Fiasco.
hero-figures = powers: { $powers }, stages: { $n }
hero-power = { $name } ({ $n }): { $tags }
hero-weakness = Weakness: { $name }: { $strains }
adventure-figures = Adventure: { $scenes } scenes, { $n } ends
event-conflict_success = { $hero } wins by { $n }.
event-conflict_draw = A draw.
event-conflict_failure = { $name } wins by { $n }.
event-conflict_fiasco = Fiasco.
event-long_goes_on = { $n } of { $difficulty } so far, { $left ->
        [one] 1 roll
       *[other] { $left } rolls
    } left.
event-long_success = Success: { $n } of { $difficulty }.
event-long_failure = Failure: { $n } of { $difficulty }, and no roll is left.
event-long_fiasco = Fiasco. { $n } of { $difficulty } so far, { $left ->
        [one] 1 roll
       *[other] { $left } rolls
    } left.
event-joint_success = Together { $n } of { $difficulty }: success.
event-joint_failure = Together { $n } of { $difficulty }: failure.
event-joint_fiasco = Together { $n }: a fiasco for all.
event-joint_goes_on = Together { $n } of { $difficulty } so far.
event-gives_up = Nobody here can do anything about it.
event-follows = { $text }
event-condition = { $hero }: { $name } ({ $n }).
event-out = { $hero } is out of the scene.
event-eased = { $hero }: { $name } is { $left ->
        [0] gone
       *[other] down to { $left }
    }.
event-back = { $hero } is back.
event-advantage = Advantage: { $name } (+{ $n }).
event-setback = Setback: { $name } (−{ $n }).
event-mark_gone = No longer matters: { $name }.
event-heals = { $hero } looks after { $own ->
        [1] the own trouble
       *[other] { $other }
    }: { $name }.
event-heals_nothing = It does not help.
event-leaves_scene = The heroes leave it at that.
event-votes = { $player } is for: { $text }
event-decided = Decided: { $text }
event-ends = { $grade ->
        [open] The story is over.
        [good] A good end.
        [mixed] A mixed end.
       *[bad] A bad end.
    } { $text }

## With a scenarist

enemy = the enemy
everybody = everybody
ask-lines = { $veils ->
        [1] What shall only be hinted at, behind a veil?
       *[other] What shall not come up in this story at all? Nobody learns whose wish it is.
    }
ask-lead = How does the story go on?
ask-what_do_you_do = What do you do?
ask-name_thing = { $what ->
        [new_scene] What is the scene called?
        [new_obstacle] What stands in the way?
        [advantage] What is the advantage called?
        [setback] What is the setback called?
        [condition] What is the condition called?
        [person] Who enters?
        [clock] What is the clock called?
        [secret_clock] What is the secret clock called?
        [note] What do you note for yourself?
        [whisper] What do you whisper?
        [handout] What do you hand out?
        [thread] Which thread is open?
       *[met] Whom have they met?
    }
ask-obstacle_kind = How is it overcome: { $text }
ask-obstacle_enemy = Who opposes them, or with how many dice? { $text }
ask-obstacle_difficulty = How many measures are needed? { $text }
ask-obstacle_rolls = How many rolls may be made? { $text }
ask-mark_value = What is it worth: { $text }
ask-mark_uses = How long does it serve: { $text }
ask-condition_value = How many dice does it take: { $text }
ask-condition_kind = Of which kind is it: { $text } ({ $value })
ask-character_dice = How many dice has the character?
ask-clock_size = How many segments?
ask-clock_moves = What advances the clock?
ask-no_dice = There is no die left: it will be a fiasco. Do you go on?
ask-judge = Does it go like this?
ask-state_result = What is the result?
ask-agree_to_power = Do you agree to a new power: { $power }?
ask-enemy_effort = A special effort of the enemy?
ask-join_with = With what does it become one?
ask-name_merged = What is it called now?
ask-end_story = How did it end?
ask-paused = The story stands still. Does it go on?
ask-beside = What do you do meanwhile?
option-veil = Veils
option-freely = A plan of your own
option-admit = My weakness hinders: { $words }
option-admit-judge = Let the weakness hinder: { $words }
option-deny = The weakness does not hinder: { $words }
option-hinder = This condition hinders: { $words }
option-spare = This condition does not hinder: { $words }
option-count = Count: { $words }
option-discount = Do not count: { $words }
option-more_dice = One die more
option-fewer_dice = One die fewer
option-with-judge = Allow: { $words }
option-without-judge = Strike: { $words }
option-approve = Yes
option-turn_down = No
option-turn_down-judge = Turn it down
option-approve-judge = Roll!
option-as_written = As the adventure has it
option-said = That is all
option-suffer = A condition worth the enemy's measures
option-follow = As the adventure goes on
option-scene = Scene: { $words }
option-obstacle-lead = Obstacle: { $words }
option-new_scene = A scene of your own
option-new_obstacle = An obstacle of your own
option-advantage = An advantage
option-setback = A setback
option-person = A character enters
option-clock = A clock
option-secret_clock = A secret clock
option-note = A note
option-handout = A handout for all
option-thread = An open thread
option-met = Somebody they met
option-drop_obstacle = The obstacle does not matter any more
option-harder = Make it harder
option-easier = Make it easier
option-seek = Seek an advantage
option-ask = Ask { $words }: what do you do? ({ $target })
option-rest = A rest
option-condition = A condition for { $words } ({ $target })
option-condition-lead = A condition: { $target }
option-whisper = Whisper to { $target }
option-hand = A handout for { $target }
option-grant = 1 experience for { $target }
option-away = { $words } is out of the scene ({ $target })
option-return = { $words } comes back ({ $target })
option-death = { $words } dies ({ $target })
option-lift = Over: { $words } ({ $target })
option-rename = Another name: { $words } ({ $target })
option-join = Make one with another: { $words } ({ $target })
option-with_condition = { $words }
option-end_mark = No longer matters: { $words }
option-advance = One segment further: { $words }
option-turn_back = One segment back: { $words }
option-end_clock = Put the clock away: { $words }
option-close_thread = Closed: { $words }
option-hurt = Hurt: { $words }
option-send_off = Leaves: { $words }
option-end_story = The story is over
option-never_mind = Never mind
option-kind = { $n ->
        [0] With one roll
        [1] Against an enemy
        [2] With several rolls
       *[other] Together
    }
option-amount = { $n }
option-amount-obstacle_enemy = { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
option-amount-character_dice = { $n ->
        [0] none: no idea
        [1] 1: not skilled
        [2] 2: not skilled
        [3] 3: passable
        [4] 4: passable
        [5] 5: passable
       *[other] { $n }: truly good
    }
option-enemy = { $words }
option-one_roll = One roll
option-each_roll = Every roll
option-by_hand = Only my hand
option-by_fiasco = Every fiasco, and my hand
option-of_kind = { $words }
option-of_no_kind = Of no kind
option-end = { $n ->
        [0] Well
        [1] Neither well nor badly
        [2] Badly
       *[other] Who can tell?
    }
option-merge = Make one of them: { $words }
option-keep_name = Keep the name
option-speak_as = { $n ->
        [0] Speak in character
        [1] Speak for yourself
       *[other] Speak as { $words }
    }
option-slow = The slow card
option-stop = The stop card
option-character-beside = Works with them: { $words }
option-roll-no_dice = Go on without dice
option-go_on = It goes on
option-oracle = Ask the oracle: { $words }
option-idea = { $n ->
        [0] An idea: a place
        [1] An idea: a person
        [2] An idea: a trouble
        [3] An idea: a twist
       *[other] A random event
    }
event-oracle = The oracle ({ $name }): { $text }
event-idea = The oracle: { $text }
event-narrates = { $words }
event-says = { $hero }: “{ $words }”
event-character_says = { $name }: “{ $words }”
event-remarks = (({ $player }: { $words }))
event-line = Not in this story: { $name }.
event-veil = Behind a veil: { $name }.
event-acts-freely = { $hero } steps forward.
event-helps-freely = { $hero } helps { $other }.
event-seeks = { $hero } seeks an advantage.
event-judges = { $hero }: { $n ->
        [one] 1 die
       *[other] { $n } dice
    }.
event-turned_down = { $hero } does not roll for that.
event-obstacle_dropped = No longer in the way: { $text }
event-rest = The heroes rest.
event-granted = { $hero } gains 1 experience.
event-dies = { $hero } dies.
event-character_enters = { $name } enters.
event-character_leaves = { $name } leaves.
event-character_hurt = { $name }: conditions { $n }.
event-clock = { $name }: { $segments }
event-clock_full = { $name }: { $segments } — full!
event-clock_gone = Put away: { $name }.
event-notes = A note: { $words }
event-whispers = { $player } whispers to { $to_seat }: { $words }
event-hands_out = { $player } hands out to { $to_seat }: { $words }
event-thread = An open thread: { $name }
event-thread_closed = A thread is closed: { $name }
event-merged = { $hero }: { $name } ({ $n }).
event-no_power = The scenarist does not agree to: { $name }.
event-slow_card = Somebody asks to go slowly.
event-stop_card = Somebody says stop.
event-goes_on = The story goes on.

## Why not

reason-not_told = First tell what you do, then roll.
reason-no_dice = Without a fitting power you need advantages that leave at least one die.
reason-cannot_help = Who has no fitting power cannot help.
reason-no_experience = There is no experience to spend.
reason-out = Your hero is out of the scene until somebody helps.
reason-too_dear = { $n ->
        [one] 1 experience is missing.
       *[other] { $n } experience are missing.
    }
reason-highest = Stage { $n } is the highest.
reason-scenarist_only = That is the scenarist's.
reason-effort_made = There is one special effort for each action.
reason-nothing_to_reroll = There is no die to roll again.

## The score sheet

score-scenes = Scenes
score-experience = Experience left
score-conditions = Conditions

## What is wrong in a file of adventures or heroes

fault-unknown = there is no { $what ->
        [tag] tag
        [strain] strain
        [condition] kind of condition
        [scene] scene
        [obstacle] obstacle
        [character] character
       *[skill] skill of this character
    } “{ $name }”
fault-near = { fault-unknown }; near to it: { $near }
fault-adventure_twice = there is an adventure “{ $name }” already
fault-silent = there are no words: en or ru is needed
fault-unreadable_words = the words are too long, or hold a character that cannot be shown
fault-marked = words cannot begin with @
fault-id_twice = is there twice
fault-part_twice = “{ $name }” is there twice
fault-scene_end = no scene may be called “end”
fault-unsolved = on_unsolved is for scenes with flow = "choice"
fault-no_choice = there is nothing to choose from
fault-decision_choice = a decision has no success that could end a scene with flow = "choice"
fault-joint_alone = joint work needs two approaches: each worker takes one
fault-one_option = a decision needs two options
fault-no_failure = a simple obstacle of difficulty 1 cannot fail: no measure is a fiasco, one is enough
fault-needs = an obstacle of kind { $kind } needs { $part }
fault-has_no = an obstacle of kind { $kind } has no { $part }
fault-target = target “{ $target }” does not fit here; there is: { $known }
fault-no_value = value “{ $value }”: there is none here
fault-nowhere = names no obstacle
fault-no_dice = { $name } is a decision, without dice
fault-over = { $name } is over by then
fault-flag = nothing sets the flag “{ $name }”
fault-circle = leads back to { $name }: the story never ends
fault-unreached = nothing leads there
fault-no_end = there is no end: [[end]] is needed
fault-last_end = the last end has no when: it is for all the rest
fault-stage = “{ $name }”: a stage is { $n } at most
fault-no_tag = a power needs a tag
fault-no_power = a hero needs a power
fault-more = { $what }: { $n }; { $most } at most
fault-too_long = the file is too long for a hero
fault-suffix = the name of a hero's file ends in { $suffix }
fault-unwritable = cannot be written: { $why }

## What an adviser names as reasons

stake-burden = { $n } in conditions
stake-experience = { $n } experience
