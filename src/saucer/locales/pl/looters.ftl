title = Zielona Szajka

# Cards
thimble = { thimble.short } (spodek 2)
    .short = Naparstek
teacup = { teacup.short } (spodek 2)
    .short = Filiżanka
dinghy = { dinghy.short } (spodek 2)
    .short = Łupinka
pancake = { pancake.short } (spodek 3)
    .short = Naleśnik
lampshade = { lampshade.short } (spodek 3)
    .short = Abażur
sombrero = { sombrero.short } (spodek 3)
    .short = Sombrero
carousel = { carousel.short } (spodek 4)
    .short = Karuzela
cruiser = { cruiser.short } (spodek 4)
    .short = Krążownik
zeppelin = { zeppelin.short } (spodek 4)
    .short = Sterowiec
strength = { strength.short }
    .short = Gromada
recruit = { recruit.short }
    .short = Zaciąg
animals = { animals.short }
    .short = Bunt
general = { general.short }
    .short = Generał

# What happens
event-laid = { $count ->
    [one] { $seat } zagrywa kartę { $card }.
    [few] { $seat } zagrywa { $count } karty { $card }.
    [many] { $seat } zagrywa { $count } kart { $card }.
   *[other] { $seat } zagrywa { $count } karty { $card }.
}
    .seat = { $count ->
        [one] Zagrywasz kartę { $card }.
        [few] Zagrywasz { $count } karty { $card }.
        [many] Zagrywasz { $count } kart { $card }.
       *[other] Zagrywasz { $count } karty { $card }.
    }
event-took = { $count ->
    [one] { $seat } porywa z Ziemi { $count } łup.
    [few] { $seat } porywa z Ziemi { $count } łupy.
    [many] { $seat } porywa z Ziemi { $count } łupów.
   *[other] { $seat } porywa z Ziemi { $count } łupu.
}
    .seat = { $count ->
        [one] Porywasz z Ziemi { $count } łup.
        [few] Porywasz z Ziemi { $count } łupy.
        [many] Porywasz z Ziemi { $count } łupów.
       *[other] Porywasz z Ziemi { $count } łupu.
    }
event-robbed = { $count ->
    [0] { $seat } napada, ale { $target } nie ma ani jednego łupu.
    [one] { $seat } kradnie { $count } łup, traci go { $target }.
    [few] { $seat } kradnie { $count } łupy, traci je { $target }.
    [many] { $seat } kradnie { $count } łupów, traci je { $target }.
   *[other] { $seat } kradnie { $count } łupu, traci je { $target }.
}
    .seat = { $count ->
        [0] Napadasz, ale { $target } nie ma ani jednego łupu.
        [one] Kradniesz { $count } łup, traci go { $target }.
        [few] Kradniesz { $count } łupy, traci je { $target }.
        [many] Kradniesz { $count } łupów, traci je { $target }.
       *[other] Kradniesz { $count } łupu, traci je { $target }.
    }
    .target = { $count ->
        [0] { $seat } cię napada, ale nie masz ani jednego łupu.
        [one] { $seat } kradnie ci { $count } łup.
        [few] { $seat } kradnie ci { $count } łupy.
        [many] { $seat } kradnie ci { $count } łupów.
       *[other] { $seat } kradnie ci { $count } łupu.
    }
event-returned = { $count ->
    [0] { $seat } nie ma czego oddać Ziemi.
    [one] { $seat } oddaje Ziemi { $count } łup.
    [few] { $seat } oddaje Ziemi { $count } łupy.
    [many] { $seat } oddaje Ziemi { $count } łupów.
   *[other] { $seat } oddaje Ziemi { $count } łupu.
}
    .seat = { $count ->
        [0] Nie masz czego oddać Ziemi.
        [one] Oddajesz Ziemi { $count } łup.
        [few] Oddajesz Ziemi { $count } łupy.
        [many] Oddajesz Ziemi { $count } łupów.
       *[other] Oddajesz Ziemi { $count } łupu.
    }
event-gathered = { $count ->
    [one] { $seat } wsuwa jedyną wyłożoną kartę pod stos.
    [few] { $seat } tasuje wszystkie { $count } wyłożone karty i wsuwa je pod stos.
    [many] { $seat } tasuje wszystkie { $count } wyłożonych kart i wsuwa je pod stos.
   *[other] { $seat } tasuje wszystkie { $count } wyłożonej karty i wsuwa je pod stos.
}
    .seat = { $count ->
        [one] Wsuwasz jedyną wyłożoną kartę pod stos.
        [few] Tasujesz wszystkie { $count } wyłożone karty i wsuwasz je pod stos.
        [many] Tasujesz wszystkie { $count } wyłożonych kart i wsuwasz je pod stos.
       *[other] Tasujesz wszystkie { $count } wyłożonej karty i wsuwasz je pod stos.
    }
event-drew = { $count ->
    [one] { $seat } dobiera kartę.
    [few] { $seat } dobiera { $count } karty.
    [many] { $seat } dobiera { $count } kart.
   *[other] { $seat } dobiera { $count } karty.
}
    .seat = { $count ->
        [one] Dobierasz kartę.
        [few] Dobierasz { $count } karty.
        [many] Dobierasz { $count } kart.
       *[other] Dobierasz { $count } karty.
    }
event-drew-seen = { $seat } dobiera: { $cards }.
    .seat = Dobierasz: { $cards }.
event-missed = { $seat } nie ma kart i traci kolejkę.
    .seat = Nie masz kart i tracisz kolejkę.
event-dealt-again = Nikt nie ma już kart: z wyłożonych (razem { $count }) powstaje nowy stos i wszyscy dobierają.

# How it ends
earth-empty = Z Ziemi zniknął ostatni łup.
turn-limit = Po 200 turach kosmici wracają do domu.

# The score, item by item
tally-loot = Łupy

# Refusals
no-not-your-turn = teraz gra { $seat }
no-not-in-hand = nie masz na ręce karty { $card }
no-not-so-many = { $count ->
    [one] masz tylko { $count } kartę { strength }
    [few] masz tylko { $count } karty { strength }
    [many] masz tylko { $count } kart { strength }
   *[other] masz tylko { $count } karty { strength }
}
no-no-such-opponent = wskaż kogoś spośród rywali
no-name-a-target = wskaż, przeciw komu z rywali jest Bunt
no-nobody-has-loot = nikt z rywali nie ma łupów: zagraj Bunt bez wskazywania celu

# Moves, as lists show them
move-lay = Zagraj kartę { $card }
move-strength = { $count ->
    [one] Zagraj jedną kartę { strength }
    [few] Zagraj { $count } karty { strength }
    [many] Zagraj { $count } kart { strength }
   *[other] Zagraj { $count } karty { strength }
}
move-animals = Zagraj kartę { animals }, cel: { $target }

# What a move may say
expected-card = karta ({ $cards })
expected-count = liczba kart od { $low } do { $high }

# The table
board-earth = Ziemia, łupy: { $loot }. Stos: { $pile }.
board-player = { $who }: łupy { $loot }, karty { $cards }, na wierzchu { $top }
board-no-top = nic

# Options
option-tokens = łupy na Ziemi
option-saucers = karty każdego wzoru spodka
option-strength = karty { strength }
option-recruit = karty { recruit }
option-animals = karty { animals }
option-general = karty { general }
label-tokens = Łupy
label-saucers = Spodki
label-strength = { strength }
label-recruit = { recruit }
label-animals = { animals }
label-general = { general }
