### Zooloretto, in Russian.

game_zooloretto = Зоолоретто
kind_flamingo = фламинго
kind_camel = верблюд
kind_leopard = леопард
kind_elephant = слон
kind_panda = панда
kind_chimpanzee = шимпанзе
kind_zebra = зебра
kind_kangaroo = кенгуру
kind_snack = закуски
kind_drinks = напитки
kind_fruit = фрукты
kind_popcorn = попкорн
kind_stalls = киоски
stall_snack = киоск с закусками
stall_drinks = киоск с напитками
stall_fruit = киоск с фруктами
stall_popcorn = киоск с попкорном
stall_free = Свободное место для киоска, { $where }
enclosure_4 = вольер на 4
enclosure_5 = вольер на 5
enclosure_6 = вольер на 6
enclosure_x = расширение
enclosure_y = второе расширение
enclosure_empty = Пусто
enclosure_label =
    { $n ->
        [one] { $where }: { $what }, { $have } из { $spaces }, { $n } очко
        [few] { $where }: { $what }, { $have } из { $spaces }, { $n } очка
        [many] { $where }: { $what }, { $have } из { $spaces }, { $n } очков
       *[other] { $where }: { $what }, { $have } из { $spaces }, { $n } очков
    }
scale_stall = киоск
scale_none = без киоска
scale_short = без 1
scale_full = целиком
barn = Запасник
barn_label =
    Запасник, { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
        [many] { $n } жетонов
       *[other] { $n } жетона
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
barn_kind = { $kind } (запасник)
expansion = Расширение
expansion_label = Расширение, закрыто, монет для открытия: { $n }
expansion_spaces = 5 мест, 1 киоск
zoo_of = Зоопарк: { $who }
line_enclosure-4 = Вольер на 4
line_enclosure-5 = Вольер на 5
line_enclosure-6 = Вольер на 6
line_enclosure-x = Расширение
line_enclosure-y = Второе расширение
line_stalls = Киоски
line_barn-stalls = Киоски в запаснике
line_barn-animals = Животные в запаснике
why_full = целиком
why_nearly-full = без одного
why_beside-stall =
    { $n ->
        [one] { $n } животное, рядом киоск
        [few] { $n } животных, рядом киоск
        [many] { $n } животных, рядом киоск
       *[other] { $n } животных, рядом киоск
    }
why_no-stall = не хватает двух и более, нет киоска
why_empty = пусто
why_closed = не построено
why_kinds =
    { $n ->
        [one] { $n } вид
        [few] { $n } вида
        [many] { $n } видов
       *[other] { $n } вида
    }
why_stalls_kinds =
    { $n ->
        [one] { $n } тип
        [few] { $n } типа
        [many] { $n } типов
       *[other] { $n } типа
    }
why_barn-stalls_kinds =
    { $n ->
        [one] { $n } тип
        [few] { $n } типа
        [many] { $n } типов
       *[other] { $n } типа
    }
why_tiles =
    { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
        [many] { $n } жетонов
       *[other] { $n } жетона
    }
why_coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
action_move_why = запасник или киоск
action_swap = Замена
action_swap_why = два вида
action_buy_why = из чужого запасника
action_discard_why = из своего запасника
action_expand = Расширение
action_expand_why = открыть вольер
group_1 = Перестановка
group_2 = Торговля
group_3 = Строительство
group_4 = Передача строек
group_5 = Сбережения
group_6 = Мини
prompt_action_swap = Замена: выберите два вольера или вольер и запасник
prompt_to_swap = Замена: на что?
prompt_action_expand = Откройте расширение
move_exchange = Замена: { $a } ↔ { $b }
move_expand = Открыть расширение
move_drop = Жетон никуда не подходит: сбросить
place_barn = запасник
place_out = вне игры
place_stall = место для киоска ({ $where })
place_stall_left = место для киоска ({ $where }, слева)
place_stall_right = место для киоска ({ $where }, справа)
event_exchanged = { $who } меняет: { $enclosure } ↔ { $with }
event_opened = { $who } открывает: { $enclosure }
event_filled = { $who } заполняет: { $enclosure }, +{ $coins }
card_zooloretto = Загружайте грузовики, вовремя забирайте один и заполняйте вольеры, пока не заполнился запасник. Начните отсюда.
scene_zooloretto = Звери едут в зоопарк на грузовике
list_modules =
    { $n ->
        [one] { $n } дополнение
        [few] { $n } дополнения
        [many] { $n } дополнений
       *[other] { $n } дополнения
    }
list_everything = всё сразу
list_christmas = всё и Рождество
setup_from = За основу
preset_base = Базовая игра
preset_step = На шаг дальше
preset_everything = Всё сразу
preset_christmas = Всё и Рождество
setup_expansions = Дополнения
setup_chosen =
    { $n ->
        [one] выбрано { $n }
        [few] выбрано { $n }
        [many] выбрано { $n }
       *[other] выбрано { $n }
    }
setup_houses = домик: в основном домашние правила
setup_house = в основном домашние правила
group_room = Больше места
group_money = Деньги и люди
group_surprise = Сюрпризы
module_some = { $n } из { $of }
conflict_needs = Нужно: { $what }. Взять оба
conflict_apart = Не сочетается: { $what }
conflict_crowded = Когда игроков { $n }, слишком мало видов, которые могли бы уступить место
setup_others = Ещё
tray_barn = В запасник
