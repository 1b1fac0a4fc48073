### The pages around the table, in Russian.

nav_main = Главное меню
nav_skip = К основному тексту
nav_play = Играть
nav_mine = Мои игры
nav_mine_turns =
    { $n ->
        [one] { $n } ждёт вас
        [few] { $n } ждут вас
        [many] { $n } ждут вас
       *[other] { $n } ждут вас
    }
nav_lobby = Холл
nav_rules = Правила
nav_theme = Тема: { $name }
nav_settings = Настройки
theme_light = светлая
theme_dark = тёмная
theme_system = как на устройстве
foot_new = Ещё не играли?
foot_learn = Научитесь за пять минут
foot_about = Открытый код · рисунки: Noto Emoji, Fluent Emoji
foot_install = Добавить на главный экран
loading = Загрузка…

home_title = Заходите, зоопарк открыт
home_sub = Выберите игру и сразу играйте с ботами или пошлите ссылку другу.
home_sub_site = Выберите игру и сразу играйте — с ботами или с друзьями у одного экрана.
home_games = Игры
card_players = от { $least } до { $most }
card_players_label = от { $least } до { $most } игроков
card_minutes = около { $n } мин
card_play = Играть
card_bots =
    { $n ->
        [one] { $n } бот, средний
        [few] { $n } бота, средних
        [many] { $n } ботов, средних
       *[other] { $n } бота
    }
card_setup = Настроить

list_go = Продолжить
list_look = Заглянуть
list_sit = Сесть
list_watch = Смотреть
list_replay = Пересмотреть
list_all = все
list_lobby = холл
list_open = Открытые столы
list_yourturn = ваш ход
list_turn = ходит { $who }
list_turns =
    { $n ->
        [one] ходит { $n } игрок
        [few] ходят { $n } игрока
        [many] ходят { $n } игроков
       *[other] ходят { $n } игрока
    }
list_paused = пауза
list_free =
    { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
        [many] { $n } свободных мест
       *[other] { $n } свободного места
    }
list_won =
    { $n ->
        [one] победа: { $who }, { $n } очко
        [few] победа: { $who }, { $n } очка
        [many] победа: { $who }, { $n } очков
       *[other] победа: { $who }, { $n } очка
    }
list_shared = общая победа
list_record = запись
list_clock = с часами
list_days = на несколько дней
list_more = Ещё
list_seat_open = свободное место
level_easy = лёгкий
level_normal = средний
level_hard = сильный
level_expert = эксперт
level_master = мастер
level_collector = собиратель
level_gambler = азартный
level_spoiler = вредина
level_custom = особый
level_about_easy = Часто ошибается. Подходит для первой партии.
level_about_normal = Играет разумно, но иногда ошибается.
level_about_hard = Немного просчитывает ходы вперёд.
level_about_expert = Просчитывает далеко вперёд. Думает над ходом около секунды.
level_about_master = Самый сильный. Учился на тысячах партий и думает до трёх секунд.
level_about_collector = Набирает очки для себя и не смотрит, что есть у других.
level_about_gambler = Отказывается от хорошего ради удачного жетона, который принесёт всё сразу.
level_about_spoiler = Следит за тем, кто впереди, и забирает то, что ему нужно.
level_group = По силе
level_characters = С характером

lobby_title = Холл
lobby_sub = Подсядьте к другим, загляните им через плечо или посмотрите, как была выиграна игра.
lobby_open = Ждут игроков
lobby_running = Идут сейчас
lobby_over = Окончены
lobby_open_none = Сейчас никто не ждёт. Откройте свой стол и покажите его здесь.
lobby_running_none = Сейчас нет открытых для просмотра игр.
lobby_over_none = Здесь ещё не доиграли ни одной игры.
lobby_new = Открыть стол
lobby_record = Открыть запись
lobby_record_note = Файл, который вы сохранили после игры, здесь или в другом месте.
lobby_record_big = Этот файл слишком велик для записи.

mine_title = Мои игры
mine_sub = Этот браузер узнаёт вас по cookie; на странице «Вы» партии можно взять на другое устройство.
mine_turn = Ваш ход
mine_running = Думают другие
mine_open = Ждут игроков
mine_over = Окончены
mine_none = У вас пока нет игр. До первой один щелчок.
mine_none_go = К играм

setup_title = Настроить: { $game }
setup_back = Все игры
setup_seats = Места
setup_seats_of = { $n } из { $most }
setup_seat = Место { $n }
setup_sitter = Кто на месте { $n }
sitter_you = Вы
sitter_here = Кто-то у этого экрана
sitter_bot = Бот
sitter_open = По приглашению
setup_open_note = вы получите ссылку
setup_name = Имя на месте { $n }
setup_name_hint = Имя
setup_level = Уровень бота на месте { $n }
setup_add = Добавить место
setup_remove = Убрать место { $n }
setup_clock = Часы
clock_none = Без часов
clock_live = Вживую
clock_slow = На несколько дней
clock_turn1 = 1 минута на ход
clock_turn3 = 3 минуты на ход
clock_game20 = 20 минут, +15 с за ход
clock_day1 = 1 день на ход
clock_day3 = 3 дня на ход
clock_day7 = 7 дней на ход
clock_note = По времени не проигрывают: пока вас нет, играет бот.
setup_more = Настройки стола
setup_back_moves = Возврат ходов
confirm_no = В пределах хода
confirm_yes = До подтверждения
confirm_note = Ход окончен, когда вы его подтвердите, или через минуту; до тех пор его можно вернуть.
option_hints = Советы
option_hints_note = Сову можно спросить, что сделала бы она.
option_chat = Чат
option_chat_note = Сидящие за столом могут переписываться.
option_watch = Зрители
option_watch_note = Смотреть может каждый, у кого есть ссылка.
option_listed = Показать в холле
option_listed_note = Свободные места сможет занять любой.
option_ready = Все готовы?
option_ready_note = Игра начнётся, когда все скажут, что готовы.
option_deal = Общая раздача
option_deal_note = За столами с одним названием выходят одинаковые жетоны. Если поле пустое, решает случай.
conflict_rule = Правило { $rule }
sum_players =
    { $n ->
        [one] на { $n }
        [few] на { $n }
        [many] на { $n }
       *[other] на { $n }
    }
sum_with = с дополнениями: { $list }
sum_more =
    { $n ->
        [one] ещё { $n }
        [few] ещё { $n }
        [many] ещё { $n }
       *[other] ещё { $n }
    }
sum_you = вы
sum_here =
    { $n ->
        [one] ещё { $n } у этого экрана
        [few] ещё { $n } у этого экрана
        [many] ещё { $n } у этого экрана
       *[other] ещё { $n } у этого экрана
    }
sum_open =
    { $n ->
        [one] { $n } друг по ссылке
        [few] { $n } друга по ссылке
        [many] { $n } друзей по ссылке
       *[other] { $n } друга по ссылке
    }
sum_bots =
    { $n ->
        [one] { $n } бот
        [few] { $n } бота
        [many] { $n } ботов
       *[other] { $n } бота
    }
sum_minutes = около { $n } минут
setup_go = Начать игру
setup_go_open = Открыть стол
setup_nobody = Здесь никто не сидит: садитесь или пригласите кого-нибудь.
setup_unnamed = Игрок { $n }

seat_title = Для вас есть место
seat_from = { $who } приглашает вас сыграть: { $game }
seat_game = Для вас оставлено место: { $game }
seat_text = Назовите себя и садитесь. Без регистрации и пароля.
seat_with = За столом: { $names }
seat_you = вы
seat_calm = без часов: не спешите
seat_name = Ваше имя
seat_sit = Сесть
seat_looking = Ищем ваше место…

rules_title = Правила
rules_sub = У каждого правила есть номер. Если ход не принят, причина здесь.
rules_search = Искать в правилах
rules_search_hint = запасник, Z.4.2, посетитель…
rules_found =
    { $n ->
        [one] { $n } правило
        [few] { $n } правила
        [many] { $n } правил
       *[other] { $n } правила
    }
rules_none = О «{ $words }» правила молчат.
rules_house = домашнее правило
rules_house_part = отчасти домашнее правило
rules_repealed = отменено:
rules_changed = изменено:
rules_house_only = Только домашние правила
rules_house_note = Отмеченные правила — полностью или частично домашние: где печатные молчат или неясны, у нас играют так.
rules_contents = Содержание
rules_link = Ссылка на правило { $rule }
rules_copied = Ссылка скопирована
rules_games = Игры
rules_expansions = Дополнения к игре «{ $game }»
rules_sources = Показать источники
origin_cs = чешские правила
origin_ru = русские правила
origin_de = немецкие правила для всех дополнений
origin_board = напечатано на компонентах
origin_printed = другие печатные правила и компоненты
origin_proof = следует из других правил
origin_house = домашнее правило
rules_missing = Правила { $rule } нет. Вот все правила.

settings_title = Настройки
settings_name = Имя
settings_name_long = Не больше { $n } знаков; остальное отбрасывается.
settings_language = Язык
settings_theme = Тема
settings_mark = Заголовок вкладки
settings_mark_note = Заголовок вкладки показывает, что сейчас ваш ход.
settings_sound = Звук
settings_sound_note = Короткая мелодия, когда наступает ваш ход.
settings_moves = Звук ходов
settings_moves_note = При каждом ходе — стук по дереву.
settings_sounds = Другие звуки
sound_coins = Монеты
sound_joy = Детёныши и награды
sound_talk = Сообщения
sound_people = Кто приходит и уходит
sound_hurry = Время на исходе
sound_ending = Конец игры
settings_notices = Уведомления
settings_notices_note = От браузера, когда наступает ваш ход, а страница скрыта.
settings_notices_denied = Браузер их не разрешает. Это можно изменить в его настройках для этой страницы.
settings_push = Когда страница закрыта
settings_push_note = Push-сообщение, когда наступает ваш ход в игре без часов или на несколько дней.
settings_push_failed = Браузер не смог подписаться. Подключён ли он к интернету?
settings_keys = Горячие клавиши
settings_keys_note = D добирает жетон, 1–5 выбирают грузовик, H просит совета…
settings_confirm = Подтверждать ходы
settings_confirm_note = Последний жетон хода ждёт подтверждения. Иначе ваши ходы заканчиваются сразу.
settings_motion = Движение
motion_off = Выключено
motion_fast = Быстро
motion_normal = Обычно
motion_slow = Медленно
settings_forget = Забыть меня на этом устройстве
settings_forget_note = Ваши места останутся; ссылки на них по-прежнему действуют.
settings_forget_sure = Точно забыть
settings_forget_no = Остаться
settings_erase = Удалить мои сообщения и имена
settings_erase_note = Они исчезнут со всех столов. Места останутся за вами.
settings_erase_sure = Точно удалить
settings_erase_done =
    { $n ->
        [one] Удалено за { $n } столом.
        [few] Удалено за { $n } столами.
        [many] Удалено за { $n } столами.
       *[other] Удалено за { $n } столами.
    }

trouble_again = Ещё раз
trouble_home = К играм
trouble_lobby = В холл
trouble_watch = Лучше посмотреть
trouble_table_title = Такого стола нет
trouble_table_text = Возможно, адрес неполон или стола здесь никогда не было.
trouble_seat_title = Эта ссылка больше не открывает места
trouble_seat_text = Приглашение действует один раз. Тот, кто его послал, найдёт за столом новую ссылку; ваши собственные места — в разделе «Мои игры».
trouble_full_title = Кто-то успел раньше
trouble_full_text = Все места за этим столом заняты. Можно смотреть или открыть свой стол.
trouble_private_title = Закрытая компания
trouble_private_text = Этот стол видят только те, кто играет.
trouble_offline_title = Зоопарк не отвечает
trouble_offline_text = Сервер недоступен. Ваши игры в сохранности; мы пробуем снова.
trouble_many_title = Не так быстро
trouble_many_text = Слишком много сразу. Переведите дух и попробуйте ещё раз.
trouble_page_title = Здесь никто не живёт
trouble_page_text = По этому адресу страницы нет.
trouble_old_title = Страница устарела
trouble_old_text = Зоопарк тем временем обновили. Загрузите страницу снова, и всё будет как было.
trouble_old_reload = Загрузить снова
trouble_rules_title = Прежняя редакция правил
trouble_rules_text = Эта игра начата по другой редакции правил.
trouble_damaged_title = Эту игру не удаётся прочитать
trouble_damaged_text = То, что от неё сохранилось, повреждено. С остальными вашими играми всё в порядке.
trouble_failed_title = Что-то пошло не так
trouble_failed_text = Вы тут ни при чём, и мы об этом знаем.
inside_loading = Готовим игру: { $done } из { $total } МБ
inside_starting = Накрываем стол…
inside_unkept = Этот браузер здесь ничего не хранит: игра закончится вместе с вкладкой. Чтобы её сохранить, скачайте запись.
inside_full = В этом браузере больше нет места. Освободите немного и играйте дальше: ничего из сыгранного не пропадёт.
inside_offline = Для первой игры один раз нужна связь. Для следующих — нет.
inside_no-engine = Этот браузер не может сам запускать игры. Попробуйте более новый или играйте на сервере.
inside_too-new = Ваши игры сохранила более новая версия этой страницы. Загрузите её заново и играйте дальше.
inside_old = Тем временем эта страница обновилась. Загрузите её заново, чтобы играть; ваши игры на месте.
inside_slow = Уровню «{ $level }» на этом устройстве нужно больше 3 секунд на ход. Он играет то, что успевает найти, и поэтому слабее обычного.
inside_slow_go = Новая игра на уровне «{ $level }»
offline_offer = Сервер не отвечает. Можно играть дальше в этом браузере, против тех же ботов.
offline_go = Играть дальше здесь
offline_home = Сервер не отвечает. Пока он молчит, можно играть против ботов в этом браузере.
offline_home_go = Играть здесь
offline_back = Перенести на сервер
offline_back_failed = Сервер всё ещё не отвечает. Игра сохранена здесь; попробуйте позже.

preview_open = { $game }: присаживайтесь
preview_running = { $game }: смотрите игру
preview_over = { $game }: сыгранная партия
