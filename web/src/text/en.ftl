## Everywhere

skip = To the main part
home = Kubik: to all games
close = Close
cancel = Cancel
save = Save
copy = Copy
copied = Copied
qr-code = QR code
only-here = Others cannot reach this address: it only works on this computer. To invite them, start the server like this:
loading = Lighting the lamps…
connection-lost = The connection is lost; trying to get it back…
trouble-offline = The server cannot be reached just now.
trouble-broken = The server could not answer. Try again, please.
default-name = Wanderer
seat-number = Seat { $number }

## Settings

settings = Settings
your-name = Your name
language = Language
setting-motion = Animation
setting-sound = Sounds
setting-plain = The table as text, for screen readers
setting-warn = Ask again before a choice that may be a slip
setting-asides = Offer what I may do in the turns of others
setting-notify = Tell me when it is my turn and I look elsewhere

## Lobby

lobby-title = Pull up a chair
lobby-lead = Fantasy tabletop games by lamplight: with friends over a link, or against bots that are worth beating. No account, no waiting.
you-are = You play as
change-name = Change
my-tables = Your tables
more-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
table-over = Finished
your-turn = Your turn
waiting-for = Waiting for { $name }
seats-open = Seats are still open
on-the-shelf = On the shelf
players-from-to = { $range ->
    [one] { $to } players
   *[wide] { $from } to { $to } players
}
play-now = Play now
new-table = Set a table…

## Reading about a game

learn = Rules and cards
learn-rules = Rules
learn-gallery = In the box
learn-numbered = By number
learn-numbered-lead = Every rule with its number, and how we decided what the rulebook leaves open.
book-search = Search the rules
book-here = At this table
book-elsewhere = Not at this table
book-nothing = Nothing here has these words.
gallery-search = Search names and texts
gallery-groups = What to show
gallery-all = All
gallery-origin = From any source
gallery-count = { $count ->
    [one] One thing of { $all }
   *[other] { $count } things of { $all }
}
origin-rulebook = the rulebook
origin-public = public sources
origin-proposed = proposed by Kubik
origin-owner = the owner of this box
origin-all = Source: { $origin }
origin-both = Name: { $names }; figures: { $figures }

## A new table

new-table-of = { $game }: a new table
how-many = How many players
who-sits = Who sits where
sit-me = You
sit-friend = A friend, by a link
sit-bot = Bot, { $bot }
bots-are = Bots:
as-usual = As usual
by-lot = By lot
more-to-agree = More to agree on
set-table = Set the table

## Coming by a link

join-title = You are invited
join-lead = { $kind ->
    [watch] You can watch this game. Under what name?
    [move] Your seat moves to this device. Under what name will you play on?
   *[other] A seat at the table is kept for you. Under what name will you play?
}
join-host = Invited by
join-present = At the table
join-yours = For you
join-free = Free seats
join-free-of = { $free ->
    [0] none
   *[other] { $free } of { $seats }
}
sit-down = { $kind ->
    [watch] Watch
   *[other] Sit down
}
join-taken = The seat is taken
join-taken-lead = This link does not lead to a free seat any more. Ask whoever sent it for another one, or for the link to watch; or sit down at a table of your own.
join-seated-lead = You find the table among yours, in the lobby.

## The waiting room

waiting-room = The table is set
waiting-lead = The game begins as soon as every seat is taken.
waiting-send = Send the link to your friends.
seat-open = Open
seat-a-bot = Seat a bot…
link-invitation = Link to any open seat
link-seat = Link to seat { $number }
link-watch = Link to watch
more-links = More links
leave-seat = Leave this table

## At the table

board = The table
ask-bar = What is asked
game-over = The game is over
results = Results
nothing-there = There is nothing to choose here now.
hidden-pieces = { $count ->
    [one] one, face down
   *[other] { $count }, face down
}
which-option = What do you want to do?
how-much = How much
less = Less
this-many = Choose { $n }
more-of-it = More
blank-words = Write your answer
blank-number = A number from { $least } to { $most }
blank-length = { $length } of { $most } characters
skip-asides = Not until my turn
skip-asides-hint = What you could do in the turns of others is not offered before your own turn.
hint = Hint
hint-thinking = The advisers put their heads together…
hint-says = The adviser would choose:
hint-chance = chance { $chance } %
hint-sure = { $sure } % sure that the first is better than the second.
hint-why = With the first, a few turns later, on average: { $reasons }.
all-options = All options as a list
undo = Take back
undo-at-once = { $count ->
    [one] Take back a choice, at once
   *[other] Take back ({ $count } choices are possible), at once
}
undo-nothing = Take back: you have not chosen anything yet
undo-asks = Take back: asks the others
undo-waits = Waiting for the others to agree to taking back.
undo-asked = { $count ->
    [one] { $name } asks to take back a choice.
   *[other] { $name } asks to take back { $count } choices.
}
agree = Agree
disagree = No
players = Players
to-move = to move
this-is-you = this is you
is-here = is here
is-away = is away
bot-plays = bot, { $bot }
bot-keeps = a bot plays meanwhile ({ $bot })
return = Play again myself
resigned = has resigned
resigned-bot = has resigned; a bot plays on ({ $bot })
let-bot-play = Let a bot play
log = Log
log-empty = Nothing has happened yet.
earlier = Earlier lines
chat = Chat
chat-empty = Nobody has said anything yet.
chat-line = Say something
send = Send
watching = Watching
trying-out = Trying out
back-to-game = Back to the game
closed-title = This table is closed to you
closed-lead = There is no such table, or you have no seat at it.
to-lobby = To all games
since = Since you were here
since-lead = { $count ->
    [one] One thing has happened since you were here.
   *[other] { $count } things have happened since you were here.
}
since-show = Tell me
since-dismiss = Not now
since-read = To the table

## The table's menu

table-menu = Table menu
try-out = Try it out
try-out-lead = A private copy of this moment against bots. The real game goes on untouched.
replay = Replay
game-file = Game file
move-seat = Move my seat to another device
move-lead = Open this link on the other device, once, within an hour
show-plain = Show the table as text
show-board = Show the table as a picture
bot-for-me = Let a bot play for me for a while
resign = Resign
resign-sure = A bot will play your seat to the end, and you can no longer win. This cannot be undone.
resign-ends = The game ends with that, and you have lost it. This cannot be undone.
how-to-play = How to play
shortcuts = Keys and touches
key-options = choose an option of the bar
key-end = end the turn, or pass
key-all = all options as a list
key-write = write an answer, where one is wanted
key-undo = take back
key-hint = hint
key-learn = rules and cards
key-log = log
key-since = what happened since you were here
key-chat = chat
key-players = players
key-plain = picture or text
key-menu = table menu
key-tab = to the next thing on the table
key-enter = choose it
key-escape = close
key-step = one choice back or on
key-ends = to the beginning or the end
key-run = play or pause
key-help = this list
credits = Pictures are made with icons of
credits-by = by { $names } and others; licence CC BY 3.0, coloured and framed anew.
touch-lead = On a touch screen, hold a thing for a moment to read it.

## The end

you-won = You have won!
they-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
nobody-won = Nobody has won
ended-early = { $names } resigned, and the game ended with that.
winner = winner
counting = The score is counted…
count-all = Show it all
breaks-ties = { $what } (breaks ties)
place = Place
rematch = Rematch
join-rematch = Join the rematch
watch-rematch = Watch the rematch
check-fair = Was chance honest?
fair-yes = Yes. The seed that is shown now has exactly the hash that was published before the first choice, so nobody could change a shuffle or a roll afterwards. With the game file, “kubik verify” checks every single choice as well.
fair-no = No! The seed does not have the hash that was published before the first choice.
fair-unknown = This browser cannot reckon hashes over an unsafe connection. Take the game file and run “kubik verify” on it.
seed = Seed:
seed-hash = Published hash:

## Replay

replay-of = Replay: { $game }
to-table = To the table
replay-first = To the beginning
replay-back = One choice back
replay-play = Play
replay-pause = Pause
replay-forward = One choice on
replay-last = To the end
replay-place = Place in the game
play-on = Play on from here
