# The lesson of zovnis: what the coach says; -oops answers a move that is legal but not the one asked for

# The first cards
welcome = Welcome aboard! Over this little planet **four columns** of cards will grow. On every card two aliens sit in their saucers, one at each end. Only the one at the **bottom** end will land: bottoms count, tops count for nobody.
goals = You have two secret goals: **Moog** and the **Egg**. Each Moog and each Egg at the bottom of a card will give you a point, no matter who laid it. What Vega is after, you can only guess.
place = Your turn! Take the card with **Moog in the Egg** at the bottom and lay it on any column you like.
place-oops = You may do that, but it would not land Moog and the Egg together. Choose the card that glows, leave it the way it is, and tap a column.
two-points = Two points with one card: alien **and** saucer are yours. After laying you draw a card, so your hand stays at four. Now Vega has a turn.
turn = Now it gets interesting: another card of yours has Moog in the Egg, but at its **upper** end. Choose it, **turn it round**, and lay it on any column.
turn-oops = Legal, but Moog would be left hanging upside down. Choose the card with Moog in the Egg at the top, turn it, then tap a column.
turned = Four points already! You choose the way up when you lay a card; afterwards it never changes. A column holds **five cards** at most.

# Armed cards
armed = Cards with a red edge and a bolt of lightning are **armed**. At the moment you lay one, it shoots every neighbour that shows the **same alien or the same saucer** where the two cards touch: beside it, bottom meets bottom and top meets top.
sideways = Vega has landed Blip in the Pink Cup on column 3. Take your armed card with the **Pink Cup**, turn it so that Moog in the Pink Cup is at the bottom, and lay it on **column 4**, right beside.
sideways-oops = Careful! Everything that matches goes, **even your own cards**: on column 2 the shot would also hit your Moog. Column 4 it is, with Moog in the Pink Cup at the bottom.
struck = Zap! Pink Cup met Pink Cup, and the card is on your pile. Yours has fired: it stays in the sky as a plain card, and its Moog gives you a point.
from-above = Armed cards also shoot **downwards**: their bottom against the **top** of the card below. Vega’s new card shows Blip at its top. Drop your armed **Blip in the Egg** onto it, in **column 3**.
from-above-oops = That would not hit Vega’s card. Blip in the Egg at the bottom, on column 3: Blip meets Blip.
fallen = Gone, and your card **fell** into the gap: whatever lies above a gap drops straight down. Your Egg has landed, for one more point.

# A chain reaction
chain = The best comes now. When a shot makes something fall, the armed card may get **new neighbours**, and then it shoots **again**, and again: a chain reaction!
find-chain = A puzzle for you: with your armed card you can clear **three** cards in one go and land **Moog in the Egg** as well. Which end down, and on which column?
find-chain-oops = Not quite three yet. Moog in the Egg must be at the bottom, and on column 2 it meets an Egg below and Shaggy beside. I have picked it for you.
chained = Magnificent! Shaggy hit Shaggy, Egg hit Egg, your card fell one row and struck once more. Only the card just laid ever shoots, so take your time to aim.

# Astres
shield = Your Moog in the Egg on column 1 is worth guarding. An **Astre** matches nothing, so it is a shield: one already lies on top. Lay your other Astre beside it, on **column 2**.
shield-oops = Column 1 would stay open from the side, and Vega is holding something armed, I feel it in my antenna. The Astre, on column 2!
shielded = Just in time! Vega fires, but meets only Astres: nothing happens, and the Moog and Egg that Vega lands there are even points **for you**. Shields hold only as long as they stay in place.

# The end
last-place = Later. All columns are nearly full, and **when the sky is full the game ends** at once. You have 10 points. By my count Vega has 12!
last-card = One place is left, in column 4, and it is yours. Which card gives you **two** points there?
last-card-oops = That would end the game without your two points. Moog **and** the Egg at the bottom: turn the card with Blip in Disco.
end = 12 to 12! Among equals the **smaller pile** of shot cards wins: you have 2, Vega 4. So **you win**. A last trick: Vega could see what you landed. Mix in a few strangers, and nobody will guess your goals.
