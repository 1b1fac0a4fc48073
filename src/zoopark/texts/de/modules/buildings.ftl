### Buildings, in German.

kind_shop = Souvenirs
kind_restaurant = Restaurant
kind_pavilion = Pavillon
stall_shop = Souvenirshop
stall_restaurant = Restaurant
restaurant_worth = 2 je Stand
why_restaurant =
    { $n ->
        [one] Restaurant, { $n } weiterer Stand
       *[other] Restaurant, { $n } weitere Stände
    }
why_shop =
    { $n ->
        [one] Souvenirshop, { $n } Jungtier
       *[other] Souvenirshop, { $n } Jungtiere
    }
action_construct = Bauen
prompt_to_construct = Dein Pavillon: in welches Gehege?
prompt_action_construct = Was baust du?
move_construct = Bauen: { $what }
move_construct_at = Bauen: { $what } → { $where }
event_constructed = { $who } baut: { $building }
board_buildings = Gebäude
building_restaurant = Restaurant
building_pavilion = Pavillon
building_shop = Souvenirshop
module_buildings = Zusatzgebäude
module_buildings_why = Restaurant, Souvenirshop und zwei Pavillons.
