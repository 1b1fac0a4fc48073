### Aquaretto, in Russian.

game_aquaretto = Акваретто
kind_dolphin = дельфин
kind_orca = косатка
kind_sea-lion = морской лев
kind_polar-bear = белый медведь
kind_penguin = пингвин
kind_turtle = черепаха
kind_crocodile = крокодил
kind_hippo = бегемот
kind_helper = помощник
tile_fish = ест рыбу: считается для смотрителей
tile_bolt = не поддаётся дрессировке
park_of = Аквапарк: { $who }
line_animals = Животные в парке
line_cashiers = Кассиры
line_keepers = Смотрители
line_trainers = Дресси­ровщики
line_depot = Карантин
why_manager = управляющий
why_animals =
    { $n ->
        [one] { $n } животное вместе с детёнышами
        [few] { $n } животных вместе с детёнышами
        [many] { $n } животных вместе с детёнышами
       *[other] { $n } животных вместе с детёнышами
    }
why_cashiers =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
why_cashiers_each =
    { $n ->
        [one] { $n } кассир
        [few] { $n } кассира
        [many] { $n } кассиров
       *[other] { $n } кассира
    }
why_keepers =
    { $n ->
        [one] { $n } рыба
        [few] { $n } рыбы
        [many] { $n } рыб
       *[other] { $n } рыбы
    }
why_keepers_each =
    { $n ->
        [one] { $n } смотритель
        [few] { $n } смотрителя
        [many] { $n } смотрителей
       *[other] { $n } смотрителя
    }
why_trainers =
    { $n ->
        [one] { $n } дрессированное животное
        [few] { $n } дрессированных животных
        [many] { $n } дрессированных животных
       *[other] { $n } дрессированных животных
    }
action_move_park = из карантина в парк
action_helper = Помощник
action_helper_why = на другую работу
action_buy_park = из чужого карантина
action_discard_park = из своего карантина
action_discard_water = Удаление
action_small = Малое расширение
action_small_why = 3 поля
action_large = Большое расширение
action_large_why = 4 поля, +1 бассейн
prompt_asks_helper = Новый помощник: дайте ему работу
prompt_action_helper = Выберите помощника и новую работу
prompt_to_helper = Помощник: какая новая работа?
prompt_action_discard_water = Удаление: выберите жетон
prompt_action_small = Положите малое расширение: оно должно касаться поля
prompt_action_large = Положите большое расширение: оно должно касаться поля
move_discard_water = Удалить: { $tile }
move_expand_small = Положить малое расширение
move_expand_large = Положить большое расширение
place_depot = карантин
place_cashier = касса
place_keeper = кормокухня
place_manager = скамейка управляющего
place_field = парк
event_discarded_water = { $who } удаляет: { $tile }
event_grew = { $who }: бассейн размера { $size }, { $species }, +{ $coins }
event_hired = { $who }: бассейн размера { $size }, { $species }, помощник
event_employed = { $who }: помощник → { $to }
event_stored = { $who }: свободного поля нет, в карантин: { $tile }
event_reassigned = { $who }: помощник, { $from } → { $to }
event_expanded = { $who } кладёт расширение
basins = Бассейны: { $have } из { $limit }
basins_note = бонус на отметках
basins_free =
    { $n ->
        [one] можно открыть ещё { $n } бассейн
        [few] можно открыть ещё { $n } бассейна
        [many] можно открыть ещё { $n } бассейнов
       *[other] можно открыть ещё { $n } бассейнов
    }
basins_free_short = свободно
basin_label =
    { $size ->
        [one] { $kind }, { $size } жетон, следующий бонус на { $at }: { $bonus }
        [few] { $kind }, { $size } жетона, следующий бонус на { $at }: { $bonus }
        [many] { $kind }, { $size } жетонов, следующий бонус на { $at }: { $bonus }
       *[other] { $kind }, { $size } жетона, следующий бонус на { $at }: { $bonus }
    }
basin_done =
    { $size ->
        [one] { $kind }, { $size } жетон, все бонусы получены
        [few] { $kind }, { $size } жетона, все бонусы получены
        [many] { $kind }, { $size } жетонов, все бонусы получены
       *[other] { $kind }, { $size } жетона, все бонусы получены
    }
basin_next = ещё { $n }:
basin_at = на { $n }
bonus_coin = монета
bonus_helper = помощник
depot = Карантин
depot_label =
    Карантин, { $n ->
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
depot_next = с ещё одним видом: { $n }
depot_top = только верхний можно переместить
boards_left = Расширения
boards_small = Малое
boards_large = Большое
field_legal = Ряд { $row }, столбец { $column }: сюда
field_near = Ряд { $row }, столбец { $column }: слишком близко другой вид: { $kinds }
field_apart = Ряд { $row }, столбец { $column }: у этого вида уже есть бассейн
field_limit = Ряд { $row }, столбец { $column }: больше бассейнов открывать нельзя
field_trainer = Дрессировщик, ряд { $row }, столбец { $column }
job_booth = Касса { $n } из 2: { $state }
job_feed = Кормокухня { $n } из 2: { $state }
job_bench = Скамейка управляющего: { $state }
job_free = свободно
job_cashier = кассир
job_keeper = смотритель
job_manager = управляющий
ghost_fits = Подходит
ghost_misfit = Не подходит: расширение должно касаться поля и ничего не закрывать
ghost_touches =
    { $n ->
        [one] касается { $n } поля
        [few] касается { $n } полей
        [many] касается { $n } полей
       *[other] касается { $n } полей
    }
keys_every = любое поле; закрытые скажут почему
keys_size = малое расширение, большое расширение
card_aquaretto = Бассейны растут по одному жетону. Держите виды порознь, дрессируйте дельфинов, нанимайте помощников.
scene_aquaretto = Морские звери в аквапарке
tray_depot = В карантин
