### What all games with trucks share, in Russian.

kind_coin = жетоны монет
tile_back = Жетон лицом вниз
tile_coin = Жетон монеты, 1 монета
tile_coin_short = монета
tile_male = самец
tile_female = самка
tile_fertile = может дать потомство
tile_bred = потомство уже есть
tile_young = детёныш
tile_young_of = детёныш ({ $kind })
yard = Погрузочный двор
truck_number = Грузовик { $truck }
truck_label =
    { $n ->
        [one] Грузовик { $truck }: { $tiles }; свободно { $n } место
        [few] Грузовик { $truck }: { $tiles }; свободно { $n } места
        [many] Грузовик { $truck }: { $tiles }; свободно { $n } мест
       *[other] Грузовик { $truck }: { $tiles }; свободно { $n } мест
    }
truck_empty =
    { $n ->
        [one] Грузовик { $truck }, пуст: пока нельзя взять, { $n } место
        [few] Грузовик { $truck }, пуст: пока нельзя взять, { $n } места
        [many] Грузовик { $truck }, пуст: пока нельзя взять, { $n } мест
       *[other] Грузовик { $truck }, пуст: пока нельзя взять, { $n } мест
    }
truck_taken = взят: { $who }
truck_yours = в этом раунде ваш
truck_taken_label = Грузовик { $truck }, в этом раунде взят: { $who }
truck_blocked = Вдвоём это место не используется
supply = Стопка
supply_short = стопка
end_short = конец
bank_short = банк
unseen_short = скрыто
action_draw_short = Добрать
action_take_short = Взять
supply_label =
    { $n ->
        [one] Стопка, { $n } жетон до финальной
        [few] Стопка, { $n } жетона до финальной
        [many] Стопка, { $n } жетонов до финальной
       *[other] Стопка, { $n } жетонов до финальной
    }
supply_closed = закрыта
end = Финальная стопка
end_label =
    { $n ->
        [one] Финальная стопка, { $n } жетон под красным диском
        [few] Финальная стопка, { $n } жетона под красным диском
        [many] Финальная стопка, { $n } жетонов под красным диском
       *[other] Финальная стопка, { $n } жетонов под красным диском
    }
end_open_label =
    { $n ->
        [one] Финальная стопка, открыта, остался { $n } жетон
        [few] Финальная стопка, открыта, осталось { $n } жетона
        [many] Финальная стопка, открыта, осталось { $n } жетонов
       *[other] Финальная стопка, открыта, осталось { $n } жетонов
    }
bank = Банк
bank_label =
    { $n ->
        [one] Банк, { $n } монета
        [few] Банк, { $n } монеты
        [many] Банк, { $n } монет
       *[other] Банк, { $n } монет
    }
unseen = Ещё не видели
unseen_count =
    { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
        [many] { $n } жетонов
       *[other] { $n } жетонов
    }
unseen_young = детёныши
unseen_boxed = не в игре: { $kinds }
unseen_gone = выбыли из игры: { $tiles }
unseen_kind = { $kind }: не видели { $n }
unseen_kind_young = { $kind }: не видели { $n }, осталось детёнышей: { $young }
status_turn = ходит
status_out = вне раунда
status_out_short = вне раунда
status_took = грузовик { $truck }
round_last = последний раунд
actions = Действия
action_draw = Добрать жетон
action_load = Погрузить жетон
action_take = Взять грузовик
action_place = Разместить
action_spend = Потратить
action_move = Перемещение
action_buy = Покупка
action_discard = Сброс
price_label =
    { $n ->
        [one] цена { $n } монета
        [few] цена { $n } монеты
        [many] цена { $n } монет
       *[other] цена { $n } монет
    }
ticket_unusable = сейчас нельзя
tray_label = Жетоны для размещения
tray_which = Выберите жетон, затем светящееся место.
tray_where = Выберите светящееся место. { $done } из { $of }.
tray_worth = до { $n }: { $why }
tray_first = Сначала { $tile }
prompt_turn = Ваш ход: { $choices }
prompt_or = { " " }или{ " " }
prompt_draw = доберите жетон
prompt_take = возьмите грузовик
prompt_spend = потратьте монеты
prompt_withdraw = выйдите из раунда
prompt_load = В какой грузовик: { $tile }?
prompt_place = Куда поместить: { $tile }?
prompt_place_many = Разместите жетоны своего грузовика
prompt_young_of = Родился детёныш ({ $kind }): найдите ему дом
prompt_steps =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
        [many] { $n } шагов
       *[other] { $n } шага
    }
prompt_more = осталось: { $n }
prompt_young = Родился детёныш: найдите ему дом
prompt_action_draw = Доберите жетон: из какой стопки?
prompt_action_take = Какой грузовик вы берёте?
prompt_action_move = Перемещение: выберите жетон и место
prompt_action_buy = Покупка: выберите жетон другого игрока
prompt_action_discard = Сброс: выберите жетон
move_draw = Добрать жетон
move_load = В грузовик { $truck }
move_take = Взять грузовик { $truck }
move_place = { $tile } → { $to }
move_place_at = { $tile } → { $who }, { $to }
move_move = Перемещение: { $tile } → { $to }
move_move_from = Перемещение: { $tile }, { $from } → { $to }
move_buy = Купить: { $tile }, продаёт { $who }
move_discard = Сбросить: { $tile }
move_withdraw = Выйти из раунда
move_decline = Нет, спасибо
event_round-ended = Раунд { $round } окончен
event_next-round = Раунд { $round } начинает { $who }
event_game-over = Игра окончена
event_last-round = Финальная стопка открыта: это последний раунд
event_opened-pile = Открыта финальная стопка: { $supply }
event_closed-pile = Последние жетоны выходят из игры: { $supply }
event_withdrew = { $who } выходит из раунда
event_paid = { $who } платит: { $coins }
event_received = { $who } получает: { $coins }
event_revealed = { $who } добирает: { $tile }
event_loaded = { $who }: { $tile } → грузовик { $truck }
event_took = { $who } берёт грузовик { $truck }
event_banked = { $who } получает за жетоны монет: { $coins }
event_cleared = Жетоны из грузовика { $truck } выходят из игры
event_placed = { $who }: { $tile } → { $to }
event_moved = { $who }: { $tile }, { $from } → { $to }
event_bought = { $who } покупает: { $tile }, продаёт { $owner }
event_discarded = { $who } сбрасывает: { $tile }
event_born = Рождение: { $tile }, { $who }
keys_0 = в запасник или в карантин
keys_N = другой жетон грузовика
keys_D = добрать жетон
keys_T = взять грузовик
keys_1 = грузовик от 1 до 5
setup_out = Виды вне игры
setup_out_none = Впятером: нет
setup_out_choose = Выбрать…
setup_out_chosen = выбрано { $have } из { $n }
setup_out_lot = пока не выберете, решает жребий
setup_random = Случайно
setup_start = Первый игрок
