# The lesson of planet: what the coach says; -oops answers a move that is legal but not the one asked for

# The first tiles
welcome = Let us make a planet! It needs **sixteen tiles**: twelve for the round world and four **guests** in the corners. In the end your guests judge your planet: each gives points for what that guest likes.
stack = You start the round: choose one of the four stacks, and a tile for each player is laid open. Begin with the **characters**, to know what you are after.
stack-oops = You may build in any order. But with a character you know what to look for: open that stack.
guest = A Lamplighter, a Gardener, a Hunter. The **Lamplighter** gives 1 point for each lamp, and lamps are everywhere. Take him and choose a corner.
guest-oops = A nice guest, too. But today we light lamps: take the Lamplighter.
name = Now you **name** who takes next. The last one has no choice, but will start the next round. Name **Nova**.
name-oops = Your right, of course. For this story, name Nova, so that Vega comes last.
left-over = Nova took the Hunter, Vega got what was left, the Gardener. In return **Vega starts** the next round.
lamps = Vega opened the uphill edge, took a tile and named you. Which of the two is best for your Lamplighter? Mind the **volcano**: whoever has the most of them in the end loses a point for each. Take the **three lamps**.
lamps-oops = Two lamps and a volcano are worse than three lamps without. Take the tile with three lamps.
lit = Three points already, and the volcano went to Nova. It makes no difference in which place of its kind a tile lies: build as you find it pretty.

# Baobabs
baobabs = Later. Your **Gardener** loves baobabs: 7 points for each that shows. You have two. But beware: with a **third** baobab all three tiles are turned face down, and nothing on them counts any more!
third = Vega has named you, and two tiles are left. Which one do you take?
third-oops = Look closely: that tile carries a **baobab**. It would cost you 14 points with the Gardener alone. Take the elephant in the sunset.
harmless = Phew! The baobab is Nova’s now, and one or two are harmless. Only a Drunkard likes trouble: 3 points for each tile face down. A mean trick: leave a rival only a third baobab.

# The last tile
last-round = The last of **sixteen rounds**, and you start. Your guests: the King (14 points for **exactly one** rose, and you have one), the Lamplighter, the Vain Man (4 for each snake) and the Hunter (3 for each kind of animal).
last-stack = Only the centre stack is left. Open it.
last-stack-oops = There is only one stack left: the centre.
last-tile = A snake with a volcano, a rose with two lamps, or three lamps with a **fox**, whom you do not have yet. Which tile brings you the most?
last-tile-oops = Count again: a second rose would halve the King’s gift, and the snake brings 4. Three lamps are 3 points, and the fox 3 more from the Hunter: **6**.
last-name = Six points! And now be mean: Vega is your rival and has **the most volcanoes**. Whom do you name, so that Vega gets the volcano tile?
last-name-oops = Then Vega could choose. Name Nova, and Vega must take what is left.
end = Vega paid 7 points for seven volcanoes, and **you win** with 56! Choose guests who like the same things, watch what the others need, and remember: coming last means choosing the next stack.
