### Aquaretto, in English.

game_aquaretto = Aquaretto
kind_dolphin = dolphin
kind_orca = orca
kind_sea-lion = sea lion
kind_polar-bear = polar bear
kind_penguin = penguin
kind_turtle = turtle
kind_crocodile = crocodile
kind_hippo = hippo
kind_helper = helper
tile_fish = eats fish: counts for keepers
tile_bolt = can’t be trained
park_of = { $who }’s water park
line_animals = Animals in the park
line_cashiers = Cashiers
line_keepers = Keepers
line_trainers = Trainers
line_depot = Depot
why_manager = manager
why_animals =
    { $n ->
        [one] { $n } animal, babies included
       *[other] { $n } animals, babies included
    }
why_cashiers =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
why_cashiers_each =
    { $n ->
        [one] { $n } cashier
       *[other] { $n } cashiers
    }
why_keepers =
    { $n ->
        [one] { $n } fish
       *[other] { $n } fish
    }
why_keepers_each =
    { $n ->
        [one] { $n } keeper
       *[other] { $n } keepers
    }
why_trainers =
    { $n ->
        [one] { $n } animal trained
       *[other] { $n } animals trained
    }
action_move_park = depot to park
action_helper = Helper
action_helper_why = to another job
action_buy_park = from a depot
action_discard_park = own depot
action_discard_water = Remove
action_small = Small board
action_small_why = 3 fields
action_large = Large board
action_large_why = 4 fields, +1 basin
prompt_asks_helper = A new helper: give it a job
prompt_action_helper = Choose a helper, then its new job
prompt_to_helper = Your helper: which new job?
prompt_action_discard_water = Remove: choose a tile
prompt_action_small = Place the small board: it must touch a field
prompt_action_large = Place the large board: it must touch a field
move_discard_water = Remove { $tile }
move_expand_small = Lay the small board
move_expand_large = Lay the large board
place_depot = depot
place_cashier = ticket booth
place_keeper = feeding station
place_manager = manager’s bench
place_field = the park
event_discarded_water = { $who } removes: { $tile }
event_grew = { $who }: basin of { $size }, { $species }, +{ $coins }
event_hired = { $who }: basin of { $size }, { $species }, a helper
event_employed = { $who }: a helper → { $to }
event_stored = { $who } has no free field, so into the depot: { $tile }
event_reassigned = { $who }: helper, { $from } → { $to }
event_expanded = { $who } lays a board
basins = Basins { $have } of { $limit }
basins_note = bonus at each mark
basins_free =
    { $n ->
        [one] { $n } more basin may be opened
       *[other] { $n } more basins may be opened
    }
basins_free_short = free
basin_label =
    { $size ->
        [one] { $kind }, { $size } tile, next bonus at { $at }: { $bonus }
       *[other] { $kind }, { $size } tiles, next bonus at { $at }: { $bonus }
    }
basin_done =
    { $size ->
        [one] { $kind }, { $size } tile, all bonuses won
       *[other] { $kind }, { $size } tiles, all bonuses won
    }
basin_next = { $n } more to
basin_at = at { $n }
bonus_coin = coin
bonus_helper = helper
depot = Depot
depot_label =
    Depot, { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
depot_next = one species more: { $n }
depot_top = only the top tile can be moved
boards_left = Boards left
boards_small = Small
boards_large = Large
field_legal = Row { $row }, column { $column }: here
field_near = Row { $row }, column { $column }: too close to another species: { $kinds }
field_apart = Row { $row }, column { $column }: this species already has a basin
field_limit = Row { $row }, column { $column }: no more basins allowed
field_trainer = Trainer, row { $row }, column { $column }
job_booth = Ticket booth { $n } of 2: { $state }
job_feed = Feeding station { $n } of 2: { $state }
job_bench = Manager’s bench: { $state }
job_free = free
job_cashier = cashier
job_keeper = keeper
job_manager = manager
ghost_fits = Fits here
ghost_misfit = Doesn’t fit: it must touch a field and cover none
ghost_touches =
    { $n ->
        [one] touches { $n } field
       *[other] touches { $n } fields
    }
keys_every = any field; blocked ones say why
keys_size = small board, large board
card_aquaretto = Basins grow tile by tile. Keep the species apart, train dolphins, hire helpers.
scene_aquaretto = Sea animals in a water park
tray_depot = Into the depot
