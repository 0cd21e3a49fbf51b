# What the table server says.

# What happened at the table
news-created = La table est ouverte.
news-sat = { $name } s’installe.
news-stood = { $seat } quitte la table.
news-cleared = L’hôte retire { $seat } de la table.
news-bot = { $name } ({ $level }) rejoint la table.
news-changed = L’hôte change les réglages de la table.
news-started = La partie commence : on mélange les cartes.
news-revealed = { $seat } aide à mélanger.
    .seat = Vous aidez à mélanger.
news-dealt = Les cartes sont distribuées.
news-continued = La partie reprend à une position d’une partie précédente.
news-undo-asked = { $count ->
    [one] { $seat } demande à reprendre un coup.
   *[other] { $seat } demande à reprendre { $count } coups.
}
    .seat = { $count ->
        [one] Vous demandez à reprendre un coup.
       *[other] Vous demandez à reprendre { $count } coups.
    }
news-undo-agreed = { $seat } est d’accord.
    .seat = Vous êtes d’accord.
news-undo-refused = { $seat } n’est pas d’accord : les coups sont maintenus.
    .seat = Vous n’êtes pas d’accord : les coups sont maintenus.
news-undo-unanswered = Personne n’a répondu à temps : les coups sont maintenus.
news-undo-withdrawn = { $seat } ne demande plus à revenir en arrière.
    .seat = Vous ne demandez plus à revenir en arrière.
news-undone = { $count ->
    [one] { $seat } reprend un coup.
   *[other] { $seat } reprend { $count } coups.
}
    .seat = { $count ->
        [one] Vous reprenez un coup.
       *[other] Vous reprenez { $count } coups.
    }
news-rematch = { $seat } veut rejouer.
    .seat = Vous voulez rejouer.
news-renewed = Une nouvelle partie commence.
news-left = { $seat } s’en va ; un bot continue.
    .seat = Vous partez ; un bot continue à votre place.
news-late = { $seat } n’a plus de temps ; un bot joue jusqu’à son retour.
    .seat = Vous n’avez plus de temps ; un bot joue jusqu’à votre retour.
news-sent = { $seat } n’est pas là : à la demande de l’hôte, un bot joue à sa place.
    .seat = Vous n’êtes pas là : à la demande de l’hôte, un bot joue à votre place.
news-returned = { $seat } est de retour.
    .seat = Vous êtes de retour.
news-closed = La table est fermée.

# Chat at a click
preset-hello = Bonjour !
preset-good-luck = Bonne chance !
preset-well-played = Bien joué !
preset-thanks = Merci !
preset-oops = Oups !
preset-one-moment = Un instant, s’il vous plaît.
preset-your-turn = À vous !
preset-good-game = Belle partie !
preset-bye = Au revoir !

# Why a request was refused
already-seated = Vous êtes déjà à cette table.
seat-taken = Quelqu’un occupe déjà cette place.
clear-self = Pour quitter votre propre place, levez-vous.
removed = L’hôte vous a retiré de cette table.
clear-present = { $seat } est là : pendant la partie, on ne remplace que les absents.
change-game = Une table garde son jeu. Pour un autre jeu, ouvrez une autre table.
change-later = Cela se change seulement avant la partie, pas maintenant.
change-seats = Quelqu’un occupe une place au-delà des { $number } premières : libérez d’abord ces places.
close-people = D’autres jouent à cette table : elle ne peut pas être supprimée.
undo-off = À cette table, on ne reprend pas ses coups.
watchers-off = Seuls les joueurs peuvent voir cette table.
seats-free = { $count ->
    [one] Une place est encore libre : invitez quelqu’un, ou mettez-y un bot.
   *[other] { $count } places sont encore libres : invitez quelqu’un, ou mettez-y des bots.
}
too-many-seats = C’est plus de places que la table n’en a, ou plus d’une pour vous.
promise-broken = Ce ne sont pas les octets aléatoires promis.
move-late = La table a avancé depuis votre décision. Regardez encore une fois.
undo-pending = Une demande de reprise est déjà en cours.
undo-no-question = Personne ne vous demande de reprendre des coups.
chat-off = On ne discute pas à cette table.
chat-presets = À cette table, on discute seulement avec des phrases toutes faites.
chat-no-preset = Cette phrase n’existe pas.
chat-empty = Dites quelque chose, avec vos mots ou une phrase toute faite.
not-seated = C’est réservé aux joueurs de la table.
not-gathering = La partie a déjà commencé.
not-shuffling = On ne mélange pas les cartes en ce moment.
not-playing = Aucune partie n’est en cours.
not-over = La partie n’est pas encore finie.
not-host = C’est réservé à l’hôte de la table.
hints-off = On joue sans conseils à cette table.
hint-not-now = Vous n’avez rien à décider en ce moment.
clock-limit = Ici, un tour peut durer de { $low } à { $high }, pas { $limit }.
name-empty = Un nom a au moins une lettre ou un chiffre.
name-long = { $count ->
    [one] Un nom a au plus un caractère.
   *[other] Un nom a au plus { $count } caractères.
}
name-banned = Ce nom n’est pas utilisé ici. Choisissez-en un autre.

# What a messenger shows with the link of a table
link-gathering = { $count ->
    [0] Venez jouer ! À la table : { $names }.
    [one] Venez jouer ! À la table : { $names }. Une place est libre.
   *[other] Venez jouer ! À la table : { $names }. { $count } places sont libres.
}
link-playing = Une partie de { $names }.

# When the server cannot serve
no-table = Cette table n’existe pas.
no-page = Il n’y a rien ici.
table-closed = Cette table est fermée.
table-busy = La table est très occupée. Réessayez dans un instant.
table-full = Trop de monde regarde déjà cette table.
storage-trouble = Votre demande n’a pas pu être enregistrée. Réessayez dans un instant.
storage-down = Le serveur ne peut pas écrire dans sa base de données.
server-stops = Le serveur redémarre. La connexion reviendra dans un instant.
server-trouble = Quelque chose s’est mal passé sur le serveur. Rien de ce que vous avez fait n’est perdu.
not-signed-in = Dites d’abord votre nom.
token-reads-only = Ce jeton permet de regarder, pas d’agir.
wrong-origin = Cette demande vient d’un autre site.
version-reload = Cette page est plus ancienne ou plus récente que le serveur. Rechargez-la.
message-strange = Le serveur ne comprend pas cela : { $reason }
message-large = C’est trop long : { $count } octets au plus.
too-fast = Trop à la fois. Attendez un instant.
too-many-tables = Vous avez beaucoup de tables ouvertes. Finissez-en une d’abord.
too-many-sockets = Trop de connexions depuis votre adresse.
game-running = Tant que la partie dure, on ne montre que ce que vous avez vu vous-même.

# Running a server
serve-workers-count = --workers est le nombre de processus serveur, au moins 1, pas { $count }.
serve-bots = --bots est le nombre de processus pour les bots (0 : au choix du serveur), pas { $count }.
serve-host = Cette machine n’a pas d’adresse { $host } où écouter ({ $reason }). Essayez --host 127.0.0.1 pour cette machine seule, ou --host 0.0.0.0 pour tout le réseau.
serve-port = Le port { $port } ne peut pas servir : { $reason }. Choisissez-en un autre avec --port.
serve-port-range = Un port est un nombre de 1 à { $last }, pas { $port }.
serve-origin = « { $origin } » n’est pas l’adresse d’un site : écrivez-la comme { "https://example.org" }, sans chemin.
serve-proxies = « { $proxy } » n’est pas l’adresse d’un proxy : écrivez des adresses ou des réseaux, comme 127.0.0.1 ou 10.0.0.0/8, séparés par des virgules.
serve-limit = « { $wish } » n’est pas une limite : écrivez NOM=NOMBRE avec l’un de ces noms : { $names }, et un nombre entier au-dessus de 0.
keep-wrong = « { $wish } » ne dit pas quoi garder : écrivez GENRE=JOURS avec l’un de ces genres : { $kinds }, et un nombre entier de 1 à { $most }, comme tables=90.
backup-postgres = Copiez une base PostgreSQL avec son propre pg_dump.
name-not-banned = « { $name } » n’est pas interdit. `saucer admin banned-names` donne la liste des noms qui le sont.
database-scheme = « { $database } » n’est pas une base de données que Saucer peut utiliser. Donnez un fichier, comme --database tables.db, ou une adresse PostgreSQL, comme { "postgresql://user@host/name" }.
database-folder = { $database } est un dossier. Nommez un fichier qui s’y trouve, comme --database { $database }/tables.db
database-missing = Il n’y a pas de base de données { $database }. Indiquez avec --database celle de votre serveur.
database-foreign = { $database } n’est pas une base de données de Saucer. Si c’en était une, elle est endommagée : restaurez une sauvegarde. Sinon, indiquez-en une autre avec --database.
database-damaged = { $database } est endommagé ({ $reason }). Restaurez une sauvegarde, ou indiquez-en un autre avec --database.
database-locked = { $database } est occupé par un autre programme qui ne le libère pas. Arrêtez ce programme et réessayez.
database-unwritable = { $database } ne peut pas servir : { $reason }. Vérifiez le dossier, ses droits et la place sur le disque, ou indiquez-en un autre avec --database.
database-unreachable = La base de données { $database } ne peut pas servir : { $reason }. Vérifiez que PostgreSQL tourne, ainsi que l’hôte, l’utilisateur, le mot de passe et le nom dans l’adresse.
database-newer = { $database } a été écrite par une version plus récente de Saucer (étape { $number } ; cette version connaît { $known }). Réinstallez cette version, ou restaurez la sauvegarde d’avant la mise à jour.
database-older = { $database } a été écrite par une version plus ancienne de Saucer. Sauvegardez-la, puis lancez `saucer serve`, qui la met à jour.
