# The lesson of looters: what the coach says; -oops answers a move that is legal but not the one asked for

# Saucers
welcome = Pst! Jesteśmy tu, żeby wywieźć z **Ziemi** wszystko, co chodzi na dwóch albo czterech nogach. Gdy Ziemia opustoszeje, wygrywa ten, kto ma **najwięcej łupów**. Masz pięć kart, a załogi Vega i Nova po tyle samo.
saucer = Tura jest prosta: **zagraj kartę**, zrób, co każe, i dobierz do pięciu. Zacznij od największego spodka: **Karuzela** jest warta 4. Nikt inny jej nie pokazuje, więc porwiesz 4 łupy z Ziemi.
saucer-oops = To też działa, ale daje mniej łupów. Z rozmachem: zagraj Karuzelę!
taken = Czworo małych Ziemian jest twoich. Karta zostaje na twoim stosie, **odkryta**: do następnej tury wszyscy widzą twoją Karuzelę. Zapamiętaj to, zaraz się przyda.
rob = Patrz: Vega zagrywa **Abażur**, a ty też go masz. Jeśli ktoś pokazuje **dokładnie ten sam spodek**, który zagrywasz, bierzesz łupy od niego, a nie z Ziemi. Na abordaż!
rob-oops = Uwaga: Naleśnik też jest wart 3, ale to **inny spodek**, więc nikogo nie okradnie. Zagraj Abażur.
robbed = Trzy łupy dla ciebie, trzy mniej ma Vega! Szukasz w lewo i okradasz tylko **pierwszą** osobę z tym spodkiem. Dlatego patrz, co leży na stole i co inni mogą mieć na ręce.

# Friends and revolts
strength = W gromadzie raźniej: **Gromada** to jedyna karta, której możesz zagrać **kilka naraz**, po jednym łupie za każdą. Masz trzy. Zagraj wszystkie **trzy**!
strength-oops = Możesz część zatrzymać, ale teraz czas zaszaleć: zagraj trzy i dobierz trzy nowe karty.
recruit = Trzy łupy i trzy nowe karty. A teraz Vega i Nova pokazują **Zaciąg**. Porywa on z Ziemi tyle łupów, ile Zaciągów **widać na wszystkich stosach**, z twoim włącznie. Jak dobrze, że też go masz!
recruit-oops = Nieźle, ale Zaciąg jest najlepszy, gdy pokazują go inni: będą widoczne trzy, czyli trzy łupy za jedną kartę.
recruited = Jeden, dwa, trzy Zaciągi: trzy łupy. Masz teraz sporą przewagę i inni to zauważyli…
animals = Au! **Buntem** Nova zabiera ci **dwa łupy**: ta karta okrada każdego, wszystko jedno, co pokazuje. Ale i ty masz taką. Odbierz swoje dwa łupy, niech traci je **Nova**!
animals-oops = Kiedy indziej dobry ruch. Dzisiaj: Bunt, a cel to Nova.
revenge = Dwa z powrotem! Łupy leżą na widoku, więc zawsze wiesz, kogo opłaca się odwiedzić. Tajne są tylko karty na ręce.

# The General
behind = Inna gra i przegrywasz: 6 łupów, a rywale 11 i 9. Vega pokazuje Sterowiec, a Nova Krążownik, wielkie spodki za 4. Masz na ręce kartę, przez którą wielkie spodki to wielki kłopot.
general = Po jej zagraniu **każda inna osoba** oddaje Ziemi tyle, ile jest warta jej widoczna karta. Która to?
general-oops = To daje ci łupy, ale nikomu nie szkodzi. Wezwij **Generała**!
saved = Ziemia uratowana, na razie: Vega i Nova oddają po 4, a ty nic. Potem **wszystkie stosy** trafiły pod stos dobierania. Rada: małe karty na wierzchu chronią przed Generałem.

# The end
nearly-empty = Na Ziemi zostały tylko 3 łupy, a gra kończy się **w chwili**, gdy ktoś porwie ostatni: potem nikt już nie gra. Masz 16, Vega 18, a Nova 11.
last-loot = Jedną kartą możesz **wygrać od razu**. Zwróć uwagę, co pokazuje Vega!
last-loot-oops = Niezły łup, ale Ziemia nie byłaby pusta: łupy za Naleśnik straci Vega, a nie Ziemia; reszta jest za mała. Nikt nie pokazuje Karuzeli!
end = Ostatnie trzy i 19 do 18: **wygrywasz!** Ziemia oddała tylko to, co jeszcze miała. Pamiętaj: patrz na karty na wierzchu, trzymaj Generała na bogatych sąsiadów i licz łupy na Ziemi przed końcem.
