title = Petits Chapardeurs verts

# Cards
thimble = { thimble.short } (soucoupe 2)
    .short = Dé à coudre
teacup = { teacup.short } (soucoupe 2)
    .short = Tasse à thé
dinghy = { dinghy.short } (soucoupe 2)
    .short = Canot
pancake = { pancake.short } (soucoupe 3)
    .short = Crêpe
lampshade = { lampshade.short } (soucoupe 3)
    .short = Abat-jour
sombrero = { sombrero.short } (soucoupe 3)
    .short = Sombrero
carousel = { carousel.short } (soucoupe 4)
    .short = Manège
cruiser = { cruiser.short } (soucoupe 4)
    .short = Croiseur
zeppelin = { zeppelin.short } (soucoupe 4)
    .short = Zeppelin
strength = { strength.short }
    .short = Union
recruit = { recruit.short }
    .short = Recrue
animals = { animals.short }
    .short = Révolte
general = { general.short }
    .short = Général

# What happens
event-laid = { $count ->
    [one] { $seat } joue la carte { $card }.
   *[other] { $seat } joue { $count } cartes { $card }.
}
    .seat = { $count ->
        [one] Vous jouez la carte { $card }.
       *[other] Vous jouez { $count } cartes { $card }.
    }
event-took = { $count ->
    [one] { $seat } prend { $count } jeton de butin sur la Terre.
   *[other] { $seat } prend { $count } jetons de butin sur la Terre.
}
    .seat = { $count ->
        [one] Vous prenez { $count } jeton de butin sur la Terre.
       *[other] Vous prenez { $count } jetons de butin sur la Terre.
    }
event-robbed = { $count ->
    [0] { $seat } s’en prend à { $target }, qui n’a pas de butin.
    [one] { $seat } vole { $count } jeton de butin à { $target }.
   *[other] { $seat } vole { $count } jetons de butin à { $target }.
}
    .seat = { $count ->
        [0] Vous vous en prenez à { $target }, qui n’a pas de butin.
        [one] Vous volez { $count } jeton de butin à { $target }.
       *[other] Vous volez { $count } jetons de butin à { $target }.
    }
    .target = { $count ->
        [0] { $seat } s’en prend à vous, mais vous n’avez pas de butin.
        [one] { $seat } vous vole { $count } jeton de butin.
       *[other] { $seat } vous vole { $count } jetons de butin.
    }
event-returned = { $count ->
    [0] { $seat } n’a rien à rendre à la Terre.
    [one] { $seat } rend { $count } jeton de butin à la Terre.
   *[other] { $seat } rend { $count } jetons de butin à la Terre.
}
    .seat = { $count ->
        [0] Vous n’avez rien à rendre à la Terre.
        [one] Vous rendez { $count } jeton de butin à la Terre.
       *[other] Vous rendez { $count } jetons de butin à la Terre.
    }
event-gathered = { $count ->
    [one] { $seat } glisse l’unique carte posée sous la pioche.
   *[other] { $seat } mélange les { $count } cartes posées et les glisse sous la pioche.
}
    .seat = { $count ->
        [one] Vous glissez l’unique carte posée sous la pioche.
       *[other] Vous mélangez les { $count } cartes posées et les glissez sous la pioche.
    }
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
event-missed = { $seat } n’a pas de cartes et passe son tour.
    .seat = Vous n’avez pas de cartes et passez votre tour.
event-dealt-again = Plus personne n’a de cartes : les cartes posées ({ $count } en tout) forment une nouvelle pioche et chacun se sert.

# How it ends
earth-empty = Le dernier butin a quitté la Terre.
turn-limit = Après 200 tours, les extraterrestres rentrent chez eux.

# The score, item by item
tally-loot = Butin

# Refusals
no-not-your-turn = c’est à { $seat } de jouer
no-not-in-hand = vous n’avez pas la carte { $card } en main
no-not-so-many = { $count ->
    [one] vous n’avez qu’une seule carte { strength }
   *[other] vous n’avez que { $count } cartes { strength }
}
no-no-such-opponent = choisissez un de vos adversaires
no-name-a-target = dites quel adversaire vise la Révolte
no-nobody-has-loot = aucun adversaire n’a de butin : jouez la Révolte sans désigner de cible

# Moves, as lists show them
move-lay = Jouer la carte { $card }
move-strength = { $count ->
    [one] Jouer une carte { strength }
   *[other] Jouer { $count } cartes { strength }
}
move-animals = Jouer la carte { animals } contre { $target }

# What a move may say
expected-card = une carte ({ $cards })
expected-count = un nombre de cartes de { $low } à { $high }

# The table
board-earth = Terre, jetons de butin : { $loot }. Pioche : { $pile }.
board-player = { $who } : butin { $loot }, cartes { $cards }, sur le dessus { $top }
board-no-top = rien

# Options
option-tokens = jetons de butin sur la Terre
option-saucers = cartes de chaque modèle de soucoupe
option-strength = cartes { strength }
option-recruit = cartes { recruit }
option-animals = cartes { animals }
option-general = cartes { general }
label-tokens = Butin
label-saucers = Soucoupes
label-strength = { strength }
label-recruit = { recruit }
label-animals = { animals }
label-general = { general }
