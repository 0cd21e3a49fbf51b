# What the table server says.

# What happened at the table
news-created = The table is open.
news-sat = { $name } takes seat { $number }.
news-stood = Seat { $number } is free again.
news-cleared = The host clears seat { $number }.
news-bot = { $name } ({ $level }) joins the table.
news-started = The game begins; the shuffle is being settled.
news-revealed = { $seat } adds to the shuffle.
news-dealt = The cards are dealt.
news-continued = The game goes on from a position of an earlier one.
news-undo-asked = { $count ->
    [one] { $seat } asks to take back one move.
   *[other] { $seat } asks to take back { $count } moves.
}
news-undo-agreed = { $seat } agrees.
news-undo-refused = { $seat } does not agree: the moves stand.
news-undo-unanswered = Nobody answered in time: the moves stand.
news-undone = { $count ->
    [one] { $seat } takes back one move.
   *[other] { $seat } takes back { $count } moves.
}
news-rematch = { $seat } wants to play again.
news-renewed = A new game begins.
news-left = { $seat } leaves; a bot plays on.
news-late = { $seat } is out of time; a bot plays until { $seat } is back.
news-returned = { $seat } is back.
news-closed = The table is closed.

# Chat at a click
preset-hello = Hello!
preset-good-luck = Good luck!
preset-well-played = Well played!
preset-thanks = Thank you!
preset-oops = Oops!
preset-one-moment = One moment, please.
preset-your-turn = Your turn!
preset-good-game = Good game!
preset-bye = Bye!

# Why a request was refused
already-seated = You already sit at this table.
seat-taken = Somebody sits there already.
clear-self = To leave your own seat, stand up.
seats-free = { $count ->
    [one] One seat is still free: invite somebody, or put a bot there.
   *[other] { $count } seats are still free: invite somebody, or put bots there.
}
too-many-seats = That is more seats than the table has, or more than one for you.
promise-broken = These are not the random bytes you promised.
move-late = The table has moved on since you decided. Look again.
undo-pending = The table has already been asked to take moves back.
undo-no-question = Nobody is asking you to take moves back.
chat-off = This table does not chat.
chat-presets = This table chats in ready-made phrases only.
chat-no-preset = There is no such phrase.
chat-empty = Say something, in your own words or with a ready-made phrase.
not-seated = Only players at the table can do that.
not-gathering = The game has already begun.
not-shuffling = The shuffle is not being settled now.
not-playing = No game is being played now.
not-over = The game is not over yet.
not-host = Only the host of the table can do that.
hints-off = This table plays without hints.
hint-not-now = There is nothing for you to decide now.
clock-limit = A turn can last from { $low } to { $high } here, not { $limit }.
name-empty = A name needs at least one letter or digit.
name-long = { $count ->
    [one] A name has at most one character.
   *[other] A name has at most { $count } characters.
}
name-banned = That name is not used here. Please choose another.

# When the server cannot serve
no-table = There is no such table.
no-page = There is nothing here.
table-closed = This table is closed.
table-busy = The table is very busy. Please try again in a moment.
table-full = Too many people are already watching this table.
storage-trouble = Your request could not be stored. Please try again in a moment.
server-stops = The server is restarting. You will be reconnected in a moment.
server-trouble = Something went wrong on the server. Nothing you did is lost.
not-signed-in = Say your name first.
token-reads-only = This token may look, but not act.
wrong-origin = This request comes from another site.
version-reload = This page is older or newer than the server. Please reload it.
message-strange = The server does not understand that: { $reason }
message-large = That is too long: { $count } bytes at most.
too-fast = Too much at once. Please wait a moment.
too-many-tables = You have many tables open. Finish one of them first.
too-many-sockets = Too many connections from your address.
game-running = Only what you saw yourself is shown while the game is running.

# Running a server
serve-workers = Several server processes need PostgreSQL (--database).
serve-port = Port { $port } cannot be used: { $reason }
serve-limit = “{ $wish }” is no limit: write NAME=NUMBER with one of { $names } and a whole number above 0.
backup-postgres = Copy a PostgreSQL database with its own pg_dump.
