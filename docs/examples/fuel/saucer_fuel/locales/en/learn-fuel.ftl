welcome = Two ships share a tank. It holds **15 to 40 units**, and nobody knows how many.
pump = Your turn! The tank is nearly full: pump **three units**.
pump-oops = That is allowed, but there is plenty left. Take three.
pumped = Three units are on board, and Vega took two. Whoever runs the tank **dry** loses everything.
careful = You lead by one unit, and 17 have left the tank. Leave **at least one** unit in it, if you can.
careful-oops = Three units would have emptied the tank, and your ship with it. Take fewer.
won = Vega ran the tank dry and has nothing left. You win!
