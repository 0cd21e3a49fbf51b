# Playing at a terminal

# People
person = Earthling
person-lettered = Earthling { $letter }

# Keeping games
save-failed = The game could not be kept in { $path }: { $reason }
save-unreadable = The kept game { $path } could not be read: { $reason }
save-damaged = The game you left unfinished cannot be read any more; it is now in { $path }
save-no-game = that is no game of this program
record-saved = The record of this game is saved; to watch it: saucer watch { $path }
record-failed = The record could not be written to { $path }: { $reason }

# Hints; a move comes with its words in brackets
let-pass = Let it pass
hint-forced = There is only one move: { $move }.
hint-alike = All your moves come to the same: { $move }.
hint-best = This looks best: { $move }. Your chance to win: about { $chance }%.
hint-close = It is a close call with the next choice, about { $chance }%: { $move }.
hint-better = The next choice, about { $chance }%, would be: { $move }.
hint-clear = It is clearly better than the next choice, about { $chance }%: { $move }.
hint-outcome = It leads to this: { $events }
hint-reply = The likeliest answer: { $event }

# Setting up
listed-game = { $title }, { $fewest }-{ $most } players
listed-option = { $use }: { $range } (default { $default })
choose-game = Which game? Type its number or its name.
choose-again = { $answer } is none of them: type a number from 1 to { $count } or a name, or quit.
play-unfinished = You left a game of { $game } unfinished. Leave the settings out to go on with it, or add --new to begin afresh.
play-people = There are { $players } seats, too few for { $people } people.
play-bots = Seats left for bots: { $left }, but { $bots } are named.
play-start = --start takes chance, loser or the number of a seat, 0 to { $last }, not { $given }.
welcome = { $title }, { $count } players. Type help for help.
seat-you = { $number } { $seat }: you
seat-person = { $number } { $seat }: at this keyboard
seat-bot = { $number } { $seat }: bot ({ $bot })
resumed = { $count ->
    [one] You go on with the game you left unfinished after one move.
   *[other] You go on with the game you left unfinished after { $count } moves.
}

# Asking
ask-move = Your move, { $seat }.
ask-interrupt = You may act now, { $seat }; an empty line lets it pass.
refused = No: { $why }
not-understood = No: { $why }. Type moves to see what you may do, or help.
hand-over = When you have seen enough, press Enter; { $seat } is next.
curtain = Pass the keyboard to { $seat }, who presses Enter. Nobody else looks.
curtain-closed = Only Enter, alone, opens the curtain for { $seat }.
help = Type a move in words, or its number from the list of moves. Also:
    {"  "}moves [WORD]: what you may do now
    {"  "}board, hand, score: what lies on the table, what you hold, who has how much
    {"  "}rules [ID]: the rules, or one of them
    {"  "}hint: what a good player would do, and why
    {"  "}undo: take your last move back
    {"  "}skip: let everything pass until your turn
    {"  "}log [NUMBER]: what has happened
    {"  "}save, quit: keep the game; leave it, to go on another time
moves-none = None of your moves has { $word } in it. Type moves alone for all of them.
moves-places = Where a tile lies makes no difference; moves at lists every place.
undone = { $count ->
    [one] One move is taken back.
   *[other] { $count } moves are taken back.
}
skipping = Nobody asks you until your turn.
skip-your-turn = It is your turn: type a move, or moves to see what you may do.
log-empty = Nothing has happened yet.
saved = Your game is saved; to continue it: saucer play { $game }
saved-nowhere = This game is not kept anywhere.

# Leaving and ending
goodbye = Goodbye.
goodbye-kept = Goodbye. Your game is saved; to continue it: saucer play { $game }
result = { $seat }: { $points }
result-winner = { $seat }: { $points }, winner

