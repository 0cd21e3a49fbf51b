# What can go wrong with what somebody typed or asked for. Values in quotes come quoted.

# Moves
error-illegal = { $rule }: { $reason }
error-notation = at character { $place } of { $text }: expected { $expected }, found { $found }
found-end = the end
expected-word = { $word }
expected-end = the end of the move
expected-short = at most { $count } characters
expected-seat = a seat from { $low } to { $high }
error-nothing-to-undo = there is no move to take back
error-move-field = in the field { $field } of the move: expected { $expected }
expected-move = a move as this game has them ({ $problem })
error-move-number = a move of { $game } is a number below { $count }, not { $move }
error-move-kind = a move is words, a number or a Move, not { $move }; a bot that answers None waits, and there is nothing to play
error-bots = a table of { $players } needs { $players } bots, not { $bots }
error-bot-waited = the bot in seat { $number } waited, though it is that seat’s turn

# Games, seats and settings
error-unknown-game = there is no game { $name }; the games are { $games }
error-players = { $game } is for { $fewest } to { $most } players, not { $players }
error-no-seat = there is no seat { $number }; the seats are 0 to { $last }
error-start = the start seat is a number from 0 to { $last }, not { $start }
error-names = there are { $players } seats but { $names } names
error-option = option { $name } is { $range }, not { $value }
range-number = a number from { $low } to { $high }
range-choice = one of { $choices }
error-no-option = { $game } has no option { $name }; it has: { $options }
no-options = none
error-option-form = write an option as NAME=VALUE, not { $given }
error-option-twice = option { $name } is given twice; give it once
error-names-twice = two players are called { $name }; give each a name of their own
error-language = there is no language { $given }; choose from { $languages }
error-seed-number = a seed is a number from 0 to 2**256 - 1
error-seed-digits = a seed in words is { $count } hexadecimal digits
error-seed-bytes = a seed is { $count } bytes, not { $found }
error-seed-kind = a seed is a whole number, hexadecimal digits or bytes, not { $seed }
error-bot = a bot is { $bots }, not { $name }
error-no-rule = { $game } has no rule { $rule }; its rules are { $rules }
error-rule-elsewhere = { $game } has no rule { $rule }; it is a rule of { $owner }
error-file = { $path }: { $reason }
error-extra-server = the server is not installed; this brings it: { $command }
error-extra-terminal = the full-screen client is not installed; this brings it: { $command }; or play in plain lines: saucer play --plain
error-extra-lab = the libraries of the lab are not installed; this brings them: { $command }

# Records
error-record = line { $line }, { $place }
place-line = the line
place-character = character { $number }
place-deal = the deal
place-move = move { $number } ({ $who }: { $words })
fault-format = expected format { $format }, found { $found }
fault-redacted = a redacted record holds one seat’s knowledge and cannot be replayed
fault-unknown-field = unknown field
fault-missing-field = missing field
fault-long = longer than { $count } characters
fault-json = not JSON
fault-object = expected a JSON object
fault-text = expected a text
fault-number = expected a whole number
fault-list = expected a list
fault-value = expected a whole number or a text
fault-move = expected a seat and words, as [0, "draw"]
fault-result = expected winners, scores and why
fault-version = the newest version of { $game } known here is { $version }; { $found } cannot be read
fault-result-differs = the moves give { $found }, not { $claimed }
fault-no-result = no result
fault-winners = winners { $winners } with { $scores } ({ $why })
