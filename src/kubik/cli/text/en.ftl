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
seats = At the table: { $seats }.
seats-unfit = { $n ->
        [one] One seat is
       *[other] { $n } seats are
    } given for { $players } players
agreed-before = a saved game goes on as it was agreed: only --seats, --lang and --save go with --load
hand-over = Now it is { $player } who chooses. Pass the keyboard, then press Enter.
thinking = { $player } is thinking…

## The table of Hero Realms

turn = turn { $n }
you = you

pools = gold { $gold } · combat { $combat }

used = used

nothing = nothing

## The table of Dice Forge

## The legend

sign-turn = after a name: whose turn it is

## Choosing

log = What happened
log-cut = … and { $n } { $n ->
        [one] line
       *[other] lines
    } before that: l shows all
group-play = Play
group-use = Use
group-buy = Buy
group-attack = Attack
group-feat = Feats
group-light = Light die
group-dark = Dark die
group-other = Other
amounts = A number from { $low } to { $high }
everything = { $option }, all you have
no = no
no-such-number = There is no option { $line }: type { $high ->
        [1] 1
       *[other] a number from { $low } to { $high }
    }.
aside = { $player } is asked; you may act as well.
aside-bot = You may act; go lets { $player } go on.
prompt = { $player } (undo { $undo }, ? help) >
unknown = “{ $line }” is not possible now. Type the number or key of an option, or ? for help; w tells why not.
once-more = Type { $line } once more if you mean it.
nothing-to-play = No card in your hand only gives gold, combat or health.
no-card = What would you like to read? Type c and an option's number or the beginning of a name.
many-cards = Several fit: { $cards }.
hint-sure = Hint: { $option }. All { $all } advisers agree.
hint-first = Hint: { $option }. So { $votes ->
        [one] says { $votes }
       *[other] say { $votes }
    } of { $all } advisers; it is a close call.
hint-other = Or: { $option } ({ $votes } of { $all }).
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

## Help

help-choose = Type an option's number or its key ({ $key }); for an amount, the amount itself.
help-help = this list
help-table = the whole table again, as does Enter where it answers nothing
help-legend = what the signs on the page mean
help-card = the full text of a card or a face: c 3, or c and the beginning of its name
help-all = play all cards in hand that only give gold, combat or health
help-hint = what good bots would do here, and how far they agree
help-why = why other things are not possible now
help-undo = take back your last choice; u 3 takes back three
help-log = the whole log
help-as = as 1: a teammate in that seat acts (Hydra)
help-go = let a teammate who waits go on, a bot for the rest of the turn (Hydra)
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
dishonest = dishonest: the file tells of something that did not happen.

## Games and cards

players = players { $n }
values = one of: { $values }
default = default: { $value }
origin-rulebook = Figures from the rulebook: { $n }
origin-public = Figures from public sources: { $n }
origin-proposed = Figures proposed by Kubik: { $n }

## The server

serving =
    Kubik is at { $url }
    Tables are kept in { $database }. Ctrl-C ends the server; nothing is lost.
cannot-listen = cannot listen on { $host } port { $port }: { $why }
bad-address = { $address } is not where other servers could call; --address is as http://10.0.0.5:8000
contact-without-key = --push-contact is for notifications, and these need --push-key as well
port-busy = another program has port { $port } of { $host }; choose another one with --port, or --port 0 for any
