### What is wrong with a game string, a move, a position or a record, in English. The page does not load these.
### Words of the notation, such as game(option=value), are the same in all languages.

notation_impossible = that is not possible
notation_broken = that breaks rule { $rule }
notation_form = cannot read { $text }; it is written: { $form }
notation_twice = the option { $name } is given twice
notation_repeated = { $about } names { $name } twice
notation_between = { $name } can be { $least } to { $most }, not { $given }
notation_only = { $name } can only be { $word } or left out, not { $given }
notation_word-of = { $name } is unknown here; there are { $known }
notation_copies = cannot read how many tiles { $text } are

## Game strings

notation_game = cannot read the game string { $text }; it is written: game(option=value, …)
notation_option = cannot read the option { $text }; it is written: option=value
notation_no-game = no game is called { $name }; there are { $known }
notation_no-option = { $game } has no option { $name }; it has { $known }
notation_players = { $game } is for { $least } to { $most } players, not { $given }
notation_out = with { $players } players { $n } species are left out, not { $given }
notation_start = seat { $seat } cannot begin with { $players } players
notation_flags = flags must name each of the { $players } seats once
notation_module_unknown = no module is called '{ $module }'; there are { $other }
notation_module_twice = the module { $module } is named twice
notation_module_needs = the module { $module } needs { $other }
notation_module_apart = the modules { $module } and { $other } do not go together
notation_module_players = the module { $module } is for { $other } players
notation_lot = with { $players } players { $n } species stay in the box, and a lot may take only { $free } with these modules ({ $rule }): choose them by out=…
notation_tweak = there is no number { $name } to tweak; there are { $known }
notation_of-module = { $name } is a number of { $module }, which is not in play
notation_share = seller-share cannot be more than purchase-price
notation_few = with { $players } players there are { $n } tiles, too few for the end pile
notation_with-modules = with modules { $name } can be 0 to { $most }

## Moves

notation_verb = no move begins like { $text }; moves are { $known }
notation_seat = no seat is called { $name }; seats are A to { $last }
notation_tile = no tile is called { $name }
notation_tile-number = no tile is called { $name }; tiles are numbered 1 to { $most }
notation_species = no species is called { $name }; there are { $known }
notation_truck = no truck is called { $name }; trucks are numbered from 1
notation_supply = no supply is called { $name }; there are zoo and park
notation_enclosure = no enclosure is called { $name }; there are { $known }
notation_place = no stall place is called { $name }; there are { $known }
notation_stall = say where the stall stands: { $form }
notation_field = no field is called { $name }; fields are { $known }
notation_far = the field { $name } is too far away
notation_direction = no direction is called { $name }; there are n, e, s and w
notation_board = a board is written: small FIELD nw|ne|se|sw, or large FIELD
notation_depot = cannot move { $text }; only the top tile of the depot moves
notation_bid = a bid is a number of coins, not { $given }
notation_site = only sites are handed on; { $name } is none
notation_colour = no visitor has the colour { $name }; there are { $known }
notation_point = lookout points are numbered 1 to { $most }, not { $given }
notation_mini = no mini enclosure is called { $name }; there are { $known }
notation_card = no order card is called { $name }; they are numbered 1 to { $most }

## Positions

notation_turn = the turn
notation_table = the table
notation_bank = the bank
notation_middle = the trucks
notation_gone = the tiles out of the game
notation_zoo = the zoo of { $seat }
notation_parts = a position with { $players } players has { $n } fields
notation_parts-or = a position with { $players } players has { $least } or { $most } fields
notation_word = cannot read { $text } in { $about }; words are name:value
notation_lacks = { $about } lacks { $name }
notation_number = { $name } in { $about } must be a number, not { $given }
notation_strange = { $about } has an unknown word { $name }
notation_seat-part = the field of seat { $seat } begins with { $given }
notation_trucks = there are { $n } trucks, not { $given }
notation_asks = a position asks for { $known }, not { $given }
notation_task = cannot read the task { $text }

## Records

notation_record_begins = a record begins with 'zoopark record { $format }'
notation_record_game = the record does not say its game, or is cut short
notation_record_rules = the record is of { $given }, this is rules { $rules }
notation_record_short = the record is cut short: its last line counts the entries
notation_record_count = the record has { $n } entries and counts { $told }
notation_record_needs = a record needs format { $format } and rules { $rules }
notation_record_damaged = the record is damaged
notation_record_entry = the record is damaged: { $entry } is no entry
notation_record_chance = cannot read { $text }: outcomes of chance begin with '>'
notation_record_other = the game of the record is not that of its position
notation_record_at = entry { $n } of the record: { $why }
