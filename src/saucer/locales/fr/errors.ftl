# What can go wrong with what somebody typed or asked for. Values in quotes come quoted.

# Moves
error-illegal = { $rule } : { $reason }
error-notation = caractère { $place } de { $text } : il faudrait { $expected }, on trouve { $found }
found-end = la fin
expected-word = { $word }
expected-end = la fin du coup
expected-short = au plus { $count } caractères
expected-seat = un numéro de place de { $low } à { $high }
error-nothing-to-undo = il n’y a aucun coup à reprendre
error-move-field = dans le champ { $field } du coup : il faudrait { $expected }
expected-move = un coup tel que ce jeu en connaît ({ $problem })
error-move-number = un coup du jeu { $game } est un nombre inférieur à { $count }, pas { $move }
error-move-kind = un coup est une phrase, un nombre ou un Move, pas { $move } ; un bot qui répond None attend, et il n’y a rien à jouer
error-bots = il faut { $players } bots à cette table, pas { $bots }
error-bot-waited = le bot à la place { $number } a attendu, alors que c’était son tour

# Games, seats and settings
error-unknown-game = il n’y a pas de jeu { $name } ; les jeux sont { $games }
error-players = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $players }
error-no-seat = il n’y a pas de place { $number } ; les places vont de 0 à { $last }
error-start = la place qui commence est un nombre de 0 à { $last }, pas { $start }
error-names = il y a { $players } places, mais { $names } noms
error-option = l’option { $name } est { $range }, pas { $value }
range-number = un nombre de { $low } à { $high }
range-choice = un choix parmi { $choices }
error-no-option = { $game } n’a pas d’option { $name } ; ses options : { $options }
no-options = aucune
error-option-form = écrivez une option sous la forme NOM=VALEUR, pas { $given }
error-option-twice = l’option { $name } est donnée deux fois ; une seule suffit
error-names-twice = deux joueurs s’appellent { $name } ; donnez à chacun un nom différent
error-language = il n’y a pas de langue { $given } ; choisissez parmi { $languages }
error-seed-number = une graine est un nombre de 0 à 2**256 - 1
error-seed-digits = une graine écrite en texte compte { $count } chiffres hexadécimaux
error-seed-bytes = une graine compte { $count } octets, pas { $found }
error-seed-kind = une graine est un nombre entier, des chiffres hexadécimaux ou des octets, pas { $seed }
error-bot = il n’y a pas de bot { $name } ; choisissez parmi { $bots }
error-no-rule = { $game } n’a pas de règle { $rule } ; ses règles sont { $rules }
error-rule-elsewhere = { $game } n’a pas de règle { $rule } ; c’est une règle de { $owner }
error-file = { $path } : { $reason }
error-extra-server = le serveur n’est pas installé ; pour l’installer : { $command }
error-extra-terminal = l’interface plein écran n’est pas installée ; pour l’installer : { $command } ; ou jouez en simples lignes : saucer play --plain
error-extra-lab = les bibliothèques du laboratoire ne sont pas installées ; pour les installer : { $command }

# Records
error-record = ligne { $line }, { $place }
place-line = toute la ligne
place-character = caractère { $number }
place-deal = la donne
place-move = coup { $number } ({ $who } : { $words })
fault-format = format { $format } attendu, { $found } trouvé
fault-redacted = cet enregistrement ne contient que ce que savait une place et ne peut pas être rejoué
fault-unknown-field = champ inconnu
fault-missing-field = champ manquant
fault-long = plus de { $count } caractères
fault-json = ce n’est pas du JSON
fault-object = objet JSON attendu
fault-text = texte attendu
fault-number = nombre entier attendu
fault-list = liste attendue
fault-value = nombre entier ou texte attendu
fault-move = numéro de place et mots attendus, par exemple { "[0, \"draw\"]" }
fault-result = winners, scores et why attendus
fault-version = la dernière version du jeu { $game } connue ici est la { $version } ; la version { $found } est illisible
fault-result-differs = les coups donnent { $found }, pas { $claimed }
fault-no-result = aucun résultat
fault-winners = places gagnantes { $winners }, points { $scores } ({ $why })
