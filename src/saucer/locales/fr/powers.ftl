title = Couleurs au pouvoir

# Colours and powers
red = rouge
blue = bleu
green = vert
yellow = jaune

# Cards
red-0 = 0 rouge
red-1 = 1 rouge
red-2 = 2 rouge
red-3 = 3 rouge
red-4 = 4 rouge
red-5 = 5 rouge
red-6 = 6 rouge
red-7 = 7 rouge
red-8 = 8 rouge
red-9 = 9 rouge
red-draw2 = +2 rouge
red-reverse = Changement de sens rouge
red-skip = Passe-tour rouge
blue-0 = 0 bleu
blue-1 = 1 bleu
blue-2 = 2 bleu
blue-3 = 3 bleu
blue-4 = 4 bleu
blue-5 = 5 bleu
blue-6 = 6 bleu
blue-7 = 7 bleu
blue-8 = 8 bleu
blue-9 = 9 bleu
blue-draw2 = +2 bleu
blue-reverse = Changement de sens bleu
blue-skip = Passe-tour bleu
green-0 = 0 vert
green-1 = 1 vert
green-2 = 2 vert
green-3 = 3 vert
green-4 = 4 vert
green-5 = 5 vert
green-6 = 6 vert
green-7 = 7 vert
green-8 = 8 vert
green-9 = 9 vert
green-draw2 = +2 vert
green-reverse = Changement de sens vert
green-skip = Passe-tour vert
yellow-0 = 0 jaune
yellow-1 = 1 jaune
yellow-2 = 2 jaune
yellow-3 = 3 jaune
yellow-4 = 4 jaune
yellow-5 = 5 jaune
yellow-6 = 6 jaune
yellow-7 = 7 jaune
yellow-8 = 8 jaune
yellow-9 = 9 jaune
yellow-draw2 = +2 jaune
yellow-reverse = Changement de sens jaune
yellow-skip = Passe-tour jaune
character-red = Joker Personnage (rouge)
character-blue = Joker Personnage (bleu)
character-green = Joker Personnage (vert)
character-yellow = Joker Personnage (jaune)
choice = Joker Choix du pouvoir
wild4 = Joker +4
wild = Joker

# What happens
event-dealt = Manche { $round } : { $seat } distribue.
    .seat = Manche { $round } : vous distribuez.
event-sunk = Un { $card } retourné en premier repart sous la pioche.
event-turned-back = Un { $card } retourné en premier est remélangé dans la pioche.
event-turned-up = La première carte est un { $card }.
event-laid = { $seat } joue un { $card }.
    .seat = Vous jouez un { $card }.
event-named = { $seat } choisit le { $colour }.
    .seat = Vous choisissez le { $colour }.
event-took-power = { $seat } prend le pouvoir { $power }.
    .seat = Vous prenez le pouvoir { $power }.
event-stole-power = { $seat } prend le pouvoir { $power } à { $target }.
    .seat = Vous prenez le pouvoir { $power } à { $target }.
    .target = { $seat } vous prend le pouvoir { $power }.
event-drew = { $count ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $count } cartes.
}
    .seat = { $count ->
        [one] Vous piochez une carte.
       *[other] Vous piochez { $count } cartes.
    }
event-drew-seen = { $seat } pioche : { $cards }.
    .seat = Vous piochez : { $cards }.
event-refilled = { $count ->
    [one] La seule carte défaussée devient la pioche.
   *[other] { $count } cartes défaussées sont mélangées et forment la nouvelle pioche.
}
event-kept = { $seat } garde la carte.
    .seat = Vous gardez la carte.
event-passed = { $seat } n’a rien à piocher et passe.
    .seat = Vous n’avez rien à piocher et passez.
event-ended = { $seat } ne joue pas de deuxième carte.
    .seat = Vous ne jouez pas de deuxième carte.
event-skipped = { $seat } passe son tour.
    .seat = Vous passez votre tour.
event-shielded = Le pouvoir jaune protège { $seat }.
    .seat = Le pouvoir jaune vous protège.
event-reversed = Le sens du jeu s’inverse.
event-challenged = { $seat } conteste : { $target } montre sa main.
    .seat = Vous contestez : { $target } montre sa main.
    .target = { $seat } conteste : vous montrez votre main.
event-challenged-seen = { $seat } conteste : { $target } montre { $cards }.
    .seat = Vous contestez : { $target } montre { $cards }.
    .target = { $seat } conteste : vous montrez { $cards }.
event-guilty = { $seat } avait la couleur : c’était du bluff.
    .seat = Vous aviez la couleur : c’était du bluff.
event-innocent = { $seat } n’avait pas la couleur : ce n’était pas du bluff.
    .seat = Vous n’aviez pas la couleur : ce n’était pas du bluff.
event-gave = { $seat } offre une carte rouge à { $target }.
    .seat = Vous offrez une carte rouge à { $target }.
    .target = { $seat } vous offre une carte rouge.
event-gave-seen = { $seat } offre un { $card } à { $target }.
    .seat = Vous offrez un { $card } à { $target }.
    .target = { $seat } vous offre un { $card }.
event-blind = { $seat } joue à l’aveugle un { $card } tiré de la pioche.
    .seat = Vous jouez à l’aveugle un { $card } tiré de la pioche.
event-called = { $seat } annonce « Dernière ! »
    .seat = Vous annoncez « Dernière ! »
event-caught = { $seat } prend { $target } en défaut : pas d’annonce.
    .seat = Vous prenez { $target } en défaut : pas d’annonce.
    .target = { $seat } vous prend en défaut : pas d’annonce.
event-went-out = { $seat } n’a plus de carte.
    .seat = Vous n’avez plus de carte.
event-stalled = Personne ne peut finir cette manche : la main la plus faible l’emporte.
event-counted = { $points ->
    [one] Il reste à { $seat } : { $cards }, soit { $points } point.
   *[other] Il reste à { $seat } : { $cards }, soit { $points } points.
}
    .seat = { $points ->
        [one] Il vous reste : { $cards }, soit { $points } point.
       *[other] Il vous reste : { $cards }, soit { $points } points.
    }
# The attribute says what one seat has.
event-totals = Totaux : { $totals }.
    .totals = { $totals } pour { $seat }
    .totals-seat = { $totals } pour vous

# How it ends
target-reached = Le total visé est atteint.
one-round = La manche est finie.
round-limit = Après 100 manches, les totaux décident.

# The score, item by item
tally-round = Manche { $number }

# What the game waits for
no-turn = c’est votre tour : jouez une carte qui convient, ou piochez
no-drawn = jouez la carte que vous venez de piocher si elle convient, ou gardez-la
no-second = jouez une deuxième carte qui convient, ou terminez votre tour
no-struck = acceptez d’abord les quatre cartes, ou contestez
no-first-colour = choisissez d’abord la couleur de départ
no-blind-choice = choisissez d’abord pour le joker joué à l’aveugle

# Refusals
no-not-your-turn = la partie attend { $seat }
no-not-in-hand = vous n’avez pas de { $card } en main
no-does-not-fit = un { $card } ne convient pas : la couleur est le { $colour }, et la carte du dessus un { $top }
no-needless-call = il n’y a rien à annoncer
no-no-power = vous n’avez pas le pouvoir { $power }
no-could-lay = impossible de jouer à l’aveugle quand une carte de votre main convient : { $card }
no-nothing-to-draw = il n’y a rien à piocher
no-no-such-opponent = choisissez un de vos adversaires
no-nothing-to-catch = rien à reprocher à { $target } : aucune annonce n’est due
no-not-one-card = { $target } a maintenant plus d’une carte
no-still-laying = { $target } n’a pas fini de jouer : attendez la fin du tour
no-no-gift-now = les cartes rouges ne s’offrent que lorsque la partie attend un tour ou une deuxième carte
no-shielded = le pouvoir jaune protège { $target } des cadeaux
no-last-card = votre dernière carte doit rester dans votre main

# Moves, as lists show them; $call is 1 where the last card is called with the card
move-lay = { $call ->
    [1] Jouer un { $card } et annoncer « Dernière ! »
   *[0] Jouer un { $card }
}
move-lay-wild = { $call ->
    [1] Jouer un { $card }, choisir le { $colour } et annoncer « Dernière ! »
   *[0] Jouer un { $card } et choisir le { $colour }
}
move-lay-choice = { $call ->
    [1] Jouer un { $card }, prendre le pouvoir { $power }, choisir le { $colour } et annoncer « Dernière ! »
   *[0] Jouer un { $card }, prendre le pouvoir { $power } et choisir le { $colour }
}
move-blind = { $call ->
    [1] User du pouvoir vert : jouer à l’aveugle une carte de la pioche et annoncer « Dernière ! »
   *[0] User du pouvoir vert : jouer à l’aveugle une carte de la pioche
}
move-draw = Piocher une carte
move-keep = Garder la carte piochée
move-end = Ne pas jouer de deuxième carte
move-challenge = Contester le Joker +4
move-accept = Accepter les quatre cartes
move-call = Annoncer « Dernière ! »
move-colour = Choisir le { $colour }
move-power = Prendre le pouvoir { $power } et choisir le { $colour }
move-catch = Prendre { $target } en défaut : pas d’annonce
move-give = Offrir un { $card } à { $target }

# What a move may say
expected-start = une carte (red 7, wild4 blue, character red green ...), draw, keep, call ou un autre coup
expected-rank = un nombre de 0 à 9, draw2, reverse ou skip
expected-colour = une couleur ({ $colours })

# The table
board-round = Manche { $round }. Pioche : { $pile }.
board-top = Sur le dessus, un { $card } ; la couleur est le { $colour }.
board-top-free = Sur le dessus, un { $card } ; aucune couleur n’est encore choisie.
board-left = On joue vers la gauche, vers les numéros plus grands.
board-right = On joue vers la droite, vers les numéros plus petits.
board-player = { $who } : cartes { $cards }
board-powers = pouvoirs : { $powers }
board-known = cartes que vous connaissez : { $cards }
board-due = n’a pas encore annoncé « Dernière ! »
board-drawn = Vous venez de piocher un { $card }.

# Options
option-target = le nombre de points qui met fin à la partie, ou une seule manche
option-scoring = qui vide sa main marque les cartes restées dans les autres mains, ou chacun note les siennes et le plus petit total gagne
option-deck = 108 cartes avec Personnages et pouvoirs, ou les 108 cartes classiques, sans pouvoirs
option-gift = le pouvoir rouge doit laisser une carte en main, ou permet d’offrir même la dernière et de gagner ainsi la manche
label-target = Jusqu’à
label-scoring = Points pour
label-deck = Paquet
label-gift = Le pouvoir rouge offre
choice-round = la fin d’une manche
choice-200 = 200 points
choice-300 = 300 points
choice-500 = 500 points
choice-winner = qui vide sa main
choice-own = chacun, pour ses cartes
choice-powers = avec pouvoirs
choice-classic = classique
choice-keep = tout sauf la dernière carte
choice-all = même la dernière carte
