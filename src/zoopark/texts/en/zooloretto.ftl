### Zooloretto, in English.

game_zooloretto = Zooloretto
kind_flamingo = flamingo
kind_camel = camel
kind_leopard = leopard
kind_elephant = elephant
kind_panda = panda
kind_chimpanzee = chimpanzee
kind_zebra = zebra
kind_kangaroo = kangaroo
kind_snack = snacks
kind_drinks = drinks
kind_fruit = fruit
kind_popcorn = popcorn
kind_stalls = stalls
stall_snack = snack stall
stall_drinks = drinks stall
stall_fruit = fruit stall
stall_popcorn = popcorn stall
stall_free = Free stall place, { $where }
enclosure_4 = enclosure of 4
enclosure_5 = enclosure of 5
enclosure_6 = enclosure of 6
enclosure_x = expansion
enclosure_y = second expansion
enclosure_empty = Empty
enclosure_label =
    { $n ->
        [one] { $where }: { $what }, { $have } of { $spaces }, { $n } point
       *[other] { $where }: { $what }, { $have } of { $spaces }, { $n } points
    }
scale_stall = stall
scale_none = no stall
scale_short = 1 short
scale_full = full
barn = Barn
barn_label =
    Barn, { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
barn_kind = { $kind } (barn)
expansion = Expansion
expansion_label = Expansion, face down, opens for { $n } coins
expansion_spaces = 5 spaces, 1 stall
zoo_of = { $who }’s zoo
line_enclosure-4 = Enclosure of 4
line_enclosure-5 = Enclosure of 5
line_enclosure-6 = Enclosure of 6
line_enclosure-x = Expansion
line_enclosure-y = Second expansion
line_stalls = Stalls
line_barn-stalls = Stalls in the barn
line_barn-animals = Animals in the barn
why_full = full
why_nearly-full = one short
why_beside-stall =
    { $n ->
        [one] { $n } animal, stall beside it
       *[other] { $n } animals, stall beside them
    }
why_no-stall = two or more short, no stall
why_empty = empty
why_closed = not built
why_kinds =
    { $n ->
        [one] { $n } species
       *[other] { $n } species
    }
why_stalls_kinds =
    { $n ->
        [one] { $n } type
       *[other] { $n } types
    }
why_barn-stalls_kinds =
    { $n ->
        [one] { $n } type
       *[other] { $n } types
    }
why_tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
why_coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
action_move_why = barn or stall
action_swap = Exchange
action_swap_why = two species
action_buy_why = from a barn
action_discard_why = own barn
action_expand = Expand
action_expand_why = open the board
group_1 = Remodel
group_2 = Trade
group_3 = Build
group_4 = Sites
group_5 = Save
group_6 = Mini
prompt_action_swap = Exchange: choose two enclosures, or one and the barn
prompt_to_swap = Exchange: with what?
prompt_action_expand = Open the expansion board
move_exchange = Exchange: { $a } ↔ { $b }
move_expand = Open the expansion
move_drop = The tile fits nowhere: discard it
place_barn = barn
place_out = out of the game
place_stall = stall place ({ $where })
place_stall_left = stall place ({ $where }, left)
place_stall_right = stall place ({ $where }, right)
event_exchanged = { $who } exchanges: { $enclosure } ↔ { $with }
event_opened = { $who } opens: { $enclosure }
event_filled = { $who } fills: { $enclosure }, +{ $coins }
card_zooloretto = Load the trucks, take one at the right moment, and fill your enclosures before the barn fills up. Start here.
scene_zooloretto = Animals arrive by truck at a zoo
list_modules =
    { $n ->
        [one] { $n } expansion
       *[other] { $n } expansions
    }
list_everything = everything
list_christmas = everything and Christmas
setup_from = Start from
preset_base = Base game
preset_step = A few extras
preset_everything = Everything
preset_christmas = Everything and Christmas
setup_expansions = Expansions
setup_chosen =
    { $n ->
        [one] { $n } chosen
       *[other] { $n } chosen
    }
setup_houses = house icon = mostly house rules
setup_house = mostly house rules
group_room = More room
group_money = Money and people
group_surprise = Surprises
module_some = { $n } of { $of }
conflict_needs = Needs { $what }: add both
conflict_apart = Doesn’t go with { $what }
conflict_crowded = Not enough species left to replace with { $n } players
setup_others = More
tray_barn = Into the barn
