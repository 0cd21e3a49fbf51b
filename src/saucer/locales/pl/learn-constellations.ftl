# The lesson of constellations: what the coach says; -oops answers a move that is legal but not the one asked for

# The first ships
welcome = Spójrz w górę! Każda karta pokazuje cztery planety. Planety jednego koloru, które stykają się **bokami**, to **konstelacja**. Statkami zajmujesz konstelacje, a na końcu każda planeta w twoich to punkt.
lay = Najpierw kładziesz kartę, obróconą jak chcesz. Choć jedna planeta musi dotknąć sąsiadki w **tym samym kolorze**. Połóż kartę z dwiema niebieskimi u góry na **prawo** od karty startowej: niebieska dotknie niebieskiej.
lay-oops = To też pasuje. Ale na dobry początek połóż wskazaną kartę na prawo od startowej, niebieskimi do góry.
ship = Stykają się już trzy niebieskie planety. Możesz wysłać **jeden statek** na planetę właśnie położonej karty i cała jej konstelacja jest twoja. Ląduj na **niebieskiej**!
ship-oops = Pojedyncza planeta to tylko jeden punkt. Niebieska konstelacja ma trzy: ląduj tam.
owned = Trzy punkty! Potem dobierasz kartę i tura przechodzi dalej: **karta, statek, dobranie**, zawsze w tej kolejności. Teraz gra Vega.
grow = Vega zajmuje czerwoną; na **cudzej** konstelacji nie wolno lądować. Ale twoja może rosnąć: połóż nową kartę z dwiema niebieskimi **najdalej w prawo**, a niebieskich będzie pięć.
grow-oops = To legalny ruch, ale niebieska nie urośnie o dwie. Wskazana karta, najdalej w prawo, niebieskie obok niebieskich.
another = Pięć niebieskich planet, bez nowego statku. Masz **po jednym statku na kolor**, więc wyślij statek na inny kolor tej karty: żółty albo zielony.
another-oops = Możesz nie wysyłać nikogo, ale wczesny statek rośnie razem z konstelacją. Żółta albo zielona!
fleet = Na razie mała, ale może rosnąć przez całą grę. Najwyżej jeden statek na turę i jedna konstelacja w każdym kolorze: wybieraj te, które urosną.

# A new home
stuck = Inne niebo. Twój żółty statek stoi na samotnej planecie. Ale niedaleko świeci **żółta konstelacja, która do nikogo nie należy**. Zamiast nowego lądowania statek może się przenieść: na właśnie położoną kartę.
reach = Połóż **szachownicę** z czerwonych i żółtych tak, by żółta planeta dotknęła wolnej żółtej konstelacji: w lukę z **lewej** strony, tuż obok.
reach-oops = Tak nie dotkniesz dużej żółtej konstelacji. Szachownica trafia na wskazane miejsce z lewej.
move = Która planeta nowej karty należy do dużej żółtej konstelacji? Wyślij tam statek.
move-oops = To nie ta: dużej konstelacji dotyka żółta planeta u góry po prawej.
moved = Z jednej żółtej planety na **sześć**! Opuszczona planeta jest znów wolna. Rada: przenoś statek tylko stamtąd, gdzie nic już nie urośnie.

# The last card
last = Koniec blisko: stos jest pusty, a ty masz ostatnią kartę. Vega ma niebieską konstelację z 7 planet, ty z 3. Gdy leżą wszystkie karty, **każda twoja planeta to punkt**.
join = Zasada dla sprytnych: gdy konstelacje **zrosną się**, wszyscy właściciele mają **całość**. Gdzie położysz kartę?
join-oops = Twoja niebieska zostałaby mała. Między niebieskimi konstelacjami jest luka: zamknij ją, niebieskimi do góry.
last-ship = Ty masz dwanaście planet i Vega ma dwanaście: remis! Ale po ostatniej karcie **wolno jeszcze wysłać statek**. Wyślij go i wygraj o jeden punkt.
last-ship-oops = Bez statku zwycięstwo będzie najwyżej wspólne. Wyślij statek na żółtą albo czerwoną!
end = 13 do 12: **wygrywasz!** Przy remisie rozstrzyga największa pojedyncza konstelacja. Pamiętaj: wcześnie statek, często wzrost i udział w cudzych wielkich konstelacjach.
