### Words of the screen in the terminal.

## The scene

scene = scene { $n }: { $name }
slow = the slow card lies on the table
stopped = the stop card lies on the table
in-the-way = In the way
kind-of-simple = one roll
kind-of-opposed = against an enemy
kind-of-extended = a long action
kind-of-joint = together
kind-of-decision = a decision
enemy = enemy
needed = needed
difficulty = difficulty { $n }
so-far = so far { $n }
rolls-left = rolls left: { $n } of { $most }
dice = { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
in-rolls = { $n ->
        [one] 1 roll
       *[other] { $n } rolls
    }
advantages = for you
setbacks = against
one-roll = one roll
each-roll = every roll
elsewhere = not here
clocks = clocks
secret = secret
characters = people
oracle = oracle

## The action

role-0 = acts
role-1 = works
role-2 = helps
role-3 = heals
role-4 = seeks an advantage
role-helps = helps { $name }
pool = dice
odds = chance
rolled = rolled
effort = effort
no-dice = no dice
measures = { $n ->
        [0] no measure
        [one] 1 measure
       *[other] { $n } measures
    }
reason-power = { $name }
reason-weakness = { $name } (weakness)
reason-condition = { $name } (condition)
reason-advantage = { $name } (advantage)
reason-setback = { $name } (setback)
reason-by_hand = by hand
reason-help = help: { $name }
reason-character = { $name }
outlook-measure = a measure { $chance }, with effort { $effort }
outlook-alone = success { $chance }, with effort { $effort }
outlook-helped = after the helpers' rolls { $chance }, with effort { $effort }
outlook-together = together { $chance }, with efforts { $effort }
outlook-long = if all { $rolls } rolls are like this { $chance }, with efforts { $effort }
effort-enough = it is enough already
effort-success = would bring success with { $chance }
effort-another = would turn up a six with { $chance }

## Heroes

experience = experience { $n }
points = points to share out: { $n }
powers = powers
weak = weak
conditions = state
is-out = out of the scene
is-away = away
is-dead = dead
voice = voice
for-oneself = you speak for yourself

## Options

help-by = Help: { $way }
heal-by = Look after: { $what }
group-roll = Go on
group-act = Act
group-story = Story
group-let = Others
group-count = Counts
group-things = Table
group-heroes = Heroes
group-papers = Papers
group-speak = Speak
group-oracle = Oracle

## Pages

help-papers = whispers and handouts for you, notes, open threads, people met, lines and veils
help-adventure = for the scenarist: the adventure's page about this scene
letters = Whispers and handouts
notes = Notes
threads = Open threads
met = People met
lines = Not in this story
veils = Behind a veil
no-papers = Nothing has been written down.
only-scenarist = Only a scenarist reads the pages of an adventure.
one-of-them = The heroes choose among these; one success is enough.
on_success = success
on_draw = draw
on_failure = failure
on_fiasco = fiasco
on_unsolved = unsolved
value-measures = measures
value-net = measures left
value-enemy_net = the enemy's measures left

## Signs

sign-stage = a power's stage, as dice
sign-six = a six: a measure of success
sign-reasons = dice more or fewer, and why
sign-condition = a condition, and how many dice it takes
sign-sum = the sum of all conditions; with six a hero is out of the scene

## What may be filled in

help-home = write your hero into a file, with the experience, to play on with: home, home FILE
fill-in-choose_hero = and the file of a hero of your own: = olga.json
fill-in-prepare = and what your hero does, in your own words; a line that ends in \ goes on in the next one
fill-in-effort = and another name for getting tired
fill-in-lead = and what you tell; a line that ends in \ goes on in the next one
fill-in-beside = and what you say; a line that ends in \ goes on in the next one
fill-in-what_do_you_do = and what you say or do; a line that ends in \ goes on in the next one
fill-in-lines = and a wish, in your own words
fill-in-name_thing = and your own words
fill-in-name_power = and its name
fill-in-name_merged = and its new name
fill-in-paused = and what you say

## Settings, for `kubik games`

setting-way = who judges: program, scenarist (seat 0), or dice_table
setting-adventure = the adventure, or free for a story of your own
setting-each_weakness_counts = every weakness that hinders counts, not only one for each action
setting-rolled_measures = a lost conflict counts all of the enemy's measures
setting-character_effort = special efforts for the scenarist's characters
