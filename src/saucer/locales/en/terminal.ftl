# Playing at a terminal

# People
person = Earthling
person-numbered = Earthling { $number }

# Keeping games
save-failed = The game could not be kept in { $path }: { $reason }
save-unreadable = The kept game { $path } could not be read: { $reason }
save-damaged = The game you left unfinished cannot be read any more; it is now in { $path }
save-no-game = that is no game of this program

# Hints; a move comes with its words in brackets
let-pass = Let it pass
hint-forced = There is only one move: { $move }.
hint-alike = All your moves come to the same: { $move }.
hint-best = This looks best: { $move }. Your chance to win: about { $chance } %.
hint-close = It is a close call with the next choice, about { $chance } %: { $move }.
hint-better = The next choice, about { $chance } %, would be: { $move }.
hint-clear = It is clearly better than the next choice, about { $chance } %: { $move }.
hint-outcome = It leads to this: { $events }
hint-reply = The likeliest answer: { $event }
