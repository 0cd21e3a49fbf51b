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
event-took = { $count ->
    [one] { $seat } prend { $count } butin sur la Terre.
   *[other] { $seat } prend { $count } butins sur la Terre.
}
event-robbed = { $count ->
    [0] { $seat } s’en prend à { $target }, qui n’a aucun butin.
    [one] { $seat } vole { $count } butin à { $target }.
   *[other] { $seat } vole { $count } butins à { $target }.
}
event-returned = { $count ->
    [0] { $seat } n’a rien à rendre à la Terre.
    [one] { $seat } rend { $count } butin à la Terre.
   *[other] { $seat } rend { $count } butins à la Terre.
}
event-gathered = { $count ->
    [one] { $seat } glisse l’unique carte posée sous la pioche.
   *[other] { $seat } mélange les { $count } cartes posées et les glisse sous la pioche.
}
event-drew = { $count ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $count } cartes.
}
event-drew-seen = { $seat } pioche : { $cards }.
event-missed = { $seat } n’a pas de cartes et passe son tour.
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
no-name-a-target = dites quel adversaire les animaux attaquent
no-nobody-has-loot = aucun adversaire n’a de butin : jouez les animaux sans désigner de cible

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
board-earth = Terre, butins : { $loot }. Pioche : { $pile }.
board-player = { $who } : butins { $loot }, cartes { $cards }, sur le dessus { $top }
board-no-top = rien

# Options
option-tokens = butins sur la Terre (U1)
option-saucers = cartes de chaque modèle de soucoupe
option-strength = cartes { strength }
option-recruit = cartes { recruit }
option-animals = cartes { animals }
option-general = cartes { general }
label-tokens = Butins
label-saucers = Soucoupes
label-strength = { strength }
label-recruit = { recruit }
label-animals = { animals }
label-general = { general }
