# What the table server says.

# What happened at the table
news-created = The table is open.
news-sat = { $name } sits down.
news-stood = { $seat } leaves the table.
news-cleared = The host removes { $seat } from the table.
news-bot = { $name } ({ $level }) joins the table.
news-changed = The host changes the settings of the table.
news-started = The game begins: the cards are being shuffled.
news-revealed = { $seat } helps to shuffle.
    .seat = You help to shuffle.
news-dealt = The cards are dealt.
news-continued = The game goes on from a position of an earlier one.
news-undo-asked = { $count ->
    [one] { $seat } asks to take back one move.
   *[other] { $seat } asks to take back { $count } moves.
}
    .seat = { $count ->
        [one] You ask to take back one move.
       *[other] You ask to take back { $count } moves.
    }
news-undo-agreed = { $seat } agrees.
    .seat = You agree.
news-undo-refused = { $seat } does not agree: the moves stand.
    .seat = You do not agree: the moves stand.
news-undo-unanswered = Nobody answered in time: the moves stand.
news-undo-withdrawn = { $seat } no longer asks to take anything back.
    .seat = You no longer ask to take anything back.
news-undone = { $count ->
    [one] { $seat } takes back one move.
   *[other] { $seat } takes back { $count } moves.
}
    .seat = { $count ->
        [one] You take back one move.
       *[other] You take back { $count } moves.
    }
news-rematch = { $seat } wants to play again.
    .seat = You want to play again.
news-renewed = A new game begins.
news-left = { $seat } leaves; a bot plays on.
    .seat = You leave; a bot plays on for you.
news-late = { $seat } is out of time; a bot plays until { $seat } is back.
    .seat = You are out of time; a bot plays until you are back.
news-sent = The host lets a bot play for { $seat }, who is not here.
    .seat = You were away: the host lets a bot play for you.
news-returned = { $seat } is back.
    .seat = You are back.
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
removed = The host has removed you from this table.
clear-present = { $seat } is here: only somebody who is away can be replaced during a game.
change-game = A table keeps its game. Open another table for another game.
change-later = This can only be changed before the game, not now.
change-seats = Players sit beyond the first { $number } seats: free those seats first.
close-people = Others play at this table, so it cannot be thrown away.
undo-off = At this table moves are not taken back.
watchers-off = Only the players may see this table.
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
not-shuffling = The cards are not being shuffled now.
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

# What a messenger shows with the link of a table
link-gathering = { $count ->
    [0] Come and play! At the table: { $names }.
    [one] Come and play! At the table: { $names }. One seat is free.
   *[other] Come and play! At the table: { $names }. { $count } seats are free.
}
link-playing = A game of { $names }.

# When the server cannot serve
no-table = There is no such table.
no-page = There is nothing here.
table-closed = This table is closed.
table-busy = The table is very busy. Please try again in a moment.
table-full = Too many people are already watching this table.
storage-trouble = Your request could not be stored. Please try again in a moment.
storage-down = The server cannot write to its database.
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
serve-workers-count = --workers is the number of server processes, 1 or more, not { $count }.
serve-bots = --bots is the number of processes for bots, or 0 to leave it to the server, not { $count }.
serve-host = This machine has no address { $host } to listen at ({ $reason }). Try --host 127.0.0.1 for this machine alone, or --host 0.0.0.0 for everybody in the network.
serve-port = Port { $port } cannot be used: { $reason }. Choose another with --port.
serve-port-range = A port is a number from 1 to { $last }, not { $port }.
serve-origin = “{ $origin }” is not the address of a site: write it as https://example.org, without a path.
serve-proxies = “{ $proxy }” is not the address of a proxy: write addresses or networks, as 127.0.0.1 or 10.0.0.0/8, with commas between them.
serve-limit = “{ $wish }” is no limit: write NAME=NUMBER with one of { $names } and a whole number above 0.
keep-wrong = “{ $wish }” does not say what to keep: write KIND=DAYS with one of { $kinds } and a whole number from 1 to { $most }, as tables=90.
backup-postgres = Copy a PostgreSQL database with its own pg_dump.
name-not-banned = “{ $name }” is not banned. `saucer admin banned-names` lists the names that are.
database-scheme = “{ $database }” is not a database Saucer can use. Give a file, as --database tables.db, or an address of PostgreSQL, as postgresql://user@host/name.
database-folder = { $database } is a folder. Name a file in it, as --database { $database }/tables.db
database-missing = There is no database { $database }. Name the one your server uses with --database.
database-foreign = { $database } is not a Saucer database. If it was one, it is damaged: restore a backup. Otherwise name another with --database.
database-damaged = { $database } is damaged ({ $reason }). Restore a backup, or name another with --database.
database-locked = { $database } is in use by another program that does not let go of it. Stop that program and try again.
database-unwritable = { $database } cannot be used: { $reason }. Check the folder, its permissions and the space on the disk, or name another with --database.
database-unreachable = The database { $database } cannot be used: { $reason }. Check that PostgreSQL is running, and the host, user, password and name in the address.
database-newer = { $database } was written by a newer version of Saucer (step { $number }; this version knows { $known }). Install that version again, or restore the backup from before the upgrade.
database-older = { $database } was written by an older version of Saucer. Back it up, then start `saucer serve`, which brings it up to date.
