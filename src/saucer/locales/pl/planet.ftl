title = Narysuj mi planetę

# Stacks; .gen in "a stack of ..."
center = środek
    .gen = środka
uphill = brzeg wznoszący
    .gen = brzegu wznoszącego
downhill = brzeg opadający
    .gen = brzegu opadającego
character = postać
    .gen = postaci

# Objects
baobab = baobab
volcano = wulkan
sunset = zachód słońca
rose = róża
lamp = latarnia
box = skrzynka
star = wielka gwiazda
fox = lis
elephant = słoń
snake = wąż
white-sheep = biała owca
grey-sheep = szara owca
brown-sheep = brązowa owca

# Characters
vain-man = Próżny
geographer = Geograf
astronomer = Astronom
king = Król
lamplighter = Latarnik
hunter = Myśliwy
drunkard = Pijak
businessman-white = Bankier białych owiec
businessman-grey = Bankier szarych owiec
businessman-brown = Bankier brązowych owiec
gardener = Ogrodnik
turkish-astronomer = Turecki Astronom
little-prince = Mały Książę

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
event-drew = { $seat } odkrywa kafelki ze stosu { $stack-gen }: { $tiles }.
event-looked = { $seat } zagląda w trzy kafelki ze stosu { $stack-gen }.
event-looked-seen = { $seat } zagląda w trzy kafelki ze stosu { $stack-gen }: { $tiles }.
event-hid = { $seat } wykłada { $tiles } oraz jeden zakryty kafelek.
event-hid-seen = { $seat } wykłada { $tiles } oraz zakryty kafelek: { $hidden }.
event-took = { $seat } bierze { $tile }.
event-took-hidden = { $seat } bierze zakryty kafelek: { $tile }.
event-took-secretly = { $seat } bierze zakryty kafelek i kładzie go w tajemnicy w rogu.
event-took-secretly-seen = { $seat } bierze zakryty kafelek, { $tile }, i kładzie go w tajemnicy w rogu.
event-turned = Za dużo baobabów: { $seat } zakrywa { $tiles }.
event-named = { $seat } wskazuje, kto teraz bierze: { $target }.
event-last = Ostatni kafelek dostaje { $seat }.
event-discarded = { $tile } wypada z gry.
event-starts = Następną rundę zaczyna { $seat }.
event-scored = { $count ->
    [one] { $seat } zdobywa { $count } punkt. Oceniają: { $tiles }.
    [few] { $seat } zdobywa { $count } punkty. Oceniają: { $tiles }.
    [many] { $seat } zdobywa { $count } punktów. Oceniają: { $tiles }.
   *[other] { $seat } zdobywa { $count } punktu. Oceniają: { $tiles }.
}
event-erupted = { $count ->
    [one] { $seat } ma najwięcej wulkanów i traci { $count } punkt.
    [few] { $seat } ma najwięcej wulkanów i traci { $count } punkty.
    [many] { $seat } ma najwięcej wulkanów i traci { $count } punktów.
   *[other] { $seat } ma najwięcej wulkanów i traci { $count } punktu.
}

# How it ends
planets-finished = Wszystkie planety są gotowe.

# Refusals
no-not-your-turn = teraz gra { $seat }
no-stack-now = najpierw wybierz stos
no-hide-now = najpierw wybierz kafelek, który położysz zakryty
no-take-now = najpierw weź jeden z wyłożonych kafelków
no-name-now = najpierw wskaż, kto bierze następny kafelek
no-stack-empty = w stosie { $stack-gen } nie ma już kafelków
no-not-on-offer = wśród wyłożonych kafelków nie ma numeru { $number }
no-slot-taken = na twojej planecie miejsce { $place } ({ $stack }) jest już zajęte
no-no-such-player = nie ma takiego gracza
no-has-a-tile = { $other } ma już kafelek z tej rundy

# Moves, as lists show them
move-stack = Otwórz stos { $stack-gen }
move-take = Weź { $tile } i połóż na miejscu { $place }
move-take-hidden = Weź zakryty kafelek, { $tile }, i połóż na miejscu { $place }
move-hide = Wyłóż { $tile } jako zakryty
move-name = Następny kafelek niech bierze { $target }
tile-number = numer { $number } spośród wyłożonych

# What a move may say
expected-verb = „stack”, „take”, „hide” lub „name”
expected-stack = stos ({ $stacks })
expected-tile = wyłożony kafelek ({ $tiles })
expected-slot = miejsce (a, b, c, d)

# The table; slots are named a to d within each kind
board-round = Runda { $round } z { $rounds }.
board-stacks = Pozostałe kafelki: { $stacks }.
board-on-offer = Wyłożone kafelki:
board-no-offer = Nie ma teraz wyłożonych kafelków.
board-offer = { $number }: { $tile }
board-offer-closed = { $number }: { $tile }, zakryty
board-offer-hidden = { $number }: zakryty kafelek
board-discards = Odrzucone: { $tiles }
board-planet = { $who }: planeta, { $volcanoes ->
    [one] { $volcanoes } wulkan
    [few] { $volcanoes } wulkany
    [many] { $volcanoes } wulkanów
   *[other] { $volcanoes } wulkanu
}
board-kind = { $stack }: { $tiles }
board-tile = { $place } { $tile }
board-turned = { $place } { $tile } zakryty przez baobaby
board-unseen = { $place } tajna postać
board-free = wolne { $places }

# Options
option-characters = czy położone postacie są jawne, czy tajne (P25)
label-characters = Postacie
choice-open = jawne
choice-hidden = tajne
