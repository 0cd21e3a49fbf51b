# Playing at a terminal

# People
person = Terrien
person-numbered = Terrien { $number }

# Keeping games
save-failed = La partie n’a pas pu être enregistrée dans { $path } : { $reason }
save-unreadable = La partie enregistrée { $path } n’a pas pu être lue : { $reason }
save-damaged = La partie inachevée n’est plus lisible ; elle se trouve maintenant dans { $path }
save-no-game = ce n’est pas une partie de ce programme

# Hints; a move comes with its words in brackets
let-pass = Laisser passer
hint-forced = Il n’y a qu’un seul coup : { $move }.
hint-alike = Tous vos coups reviennent au même : { $move }.
hint-best = Le meilleur coup semble être : { $move }. Vos chances de gagner : environ { $chance } %.
hint-close = Le suivant se défend presque aussi bien, environ { $chance } % : { $move }.
hint-better = Le suivant, environ { $chance } %, serait : { $move }.
hint-clear = Il est nettement meilleur que le suivant, environ { $chance } % : { $move }.
hint-outcome = Ce qui en résulte : { $events }
hint-reply = La réponse la plus probable : { $event }
