# The web client

# Around
skip = Aller au contenu
nav = Principal
home = Accueil
lost-title = Il n’y a rien à cette adresse.
no-table-help = Le lien a peut-être été coupé en route, ou la table a été rangée depuis longtemps. Demandez de nouveau le lien, ou trouvez une autre table.
close = Fermer
keep = Enregistrer
send = Envoyer
joining = On arrive à la table…
no-network = Le serveur est injoignable pour le moment. Dès qu’il répondra, cette page continuera toute seule.
unreachable = Pas de réseau : notre soucoupe est hors de portée. Vous pouvez regarder autour de vous ; les parties continueront dès que le serveur répondra.
reconnecting = Reconnexion…
reload = Nouvelle version : charger
labelled = { $what } : { $name }
rule = Règle { $rule }

# The front door
hero-title = Cinq jeux parmi les étoiles
hero-pitch = Petits extraterrestres, grands projets. Jouez tout de suite contre des bots ou envoyez un lien à vos amis : sans compte, sans installation.
games = Les jeux
pitch-looters = Videz la Terre avant les autres, puis volez les autres.
pitch-planet = Bâtissez un petit monde rond qui plaira à ses quatre invités, tous très différents.
pitch-zovnis = Posez vos extraterrestres, abattez le reste et savourez les réactions en chaîne.
pitch-constellations = Assemblez les planètes en constellations et envoyez un vaisseau vers la plus brillante.
pitch-powers = Débarrassez-vous de vos cartes, criez à temps et volez le pouvoir des couleurs.
pitch-added = Un jeu que quelqu’un a ajouté ici.
for-players = { $players } joueurs
minutes = environ { $count } min
play-now = Jouer tout de suite
with-friends = Entre amis
rules = Règles
resume = Reprendre la partie
resume-none = Aucune partie ne vous attend.
more = Vos parties et les autres tables
lobby-public = Tables publiques
watch-replay = Revoir une partie jouée

# The lobby
lobby = Tables
lobby-empty = Aucune table publique n’est ouverte pour l’instant.
lobby-open-one = Ouvrir une table
my-tables = Mes tables
phase-gathering = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
phase-playing = partie en cours
phase-over = terminée

# A new table
players = Joueurs
who-may-join = Qui peut venir
join-link = Avec le lien
join-all = Tout le monde
clock = Temps par tour
clock-none = Sans limite
clock-seconds = { $count } s
options = Autres réglages
open-table = Ouvrir la table

# Gathering
gathering = { $title } : la table est ouverte
seats = Places
seat-free = place libre
seat-for-friend = pour un proche
sit = S’asseoir
stand-up = Se lever
bot-level = Qui s’assoit ici
fill-bots = Compléter avec des bots
start = Commencer
wait-host = L’hôte commence quand toutes les places sont prises.
invite = Inviter des amis
qr = Code QR de l’adresse de la table
copy = Copier le lien
copied = Le lien est copié.
send-link = L’envoyer…
not-copied = Le navigateur n’a pas permis de copier le lien : sélectionnez-le et copiez-le vous-même.
invite-alone = Ce lien ne fonctionne que sur cet ordinateur. Demandez à la personne qui gère le serveur de l’ouvrir à votre réseau.

# At the table
you = (vous)
to-move = c’est son tour
presence-bot = bot { $level }
presence-here = à la table
presence-gone = pas à la table
presence-away = un bot joue à sa place
cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points-short = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
draw-pile = pioche : { $count }
your-turn = À vous de jouer !
turn-of = { $seat } réfléchit…
not-your-turn = Attendez votre tour.
shuffling = On mélange les cartes…
game-over = La partie est finie.
time-left = Temps restant : { $time }
bot-for-you = Un bot joue à votre place.
take-back = Je reprends ma place
stand-in = Laisser un bot jouer pour moi
again = Revoir l’action
hint = Conseil
advice = Essayez : { $move }. Chances de gagner : environ { $chance } %.
advice-pass = Mieux vaut laisser passer.
advice-sure = Essayez : { $move }.
undo = Annuler le coup
undo-ask = Demander à annuler
undo-waiting = En attente des réponses…
agree = D’accord
refuse = Non
rules-of = Règles : { $title }
rules-search = Chercher dans les règles
table-of-rules = Tableau

# Log, chat, command line
log = Journal
line = À quoi sert la ligne
line-command = Commande
line-say = Discussion
type-here = un coup, ou help
say-here = un mot gentil
help = Tapez un coup comme dans les règles, ou : moves, hand, score, hint, undo, again, leave, back, rules ID, say TEXTE
moves = Ce que vous pouvez faire
moves-filter = Chercher un coup
moves-none = Rien à faire pour l’instant.
moves-more = { $count ->
    [one] … et { $count } autre
   *[other] … et { $count } autres
}
hand-none = Votre main est vide.
secret = secret

# The end
you-win = Vous gagnez !
wins = { $seat } gagne
shared-victory = Victoire partagée
winner = victoire
result = Résultat
rematch = Rejouer
rematch-waiting = En attente des autres…
look-at-table = Voir la table
verify = Vérifier le mélange
verify-sound = Le mélange était équitable : la preuve est bonne.
verify-unsound = La preuve ne tient pas.
verify-continued = Cette partie reprenait une position d’une autre, ses cartes pouvaient donc être connues : rien n’est prouvé sur le hasard.
verify-commitment = Le serveur s’en est tenu au secret sur lequel il s’était engagé.
verify-promises = Les octets aléatoires des joueurs sont ceux qu’ils avaient promis.
verify-seed = Le mélange est fait de cela, et de rien d’autre.
verify-record = La partie se rejoue depuis ce mélange, coup par coup, jusqu’à son résultat.
verify-yes = tient
verify-no = ne tient pas
verify-save = Enregistrer la preuve
counting = Décompte…
wants-rematch = veut rejouer

# Looking back
review = Revoir la partie
review-title = Revoir une partie
review-about = Toute partie terminée se revoit coup par coup, avec les yeux de n’importe quel joueur. Ouvrez le fichier de son enregistrement, ou déposez-le ici.
review-file = Ouvrir un fichier
review-paste = … ou collez l’enregistrement
review-show = Afficher
review-no-record = Ce n’est pas un enregistrement de partie. Un enregistrement est une ligne de JSON par partie, comme les tables et le terminal les enregistrent.
review-damaged = Le lien est abîmé : aucune partie ne peut y être lue.
review-found = { $count ->
    [one] { $count } partie dans le fichier
   *[other] { $count } parties dans le fichier
}
review-mine = Vos parties terminées
review-opening = Ouverture de la partie…
review-step = Coup { $step } sur { $last }
review-deal = La donne : personne n’a encore joué.
review-steps = Étapes
review-first = Au début
review-back = Un coup en arrière
review-forward = Un coup en avant
review-last = À la fin
review-run = Lancer la lecture
review-stop = Mettre en pause
review-eyes = Avec les yeux de qui
review-seen-by = Vu par : { $seat }
review-onlooker = Vu par : le public
review-open = Mains ouvertes
review-hands = Les cartes de chacun
review-no-cards = aucune carte
review-ask = Que ferait un bot ?
review-thinking = Le bot réfléchit…
review-advice = C’est à { $seat } de jouer ; un bot choisirait : { $move }. Chances de gagner : environ { $chance } %.
review-link = Lien vers ce coup
review-save = Enregistrer la partie dans un fichier
play-on = Continuer à partir d’ici
play-on-about = Une nouvelle table commence après le coup { $step }. Vous prenez une place, des bots prennent les autres.
play-on-seat = Votre place
play-on-level = Les bots
play-on-known = Qui possède l’enregistrement de la première partie peut connaître chaque carte : le mélange de celle-ci ne prouve rien. Les bots ne regardent pas.
play-on-start = Continuer

# Settings
settings = Réglages
your-name = Votre nom
guest-name = Terrien { $number }
name-kept = Bonjour, { $name } ! Ce sera votre nom aux prochaines tables.
language = Langue
theme = Couleurs
theme-light = Clair
theme-dark = Sombre
auto = Comme l’appareil
motion = Mouvement
motion-full = Complet
motion-less = Réduit
pace = Rythme des événements
pace-slow = Calme
pace-usual = Normal
pace-fast = Rapide
pace-none = Immédiat
sound = Son
on = Activé
off = Coupé

# Settings of a table
about-table = À propos de cette table
how-we-play = Comment on joue à cette table
change-settings = Changer les réglages
cancel = Annuler
yes = Oui
no = Non
clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
start-who = Qui commence
start-chance = Au hasard
start-loser = Le perdant de la dernière partie
start-seat = Place { $number }
chat-free = Libre
chat-presets = Phrases toutes faites
chat-off = Aucune
hints = Conseils
hints-for-all = Des conseils pour tous
hints-on = permis
hints-off = aucun
undo-moves = Annuler des coups
undo-on = permis
undo-off = interdit
watchers = Spectateurs
watchers-on = permis
watchers-off = interdits
mute = Masquer
unmute = Ne plus masquer
remove = Retirer
remove-title = Retirer { $name } ?
remove-about = Cette personne quitte la table et ne pourra plus s’y asseoir.
replace = Laisser jouer un bot
watch = Vous regardez cette partie.
watch-sit = Vous regardez. Prenez une place pour jouer et discuter.
watching-short = Spectateur
watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
turn-absent = { $seat } n’est pas là. Un bot jouera une fois le temps écoulé.
turn-away = { $seat } n’est pas là.
turn-replaced = Un bot joue pour { $seat }.
undo-withdraw = Laisser tomber

# Games that were played, and those that wait
throw-away = Supprimer
throw-away-title = Supprimer cette partie ?
throw-away-about = La partie s’arrête et disparaît de votre liste.
moves-made = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
won-by-you = Gagné !
won-by = { $names } gagne

# Searching the rules
rules-found = { $at } sur { $count }
rules-none = Rien trouvé
rules-next = Endroit suivant
rules-previous = Endroit précédent
rules-contents = Sommaire

# Planet
planet-mine = Votre planète
planet-of = Planète : { $seat }
planet-others = Les autres planètes
planet-glance = { $seat } : tuiles : { $tiles } sur 16, volcans : { $volcanoes }
planet-stacks = Piles
planet-stack = { $stack } { $count ->
        [one] { $count } tuile restante
       *[other] { $count } tuiles restantes
    }
planet-offer = Tuiles à prendre
planet-open = Ouvrez une pile.
planet-choose = Choisissez une tuile, puis sa place.
planet-choose-hidden = Choisissez la tuile que vous posez face cachée.
planet-anywhere = Placez-la pour moi
planet-hide = Poser face cachée
planet-elsewhere = Cette tuile se pose sur une des places éclairées.
planet-closed = Cette pile ne peut pas être ouverte maintenant.
planet-name = Qui prend ensuite ?
planet-hidden = La tuile { $number } est face cachée
planet-known-hidden = Face cachée, inconnue des autres : { $tile }
planet-guest = { $tile } : { $wish }
planet-cell-open = { $what } : posez-la ici
planet-slot-free = { $stack } { $place }, libre
planet-slot-tile = { $stack } { $place }, { $tile }
planet-slot-turned = { $stack } { $place }, retournée : { $tile }
planet-slot-unseen = { $stack } { $place }, un personnage secret
planet-no-guests = Personne n’habite encore ici.
planet-unseen = { $count ->
    [one] { $count } personnage secret
   *[other] { $count } personnages secrets
}
planet-shows = Ce que montre la planète
planet-volcanoes = Vos volcans : { $count }. À la fin, qui en a le plus perd un point pour chacun.
planet-baobabs = Vos baobabs : { $count }. Au troisième, les trois tuiles sont retournées.
planet-third-baobab = Votre troisième baobab : trois tuiles seront retournées !
planet-turned = tuiles retournées
planet-score = Le score
planet-total = Total
planet-wants-snake = { $points } par serpent
planet-wants-calm = { $points } par tuile sans volcan
planet-wants-sunset = { $points } par coucher de soleil
planet-wants-rose = { $one } points pour une seule rose, { $two } pour exactement deux
planet-wants-lamp = { $points } par réverbère
planet-wants-species = { $points } par espèce : éléphant, renard, serpent, mouton
planet-wants-turned = { $points } par tuile retournée
planet-wants-white-sheep = { $points } par mouton blanc
planet-wants-grey-sheep = { $points } par mouton gris
planet-wants-brown-sheep = { $points } par mouton brun
planet-wants-baobab = { $points } par baobab visible
planet-wants-star = { $points } par grande étoile, personnages compris
planet-wants-colours = { $points } par couleur de mouton, et 1 par caisse

# Looters
looters-sky = Les soucoupes et la Terre
looters-hand = Vos cartes
looters-loot = butin : { $count }
looters-card = { $name } : { $gain }
looters-choose = Choisissez une carte.
looters-elsewhere = Cette carte n’agit que sur les endroits éclairés.
looters-aim = Contre qui jouez-vous la Révolte ?
looters-nothing = Elle ne rapporte rien pour l’instant.
looters-from-earth = { $count ->
    [one] { $count } jeton de butin pris sur la Terre
   *[other] { $count } jetons de butin pris sur la Terre
}
looters-from-player = { $count ->
    [one] { $count } jeton de butin pris à { $target }
   *[other] { $count } jetons de butin pris à { $target }
}
looters-give-back = { $count ->
    [one] Les autres rendent { $count } jeton de butin à la Terre.
   *[other] Les autres rendent { $count } jetons de butin à la Terre.
}
looters-lay = { $count ->
    [one] Jouer
   *[other] Jouer { $count } cartes
}
looters-lay-here = { $place }. Jouer ici.

# Learning
learn = Apprendre
learn-title = Apprendre { $title }
learn-instead = Apprendre en jouant
learner = Terrien
coach = Votre guide
learn-step = Étape { $step } sur { $count }
learn-back = Retour
learn-next = Suite
learn-read = Appuyez sur « { learn-next } » pour continuer.
learn-show = Montrez-moi
learn-do = Faites-le pour moi
learn-restart = Recommencer
learn-happened = Ce qui vient de se passer
learn-done = Vous savez tout ce qu’il faut. **À vous de jouer !** À chaque table, les règles et les conseils sont à portée de main.
learn-play = Jouer contre des bots
learn-more = D’autres jeux

# Zovnis
zovnis-sky = Le ciel
zovnis-hand = Vos cartes
zovnis-goals = Vos objectifs :
zovnis-shot = éliminées : { $count }
zovnis-choose = Choisissez une carte.
zovnis-lay = Choisissez maintenant une colonne.
zovnis-lay-here = Poser ici
zovnis-full = Cette colonne est pleine.
zovnis-turn = Tourner
zovnis-keys = Touches : 1 à 4 pour poser, R pour tourner
zovnis-card = en bas { $alien } + { $saucer }, en haut { $rider } + { $craft }
zovnis-card-armed = armée : en bas { $alien } + { $saucer }, en haut { $rider } + { $craft }
zovnis-cell-card = Colonne { $column }, rangée { $row } : { $card }
zovnis-cell-open = Colonne { $column }, rangée { $row } : poser ici
zovnis-cell-empty = Colonne { $column }, rangée { $row } : vide

# Constellations
constellations-sky = Le ciel
constellations-hand = Vos cartes
constellations-fleets = Les vaisseaux et leurs constellations
constellations-fleet = { $seat } : { $ships }. Vaisseaux libres : { $count }
constellations-choose = Choisissez une carte.
constellations-unfit = La carte ne va pas là, dans aucun sens.
constellations-place = Choisissez un emplacement dans le ciel.
constellations-place-turning = Où poser la carte ? Pâle : elle tournera.
constellations-turn = Tourner
constellations-lay = Poser ici
constellations-places = { $count ->
    [one] { $count } emplacement possible
   *[other] { $count } emplacements possibles
}
constellations-place-number = emplacement { $number } sur { $count } : { $place }
constellations-previous = Emplacement précédent
constellations-next = Emplacement suivant
constellations-occupy = Envoyer un vaisseau ?
constellations-stay = Sans vaisseau
constellations-swap = Aucune de vos cartes ne convient. Choisissez-en une à glisser sous la pioche.
constellations-zoom-in = Plus près
constellations-zoom-out = Plus loin
constellations-fit = Tout le ciel
constellations-cell-open = { $place } : votre carte convient ici, à côté : { $joins }
constellations-cell-empty = { $place } : vide
constellations-cell-card = { $place } : { $card }
constellations-cell-owned = { $corner } : constellation de { $count }, à { $seat }
constellations-cell-ship = { $corner } : vaisseau, constellation de { $count }, à { $seat }

# Powers
powers-hand = Vos cartes
powers-fits = { $card }, jouable
powers-gives = { $card }, peut être donné
powers-lay-here = Jouer la carte choisie
powers-call = Dernière !
powers-call-with = Annoncer « Dernière ! » avec la prochaine carte
powers-catch = Prendre { $target } en défaut !
powers-take = Prendre le pouvoir { $power }
powers-back = Revenir aux pouvoirs
powers-dealer = distribue
powers-dealer-letter = D
powers-sign-call = Dernière !
powers-sign-caught = Annonce oubliée !
powers-sign-challenge = Montrez !
powers-sign-guilty = Bluff !
powers-sign-innocent = Honnête !
powers-sign-out = Plus rien !
powers-round = Manche { $round }
powers-rounds = Manches et points
powers-player = Joueur
powers-total = Total
powers-waits-turn = Jouez une carte qui convient, ou piochez.
powers-waits-drawn = Jouez la carte piochée, ou gardez-la.
powers-waits-second = Le bleu vous permet de jouer une deuxième carte.
powers-waits-struck = Quatre cartes pour vous : accepter, ou contester ?
powers-waits-first-colour = Par quelle couleur commencer ?
powers-waits-blind-choice = Décidez pour la carte jouée à l’aveugle.
powers-give = Choisissez qui reçoit cette carte.
powers-lay-or-give = Jouez-la, ou choisissez qui la reçoit.
powers-unfit = Pas jouable maintenant.
powers-waits-keep = Carte piochée : { $card }. Elle ne convient pas, gardez-la.
powers-does-number = Un nombre : il va sur sa couleur et sur le même nombre.
powers-does-draw2 = +2 : le joueur suivant pioche deux cartes et perd son tour.
powers-does-reverse = Changement de sens : le jeu continue dans l’autre sens.
powers-does-reverse-two = Changement de sens : à deux, l’autre joueur perd son tour.
powers-does-skip = Passe-tour : le joueur suivant perd son tour.
powers-does-wild = Joker : il va sur tout, et vous choisissez la couleur.
powers-does-wild4 = Joker +4 : choisissez la couleur ; le suivant pioche quatre cartes et perd son tour, ou conteste.
powers-does-choice = Prenez le pouvoir de votre choix, même à un autre, et choisissez la couleur.
powers-does-character = Choisissez la couleur et prenez ce pouvoir. { $power }
powers-does-owned = Ce pouvoir est déjà à vous : choisissez juste la couleur.
powers-power-red = ROUGE : donner ses cartes rouges à tout moment.
powers-power-blue = BLEU : jouer deux cartes par tour.
powers-power-green = VERT : si rien ne convient, jouer à l’aveugle la carte de la pioche.
powers-power-yellow = JAUNE : ni carte d’action, ni +4, ni cadeau contre vous.
