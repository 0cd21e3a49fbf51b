title = Constellations

# Cards: the planets clockwise from the top left, as printed
p00 = rouge bleu vert jaune
p01 = rouge rouge bleu bleu
p02 = rouge rouge jaune jaune
p03 = rouge rouge vert vert
p04 = bleu bleu jaune jaune
p05 = bleu bleu vert vert
p06 = jaune jaune vert vert
p07 = rouge bleu rouge bleu
p08 = rouge jaune rouge jaune
p09 = rouge vert rouge vert
p10 = bleu jaune bleu jaune
p11 = bleu vert bleu vert
p12 = jaune vert jaune vert
p13 = rouge rouge bleu jaune
p14 = rouge rouge bleu vert
p15 = rouge rouge jaune bleu
p16 = rouge rouge jaune vert
p17 = rouge rouge vert bleu
p18 = rouge rouge vert jaune
p19 = bleu bleu rouge jaune
p20 = bleu bleu rouge vert
p21 = bleu bleu jaune rouge
p22 = bleu bleu jaune vert
p23 = bleu bleu vert rouge
p24 = bleu bleu vert jaune
p25 = jaune jaune rouge bleu
p26 = jaune jaune rouge vert
p27 = jaune jaune bleu rouge
p28 = jaune jaune bleu vert
p29 = jaune jaune vert rouge
p30 = jaune jaune vert bleu
p31 = vert vert rouge bleu
p32 = vert vert rouge jaune
p33 = vert vert bleu rouge
p34 = vert vert bleu jaune
p35 = vert vert jaune rouge
p36 = vert vert jaune bleu
p37 = rouge bleu rouge jaune
p38 = rouge bleu rouge vert
p39 = rouge jaune rouge vert
p40 = bleu rouge bleu jaune
p41 = bleu rouge bleu vert
p42 = bleu jaune bleu vert
p43 = jaune rouge jaune bleu
p44 = jaune rouge jaune vert
p45 = jaune bleu jaune vert
p46 = vert rouge vert bleu
p47 = vert rouge vert jaune
p48 = vert bleu vert jaune

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
event-laid = { $seat } pose une carte : { $card }.
    .seat = Vous posez une carte : { $card }.
event-shared = { $count ->
    [one] { $seat } partagent désormais une planète { $colour-fem }.
   *[other] { $seat } partagent désormais une constellation { $colour-fem } de { $count } planètes.
}
    .seat = { $count ->
        [one] { $seat } partagez désormais une planète { $colour-fem }.
       *[other] { $seat } partagez désormais une constellation { $colour-fem } de { $count } planètes.
    }
event-landed = { $count ->
    [one] { $seat } se pose sur la planète { $corner } et occupe une planète { $colour-fem } isolée.
   *[other] { $seat } se pose sur la planète { $corner } et occupe une constellation { $colour-fem } de { $count } planètes.
}
    .seat = { $count ->
        [one] Vous vous posez sur la planète { $corner } et occupez une planète { $colour-fem } isolée.
       *[other] Vous vous posez sur la planète { $corner } et occupez une constellation { $colour-fem } de { $count } planètes.
    }
event-moved = { $count ->
    [one] { $seat } déplace le vaisseau { $colour } sur la planète { $corner }, encore isolée.
   *[other] { $seat } déplace le vaisseau { $colour } sur la planète { $corner }, dans une constellation de { $count } planètes.
}
    .seat = { $count ->
        [one] Vous déplacez votre vaisseau { $colour } sur la planète { $corner }, encore isolée.
       *[other] Vous déplacez votre vaisseau { $colour } sur la planète { $corner }, dans une constellation de { $count } planètes.
    }
event-stayed = { $seat } n’envoie pas de vaisseau.
    .seat = Vous n’envoyez pas de vaisseau.
event-drew = { $seat } pioche une carte.
    .seat = Vous piochez une carte.
event-drew-seen = { $seat } pioche une carte : { $card }.
    .seat = Vous piochez une carte : { $card }.
event-drew-known = { $seat } pioche une carte que tout le monde a vue : { $card }.
    .seat = Vous piochez une carte que tout le monde a vue : { $card }.
event-showed = { $seat } montre qu’aucune de ces cartes ne convient : { $cards }.
    .seat = Vous montrez qu’aucune de ces cartes ne convient : { $cards }.
event-swapped = { $seat } glisse une carte sous la pioche : { $card }.
    .seat = Vous glissez une carte sous la pioche : { $card }.
event-passed = { $seat } doit passer.
    .seat = Vous devez passer.
event-skipped = { $seat } n’a plus de cartes.
    .seat = Vous n’avez plus de cartes.

# How it ends
sky-complete = Les 49 cartes sont toutes dans le ciel.
all-passed = Plus personne ne peut poser de carte.
all-swapped = Après 48 échanges d’affilée, aucune carte ne convient.

# The score, item by item
tally-colour = constellation { $colour-fem }

# Refusals
no-not-your-turn = c’est à { $seat } de jouer
no-not-in-hand = vous n’avez pas cette carte en main : { $card }
no-lay-first = posez d’abord une carte ; un vaisseau pourra suivre
no-ship-step = votre carte est posée : envoyez un vaisseau sur une de ses planètes, ou restez-en là
no-no-need-to-swap = une de vos cartes convient : posez-la
no-swap-first = aucune de vos cartes ne convient : glissez-en une sous la pioche
no-same-look = cette carte ne change pas d’aspect après un demi-tour : écrivez turn { $count }
no-cell-taken = il y a déjà une carte à cet endroit
no-not-beside = la carte doit toucher par un côté une carte du ciel
no-no-match = à cet endroit, aucune planète de la carte ne toucherait une planète de sa couleur
no-already-yours = cette constellation { $colour-fem } est déjà à vous
no-not-free = cette constellation { $colour-fem } appartient à un adversaire

# Moves, as lists show them
move-lay = { $nw } { $ne } au-dessus de { $sw } { $se }, depuis la carte de départ { $place }
move-ship = { $count ->
    [one] Un vaisseau sur la planète { $corner }, une { $colour-fem } isolée
   *[other] Un vaisseau sur la planète { $corner }, dans une constellation { $colour-fem } de { $count }
}
move-stay = Ne pas envoyer de vaisseau
move-swap = Glisser cette carte sous la pioche : { $card }

# What a move may say
expected-start = une carte (p00 à p48), « ship », « stay » ou « swap »
expected-card = une carte (p00 à p48)
expected-corner = un coin ({ $corners })
expected-place = un emplacement x,y avec x de { $west } à { $east } et y de { $north } à { $south }
expected-turns = un nombre de quarts de tour de { $low } à { $high }

# The table
board-pile = Pioche : { $pile }. Le ciel du nord au sud :
board-card = { $x },{ $y } { $nw } { $ne } au-dessus de { $sw } { $se }
card-turned = { $nw } { $ne } au-dessus de { $sw } { $se }
place-start = carte de départ
place-left = { $count } à gauche
place-right = { $count } à droite
place-up = { $count } vers le haut
place-down = { $count } vers le bas
place-both = { $across } et { $along }
board-player = { $who } : cartes { $cards }, vaisseaux : { $ships }
board-no-ships = aucun
board-ship = { $colour } en { $x },{ $y } { $corner }, planètes { $count }
