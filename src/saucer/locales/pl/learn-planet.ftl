# The lesson of planet: what the coach says; -oops answers a move that is legal but not the one asked for

# The first tiles
welcome = Stwórzmy planetę! Potrzeba **szesnastu kafelków**: dwunastu na okrągły świat i czterech **postaci** w rogach. Na końcu to postacie oceniają twoją planetę: każda daje punkty za to, co lubi.
stack = Zaczynasz rundę: wybierz jeden z czterech stosów, a odkryje się po jednym kafelku na osobę. Zacznij od **postaci**, żeby wiedzieć, o co grasz.
stack-oops = Budować można w dowolnej kolejności. Ale z postacią wiesz, czego szukać: otwórz ten stos.
guest = Latarnik, Ogrodnik, Myśliwy. **Latarnik** daje 1 punkt za każdą latarnię, a latarni jest wszędzie pełno. Weź go i wybierz róg.
guest-oops = To też miły gość. Ale dziś zapalamy latarnie: weź Latarnika.
name = Teraz **wskazujesz**, kto bierze następny. Ostatnia osoba nie ma wyboru, za to zacznie następną rundę. Niech teraz bierze **Nova**.
name-oops = Masz prawo. Ale w tej opowieści teraz bierze Nova, a Vega na końcu.
left-over = Nova bierze Myśliwego, a Vega to, co zostało: Ogrodnika. W zamian **Vega zaczyna** następną rundę.
lamps = Vega otwiera brzeg wznoszący, bierze kafelek i wskazuje ciebie. Który z dwóch lubi Latarnik? Uważaj na **wulkan**: kto ma ich na końcu najwięcej, traci punkt za każdy. Weź **trzy latarnie**.
lamps-oops = Dwie latarnie i wulkan to gorzej niż trzy latarnie bez wulkanu. Weź kafelek z trzema latarniami.
lit = Już trzy punkty, a wulkan ma Nova. Nie ma znaczenia, na którym miejscu swojego rodzaju leży kafelek: buduj tak, jak ci się podoba.

# Baobabs
baobabs = Później. Twój **Ogrodnik** kocha baobaby: 7 punktów za każdy odkryty. Masz dwa. Ale uwaga: przy **trzecim** baobabie wszystkie trzy kafelki zakrywa się i nic na nich już się nie liczy!
third = Vega wskazuje ciebie i zostały dwa kafelki. Który bierzesz?
third-oops = Przyjrzyj się: na tym kafelku rośnie **baobab**. U samego Ogrodnika kosztowałby cię 14 punktów. Weź słonia o zachodzie słońca.
harmless = Uff! Baobab ma teraz Nova, a jeden czy dwa są niegroźne. Tylko Pijak lubi kłopoty: 3 punkty za każdy zakryty kafelek. Złośliwa sztuczka: zostaw komuś tylko trzeci baobab.

# The last tile
last-round = Ostatnia z **szesnastu rund** i to ty ją zaczynasz. Twoje postacie: Król (14 punktów za **dokładnie jedną** różę, a masz jedną), Latarnik, Próżny (4 za każdego węża) i Myśliwy (3 za każdy gatunek).
last-stack = Został tylko stos środka. Otwórz go.
last-stack-oops = Został tylko jeden stos: środek.
last-tile = Wąż z wulkanem, róża z dwiema latarniami albo trzy latarnie z **lisem**, którego jeszcze nie masz. Który kafelek da ci najwięcej?
last-tile-oops = Policz jeszcze raz: druga róża zmniejszy dar Króla o połowę, a wąż da 4. Trzy latarnie to 3 punkty, a lis u Myśliwego jeszcze 3: razem **6**.
last-name = Sześć punktów! A teraz złośliwość: najgroźniejszy rywal to Vega i ma **najwięcej wulkanów**. Kogo wskażesz, żeby kafelek z wulkanem trafił właśnie tam?
last-name-oops = Wtedy Vega ma wybór. Niech bierze Nova, a Vega dostanie, co zostanie.
end = Vega płaci 7 punktów za siedem wulkanów, a **ty wygrywasz** z 56! Wybieraj postacie, które lubią to samo, patrz, czego chcą inni, i pamiętaj: kto bierze ostatni, wybiera następny stos.
