# What the table server says.

# What happened at the table
news-created = La table est ouverte.
news-sat = { $name } prend la place { $number }.
news-stood = La place { $number } est de nouveau libre.
news-cleared = L’hôte libère la place { $number }.
news-bot = { $name } ({ $level }) rejoint la table.
news-started = La partie commence ; le mélange se décide.
news-revealed = { $seat } participe au mélange.
news-dealt = Les cartes sont distribuées.
news-continued = La partie reprend à une position d’une partie précédente.
news-undo-asked = { $count ->
    [one] { $seat } demande à reprendre un coup.
   *[other] { $seat } demande à reprendre { $count } coups.
}
news-undo-agreed = { $seat } est d’accord.
news-undo-refused = { $seat } n’est pas d’accord : les coups sont maintenus.
news-undo-unanswered = Personne n’a répondu à temps : les coups sont maintenus.
news-undone = { $count ->
    [one] { $seat } reprend un coup.
   *[other] { $seat } reprend { $count } coups.
}
news-rematch = { $seat } veut rejouer.
news-renewed = Une nouvelle partie commence.
news-left = { $seat } s’en va ; un bot continue.
news-late = { $seat } n’a plus de temps ; un bot joue jusqu’à son retour.
news-returned = { $seat } est de retour.
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
not-shuffling = Le mélange ne se décide pas en ce moment.
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

# When the server cannot serve
no-table = Cette table n’existe pas.
no-page = Il n’y a rien ici.
table-closed = Cette table est fermée.
table-busy = La table est très occupée. Réessayez dans un instant.
table-full = Trop de monde regarde déjà cette table.
storage-trouble = Votre demande n’a pas pu être enregistrée. Réessayez dans un instant.
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
serve-workers = Plusieurs processus serveur demandent PostgreSQL (--database).
serve-port = Le port { $port } ne peut pas servir : { $reason }
serve-limit = « { $wish } » n’est pas une limite : écrivez NOM=NOMBRE avec l’un de ces noms : { $names }, et un nombre entier au-dessus de 0.
backup-postgres = Copiez une base PostgreSQL avec son propre pg_dump.
