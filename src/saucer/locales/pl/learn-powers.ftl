# The lesson of powers: what the coach says; -oops answers a move that is legal but not the one asked for

# Matching
welcome = Cześć! Cel jest prosty: jako pierwsza osoba **pozbyć się wszystkich kart**. Wtedy dostajesz punkty za to, co zostało innym, a kto ma 500, wygrywa grę.
match = Na wierzchu leży niebieska 7. Możesz zagrać kartę w tym samym **kolorze**, z tą samą **liczbą** albo tym samym **symbolem**. Pasuje **niebieska 2**.
match-oops = Zamiast grać, można też dobrać kartę, ale przecież chcesz się kart pozbyć. Zagraj niebieską 2!
action = Vega zagrywa niebieską na niebieską, a Nova 9 na 9. Teraz liczy się zielony. **Karty akcji** psują szyki następnej osobie: stop zabiera kolejkę, zmiana kierunku odwraca kolejność, +2 daje dwie karty. Zagraj **zieloną +2**!
action-oops = Bez obaw! Zielona +2 pasuje kolorem, a Vega na nią zasługuje.
draw = Vega dobiera dwie karty **i** traci kolejkę. Nova zagrywa zieloną 1 i nic z twojej ręki nie pasuje: ani zielony, ani 1. Wtedy **dobierasz** jedną kartę.
draw-oops = Tutaj można tylko jedno: dobrać kartę.
drawn = Co za szczęście, zielona 6! Jeśli dobrana karta pasuje, możesz ją **od razu zagrać**. Zrób to!
drawn-oops = Możesz ją zatrzymać, ale im mniej kart, tym lepiej. Zagraj zieloną 6.
laid = Dobra robota. Nigdy nie dobierasz więcej niż tę jedną kartę: jeśli nie pasuje, zostaje na ręce i tura się kończy.

# Powers
powers = A teraz cztery **moce**. CZERWONA: oddawaj czerwone karty, kiedy chcesz. NIEBIESKA: zagraj dwie karty w turze. ZIELONA: gdy nic nie pasuje, zagraj w ciemno kartę ze stosu. ŻÓŁTA: stop, zmiana kierunku i karty z plusem cię nie ruszają.
character = **Postać** daje ci moc swojego koloru. Jest jokerem: pasuje na wszystko, a ty mówisz, jaki kolor obowiązuje dalej. Zagraj niebieską Postać i wybierz **czerwony**, bo masz czerwoną 4.
character-oops = To dozwolone, ale do następnej sztuczki trzeba mocy niebieskiej i koloru czerwonego: niebieska Postać, kolor czerwony.
second = Niebieska moc jest twoja i działa od razu: zagraj w tej samej turze **drugą kartę**. Czerwona 4 pasuje do czerwonego.
second-oops = Druga karta nie jest obowiązkowa, ale czemu nie? Czerwona 4 pasuje. Wybór mocy zachowaj na później.
stolen = Dwie karty mniej! Ale moce wędrują: Vega też zagrywa niebieską Postać i **zabiera ci niebieską moc**. Można mieć nawet kilka mocy naraz, póki ktoś ich nie ukradnie.
choice = Teraz **Wybór mocy**: weź dowolną moc, nawet cudzą. Postaw na bezpieczeństwo: weź **żółtą** i wybierz kolor, jaki chcesz.
choice-oops = Niezły pomysł. Ale wypróbujmy tarczę: zagraj Wybór mocy i weź żółtą.
chosen = Teraz stop, zmiana kierunku i karty z plusem odbijają się od ciebie i nikt nie odda ci czerwonych kart. Ukraść można już tylko samą moc.

# A bluff
bluff = O nie: Nova kładzie na niebieski **Jokera +4**, cztery karty dla ciebie! Uczciwie gra go tylko ten, kto **nie ma karty obowiązującego koloru**. A Nova chyba ma niebieską. Przyjmujesz czy sprawdzasz?
bluff-oops = Cztery karty to dużo, a Nova jakoś dziwnie się uśmiecha. Sprawdź!
guilty = Mamy to! Nova ma niebieską 1 i dobiera cztery karty zamiast ciebie. Grasz normalnie, obowiązuje zielony: zagraj **zieloną 8**.
guilty-oops = Stać cię na więcej: zielona 8 pasuje.
honest = Uważaj: jeśli podejrzenie było niesłuszne, **dobierasz sześć** kart i tracisz kolejkę. I tak, tobie też wolno blefować.

# The last cards
call = Zostały dwie karty. Zagrywając **przedostatnią**, musisz **zawołać „Ostatnia!”**, bo inaczej ktoś cię przyłapie. Zagraj żółtą 2 **razem z zawołaniem**!
call-oops = Nie zapomnij zawołać! Inaczej inni mogą cię przyłapać, a to dwie karty. Żółta 2, razem z „Ostatnia!”.
catch = Brawo, było zawołanie. Ale spójrz, **Nova** ma jedną kartę i ani słowa! Póki następna osoba nic nie zrobi, każdy może kogoś takiego **przyłapać**. Szybko!
catch-oops = Owszem, możesz od razu wygrać. Ale najpierw przyjemność: łap! To nic nie kosztuje, a traci Nova.
last = Nova dobiera dwie karty, za które zaraz dostaniesz punkty. A twoja ostatnia karta? Na wierzchu leży żółta 8…
last-oops = Nie trzeba dobierać: 8 pasuje na 8!
end = Koniec! Liczby są warte tyle, ile pokazują, akcje 20, jokery 50: z 79 i 66 punktami masz już 505, a **500 wystarcza do wygranej**. Pozbywaj się więc jokerów na czas i kradnij moce, póki się przydają.
