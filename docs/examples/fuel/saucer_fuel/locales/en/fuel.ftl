title = Fuel
pitch = Fill your ship from a tank that nobody can look into, and stop before it runs dry.
event-pumped = { $seat } pumps { $units ->
    [one] one unit
   *[other] { $units } units
}.
    .seat = You pump { $units ->
    [one] one unit
   *[other] { $units } units
}.
no-not-your-turn = it is the turn of { $seat }
expected-units = from { $low } to { $high } units
end = The tank is empty.
