## Why a request was refused

reason-not_begun = The game has not begun yet: some seats are still open.
reason-over = The game is over.
reason-not_your_turn = You are not asked anything now.
reason-stale = The table has changed meanwhile; look again, please.
reason-not_possible = This is not possible now.
reason-nothing_to_undo = You have made no choice that could be taken back.
reason-nothing_asked = Nobody is waiting for your consent.
reason-taken = This seat is taken.
reason-begun = The game has begun; a bot can play on in your place.
reason-no_seat = There is no such seat.
reason-bad_bot = There is no such bot.
reason-no_table = There is no such table.
reason-no_link = This link is not valid any more.
reason-watching = You are watching and have no seat here.
reason-malformed = The message could not be read: { $detail }
reason-bad_setup = The table cannot be set like this: { $detail }
reason-too_much = Too many requests; wait a moment, please.
reason-stranger = Say your name first.
reason-trouble = The table could not be saved just now; try again, please.
