# Playing at a terminal

# People
person = Terrien
person-numbered = Terrien { $number }

# Keeping games
save-failed = La partie n’a pas pu être gardée dans { $path } : { $reason }
save-unreadable = La partie gardée { $path } n’a pas pu être lue : { $reason }
save-damaged = La partie inachevée n’est plus lisible ; elle se trouve maintenant dans { $path }
save-no-game = ce n’est pas une partie de ce programme
