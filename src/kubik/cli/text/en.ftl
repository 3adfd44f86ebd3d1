## Who plays

person = Hero { $n }
person-alone = Hero
# Bots have names, so that a sentence of the log reads like one; by seat.
name-0 = Anna
name-1 = Boris
name-2 = Clara
name-3 = David
name-4 = Emma
name-5 = Felix
# What sits there: a person, or a bot of some strength.
kind-human = human
kind-random = a bot that plays at random
kind-careless = beginner bot
kind-greedy = skilled bot
kind-search = strong bot
seats = At the table: { $seats }.
seats-unfit = { $n ->
        [one] One seat is
       *[other] { $n } seats are
    } given for { $players } players
agreed-before = a saved game goes on as it was agreed: only --seats, --lang and --save go with --load
hand-over = Now it is { $player } who chooses. Pass the keyboard, then press Enter.
thinking = { $player } is thinking…

## Words that the screens of games share

turn = turn { $n }
you = you
used = used
nothing = nothing
sign-turn = after a name: whose turn it is

## Choosing

log = What happened
log-cut = … and { $n } { $n ->
        [one] line
       *[other] lines
    } before that: l shows all
group-other = Other
folded = { $low }–{ $high }; Enter shows them
amounts = A number from { $low } to { $high }
everything = { $option }, all you have
no = no
fill-words = and your own words, at most { $most } { $most ->
        [one] character
       *[other] characters
    }
fill-lines = and your own words, at most { $most } { $most ->
        [one] character
       *[other] characters
    }; a line that ends in \ goes on in the next one
fill-number = and a number from { $low } to { $high }
fill-in = Type = before an answer of your own.
no-words = There are no words after =.
words-too-long = These are { $n } characters; at most { $most } are possible.
words-unfit = There is a character in these words that cannot be shown.
number-unfit = “{ $text }” is not a whole number from { $low } to { $high }.
no-such-number = There is no option { $line }: type { $high ->
        [1] 1
       *[other] a number from { $low } to { $high }
    }.
aside = { $player } is asked; you may act as well.
aside-bot = You may act; go lets { $player } go on.
prompt = { $player } (undo { $undo }, ? help) >
unknown = “{ $line }” is not possible now. Type the number or key of an option, or ? for help; w tells why not.
once-more = Type { $line } once more if you mean it.
no-card = What would you like to read? Type c and an option's number or the beginning of a name.
many-cards = Several fit: { $cards }.
hint-first = Hint: { $option }; chance { $chance } %.
hint-other = Or: { $option }; chance { $chance } %.
hint-sure = { $sure } % sure that the first is better than the second.
hint-why = With the first, a few turns later, on average: { $reasons }.
why-nothing = Nothing that you could expect is forbidden now.
undone = { $n ->
        [one] One choice is taken back.
       *[other] { $n } choices are taken back.
    }
undo-impossible = { $n ->
        [0] Nothing can be taken back: since your last choice dice were rolled, cards turned up, or somebody else chose.
        [one] Only one choice can be taken back.
       *[other] Only { $n } choices can be taken back.
    }
go-impossible = No teammate waits for you: you are asked.
as-impossible = Type as and the seat or name of a person who may act now.
saved = Saved: { $file }
home-nothing = You have nothing to take home.
home-ask = A file for { $name } (Enter: do not keep) >

## Help

help-choose = Type an option's number or its key ({ $key }); for an amount, the amount itself.
help-fill = and an answer of your own: words or a number
help-help = this list
help-table = the whole table again, as does Enter where it answers nothing
help-legend = what the signs on the page mean
help-card = the full text of a card or a face: c 3, or c and the beginning of its name
help-hint = what a good bot would do here, how sure it is, and why
help-why = why other things are not possible now
help-undo = take back your last choice; u 3 takes back three
help-log = the whole log
help-chronicle = what happened, told as a story
help-as = as 1: a teammate in that seat acts
help-go = let a teammate who waits go on, a bot for the rest of the turn
help-save = write the game file: s, s FILE
help-quit = leave

## The end

game-over = The game is over
winners = { $n ->
        [0] Nobody wins.
        [one] { $players } wins.
       *[other] { $players } win.
    }
place = { $n }. { $player }
seed-hash = Seed hash: { $hash } (the seed is told at the end)
seed = The seed was { $seed }; its hash { $hash } was shown at the start.
verify-with = Anybody can check this game:

## Replay and verify

unfinished = The game is not over after { $n } { $n ->
        [one] choice
       *[other] choices
    }.
after-choices = After { $n } of { $all } choices
last-choice = { $player } chose { $key }
step = Enter goes on, q ends >
seat-name = seat { $n } ({ $player })
honest = { $from ->
        [position] honest from its saved position on
       *[start] honest
    }: { $choices } { $choices ->
        [one] choice
       *[other] choices
    }, the seed { $seed } has the published hash { $hash }, { $n ->
        [0] nobody wins
        [one] { $winners } wins
       *[other] { $winners } win
    }
honest-unfinished = { $from ->
        [position] honest so far, from its saved position on
       *[start] honest so far
    }: { $choices } { $choices ->
        [one] choice
       *[other] choices
    }, the seed { $seed } has the published hash { $hash }, the game is not over
stretch = choices { $first } to { $last }:
unchecked = not checked: { $why }
dishonest = dishonest: the file tells of something that did not happen.
other-content = played with other cards (content { $theirs }, here { $ours }); only the version that wrote it can play it again
own-content = played with the content file { $file } (content { $theirs }, here { $ours }); give that file with --content
no-own-content = played without an owner's content file (content { $theirs }, with { $file } here { $ours }); leave --content and KUBIK_CONTENT out
other-rules = played by other rules (number { $theirs }, here { $ours }); only the version that wrote it can play it again

## Games and cards

players = players { $n }
values = one of: { $values }
default = default: { $value }
no-pieces = { $game } has no cards with a text.
origin-rulebook = Entries with fields from the rulebook: { $n }
origin-public = Entries with fields from public sources: { $n }
origin-proposed = Entries with fields proposed by Kubik: { $n }
origin-owner = Entries that the owner of the box has corrected: { $n }
owned = corrected by the owner of the box: { $fields }

## The server

serving =
    Kubik is at { $url }
    Tables are kept in { $database }. Ctrl-C ends the server; nothing is lost.
metrics = Its numbers are at { $url }, for this machine only.
cannot-listen = cannot listen on { $host } port { $port }: { $why }
bad-address = { $address } is not where other servers could call; --address is as http://10.0.0.5:8000
contact-without-key = --push-contact is for notifications, and these need --push-key as well
port-busy = another program has port { $port } of { $host }; choose another one with { $option }, or { $option } 0 for any

backed-up = Saved in { $file }: tables { $tables }, people { $people }. It holds the seeds of running games, so keep it to yourself.
restored = Restored: tables { $tables }, people { $people }.

## What is wrong in a content file

fault-unreadable = cannot be read: { $why }
fault-toml = is not written in TOML: { $why }
fault-unplayable = the game cannot be played with this: { $why }
fault-no_game = there is no game “{ $name }”; there is: { $known }
fault-no_content = this game has no content files that could be corrected
fault-no_kind = there is no “{ $name }”; there is: { $known }
fault-no_entry = there is no “{ $name }”
fault-near_entry = { fault-no_entry }; near to it: { $near }
fault-not_a_table = a correction is a table with the game, the kind and the id, such as [roll_player.card.longsword], and the fields below
fault-corrections = there are corrections in { $file } already; one file has them all
fault-no_addition = nothing can be added to this game
fault-fixed = { $field } cannot be corrected
fault-no_field = there is no field “{ $name }”
fault-missing = the field “{ $name }” is missing
fault-no_word = { $value } is not possible here
fault-type = { $type ->
        [int] a whole number
        [str] a text in quotes
        [array] a list in square brackets
        [bool] true or false
        [object] a table in braces
       *[other] { $type }
    } is needed
fault-least = { $n } or more is needed
fault-most = { $n } or less is needed
fault-longer = the list is too short: { $n } are needed
fault-shorter = the list is too long: { $n } are needed
fault-length = the list has { $got } parts: { $n } are needed

## kubik odds

no-odds = { $game } has no odds to tell of
no-svg = { $file }: the picture is an SVG file, so its name must end in .svg
odds-number = --{ $name }: a number from { $least } to { $most } is needed, not “{ $given }”
odds-others = --{ $name }: { $most } at most
percent = { $share } %
point = .

## What cannot be agreed

unfit-loaded = { $file }: { $game } is loaded already; its content file must be named before that

unfit-no_game = There is no game “{ $name }”. There is: { $known }
unfit-no_bot = There is no bot “{ $name }”. There is: { $known }
unfit-bot_figure = Bot { $bot }: “{ $name }” is not a setting like iterations=200
unfit-bot_setting = Bot { $bot }: { $name } has no such setting
unfit-bot_time = Bot search: say how long it may think, iterations=200 or seconds=1
unfit-bot_horizon = Bot search: it must look ahead at least one turn, horizon=1
unfit-bot_overlooks = Bot careless: the share that it overlooks must be below 1, overlooks=0.5
unfit-no_setting = This game has no setting “{ $name }”. It has: { $known }
unfit-no_value = Setting { $name }: there is no “{ $value }”. There is: { $known }
unfit-no_list = Setting { $name }: “{ $value }” is not a list
unfit-no_switch = Setting { $name }: “{ $value }” is neither true nor false
unfit-no_number = Setting { $name }: “{ $value }” is not a number
