### Foreign zoos, in Russian.

line_foreign-zoos = Другие зоопарки
why_cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
action_give = Отдать
prompt_action_give = Какой вольер вы отдадите?
prompt_give = отдайте вольер
move_give = Отдать: { $what }
event_gave = { $who } отдаёт: { $enclosure }, +{ $points }
funds_foreign = другой зоопарк
board_foreign = Другие зоопарки
board_foreign_none = карт больше нет
board_foreign_top =
    { $n ->
        [one] следующая карта приносит { $n } очко
        [few] следующая карта приносит { $n } очка
        [many] следующая карта приносит { $n } очков
       *[other] следующая карта приносит { $n } очка
    }
board_foreign_left =
    { $n ->
        [one] осталась { $n } карта
        [few] осталось { $n } карты
        [many] осталось { $n } карт
       *[other] осталось { $n } карты
    }
module_foreign-zoos = Другие зоопарки
module_foreign-zoos_why = Отдайте полный вольер за карту с очками.
