st-scene = The scene
st-no-scene = The story has not begun
st-told = What was told
st-scenarist = Scenarist: { $name }
st-heroes = Heroes
st-powers = Powers
st-weakness = Weakness
st-conditions = Conditions
st-stage = stage { $n }
st-used = in use
st-experience = Experience: { $n }
st-points = { $n ->
    [one] 1 point to share out
   *[other] { $n } points to share out
}
st-burden = Conditions { $n } of { $most }
st-out = out of the scene
st-dead = dead
st-show-sheet = Sheet of { $hero }
st-hinders = Hinders: { $what }.
st-hinders-all = Hinders everything.
st-healed-by = Taken off by: { $what }.
st-own-condition = People say where it hinders.

st-obstacle = In the way
st-need = { $need ->
    [one] One measure is enough.
   *[other] { $need } measures are needed.
}
st-against = Against { $name }: { $n ->
    [0] no dice
    [one] 1 die
   *[other] { $n } dice
}.
st-long = { $total } of { $need } measures; { $rolls ->
    [one] 1 roll left.
   *[other] { $rolls } rolls left.
}
st-joint = Joint work: { $need ->
    [one] one measure
   *[other] { $need } measures
} of all together.
st-decision = You decide together.
st-ways = Ways to go about it
st-fits = Fits: { $what }.
st-strains = May touch a weakness: { $what }.

st-pool = The roll
st-pool-reasons = Why so many dice
st-dice = { $n ->
    [0] no dice
    [one] 1 die
   *[other] { $n } dice
}
st-no-dice = No dice: that is a fiasco.
st-odds = { $need ->
    [one] At least one measure: { $chance }, with a special effort { $effort }.
   *[other] At least { $need } measures: { $chance }, with a special effort { $effort }.
}
st-odds-enemy = More measures than the enemy: { $chance }, with a special effort { $effort }.
st-step-power = Power
st-step-weakness = Weakness
st-step-condition = Condition
st-step-setback = Setback
st-step-advantage = Advantage
st-step-help = Help
st-step-by_hand = Scenarist
st-step-character = Character
st-helps = helps { $hero }
st-will-help = { $hero } will help ({ $n ->
    [one] 1 die
   *[other] { $n } dice
}).
st-effort = A special effort?
st-effort-odds = { $need ->
    [one] With it at least one measure: { $chance }.
   *[other] With it at least { $need } measures: { $chance }.
}
st-effort-odds-enemy = With it more measures than the enemy: { $chance }.
st-effort-name = Another name for the tiredness
st-voice = Speaking:
st-teller = the teller
st-rolled = { $faces }
st-measures = { $n ->
    [0] no measure
    [one] 1 measure
   *[other] { $n } measures
}
st-dice-lie = The dice
st-marks = Advantages and setbacks
st-each-roll = each roll
st-clocks = Clocks
st-segments = { $n } of { $all }
st-secret = secret

st-write-prepare = What does your hero do?
st-write-lead = Tell how the story goes on
st-write-judge = Say something about the plan
st-write-state_result = Tell what came of it
st-write-name_thing = Write it down
st-write-beside = Say something
st-writing = { $names } { $count ->
    [one] is
   *[other] are
} writing …
st-letters = Letters for you: { $n }
st-chronicle = Chronicle
st-copy = Copy as Markdown
st-threads = Open threads
st-people = People met
st-lines = Not in this story
st-veils = Behind a veil
st-notes = Notes

st-safety = Safety cards
st-before-scene = Back to before this scene, if all agree
st-slow = Slow
st-stop = Stop
st-slow-hint = Ask everybody to go slowly. Nobody learns who it was.
st-stop-hint = Stop the story here. Nobody learns who it was.
st-slowed = Slowly, please
st-stopped = Stop: let us talk first

st-panel = Behind the scenarist's screen
st-tab-pages = Adventure
st-tab-things = On the table
st-tab-people = Characters
st-tab-memory = Notes
st-tab-oracle = Oracle
st-scenes = Scenes
st-no-characters = Nobody has entered yet.
st-written-characters = In the adventure
st-on_success = Success:
st-on_draw = Draw:
st-on_failure = Failure:
st-on_fiasco = Fiasco:

st-own-make = A hero of your own…
st-own-hero = A hero of your own
st-own-read = From a file:
st-own-unread = This file holds no hero.
st-own-name = Name
st-own-concept = Who that is
st-own-sum = stages { $n } of { $most }
st-own-stage = Stage
st-own-remove = Remove { $name }
st-own-tags-of = Good for
st-own-triggers = Comes up with
st-own-weaknesses = Weaknesses
st-own-take = Play this hero
st-own-save = Save the hero
st-own-no-name = The hero needs a name.
st-own-no-power = Every power needs a name and something it is good for.
st-own-no-weakness = Every weakness needs a name and something that brings it up.
st-own-tags = A power is good for { $tags } things at most.
st-own-stages = At most { $powers } powers, and { $stages } stages in all.
