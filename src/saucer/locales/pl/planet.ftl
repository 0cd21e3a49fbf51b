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
event-drew = { $seat } odkrywa kafelki ze stosu { $stack-gen }.
    .seat = Odkrywasz kafelki ze stosu { $stack-gen }.
event-looked = { $seat } zagląda w trzy kafelki ze stosu { $stack-gen }.
    .seat = Zaglądasz w trzy kafelki ze stosu { $stack-gen }.
event-looked-seen = { $seat } zagląda w trzy kafelki ze stosu { $stack-gen }: { $tiles }.
    .seat = Zaglądasz w trzy kafelki ze stosu { $stack-gen }: { $tiles }.
event-hid = { $seat } kładzie jeden zakryty kafelek i pokazuje pozostałe: { $tiles }.
    .seat = Kładziesz jeden zakryty kafelek i pokazujesz pozostałe: { $tiles }.
event-hid-seen = { $seat } kładzie zakryty kafelek ({ $hidden }) i pokazuje pozostałe: { $tiles }.
    .seat = Kładziesz zakryty kafelek ({ $hidden }) i pokazujesz pozostałe: { $tiles }.
event-took = { $seat } bierze kafelek: { $tile }.
    .seat = Bierzesz kafelek: { $tile }.
event-took-hidden = { $seat } bierze zakryty kafelek: { $tile }.
    .seat = Bierzesz zakryty kafelek: { $tile }.
event-took-secretly = { $seat } bierze zakryty kafelek i kładzie go w tajemnicy w rogu.
    .seat = Bierzesz zakryty kafelek i kładziesz go w tajemnicy w rogu.
event-took-secretly-seen = { $seat } kładzie zakryty kafelek w tajemnicy w rogu: { $tile }.
    .seat = Kładziesz zakryty kafelek w tajemnicy w rogu: { $tile }.
event-turned = Trzy baobaby to za dużo: { $seat } zakrywa te kafelki.
    .seat = Trzy baobaby to za dużo: zakrywasz te kafelki.
event-named = { $seat } wskazuje, kto teraz bierze: { $target }.
    .seat = Wskazujesz, kto teraz bierze: { $target }.
    .target = { $seat } wskazuje ciebie: bierzesz następny kafelek.
event-last = Ostatni kafelek dostaje { $seat }.
    .seat = Dostajesz ostatni kafelek.
event-discarded = Z gry wypada kafelek: { $tile }.
event-starts = Następną rundę zaczyna { $seat }.
    .seat = Zaczynasz następną rundę.
event-scored = { $count ->
    [one] { $seat } zdobywa { $count } punkt. Oceniają: { $tiles }.
    [few] { $seat } zdobywa { $count } punkty. Oceniają: { $tiles }.
    [many] { $seat } zdobywa { $count } punktów. Oceniają: { $tiles }.
   *[other] { $seat } zdobywa { $count } punktu. Oceniają: { $tiles }.
}
    .seat = { $count ->
        [one] Zdobywasz { $count } punkt. Oceniają: { $tiles }.
        [few] Zdobywasz { $count } punkty. Oceniają: { $tiles }.
        [many] Zdobywasz { $count } punktów. Oceniają: { $tiles }.
       *[other] Zdobywasz { $count } punktu. Oceniają: { $tiles }.
    }
event-erupted = { $count ->
    [one] { $seat } ma najwięcej wulkanów i traci { $count } punkt.
    [few] { $seat } ma najwięcej wulkanów i traci { $count } punkty.
    [many] { $seat } ma najwięcej wulkanów i traci { $count } punktów.
   *[other] { $seat } ma najwięcej wulkanów i traci { $count } punktu.
}
    .seat = { $count ->
        [one] Masz najwięcej wulkanów i tracisz { $count } punkt.
        [few] Masz najwięcej wulkanów i tracisz { $count } punkty.
        [many] Masz najwięcej wulkanów i tracisz { $count } punktów.
       *[other] Masz najwięcej wulkanów i tracisz { $count } punktu.
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
    .other = masz już kafelek z tej rundy

# Moves, as lists show them
move-stack = Otwórz stos { $stack-gen }
move-take = Połóż kafelek { $tile } w rzędzie { $row }, w kolumnie { $column }
move-take-hidden = Połóż zakryty kafelek ({ $tile }) w rzędzie { $row }, w kolumnie { $column }
move-hide = Wyłóż kafelek { $tile } jako zakryty
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
option-characters = czy położone postacie są jawne, czy zakryte do końca gry
label-characters = Postacie
choice-open = jawne
choice-hidden = tajne
