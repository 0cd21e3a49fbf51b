title = Constellations

# Cards: the planets clockwise from the top left, as printed
p00 = P00 (rouge bleu vert jaune)
p01 = P01 (rouge rouge bleu bleu)
p02 = P02 (rouge rouge jaune jaune)
p03 = P03 (rouge rouge vert vert)
p04 = P04 (bleu bleu jaune jaune)
p05 = P05 (bleu bleu vert vert)
p06 = P06 (jaune jaune vert vert)
p07 = P07 (rouge bleu rouge bleu)
p08 = P08 (rouge jaune rouge jaune)
p09 = P09 (rouge vert rouge vert)
p10 = P10 (bleu jaune bleu jaune)
p11 = P11 (bleu vert bleu vert)
p12 = P12 (jaune vert jaune vert)
p13 = P13 (rouge rouge bleu jaune)
p14 = P14 (rouge rouge bleu vert)
p15 = P15 (rouge rouge jaune bleu)
p16 = P16 (rouge rouge jaune vert)
p17 = P17 (rouge rouge vert bleu)
p18 = P18 (rouge rouge vert jaune)
p19 = P19 (bleu bleu rouge jaune)
p20 = P20 (bleu bleu rouge vert)
p21 = P21 (bleu bleu jaune rouge)
p22 = P22 (bleu bleu jaune vert)
p23 = P23 (bleu bleu vert rouge)
p24 = P24 (bleu bleu vert jaune)
p25 = P25 (jaune jaune rouge bleu)
p26 = P26 (jaune jaune rouge vert)
p27 = P27 (jaune jaune bleu rouge)
p28 = P28 (jaune jaune bleu vert)
p29 = P29 (jaune jaune vert rouge)
p30 = P30 (jaune jaune vert bleu)
p31 = P31 (vert vert rouge bleu)
p32 = P32 (vert vert rouge jaune)
p33 = P33 (vert vert bleu rouge)
p34 = P34 (vert vert bleu jaune)
p35 = P35 (vert vert jaune rouge)
p36 = P36 (vert vert jaune bleu)
p37 = P37 (rouge bleu rouge jaune)
p38 = P38 (rouge bleu rouge vert)
p39 = P39 (rouge jaune rouge vert)
p40 = P40 (bleu rouge bleu jaune)
p41 = P41 (bleu rouge bleu vert)
p42 = P42 (bleu jaune bleu vert)
p43 = P43 (jaune rouge jaune bleu)
p44 = P44 (jaune rouge jaune vert)
p45 = P45 (jaune bleu jaune vert)
p46 = P46 (vert rouge vert bleu)
p47 = P47 (vert rouge vert jaune)
p48 = P48 (vert bleu vert jaune)

# Colours; .fem of a planet or constellation
red = rouge
    .fem = rouge
blue = bleu
    .fem = bleue
yellow = jaune
    .fem = jaune
green = vert
    .fem = verte

# Corners
nw = en haut à gauche
ne = en haut à droite
se = en bas à droite
sw = en bas à gauche

# What happens
event-laid = { $count ->
    [0] { $seat } pose { $card } en { $x },{ $y }.
    [one] { $seat } pose { $card } en { $x },{ $y }, avec un quart de tour.
   *[other] { $seat } pose { $card } en { $x },{ $y }, avec { $count } quarts de tour.
}
event-shared = { $count ->
    [one] { $seat } partagent désormais une planète { $colour-fem }.
   *[other] { $seat } partagent désormais une constellation { $colour-fem } de { $count } planètes.
}
event-landed = { $count ->
    [one] { $seat } se pose sur la planète { $corner } et occupe une planète { $colour-fem } isolée.
   *[other] { $seat } se pose sur la planète { $corner } et occupe une constellation { $colour-fem } de { $count } planètes.
}
event-moved = { $count ->
    [one] { $seat } déplace le vaisseau { $colour } sur la planète { $corner }, encore isolée.
   *[other] { $seat } déplace le vaisseau { $colour } sur la planète { $corner }, dans une constellation de { $count } planètes.
}
event-stayed = { $seat } n’envoie pas de vaisseau.
event-drew = { $seat } pioche une carte.
event-drew-seen = { $seat } pioche { $card }.
event-drew-known = { $seat } pioche { $card }, une carte que tout le monde a vue.
event-showed = { $seat } montre qu’aucune de ces cartes ne convient : { $cards }.
event-swapped = { $seat } glisse { $card } sous la pioche.
event-passed = { $seat } doit passer.
event-skipped = { $seat } n’a plus de cartes.

# How it ends
sky-complete = Les 49 cartes sont toutes dans le ciel.
all-passed = Plus personne ne peut poser de carte.
all-swapped = Après 48 échanges d’affilée, aucune carte ne convient.

# The score, item by item
tally-colour = constellation { $colour-fem }

# Refusals
no-not-your-turn = c’est à { $seat } de jouer
no-not-in-hand = vous n’avez pas { $card } en main
no-lay-first = posez d’abord une carte ; un vaisseau pourra suivre
no-ship-step = votre carte est posée : envoyez un vaisseau sur une de ses planètes, ou restez-en là
no-no-need-to-swap = une de vos cartes convient : posez-la
no-swap-first = aucune de vos cartes ne convient : glissez-en une sous la pioche
no-same-look = { $card } ne change pas d’aspect après un demi-tour : écrivez turn { $count }
no-cell-taken = il y a déjà une carte à cet endroit
no-not-beside = la carte doit toucher par un côté une carte du ciel
no-no-match = à cet endroit, aucune planète de la carte ne toucherait une planète de sa couleur
no-already-yours = cette constellation { $colour-fem } est déjà à vous
no-not-free = cette constellation { $colour-fem } appartient à un adversaire

# Moves, as lists show them
move-lay = { $name } en { $x },{ $y } : { $nw } { $ne } au-dessus de { $sw } { $se }
move-ship = { $count ->
    [one] Un vaisseau sur la planète { $corner }, une { $colour-fem } isolée
   *[other] Un vaisseau sur la planète { $corner }, dans une constellation { $colour-fem } de { $count }
}
move-stay = Ne pas envoyer de vaisseau
move-swap = Glisser { $card } sous la pioche

# What a move may say
expected-start = une carte (p00 à p48), « ship », « stay » ou « swap »
expected-card = une carte (p00 à p48)
expected-corner = un coin ({ $corners })
expected-place = un emplacement x,y avec x de { $west } à { $east } et y de { $north } à { $south }
expected-turns = un nombre de quarts de tour de { $low } à { $high }

# The table
board-pile = Pioche : { $pile }. Le ciel du nord au sud :
board-card = { $x },{ $y } { $nw } { $ne } au-dessus de { $sw } { $se }
card-turned = { $name } : { $nw } { $ne } au-dessus de { $sw } { $se }
board-player = { $who } : cartes { $cards }, vaisseaux : { $ships }
board-no-ships = aucun
board-ship = { $colour } en { $x },{ $y } { $corner }, planètes { $count }
