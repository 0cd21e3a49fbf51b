# Comets
title = Comets

# What happens
event-laid = { $seat } lays { $card }.
event-won-round = { $seat } takes the round.
hands-empty = All cards are laid.

# Why a move is refused
no-not-your-turn = it is the turn of { $seat }
no-not-in-hand = you do not hold { $card }

# Moves
expected-card = a card from k01 to k24
move-lay = lay { $card }

# The table
board-player = { $who }: { $laid }
board-no-card = no card
tally-rounds = Rounds won

# Cards
k01 = comet 1
k02 = comet 2
k03 = comet 3
k04 = comet 4
k05 = comet 5
k06 = comet 6
k07 = comet 7
k08 = comet 8
k09 = comet 9
k10 = comet 10
k11 = comet 11
k12 = comet 12
k13 = comet 13
k14 = comet 14
k15 = comet 15
k16 = comet 16
k17 = comet 17
k18 = comet 18
k19 = comet 19
k20 = comet 20
k21 = comet 21
k22 = comet 22
k23 = comet 23
k24 = comet 24
