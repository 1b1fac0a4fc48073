### Buildings, in Russian.

kind_shop = сувениры
kind_restaurant = ресторан
kind_pavilion = павильон
stall_shop = сувенирная лавка
stall_restaurant = ресторан
restaurant_worth = 2 за киоск
why_restaurant =
    { $n ->
        [one] ресторан, ещё { $n } киоск
        [few] ресторан, ещё { $n } киоска
        [many] ресторан, ещё { $n } киосков
       *[other] ресторан, ещё { $n } киоска
    }
why_shop =
    { $n ->
        [one] сувенирная лавка, { $n } детёныш
        [few] сувенирная лавка, { $n } детёныша
        [many] сувенирная лавка, { $n } детёнышей
       *[other] сувенирная лавка, { $n } детёныша
    }
action_construct = Строительство
prompt_to_construct = Павильон: в каком вольере?
prompt_action_construct = Что построите?
move_construct = Построить: { $what }
move_construct_at = Построить: { $what } → { $where }
event_constructed = { $who } строит: { $building }
board_buildings = Постройки
building_restaurant = ресторан
building_pavilion = павильон
building_shop = сувенирная лавка
module_buildings = Постройки
module_buildings_why = Ресторан, сувенирная лавка и два павильона.
