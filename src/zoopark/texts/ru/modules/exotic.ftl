### Exotic, in Russian.

kind_anteater = карликовый муравьед
kind_macaw = ара
kind_bat = летучая мышь
kind_koala = коала
kind_monitor = варан
kind_orangutan = орангутан
kind_baboon = павиан
kind_snake = медянка
kind_jungle = животные джунглей
line_barn-jungle = Животные джунглей в запаснике
line_visitors = Посетители
line_bonus-boards = Бонусные планшеты
why_colours =
    { $n ->
        [one] { $n } цвет
        [few] { $n } цвета
        [many] { $n } цветов
       *[other] { $n } цвета
    }
why_visitors =
    { $n ->
        [one] { $n } посетитель
        [few] { $n } посетителя
        [many] { $n } посетителей
       *[other] { $n } посетителя
    }
action_visit = Посетитель
action_change = Смена
prompt_asks_visit = Посетитель идёт вперёд: какой?
prompt_asks_retreat = Посетитель идёт назад: какой?
prompt_asks_change = Хамелеон: замените посетителя посетителем другого цвета
prompt_to_change = Хамелеон: какой цвет взамен?
move_visit = Посетитель вперёд: { $colour }, с площадки { $point }
move_visit_new = Новый посетитель: { $colour }
move_retreat = Посетитель назад: { $colour }, с площадки { $point }
move_change = Посетитель на { $point }: { $colour } → { $to }
place_jungle = джунгли
event_stepped = { $who }: { $colour } посетитель вперёд, { $from } → { $to }
event_entered = { $who }: новый { $colour } посетитель
event_retreated = { $who }: { $colour } посетитель назад, { $from } → { $to }
event_changed = { $who }: посетитель, { $colour } → { $to }
event_left = { $who }: { $colour } посетитель уходит через выход
event_dropped = { $who } теряет посетителя: { $colour }
event_rewarded = { $who } берёт бонусный планшет: { $colour }
board_jungle = Джунгли
board_jungle_species = видов { $n } из { $of }
board_jungle_exit = выход: бонус
board_bonus = Бонусные планшеты
board_bonus_free = ничей
board_bonus_yours = ваш
board_bonus_taken = занят
colour_green = зелёный
colour_blue = синий
colour_brown = коричневый
colour_red = красный
colour_yellow = жёлтый
visitor_label = { $colour } посетитель
visitor_on = { $colour } посетитель на площадке { $point }
visitor_new = новый { $colour } посетитель
platform = Площадка { $n }
module_exotic = Джунгли и посетители
module_exotic_why = Редкие животные ведут посетителей по вашей тропе.
