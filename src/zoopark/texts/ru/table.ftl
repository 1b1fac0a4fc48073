### A table that is being played, whatever the game, in Russian.

guest = Гость

note_sat = { $who } садится за стол
note_ready = { $who } может начинать
note_unready = { $who }: всё-таки ещё нет
note_stood = { $who } встаёт из-за стола
note_filled = За стол садится бот
note_started = Игра начинается
note_undone = { $who } возвращается на шаг назад
note_asked = { $who } просит вернуться назад
note_agreed = { $who } соглашается
note_declined = { $who } не соглашается
note_replaced_left = { $who } уходит, дальше играет бот
note_replaced_time = Время вышло, дальше играет бот: { $who }
note_replaced_absent = { $who } отсутствует, дальше играет бот
note_returned = { $who } снова здесь
note_suggested = { $who } предлагает сделать паузу
note_paused = { $who } ставит игру на паузу
note_resumed = { $who } продолжает игру
note_rematched = { $who } хочет сыграть ещё раз
note_hushed_all = Писать могут все
note_hushed_players = Писать могут только игроки
note_hushed_nobody = Чат выключен
note_closed = Игру завершил владелец сервера

turn_title = Ваш ход
turn_body = { $game }: остальные ждут вас.

refused_title = Так нельзя
refused_stale = На столе тем временем что-то изменилось. Посмотрите ещё раз и выберите заново.
refused_unconfirmed = Последний ход ещё не подтверждён.
refused_paused = Игра на паузе.
refused_away = За вас играет бот. Сначала вернитесь.
refused_no-undo = Добранный жетон, запечатанную ставку и то, на что уже ответили другие, вернуть нельзя. Можно попросить всех вернуться назад.
refused_asked-already = Кто-то уже попросил.
refused_not-your-turn = Сейчас не ваш ход.
refused_too-early = Подождите ещё: столько, сколько в этой игре длилось самое долгое решение, но не меньше десяти минут. Потом место может занять бот.
refused_clocked = Там идут собственные часы. Когда время выйдет, бот вступит в игру сам.
refused_not-waiting = На этом месте никого не ждут.
refused_no-moment = Так далеко игра не зашла.
refused_no-hints = Советы за этим столом выключены.
refused_busy = Сейчас спрашивает слишком много людей. Попробуйте чуть позже.
refused_too-many = Не так быстро: слишком много сразу.
refused_offline = Сервер не отвечает.
refused_over = Игра окончена.
refused_taken = Это место занято.
refused_nothing-said = Напишите что-нибудь.
refused_outdated = Эта страница старше сервера. Закройте её и откройте снова.
refused_unavailable = Сервер сейчас не может записать ход. Попробуйте ещё раз.
refused_not-running = Игра сейчас не идёт.
refused_not-paused = Игра не на паузе.
refused_illegal = Правила этого не позволяют.
refused_no-move = Такого хода нет.
refused_not-your-seat = Это не ваше место.
refused_not-yours = Это не ваше место.
refused_not-host = Это может только тот, кто открыл стол.
refused_no-request = Вашего ответа никто не ждёт.
refused_nothing-to-confirm = Сейчас нечего подтверждать.
refused_not-started = Игра ещё не началась.
refused_not-over = Игра ещё не окончена.
refused_not-away = За вас никто не играет.
refused_archived = Это запись: её можно только смотреть.
refused_no-chat = Чат за этим столом выключен.
refused_name-taken = Так уже зовут кого-то из игроков. Выберите другое имя.
refused_no-name = В имени нужна хотя бы одна буква.
refused_no-bot = Такого бота нет.
refused_no-seat = Такого места нет.
refused_seated = Вы уже сидите за этим столом.
refused_rematched = Реванш уже открыт.
refused_rules = Эта игра начата по другой редакции правил, чем у этого сервера.
refused_damaged = Этот стол повреждён, открыть его нельзя.
refused_no-table = Такого стола нет.
refused_no-lesson = Такого урока нет.
refused_no-guide = Такой игры с гидом нет.
refused_no-person = Эта ссылка ни к кому (больше) не ведёт.
refused_no-puzzle = Такой задачи нет.
refused_no-rule = Такого правила нет.
refused_no-record = Этот файл — не запись игры.
refused_other-rules = Эта запись сделана по другой версии правил. Загрузите страницу заново, а если это не поможет, откройте запись там, где она была сохранена.
refused_no-export = В этом файле нет партий.
refused_too-new = Этот файл сохранён более новой версией. Загрузите страницу заново и откройте его ещё раз.
refused_no-game = Так подготовить игру нельзя.
refused_no-position = Такая позиция невозможна.
refused_chairs = Число мест не подходит к игре.
refused_too-large = Это слишком большой объём для отправки.
refused_cross-site = Это пришло с другого сайта и не принимается.
refused_closed = Эту игру завершил владелец сервера.
refused_enough = Журнал этого стола почти заполнен: принимаются только ходы. Доиграйте игру до конца.
refused_enough-said = Чат этого стола заполнен: новые сообщения не сохраняются.
refused_players-only = За этим столом писать могут только игроки.
refused_hushed = Это уже так настроено.
refused_banned = Вам закрыт доступ на этот сервер.
refused_started = Игра уже началась.
refused_no-ready = Эта игра начнётся, как только будут заняты все места.
refused_said-ready = Вы уже это сказали.
refused_no-push = Этот сервер не отправляет push-сообщений.
refused_push-address = На этот адрес нельзя отправлять сообщения.
refused_push-keys = Это не ключи push-подписки.
push_turn = Ваш ход.
refused_full = На сервере сейчас нет места для новых посетителей. Попробуйте чуть позже.
refused_too-late = Ваше сообщение шло слишком долго. Попробуйте ещё раз.
refused_failed = Что-то пошло не так. Это записано.
refused_bad-message = Сервер не понимает этого сообщения.
refused_bad-query = Сервер не понимает этого адреса.
refused_no-json = Это не JSON.
refused_not-found = Здесь ничего нет.
refused_method = Здесь этого сделать нельзя.
refused_wrong-host = У сервера другое имя.
refused_unknown = Не получилось. Загрузите страницу заново и попробуйте ещё раз.

owl_thinking = Сова думает…
owl_move = { $move }: шанс победить { $chance }
owl_next = следующий по силе ход: { $move }
owl_denies = меньше получит { $who }
owl_gives = больше получит { $who }
owl_none = Сова не видит здесь выбора.
owl_best = Сова поступила бы так же: { $move }
owl_better = Лучше: { $move }
owl_asgood = Не хуже лучшего хода: { $move }
lesson_ask = Ваш выбор: { $move }. А что было бы лучше?
lesson_worse = Ещё не то: { $move }. Попробуйте по-другому.
lesson_at = Ошибка { $n } из { $of }
lesson_show = Лучший ход
lesson_next = Дальше
lesson_previous = Предыдущая ошибка
lesson_close = Готово

banner_lost = Связь потеряна, восстанавливаем… То, что вы сейчас выберете, будет выполнено, как только она вернётся.
banner_paused = Игра на паузе.
banner_tired = Предлагают паузу: { $who }. Вы согласны?
banner_tired_wait = Пауза начнётся, когда согласятся все. Ждём: { $who }
banner_resume = Продолжить
banner_away = За вас играет бот.
banner_away_look = Посмотреть, что было
banner_return = Вернуться на своё место
banner_confirm_other = Ход ещё не подтверждён: { $who }.
banner_request =
    { $n ->
        [one] { $who } просит вернуть { $n } ход. Вы согласны?
        [few] { $who } просит вернуть { $n } хода. Вы согласны?
        [many] { $who } просит вернуть { $n } ходов. Вы согласны?
       *[other] { $who } просит вернуть { $n } хода. Вы согласны?
    }
banner_request_wait = Ждём согласия: { $who }
banner_agree = Согласиться
banner_decline = Нет
banner_watching = Вы наблюдаете.
banner_live = Назад в игру
banner_result = Назад к итогам
banner_askback = Попросить вернуться сюда

tools_log = Журнал
tools_chat = Чат
tools_chat_unread =
    { $n ->
        [one] Чат, { $n } новое сообщение
        [few] Чат, { $n } новых сообщения
        [many] Чат, { $n } новых сообщений
       *[other] Чат, { $n } нового сообщения
    }
tools_scores = Очки
tools_menu = Меню
tools_rules = Правила
tools_clock = { $who }: осталось { $time }
days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
        [many] { $n } дней
       *[other] { $n } дня
    }
menu_title = Этот стол
menu_keys = Клавиши
menu_settings = Настройки
menu_pause = Пауза
menu_pause_ask = Предложить паузу
menu_resume = Продолжить
menu_ask = Попросить вернуть мой последний ход
menu_leave = Уйти: за меня доиграет бот
menu_leave_sure = Точно уйти
menu_return = Вернуться на своё место
menu_replace = Заменить ботом: { $who }
menu_lock = Выйти на других устройствах
menu_record = Сохранить запись
menu_home = Все игры
menu_watch = Ссылка для зрителей
menu_device = Моё место на другом устройстве
menu_look = Смотреть за игрока: { $who }
menu_people = За столом
menu_watching =
    { $n ->
        [one] { $n } зритель
        [few] { $n } зрителя
        [many] { $n } зрителей
       *[other] { $n } зрителя
    }
here = здесь
gone = не здесь
link_copy = Скопировать ссылку
link_copied = Скопировано
link_share = Поделиться

panel_title = Журнал и чат
panel_live = Сейчас
panel_walk = Просмотр игры
panel_earlier = На ход назад
panel_later = На ход вперёд
chat_say = Скажите что-нибудь доброе
chat_send = Отправить
chat_none = Пока никто ничего не написал.
chat_off = Чат за этим столом выключен.
chat_mute = Скрыть сообщения: { $who }
chat_unmute = Показать сообщения: { $who }
chat_who = Кто может писать
chat_who_all = Все
chat_who_players = Только игроки
chat_who_nobody = Никто

pass_title = Передайте устройство: { $who }
pass_text = Пусть другие не смотрят: сейчас откроется скрытое.
pass_go = Это я, { $who }

room_title = Ждём игроков
room_sub = Игра начнётся, как только все места будут заняты.
room_sub_ready = Игра начнётся, когда все места будут заняты и все будут готовы.
room_ready = Можно начинать
room_unready = Всё-таки ещё нет
room_is_ready = может начинать
room_not_ready = просит подождать
room_seat = Место { $n }
room_open = свободно
room_you = вы
room_bot = бот, { $level }
room_invite = Отправьте эту ссылку другу:
room_invite_label = Приглашение на место { $n }
room_fill = Посадить сюда бота
room_fill_all = Заполнить ботами
room_level = Сила ботов
room_leave = Встать
room_sit = Сесть
room_waits = Приглашает тот, кто открыл стол; игра начнётся сама.

keys_title = Клавиши
keys_off = Горячие клавиши выключены в настройках.
keys_yours = Ваш ход
keys_placing = Размещение
keys_table = За столом
keys_group = группа действий, затем стрелки
keys_turn = повернуть вправо, влево
keys_fitting = следующее, предыдущее подходящее место
keys_arrows = переходить между тем, что можно выбрать
keys_Enter = выбрать или подтвердить
keys_Esc = положить назад, закрыть
keys_U = на шаг назад
keys_R = начать ход заново
keys_H = совет
keys_P = очки
keys_L = журнал
keys_C = чат
keys_walk = листать журнал
keys_help = этот список
keys_F6 = следующая область
end_record = Запись
end_wins =
    { $n ->
        [one] { $who } побеждает: { $n } очко
        [few] { $who } побеждает: { $n } очка
        [many] { $who } побеждает: { $n } очков
       *[other] { $who } побеждает: { $n } очка
    }
end_shared =
    { $n ->
        [one] { $who } делят победу: { $n } очко
        [few] { $who } делят победу: { $n } очка
        [many] { $who } делят победу: { $n } очков
       *[other] { $who } делят победу: { $n } очка
    }
end_you =
    { $n ->
        [one] Вы победили: { $n } очко
        [few] Вы победили: { $n } очка
        [many] Вы победили: { $n } очков
       *[other] Вы победили: { $n } очка
    }
end_unfinished = Здесь запись заканчивается
end_summary = Игроков: { $players }, раундов: { $round }, ходов: { $moves }.
end_copy = Ссылка на итоги
end_save = Сохранить запись
end_sheets = Листы подсчёта
end_boards = Итоговое положение
end_boards_note = нажмите, чтобы увеличить
end_ahead =
    { $n ->
        [one] отрыв в { $n } очко
        [few] отрыв в { $n } очка
        [many] отрыв в { $n } очков
       *[other] отрыв в { $n } очка
    }
end_tie = по деньгам
end_place_1 = первое место
end_place_2 = второе место
end_place_3 = третье место
end_place_4 = четвёртое место
end_place_5 = пятое место
end_chances = Как менялись шансы
end_chance = Шанс победить
end_points = Ожидаемые очки
end_plot = Кривые по ходам, всего { $n }; чем всё кончилось, показывает таблица выше.
end_mattered = Решающие ходы
end_mattered_own = Ваши важные ходы
end_mattered_all = Ходы всех
end_mattered_points = { $n } оч.
end_mattered_none = Ни один ход не изменил многого. Отличная игра!
end_mattered_best = Лучшего сова не нашла.
end_opened = Финальную стопку в раунде { $round } открывает { $who }.
end_mattered_line = { $who }: { $move }
end_mattered_better = Лучше: { $move }
end_mattered_look = Посмотреть ход { $n }
end_thinking = Сова просматривает игру. Это займёт около полуминуты…
end_again = Спросить ещё раз
end_round = раунд { $n }
end_see = К столу
end_link = Ссылка
end_learn = Учиться на ошибках
end_watch = Смотреть
end_rematch = Реванш
end_rematch_join = К реваншу
end_seats = Изменить места
replay = Повтор
replay_at = Ход { $n } из { $of }
replay_start = Начало
replay_first = К началу
replay_last = К концу
replay_play = Воспроизвести
replay_stop = Остановить
replay_speed = Скорость: { $n }×
replay_next = Следующий ход игрока
replay_next_of = Следующий ход: { $who }
replay_owl = Сова обо всех ходах
tools_since = Что было после вашего хода
