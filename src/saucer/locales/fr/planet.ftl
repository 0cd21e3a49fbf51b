title = Dessine-moi une planète

# Stacks; .of in "the stack of ..."
center = centre
    .of = du centre
uphill = bord montant
    .of = des bords montants
downhill = bord descendant
    .of = des bords descendants
character = personnage
    .of = des personnages

# Objects
baobab = baobab
volcano = volcan
sunset = coucher de soleil
rose = rose
lamp = réverbère
box = caisse
star = grande étoile
fox = renard
elephant = éléphant
snake = serpent
white-sheep = mouton blanc
grey-sheep = mouton gris
brown-sheep = mouton brun

# Characters
vain-man = Vaniteux
geographer = Géographe
astronomer = Astronome
king = Roi
lamplighter = Allumeur de réverbères
hunter = Chasseur
drunkard = Buveur
businessman-white = Businessman des moutons blancs
businessman-grey = Businessman des moutons gris
businessman-brown = Businessman des moutons bruns
gardener = Jardinier
turkish-astronomer = Astronome turc
little-prince = Petit Prince

# Tiles
C01 = C01 ({ baobab }, 2 × { white-sheep }, { brown-sheep })
C02 = C02 ({ baobab }, { fox }, 2 × { white-sheep })
C03 = C03 ({ baobab }, 2 × { grey-sheep })
C04 = C04 ({ volcano }, 2 × { lamp })
C05 = C05 ({ volcano }, { lamp }, { fox }, { white-sheep })
C06 = C06 ({ volcano }, { lamp }, { grey-sheep })
C07 = C07 ({ volcano }, { lamp }, { snake }, { white-sheep })
C08 = C08 ({ volcano }, { snake })
C09 = C09 (3 × { lamp }, { fox })
C10 = C10 ({ rose }, 2 × { lamp })
C11 = C11 (2 × { lamp }, { box })
C12 = C12 (2 × { lamp }, { snake })
C13 = C13 ({ box }, 2 × { white-sheep })
C14 = C14 ({ box }, { white-sheep })
C15 = C15 ({ box }, { grey-sheep })
C16 = C16 ({ white-sheep })
C17 = C17 ({ elephant })
C18 = C18 ({ baobab }, { elephant }, { brown-sheep })
C19 = C19 ({ baobab }, { rose }, { snake })
C20 = C20 ({ volcano }, { lamp }, { elephant }, { white-sheep })
U01 = U01 ({ baobab }, { sunset }, { elephant })
U02 = U02 ({ baobab }, { sunset }, { grey-sheep })
U03 = U03 ({ baobab }, { rose }, { star })
U04 = U04 ({ baobab }, { grey-sheep }, { brown-sheep })
U05 = U05 ({ baobab }, { star }, { brown-sheep })
U06 = U06 ({ volcano }, 2 × { lamp }, { star })
U07 = U07 ({ volcano }, { sunset }, { lamp }, { fox }, { grey-sheep })
U08 = U08 ({ volcano }, { lamp }, { white-sheep }, { grey-sheep })
U09 = U09 ({ volcano }, { sunset }, { lamp }, { elephant }, { white-sheep })
U10 = U10 ({ volcano }, { sunset }, { lamp }, { snake }, { white-sheep })
U11 = U11 ({ volcano }, 2 × { star })
U12 = U12 ({ volcano }, 2 × { star }, { grey-sheep })
U13 = U13 (3 × { lamp }, { snake })
U14 = U14 ({ sunset }, { rose }, 2 × { lamp })
U15 = U15 ({ sunset }, 2 × { lamp }, { fox })
U16 = U16 ({ lamp }, 2 × { white-sheep })
U17 = U17 ({ lamp }, 2 × { box })
U18 = U18 ({ box }, { white-sheep })
U19 = U19 ({ sunset }, { fox })
U20 = U20 ({ sunset }, { elephant })
D01 = D01 ({ baobab }, { sunset }, { grey-sheep })
D02 = D02 ({ baobab }, { sunset }, { snake })
D03 = D03 ({ baobab }, { rose }, { star })
D04 = D04 ({ baobab }, { grey-sheep }, { brown-sheep })
D05 = D05 ({ baobab }, { star }, { brown-sheep })
D06 = D06 ({ volcano }, 2 × { lamp }, { star })
D07 = D07 ({ volcano }, { sunset }, { lamp }, { fox }, { grey-sheep })
D08 = D08 ({ volcano }, { lamp }, { white-sheep }, { grey-sheep })
D09 = D09 ({ volcano }, { sunset }, { lamp }, { elephant }, { white-sheep })
D10 = D10 ({ volcano }, { sunset }, { lamp }, { snake }, { white-sheep })
D11 = D11 ({ volcano }, 2 × { star })
D12 = D12 ({ volcano }, 2 × { star }, { grey-sheep })
D13 = D13 (3 × { lamp }, { snake })
D14 = D14 ({ sunset }, { rose }, 2 × { lamp })
D15 = D15 ({ sunset }, 2 × { lamp }, { fox })
D16 = D16 ({ lamp }, 2 × { white-sheep })
D17 = D17 ({ lamp }, 2 × { box })
D18 = D18 ({ box }, { white-sheep })
D19 = D19 ({ sunset }, { fox })
D20 = D20 ({ sunset }, { elephant })
K01 = K01 ({ vain-man })
K02 = K02 ({ vain-man })
K03 = K03 ({ geographer })
K04 = K04 ({ geographer })
K05 = K05 ({ astronomer })
K06 = K06 ({ astronomer })
K07 = K07 ({ king })
K08 = K08 ({ lamplighter })
K09 = K09 ({ lamplighter })
K10 = K10 ({ hunter })
K11 = K11 ({ hunter })
K12 = K12 ({ drunkard })
K13 = K13 ({ businessman-white })
K14 = K14 ({ businessman-grey })
K15 = K15 ({ businessman-brown })
K16 = K16 ({ gardener })
K17 = K17 ({ gardener })
K18 = K18 ({ turkish-astronomer })
K19 = K19 ({ turkish-astronomer })
K20 = K20 ({ little-prince })

# What happens
event-drew = { $seat } dévoile des tuiles de la pile { $stack-of } : { $tiles }.
event-looked = { $seat } regarde trois tuiles de la pile { $stack-of }.
event-looked-seen = { $seat } regarde trois tuiles de la pile { $stack-of } : { $tiles }.
event-hid = { $seat } propose { $tiles } et une tuile face cachée.
event-hid-seen = { $seat } propose { $tiles } et, face cachée, { $hidden }.
event-took = { $seat } prend { $tile }.
event-took-hidden = { $seat } prend la tuile cachée : { $tile }.
event-took-secretly = { $seat } prend la tuile cachée et la pose en secret dans un coin.
event-took-secretly-seen = { $seat } prend la tuile cachée, { $tile }, et la pose en secret dans un coin.
event-turned = Trop de baobabs : { $seat } retourne face cachée { $tiles }.
event-named = { $seat } désigne { $target }.
event-last = La dernière tuile est pour { $seat }.
event-discarded = { $tile } quitte la partie.
event-starts = { $seat } ouvre la manche suivante.
event-scored = { $count ->
    [one] { $seat } marque { $count } point grâce à { $tiles }.
   *[other] { $seat } marque { $count } points grâce à { $tiles }.
}
event-erupted = { $count ->
    [one] { $seat } a le plus de volcans et perd { $count } point.
   *[other] { $seat } a le plus de volcans et perd { $count } points.
}

# How it ends
planets-finished = Toutes les planètes sont achevées.

# Refusals
no-not-your-turn = c’est à { $seat } de jouer
no-stack-now = choisissez d’abord une pile
no-hide-now = choisissez d’abord la tuile à poser face cachée
no-take-now = prenez d’abord une des tuiles proposées
no-name-now = désignez d’abord qui se servira ensuite
no-stack-empty = la pile { $stack-of } est vide
no-not-on-offer = aucune tuile ne porte le numéro { $number } parmi les tuiles proposées
no-slot-taken = votre emplacement { $place } ({ $stack }) est déjà occupé
no-no-such-player = ce joueur n’existe pas
no-has-a-tile = { $other } a déjà une tuile de cette manche

# Moves, as lists show them
move-stack = Ouvrir la pile { $stack-of }
move-take = Prendre { $tile } et poser la tuile en { $place }
move-take-hidden = Prendre la tuile cachée, { $tile }, et la poser en { $place }
move-hide = Proposer { $tile } face cachée
move-name = Laisser { $target } se servir ensuite
tile-number = numéro { $number } des tuiles proposées

# What a move may say
expected-verb = « stack », « take », « hide » ou « name »
expected-stack = une pile ({ $stacks })
expected-tile = une tuile proposée ({ $tiles })
expected-slot = un emplacement (a, b, c, d)

# The table; slots are named a to d within each kind
board-round = Manche { $round } sur { $rounds }.
board-stacks = Tuiles restantes : { $stacks }.
board-on-offer = Tuiles proposées :
board-no-offer = Aucune tuile n’est proposée pour le moment.
board-offer = { $number } : { $tile }
board-offer-closed = { $number } : { $tile }, face cachée
board-offer-hidden = { $number } : une tuile face cachée
board-discards = Défausse : { $tiles }
board-planet = { $who } : planète à { $volcanoes ->
    [one] { $volcanoes } volcan
   *[other] { $volcanoes } volcans
}
board-kind = { $stack } : { $tiles }
board-tile = { $place } { $tile }
board-turned = { $place } { $tile } retournée face cachée
board-unseen = { $place } un personnage secret
board-free = libre { $places }

# Options
option-characters = personnages posés visibles ou secrets (P25)
label-characters = Personnages
choice-open = visibles
choice-hidden = secrets
