# The full-screen client

# What is asked, by the kind of thing to choose
ask-card = Choisissez une carte.
ask-swap = Aucune de vos cartes ne convient : choisissez celle qui ira sous la pioche.
ask-count = Combien en jouez-vous ?
ask-seat = Choisissez un joueur.
ask-stack = Choisissez une pile.
ask-hide = Choisissez la tuile à poser face cachée.
ask-tile = Choisissez une tuile.
ask-place = Choisissez sa place sur votre planète.
ask-column = Choisissez une colonne.
ask-landing = Quel bout doit atterrir ?
ask-cell = Choisissez un endroit dans le ciel.
ask-turn = Tournez la carte.
ask-corner = Choisissez une planète pour un vaisseau.
ask-colour = Choisissez une couleur.
ask-power = Choisissez un pouvoir.
ask-call = Il vous restera une carte. Annoncez-vous « Dernière ! » ?
ask-deed = Que faites-vous ?
ask-field = Que faites-vous ?
ask-catch = Quelqu’un n’a pas annoncé « Dernière ! »
ask-interrupt = Vous pouvez intervenir ; p laisse passer. { $question }
thinking = { $seat } réfléchit…
hinting = Je cherche un bon coup…
may-give = La touche g offre une carte rouge à quelqu’un.
over = La partie est finie.
type-here = un coup écrit comme dans les règles
undo-alone = On ne reprend des coups que si une seule personne joue contre des bots.
pace-usual = Les bots jouent à leur rythme habituel.
pace-fast = Les bots jouent vite.
pace-slow = Les bots jouent lentement.
too-small = Cette fenêtre est trop petite pour la table. Il faut au moins { $columns } colonnes et { $lines } lignes.

# Keys, in a word or two
key-choose = choisir
key-back = retour
key-type = écrire
key-hint = conseil
key-undo = annuler
key-log = journal
key-legend = signes
key-rules = règles
key-quit = quitter
key-menu = menu
key-pace = rythme
key-language = langue
key-theme = clair/sombre
key-rematch = rejouer
key-look = revoir la table
key-record = enregistrer la partie
key-close = fermer
key-scroll = défiler
key-line = ligne
key-change = changer
key-start = commencer
key-step = pas à pas
key-ten = dix coups
key-run = dérouler
key-view = vu par
key-jump = aller au coup
key-games = autres parties

# Hands, and the letters of the colours
hand-of = La main : { $seat }
letter-red = R
letter-blue = B
letter-green = V
letter-yellow = J

# Looters
looters-earth = Terre, butin : { $count }
looters-pile = { $count ->
    [one] Planète mère : { $count } carte à piocher
   *[other] Planète mère : { $count } cartes à piocher
}
looters-loot = butin : { $count }
looters-stack = { $count ->
    [one] { $count } posée
   *[other] { $count } posées
}
looters-empty = aucune carte
looters-count = { $count ->
    [one] une seule
   *[other] { $count } à la fois
}

# Planet; the characters have at most eight letters
planet-round = Manche { $number } sur { $count }
planet-place = emplacement { $place }
planet-any = n’importe où, cela ne change rien
planet-hidden = la tuile face cachée
planet-unseen = tuile { $number }
planet-discards = Défausse : { $tiles }
planet-vain-man = Vaniteux
planet-geographer = Géogr.
planet-astronomer = Astron.
planet-king = Roi
planet-lamplighter = Allumeur
planet-hunter = Chasseur
planet-drunkard = Buveur
planet-businessman-white = Busin. ○
planet-businessman-grey = Busin. ◎
planet-businessman-brown = Busin. ●
planet-gardener = Jardin.
planet-turkish-astronomer = Turc
planet-little-prince = Prince

# Zovnis
zovnis-column = colonne { $column }
zovnis-landing = { $alien } + { $saucer } atterrit
zovnis-pile = { $count ->
    [one] { $count } à piocher
   *[other] { $count } à piocher
}
zovnis-taken = { $count ->
    [one] { $count } éliminée
   *[other] { $count } éliminées
}

# Constellations
constellations-cell = en { $cell }
constellations-turn = { $turn ->
    [0] telle quelle
    [1] tournée à droite
    [2] tête en bas
   *[other] tournée à gauche
}
constellations-stay = aucun vaisseau
constellations-pile = { $count ->
    [one] { $count } carte à piocher
   *[other] { $count } cartes à piocher
}

# Powers
powers-round = Manche { $number }
powers-draw2 = deux cartes à piocher
powers-reverse = changement de sens
powers-skip = passe-tour
powers-left = Sens horaire ↻
powers-right = Sens antihoraire ↺
powers-due = pas d’annonce !
powers-suspect = a joué un +4
powers-drawn = La carte que vous venez de piocher : { $card }
powers-catch = prendre { $target } en défaut
powers-power-red = le pouvoir rouge
powers-power-blue = le pouvoir bleu
powers-power-green = le pouvoir vert
powers-power-yellow = le pouvoir jaune
powers-deed-draw = piocher une carte
powers-deed-keep = garder la carte
powers-deed-end = finir le tour
powers-deed-challenge = contester
powers-deed-accept = accepter les quatre cartes
powers-deed-call = annoncer « Dernière ! »
powers-deed-give = offrir une carte rouge
powers-deed-blind = jouer à l’aveugle
powers-call-last = en annonçant « Dernière ! »
powers-call-no = sans annonce

# What signs mean, and what has happened
legend-cards = cartes en main
legend-loot = butin
legend-alike = montre la soucoupe que vous allez poser
legend-goal = compte pour vous
legend-armed = armée : elle tire
legend-lands = atterrit
legend-waits = bout supérieur
legend-turned = tuile retournée
legend-sum = points jusqu’ici
legend-power = un pouvoir
legend-owned = rouge, au joueur 0
legend-shared = partagée entre plusieurs
legend-ship = un vaisseau, couleur du joueur
legend-size = constellation rouge de 3 planètes
legend-title = Ce que veulent dire les signes
log-title = Ce qui s’est passé

# The curtain
hand-over = Quand vous avez tout vu, appuyez sur Entrée ; ensuite, c’est à { $seat }.
curtain = Le clavier est pour { $seat }. Que personne d’autre ne regarde.
curtain-key = Entrée découvre la table.

# The end
end-won = { $seat } gagne.
end-won-you = Vous avez gagné !
end-shared = Victoire partagée : { $seat }.

# The rules page
rules-search = cherchez une règle par son numéro, comme { $id }, ou un mot
rules-nothing = Rien de tel.

# The menu
menu-subtitle = cinq jeux parmi les étoiles
menu-resume = reprendre la partie : { $game }
menu-start = commencer
menu-start-anew = recommencer ; la partie inachevée sera perdue
menu-game = Jeu
menu-players = Joueurs
menu-begins = Qui commence
menu-chance = le hasard
menu-loser = le perdant de la dernière partie
menu-language = Langue
menu-person = une personne
menu-bot = un bot, { $level }

# The replay viewer
watch-name = Joueur { $number }
watch-move = Coup { $number } sur { $count }.
watch-game = partie { $number } sur { $count }
watch-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
watch-all = toutes les mains ouvertes
watch-spectator = vu par un spectateur
watch-seat = vu par { $seat }
watch-jump = le numéro d’un coup, de 0 à { $count }
watch-empty = { $path } ne contient aucun enregistrement
watch-terminal = il faut un terminal pour regarder ; sans lui, saucer replay { $path } vérifie les parties
