### Buildings, in English.

kind_shop = souvenirs
kind_restaurant = restaurant
kind_pavilion = pavilion
stall_shop = souvenir shop
stall_restaurant = restaurant
restaurant_worth = 2 per stall
why_restaurant =
    { $n ->
        [one] restaurant, { $n } more stall
       *[other] restaurant, { $n } more stalls
    }
why_shop =
    { $n ->
        [one] souvenir shop, { $n } baby
       *[other] souvenir shop, { $n } babies
    }
action_construct = Build
prompt_to_construct = Your pavilion: in which enclosure?
prompt_action_construct = What do you build?
move_construct = Build: { $what }
move_construct_at = Build: { $what } → { $where }
event_constructed = { $who } builds: { $building }
board_buildings = Buildings
building_restaurant = restaurant
building_pavilion = pavilion
building_shop = souvenir shop
module_buildings = Buildings
module_buildings_why = Restaurant, souvenir shop and two pavilions.
