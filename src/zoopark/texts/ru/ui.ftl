### Widgets, and what every table says, in Russian.

coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монет
    }
coins_short =
    { $n ->
        [one] не хватает { $n } монеты
        [few] не хватает { $n } монет
        [many] не хватает { $n } монет
       *[other] не хватает { $n } монет
    }
coins_have = у вас { $n }
points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очков
    }
points_word =
    { $n ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очков
    }
others = Остальные
enlarge = Увеличить: { $who }
status_bot = бот, { $level }
round = Раунд { $n }
score_open =
    { $n ->
        [one] { $n } очко, открыть подсчёт
        [few] { $n } очка, открыть подсчёт
        [many] { $n } очков, открыть подсчёт
       *[other] { $n } очков, открыть подсчёт
    }
score_next = ещё один: { $n }
score_now = если бы игра закончилась сейчас
score_final = итоговый счёт
score_total = Всего
score_ties =
    { $n ->
        [one] при ничьей: { $n } монета
        [few] при ничьей: { $n } монеты
        [many] при ничьей: { $n } монет
       *[other] при ничьей: { $n } монет
    }
scores = Очки
action_other = Другое
more = Другие варианты
hint = Совет
hint_close = Закрыть совет
undo = Назад
undo_ask = Назад…
reset = Заново
confirm = Подтвердить
confirm_left =
    { $n ->
        [one] осталось: { $n } жетон
        [few] осталось: { $n } жетона
        [many] осталось: { $n } жетонов
       *[other] осталось: { $n } жетонов
    }
close = Закрыть
open = Открыть
rotate_left = Повернуть влево
rotate_right = Повернуть вправо
rotate_key = R вращает
rule_link = Показать правило
prompt_which = Что вы хотите с этим сделать?
prompt_pay = { $move } · Чем платите?
prompt_waiting = Думает { $who }
prompt_waiting_many = Думают { $who }
prompt_done = Ход сделан:{ " " }
prompt_confirm = подтвердите его
prompt_over = Игра окончена
seat_choose = Выбрать: { $who }
log = Журнал

end_finished = Окончена

## Languages

language_unknown = Языка «{ $wanted }» здесь нет: выберите { $choices }.
