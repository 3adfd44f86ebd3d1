## Why a request was refused

reason-not_begun = The game has not begun yet: some seats are still open.
reason-over = The game is over.
reason-not_your_turn = You are not asked anything now.
reason-stale = The table has changed meanwhile; look again, please.
reason-not_possible = This is not possible now.
reason-cannot_be_filled_in = This answer cannot be taken: it is empty, too long or out of bounds, or it has characters that cannot be shown.
reason-nothing_to_undo = You have made no choice that could be taken back.
reason-nothing_asked = Nobody is waiting for your consent.
reason-taken = This seat is taken.
reason-begun = The game has begun; a bot can play on in your place.
reason-no_seat = There is no such seat.
reason-bad_bot = There is no such bot.
reason-no_table = There is no such table.
reason-other_version = This table was set by another version of the program; it cannot be played on.
reason-damaged = What is kept of this table is damaged; whoever runs the server can bring it back from a backup.
reason-unfinished = This game stays unfinished: it cannot go on with the newer rules.
reason-other_rules = That was before the rules were renewed; it is in the log, but cannot be played again.
reason-other_content = { $detail ->
        [none] This table was set without an owner's content file, and this server has one; it cannot be played on here.
       *[other] This table was set with the content file { $detail }, which this server does not have; it cannot be played on here.
    }
reason-no_link = This link is not valid any more.
reason-watching = You are watching and have no seat here.
reason-malformed = The message could not be read: { $detail }
reason-bad_setup = The table cannot be set like this: { $detail }
reason-too_much = Too many requests; wait a moment, please.
reason-stranger = Say your name first.
reason-other_site = This page comes from another site than the server, or the proxy between them changes Host.
reason-trouble = The table could not be saved just now; try again, please.
reason-not_over = The game is not over yet.
reason-seated = You have another seat at this table.
reason-resigned = This seat has been given up.
reason-here = This person is here, or was a moment ago.
reason-no_position = The game has not had so many choices.
reason-what_if = A what-if can be downloaded when it is over.
reason-no_game = There is no such game.
reason-nothing_here = There is nothing here.
reason-push = Notifications are not set up on this server.
reason-bad_browser = This browser cannot be notified: { $detail }

## What happens at a table beside the game

note-went_back = { $name } takes { $n ->
        [one] a choice
       *[other] { $n } choices
    } back.
note-disagreed = { $name } does not agree to take it back.
note-kept = A bot plays on for { $name }.
note-returned = { $name } is back.
note-resigned = { $name } resigns; a bot plays on.
note-conceded = { $name } resigns; the game is over.
note-updated = The game goes on with newer rules; what was chosen before cannot be taken back any more.
note-closed = The game cannot go on with the newer rules; it stays unfinished.

## Bots

bot-name = Bot { $seat }
bot-random = clueless
about-random = plays at random
bot-careless = beginner
about-careless = knows the game, but overlooks half of what it could do
bot-greedy = skilled
about-greedy = plays what looks best
bot-search = strong
about-search = thinks ahead

## What was agreed for a table

agreed-yes = yes
agreed-no = no

## Notifications

push-your_turn = It is your turn.

## What is wrong with a database

database-unknown_kind = { $place }: not a file path, sqlite:///path or postgresql://...
database-no_address = { $place }: not a whole address (postgresql://name:password@host:port/database)
database-unwritable = { $place } cannot be written: { $detail }
database-unusable = { $place } cannot be used: { $detail }
database-foreign = { $place }: not a Kubik database; it has tables of its own ({ $table })
database-newer = { $place }: written by a newer program (schema { $schema }, this one knows up to { $known })
database-other_schema = { $place } has schema { $schema }, this program writes { $known }; save it with the program that serves it
database-missing = there is no database { $place }
database-exists = { $place } is there already; choose another file
database-unreadable = { $place } cannot be read: { $detail }
database-no_backup = { $place } is not a whole backup: { $detail }
database-not_empty = { $place } has tables or people already; restore into an empty database
