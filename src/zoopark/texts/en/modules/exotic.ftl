### Exotic, in English.

kind_anteater = pygmy anteater
kind_macaw = macaw
kind_bat = bat
kind_koala = koala
kind_monitor = tree monitor
kind_orangutan = orangutan
kind_baboon = baboon
kind_snake = smooth snake
kind_jungle = jungle animals
line_barn-jungle = Jungle animals in the barn
line_visitors = Visitors
line_bonus-boards = Bonus boards
why_colours =
    { $n ->
        [one] { $n } colour
       *[other] { $n } colours
    }
why_visitors =
    { $n ->
        [one] { $n } visitor
       *[other] { $n } visitors
    }
action_visit = Visitor
action_change = Change
prompt_asks_visit = A visitor steps forward: which one?
prompt_asks_retreat = A visitor goes back: which one?
prompt_asks_change = The chameleon: swap a visitor for one of another colour
prompt_to_change = The chameleon: which colour instead?
move_visit = { $colour } visitor forward from { $point }
move_visit_new = New { $colour } visitor
move_retreat = { $colour } visitor back from { $point }
move_change = { $colour } visitor on { $point } becomes { $to }
place_jungle = jungle
event_stepped = { $who }: { $colour } visitor forward, { $from } → { $to }
event_entered = { $who }: a new { $colour } visitor
event_retreated = { $who }: { $colour } visitor back, { $from } → { $to }
event_changed = { $who }: { $colour } visitor becomes { $to }
event_left = { $who }: a { $colour } visitor leaves by the exit
event_dropped = { $who } loses a { $colour } visitor
event_rewarded = { $who } takes the { $colour } bonus board
board_jungle = Jungle
board_jungle_species = { $n } of { $of } species
board_jungle_exit = exit: bonus
board_bonus = Bonus boards
board_bonus_free = free
board_bonus_yours = yours
board_bonus_taken = taken
colour_green = green
colour_blue = blue
colour_brown = brown
colour_red = red
colour_yellow = yellow
visitor_label = { $colour } visitor
visitor_on = { $colour } visitor on point { $point }
visitor_new = new { $colour } visitor
platform = Point { $n }
module_exotic = Jungle and visitors
module_exotic_why = Rare animals draw visitors along your path.
