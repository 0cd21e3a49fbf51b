# Playing at a terminal

# People
person = Earthling
person-numbered = Earthling { $number }

# Keeping games
save-failed = The game could not be kept in { $path }: { $reason }
save-unreadable = The kept game { $path } could not be read: { $reason }
save-damaged = The game you left unfinished cannot be read any more; it is now in { $path }
save-no-game = that is no game of this program
