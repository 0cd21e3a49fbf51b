# Playing at a terminal

# People
person = Terrien
person-lettered = Terrien { $letter }

# Keeping games
save-failed = La partie n’a pas pu être enregistrée dans { $path } : { $reason }
save-unreadable = La partie enregistrée { $path } n’a pas pu être lue : { $reason }
save-damaged = La partie inachevée n’est plus lisible ; elle se trouve maintenant dans { $path }
save-no-game = ce n’est pas une partie de ce programme
record-saved = La partie est enregistrée ; pour la regarder : saucer watch { $path }
record-failed = L’enregistrement n’a pas pu être écrit dans { $path } : { $reason }

# Hints; a move comes with its words in brackets
let-pass = Laisser passer
hint-forced = Il n’y a qu’un seul coup : { $move }.
hint-alike = Tous vos coups reviennent au même : { $move }.
hint-best = Le meilleur coup semble être : { $move }. Vos chances de gagner : environ { $chance } %.
hint-close = Le suivant se défend presque aussi bien, environ { $chance } % : { $move }.
hint-better = Le suivant, environ { $chance } %, serait : { $move }.
hint-clear = Il est nettement meilleur que le suivant, environ { $chance } % : { $move }.
hint-outcome = Ce qui en résulte : { $events }
hint-reply = La réponse la plus probable : { $event }

# Setting up
listed-game = { $title }, de { $fewest } à { $most } joueurs
listed-option = { $use } : { $range } (par défaut { $default })
choose-game = Quel jeu ? Tapez son numéro ou son nom.
choose-again = { $answer } n’en fait pas partie : tapez un nombre de 1 à { $count } ou un nom, ou bien quit.
play-unfinished = Une partie de { $game } est restée inachevée. Sans réglages, elle reprend ; avec --new, une autre commence.
play-people = Il y a { $players } places, trop peu pour tant de personnes : { $people }.
play-bots = Places pour les bots : { $left } ; bots nommés : { $bots }.
play-start = --start attend chance, loser ou le numéro d’une place, de 0 à { $last }, pas { $given }.
welcome = { $title }, nombre de joueurs : { $count }. Tapez help pour obtenir de l’aide.
seat-you = { $number } { $seat } : vous
seat-person = { $number } { $seat } : à ce clavier
seat-bot = { $number } { $seat } : bot ({ $bot })
resumed = { $count ->
    [one] Vous reprenez la partie restée inachevée, après { $count } coup.
   *[other] Vous reprenez la partie restée inachevée, après { $count } coups.
}

# Asking
ask-move = { $seat }, à vous de jouer.
ask-interrupt = { $seat }, vous pouvez intervenir ; une ligne vide laisse passer.
refused = Non : { $why }
not-understood = Non : { $why }. Tapez moves pour voir ce que vous pouvez faire, ou help.
hand-over = Quand vous avez tout vu, appuyez sur Entrée ; ensuite, c’est à { $seat }.
curtain = Passez le clavier à { $seat }, qui appuie sur Entrée. Les autres ne regardent pas.
curtain-closed = Seule la touche Entrée lève le rideau pour { $seat }.
help = Tapez un coup en mots, ou son numéro dans la liste des coups. Et aussi :
    {"  "}moves [MOT] : ce que vous pouvez faire
    {"  "}board, hand, score : la table, votre main, les points
    {"  "}rules [ID] : les règles, ou l’une d’elles
    {"  "}hint : ce que ferait un bon joueur, et pourquoi
    {"  "}undo : reprendre votre dernier coup
    {"  "}skip : tout laisser passer jusqu’à votre tour
    {"  "}log [NOMBRE] : ce qui s’est passé
    {"  "}save, quit : enregistrer la partie ; la quitter pour la reprendre plus tard
moves-none = Aucun de vos coups ne contient { $word }. Tapez moves tout seul pour les voir tous.
moves-places = L’emplacement d’une tuile ne change rien ; moves at les énumère tous.
undone = { $count ->
    [one] { $count } coup est repris.
   *[other] { $count } coups sont repris.
}
skipping = Plus de questions jusqu’à votre tour.
skip-your-turn = C’est votre tour : tapez un coup, ou moves pour voir ce que vous pouvez faire.
log-empty = Il ne s’est encore rien passé.
saved = La partie est enregistrée ; pour la reprendre : saucer play { $game }
saved-nowhere = Cette partie n’est enregistrée nulle part.

# Leaving and ending
goodbye = Au revoir.
goodbye-kept = Au revoir. La partie est enregistrée ; pour la reprendre : saucer play { $game }
result = { $seat } : { $points }
result-winner = { $seat } : { $points }, victoire

