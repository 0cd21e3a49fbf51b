# The lesson of constellations: what the coach says; -oops answers a move that is legal but not the one asked for

# The first ships
welcome = Look up! Every card shows four planets. Planets of one colour that touch **side by side** are a **constellation**. With ships you occupy constellations, and in the end each planet in yours is a point.
lay = First you lay a card, turned as you like. At least one planet must touch a neighbour of its **own colour**. Lay your card with the two blue planets on top to the **right** of the start card: blue meets blue.
lay-oops = That fits as well. But for a big beginning, lay the marked card to the right of the start card, blue on top.
ship = Three blue planets touch now. You may send **one ship** to a planet of the card just laid, and its whole constellation is yours. Land on **blue**!
ship-oops = A single planet is only one point. The blue constellation has three: land there.
owned = Three points! Then you draw a card, and the turn passes on: **lay, ship, draw**, always in this order. Now it is Vega’s turn.
grow = Vega has taken red; you may not land on a constellation that **belongs to a rival**. But yours can grow: lay your new card with two blue planets to the **far right**, so that blue reaches five.
grow-oops = Legal, but your blue would not grow by two. The marked card, at the far right, blue beside blue.
another = Five blue planets, without another ship. You have **one ship for each colour**, so send one to another colour of this card: yellow or green.
another-oops = You may stay at home, but an early ship grows with its constellation. Yellow or green!
fleet = Small now, but it can grow all game long. At most one ship a turn, one constellation of each colour: choose wisely what will become big.

# A new home
stuck = Another sky. Your yellow ship stands on a lonely single planet. But somewhere near shines a **yellow constellation that nobody owns**. A ship may move instead of landing anew: onto the card just laid.
reach = Lay your **chequer** of red and yellow so that a yellow planet touches the free yellow constellation: into the gap at the **left**, beside it.
reach-oops = That would not touch the big yellow constellation. The red and yellow chequer goes into the marked place at the left.
move = Which planet of your new card belongs to the big yellow constellation? Send the ship there.
move-oops = Not that one: the yellow planet at the top right touches the big constellation.
moved = From one yellow planet to **six**! The planet you left is free again. A tip: leave a ship only where nothing more will grow.

# The last card
last = The end is near: the pile is empty and you hold the last card. Vega owns a blue constellation of 7, you one of 3. When all cards are laid, **every planet you own is a point**.
join = A rule for sly ones: when constellations **grow together**, all their owners own **the whole**. Where do you lay the card?
join-oops = Your blue would stay small. There is a gap between the two blue constellations: close it, with blue on top.
last-ship = Twelve planets, yours and Vega’s: 12 to 12! But whoever lays the last card **may still send a ship**. Do it, and win by one.
last-ship-oops = Staying would share the victory at best. A ship, to yellow or red!
end = 13 to 12: **you win!** If points are equal, the largest single constellation decides. Remember: a ship early, growth often, and a seat in other people’s big constellations.
