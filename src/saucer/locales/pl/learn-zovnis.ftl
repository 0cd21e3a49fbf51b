# The lesson of zovnis: what the coach says; -oops answers a move that is legal but not the one asked for

# The first cards
welcome = Witaj na pokładzie! Nad tą planetką wyrosną **cztery kolumny** kart. Na każdej karcie siedzi w spodkach dwoje kosmitów, po jednym na każdym końcu. Wyląduje tylko ten z **dolnego** końca: doły się liczą, góry nie liczą się nikomu.
goals = Masz dwa tajne cele: **Moog** i **Jajo**. Każdy Moog i każde Jajo na dole karty da ci punkt, wszystko jedno, kto ją położy. Na czym zależy Vega, możesz tylko zgadywać.
place = Twoja kolej! Weź kartę, która ma na dole **Mooga w Jaju**, i połóż ją w dowolnej kolumnie.
place-oops = Tak też wolno, ale wtedy Moog i Jajo nie wylądują razem. Wybierz wyróżnioną kartę, nie obracaj jej i wskaż kolumnę.
two-points = Dwa punkty jedną kartą: i kosmita, **i** spodek są twoje. Po położeniu dobierasz kartę, więc na ręce wciąż są cztery. Teraz gra Vega.
turn = Teraz będzie ciekawiej: inna twoja karta też ma Mooga w Jaju, ale na **górnym** końcu. Wybierz ją, **obróć** i połóż w dowolnej kolumnie.
turn-oops = To legalny ruch, ale Moog zostałby do góry nogami. Wybierz kartę z Moogiem w Jaju u góry, obróć ją i wskaż kolumnę.
turned = Już cztery punkty! Który koniec jest na dole, wybierasz przy kładzeniu; potem to się nie zmienia. W kolumnie mieści się najwyżej **pięć kart**.

# Armed cards
armed = Karty z czerwoną ramką i błyskawicą są **uzbrojone**. W chwili położenia taka karta strąca każdego sąsiada, który w miejscu zetknięcia ma **tego samego kosmitę albo ten sam spodek**: obok siebie dół styka się z dołem, a góra z górą.
sideways = W kolumnie 3 wylądował Blip w Różowym Kubku. Weź uzbrojoną kartę z **Różowym Kubkiem**, obróć ją tak, by na dole był Moog w Różowym Kubku, i połóż w **kolumnie 4**, tuż obok.
sideways-oops = Ostrożnie! Znika wszystko, co pasuje, **także twoje karty**: w kolumnie 2 strzał trafiłby też twojego Mooga. Wybierz kolumnę 4, z Moogiem w Różowym Kubku na dole.
struck = Zap! Różowy Kubek spotkał Różowy Kubek i karta leży na twoim stosiku. Twoja karta już wystrzeliła: zostaje na niebie jako zwykła, a jej Moog daje ci punkt.
from-above = Uzbrojone karty strzelają też **w dół**: ich dół styka się z **górą** karty pod spodem. Nowa karta w kolumnie 3 ma na górze Blipa. Spuść na nią, w **kolumnie 3**, uzbrojonego **Blipa w Jaju**.
from-above-oops = Tak nie trafisz nowej karty. Blip w Jaju na dole, kolumna 3: Blip spotka Blipa.
fallen = Znikła, a twoja karta **spadła** w lukę: wszystko, co leży nad luką, spada prosto w dół. Twoje Jajo wylądowało i daje kolejny punkt.

# A chain reaction
chain = Teraz najlepsze. Gdy po strzale coś spada, uzbrojona karta może mieć **nowych sąsiadów** i wtedy strzela **znowu**, i jeszcze raz: reakcja łańcuchowa!
find-chain = Zagadka: uzbrojoną kartą możesz usunąć **trzy** karty naraz i przy tym wylądować z **Moogiem w Jaju**. Którym końcem w dół i w której kolumnie?
find-chain-oops = To jeszcze nie trzy. Na dole musi być Moog w Jaju, a w kolumnie 2 spotka pod sobą Jajo, a obok Kudłaka. Karta jest już wybrana.
chained = Wspaniale! Kudłak trafił Kudłaka, Jajo trafiło Jajo, karta spadła o rząd i uderzyła jeszcze raz. Strzela tylko karta właśnie położona, więc celuj bez pośpiechu.

# Astres
shield = Twojego Mooga w Jaju w kolumnie 1 warto strzec. **Gwiazda** do niczego nie pasuje, więc jest tarczą: jedna leży już na górze. Drugą połóż obok, w **kolumnie 2**.
shield-oops = Kolumna 1 byłaby odsłonięta z boku, a czuję w czułku, że Vega ma coś uzbrojonego. Gwiazda, kolumna 2!
shielded = W samą porę! Vega strzela, ale wokół są tylko Gwiazdy: nic się nie dzieje, a Moog i Jajo, które tam lądują, to nawet punkty **dla ciebie**. Tarcza działa, póki leży na swoim miejscu.

# The end
last-place = Później. Kolumny są prawie pełne, a **gdy niebo jest pełne, gra się kończy** natychmiast. Masz 10 punktów. Według moich obliczeń Vega ma 12!
last-card = Zostało jedno miejsce, w kolumnie 4, i należy do ciebie. Która karta da ci tam **dwa** punkty?
last-card-oops = To skończyłoby grę bez twoich dwóch punktów. Na dole Moog **i** Jajo: obróć kartę z Blipem w Disco.
end = 12 do 12! Przy remisie wygrywa **mniejszy stosik** strąconych kart: masz 2, a Vega 4. **Wygrywasz!** I jeszcze sztuczka: inni widzą, kto u ciebie ląduje. Dorzuć czasem kogoś obcego, a nikt nie zgadnie twoich celów.
