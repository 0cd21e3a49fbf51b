# The lesson of powers: what the coach says; -oops answers a move that is legal but not the one asked for

# Matching
welcome = Hello! The aim is simple: be the first to **get rid of all your cards**. Then you score what the others still hold, and 500 points win the game.
match = A blue 7 lies on top. You may lay a card of the same **colour**, the same **number** or the same **symbol**. Your **blue 2** fits.
match-oops = You may also draw instead of playing, but you want to lose cards, not to collect them. Lay the blue 2!
action = Vega laid blue on blue, Nova 9 on 9. Now green counts. **Action cards** annoy the next player: Skip costs a turn, Reverse turns round the direction, Draw Two gives two cards. Lay your **green Draw Two**!
action-oops = Do not be shy! The green Draw Two fits by its colour, and Vega deserves it.
draw = Vega drew two cards **and** lost the turn. Nova laid a green 1, and nothing you hold fits: no green, no 1. Then you **draw** one card.
draw-oops = Here there is only one thing to do: draw a card.
drawn = What luck, a green 6! If the card you drew fits, you may **lay it at once**. Do it!
drawn-oops = You may keep it, but the fewer cards, the better. Lay the green 6.
laid = Well done. You never draw more than this one card: if it does not fit, you keep it and the turn is over.

# Powers
powers = Now the four **powers**. RED: give red cards away at any moment. BLUE: lay two cards in a turn. GREEN: if nothing fits, lay the top card of the pile blind. YELLOW: Skips, Reverses and draw cards cannot touch you.
character = A **Character** brings you the power of its colour. It is a wild: it fits on everything, and you name the colour to go on with. Lay the blue Character and name **red**, because you hold a red 4.
character-oops = That is allowed, but for the next trick I need BLUE and the colour red: lay the blue Character, name red.
second = BLUE is yours, and it works at once: lay a **second card** in this very turn. Your red 4 fits on red.
second-oops = You need not lay a second card, but why not? The red 4 fits. Keep the Power Choice for later.
stolen = Two cards gone! But powers wander: Vega laid a blue Character too and has **taken BLUE from you**. You can even own several powers at once, until somebody steals them.
choice = Now your **Power Choice**: take any power you like, even another player’s. Play it safe: take **YELLOW**, and name a colour of your choice.
choice-oops = A fair idea. But let us try the shield: lay the Power Choice and take YELLOW.
chosen = Now Skips, Reverses and draw cards bounce off you, and nobody may give you red cards. Only the power itself can still be stolen.

# A bluff
bluff = Oh no: Nova lays a **Wild Draw Four** on blue, four cards for you! It is honest only for those who hold **no card of the colour in force**. You think Nova has blue. Accept the cards, or challenge?
bluff-oops = Four cards are a lot, and Nova grinned in a strange way. Challenge!
guilty = Caught! Nova held a blue 1 and draws the four cards instead of you. It is your turn as usual, and the colour is green: lay your **green 8**.
guilty-oops = You can do better than that: the green 8 fits.
honest = Beware: if the suspect is innocent, **you draw six** and lose the turn. And yes, you may bluff yourself.

# The last cards
call = Two cards left. When you lay your **last but one**, you must **call “Last card!”**, or others may catch you. Lay the yellow 2 **with the call**!
call-oops = Do not forget to call! Without it the others could catch you, for two cards. The yellow 2, with “Last card!”.
catch = You called, well done. But look at **Nova**: one card left and not a word! Until the next player acts, anybody may **catch** Nova. Quick!
catch-oops = You could win at once, true. But first enjoy the moment: catch Nova, it costs you nothing.
last = Nova draws two cards, which will count for you. And your last card? A yellow 8 lies on top…
last-oops = No need to draw: an 8 fits on an 8!
end = Out! Numbers count at face value, action cards 20, wilds 50: 79 from Vega and 66 from Nova bring you to 505, and **500 wins**. So get rid of wilds in time, and steal powers while they are useful.
