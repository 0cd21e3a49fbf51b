# The lesson of looters: what the coach says; -oops answers a move that is legal but not the one asked for

# Saucers
welcome = Psst! We are here to carry off everything on **Earth** that walks on two legs or four. Once Earth is empty, whoever has **the most loot** wins. You have five cards; the other crews, Vega and Nova, have as many.
saucer = A turn is simple: **lay a card**, do what it says, draw back to five. Begin with your biggest saucer: the **Carousel** is worth 4. Nobody shows a Carousel, so you take 4 loot from Earth.
saucer-oops = That works too, but for less loot. Think big: lay the Carousel!
taken = Four little earthlings are yours. Your card stays on your stack, **face up**: until your next turn everybody sees your Carousel. Remember that, it will matter in a moment.
rob = Look: Vega has laid a **Lampshade**, and you hold one, too. If somebody shows **the very same saucer** that you lay, you take the loot from them instead of from Earth. Rob Vega!
rob-oops = Careful: the Pancake is worth 3 like the Lampshade, but it is **another saucer**, so it would rob nobody. Lay your Lampshade.
robbed = Three for you, three less for Vega! You look to the left, and only the **first** player with that saucer is robbed. So lay saucers that nobody else is likely to hold, or that you see on the table.

# Friends and revolts
strength = Little aliens are strong together: a **Swarm** is the one card of which you may lay **several at once**, for one loot each. You hold three. Lay all **three**!
strength-oops = You may keep some back, but now is the time to show off: choose three of them, and draw three fresh cards.
recruit = Three loot, and three new cards. Now Vega and Nova both show a **Recruit**. It takes as many loot from Earth as Recruits **show on all stacks**, your new one included. How convenient that you have one!
recruit-oops = Not bad, but a Recruit is best when others show it: three would show, so three loot for one card.
recruited = One, two, three Recruits: three loot. Now you are far ahead, and the others have noticed…
animals = Ouch! With a **Revolt** Nova has taken **two loot** from you: that card robs anybody, whatever they show. You have drawn one yourself. Get your two back from **Nova**!
animals-oops = A fine move on other days. Today: the Revolt, against Nova.
revenge = Two back! Loot lies open on the table, so you always know whom it pays to visit. Only hands are secret.

# The General
behind = Another game, and you are behind: 6 loot against 11 and 9. Vega shows a Zeppelin and Nova a Cruiser, big saucers of 4. There is one card in your hand that turns big saucers into big trouble.
general = With it, **every other player** gives back to Earth as much as their visible card is worth. Which card is it?
general-oops = That takes loot for you, but hurts nobody. Call the **General**!
saved = Earth is saved, for now: Vega and Nova each gave back 4, and you nothing. Then **all stacks** went under the draw pile. A tip: small cards on top keep you safe from Generals.

# The end
nearly-empty = Only 3 loot are left on Earth, and the game ends **at the very moment** when the last is taken: nobody gets another turn. You have 16, Vega 18, Nova 11.
last-loot = There is one card with which you **win right now**. Mind what Vega shows!
last-loot-oops = Nice loot, but Earth would not be empty: the Pancake would rob Vega instead, and the others are too small. Nobody shows a Carousel!
end = The last three, 19 to 18: **you win!** Earth gave only what it had left. Remember: watch the cards on top, keep a General for rich neighbours, and count the loot on Earth before the end.
