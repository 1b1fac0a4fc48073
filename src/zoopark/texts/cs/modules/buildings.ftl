### Buildings, in Czech.

kind_shop = suvenýry
kind_restaurant = restaurace
kind_pavilion = pavilon
stall_shop = obchod se suvenýry
stall_restaurant = restaurace
restaurant_worth = 2 za stánek
why_restaurant =
    { $n ->
        [one] restaurace, { $n } další stánek
        [few] restaurace, { $n } další stánky
       *[other] restaurace, { $n } dalších stánků
    }
why_shop =
    { $n ->
        [one] obchod se suvenýry, { $n } mládě
        [few] obchod se suvenýry, { $n } mláďata
       *[other] obchod se suvenýry, { $n } mláďat
    }
action_construct = Stavba
prompt_to_construct = Pavilon: do kterého výběhu?
prompt_action_construct = Co postavíte?
move_construct = Postavit: { $what }
move_construct_at = Postavit: { $what } → { $where }
event_constructed = { $who } staví: { $building }
board_buildings = Budovy
building_restaurant = restaurace
building_pavilion = pavilon
building_shop = obchod se suvenýry
module_buildings = Budovy
module_buildings_why = Restaurace, obchod se suvenýry a dva pavilony.
