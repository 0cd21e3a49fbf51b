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
C01 = { baobab } + 2 × { white-sheep } + { brown-sheep }
C02 = { baobab } + { fox } + 2 × { white-sheep }
C03 = { baobab } + 2 × { grey-sheep }
C04 = { volcano } + 2 × { lamp }
C05 = { volcano } + { lamp } + { fox } + { white-sheep }
C06 = { volcano } + { lamp } + { grey-sheep }
C07 = { volcano } + { lamp } + { snake } + { white-sheep }
C08 = { volcano } + { snake }
C09 = 3 × { lamp } + { fox }
C10 = { rose } + 2 × { lamp }
C11 = 2 × { lamp } + { box }
C12 = 2 × { lamp } + { snake }
C13 = { box } + 2 × { white-sheep }
C14 = { box } + { white-sheep }
C15 = { box } + { grey-sheep }
C16 = { white-sheep }
C17 = { elephant }
C18 = { baobab } + { elephant } + { brown-sheep }
C19 = { baobab } + { rose } + { snake }
C20 = { volcano } + { lamp } + { elephant } + { white-sheep }
U01 = { baobab } + { sunset } + { elephant }
U02 = { baobab } + { sunset } + { grey-sheep }
U03 = { baobab } + { rose } + { star }
U04 = { baobab } + { grey-sheep } + { brown-sheep }
U05 = { baobab } + { star } + { brown-sheep }
U06 = { volcano } + 2 × { lamp } + { star }
U07 = { volcano } + { sunset } + { lamp } + { fox } + { grey-sheep }
U08 = { volcano } + { lamp } + { white-sheep } + { grey-sheep }
U09 = { volcano } + { sunset } + { lamp } + { elephant } + { white-sheep }
U10 = { volcano } + { sunset } + { lamp } + { snake } + { white-sheep }
U11 = { volcano } + 2 × { star }
U12 = { volcano } + 2 × { star } + { grey-sheep }
U13 = 3 × { lamp } + { snake }
U14 = { sunset } + { rose } + 2 × { lamp }
U15 = { sunset } + 2 × { lamp } + { fox }
U16 = { lamp } + 2 × { white-sheep }
U17 = { lamp } + 2 × { box }
U18 = { box } + { white-sheep }
U19 = { sunset } + { fox }
U20 = { sunset } + { elephant }
D01 = { baobab } + { sunset } + { grey-sheep }
D02 = { baobab } + { sunset } + { snake }
D03 = { baobab } + { rose } + { star }
D04 = { baobab } + { grey-sheep } + { brown-sheep }
D05 = { baobab } + { star } + { brown-sheep }
D06 = { volcano } + 2 × { lamp } + { star }
D07 = { volcano } + { sunset } + { lamp } + { fox } + { grey-sheep }
D08 = { volcano } + { lamp } + { white-sheep } + { grey-sheep }
D09 = { volcano } + { sunset } + { lamp } + { elephant } + { white-sheep }
D10 = { volcano } + { sunset } + { lamp } + { snake } + { white-sheep }
D11 = { volcano } + 2 × { star }
D12 = { volcano } + 2 × { star } + { grey-sheep }
D13 = 3 × { lamp } + { snake }
D14 = { sunset } + { rose } + 2 × { lamp }
D15 = { sunset } + 2 × { lamp } + { fox }
D16 = { lamp } + 2 × { white-sheep }
D17 = { lamp } + 2 × { box }
D18 = { box } + { white-sheep }
D19 = { sunset } + { fox }
D20 = { sunset } + { elephant }
K01 = { vain-man }
K02 = { vain-man }
K03 = { geographer }
K04 = { geographer }
K05 = { astronomer }
K06 = { astronomer }
K07 = { king }
K08 = { lamplighter }
K09 = { lamplighter }
K10 = { hunter }
K11 = { hunter }
K12 = { drunkard }
K13 = { businessman-white }
K14 = { businessman-grey }
K15 = { businessman-brown }
K16 = { gardener }
K17 = { gardener }
K18 = { turkish-astronomer }
K19 = { turkish-astronomer }
K20 = { little-prince }

# What happens
event-drew = { $seat } dévoile des tuiles de la pile { $stack-of }.
    .seat = Vous dévoilez des tuiles de la pile { $stack-of }.
event-looked = { $seat } regarde trois tuiles de la pile { $stack-of }.
    .seat = Vous regardez trois tuiles de la pile { $stack-of }.
event-looked-seen = { $seat } regarde trois tuiles de la pile { $stack-of } : { $tiles }.
    .seat = Vous regardez trois tuiles de la pile { $stack-of } : { $tiles }.
event-hid = { $seat } pose une tuile face cachée et montre les autres : { $tiles }.
    .seat = Vous posez une tuile face cachée et montrez les autres : { $tiles }.
event-hid-seen = { $seat } pose une tuile face cachée ({ $hidden }) et montre les autres : { $tiles }.
    .seat = Vous posez une tuile face cachée ({ $hidden }) et montrez les autres : { $tiles }.
event-took = { $seat } prend une tuile : { $tile }.
    .seat = Vous prenez une tuile : { $tile }.
event-took-hidden = { $seat } prend la tuile cachée : { $tile }.
    .seat = Vous prenez la tuile cachée : { $tile }.
event-took-secretly = { $seat } prend la tuile cachée et la pose en secret dans un coin.
    .seat = Vous prenez la tuile cachée et la posez en secret dans un coin.
event-took-secretly-seen = { $seat } pose la tuile cachée en secret dans un coin : { $tile }.
    .seat = Vous posez la tuile cachée en secret dans un coin : { $tile }.
event-turned = Trois baobabs, c’est trop : { $seat } retourne ces tuiles face cachée.
    .seat = Trois baobabs, c’est trop : vous retournez ces tuiles face cachée.
event-named = { $seat } laisse { $target } se servir ensuite.
    .seat = Vous laissez { $target } se servir ensuite.
    .target = { $seat } vous laisse vous servir ensuite.
event-last = La dernière tuile est pour { $seat }.
    .seat = La dernière tuile est pour vous.
event-discarded = Tuile défaussée : { $tile }.
event-starts = { $seat } ouvre la manche suivante.
    .seat = Vous ouvrez la manche suivante.
event-scored = { $count ->
    [one] { $seat } marque { $count } point grâce à { $tiles }.
   *[other] { $seat } marque { $count } points grâce à { $tiles }.
}
    .seat = { $count ->
        [one] Vous marquez { $count } point grâce à { $tiles }.
       *[other] Vous marquez { $count } points grâce à { $tiles }.
    }
event-erupted = { $count ->
    [one] { $seat } a le plus de volcans et perd { $count } point.
   *[other] { $seat } a le plus de volcans et perd { $count } points.
}
    .seat = { $count ->
        [one] Vous avez le plus de volcans et perdez { $count } point.
       *[other] Vous avez le plus de volcans et perdez { $count } points.
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
    .other = vous avez déjà une tuile de cette manche

# Moves, as lists show them
move-stack = Ouvrir la pile { $stack-of }
move-take = Poser la tuile { $tile } en rangée { $row }, colonne { $column }
move-take-hidden = Poser la tuile cachée ({ $tile }) en rangée { $row }, colonne { $column }
move-hide = Proposer la tuile { $tile } face cachée
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
option-characters = personnages posés visibles, ou cachés jusqu’à la fin
label-characters = Personnages
choice-open = visibles
choice-hidden = secrets
