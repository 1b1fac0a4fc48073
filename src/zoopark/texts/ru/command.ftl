### The zoopark command, in Russian: its help, and what its commands print. The page does not load these.
### A name such as %(default)s is filled in by argparse.

command = Играйте в настольные игры о зоопарках, моделируйте и исследуйте их.
command_usage = использование:
command_arguments = аргументы
command_options = параметры
command_help = показать эту справку и выйти
command_version = показать версию и выйти
command_lang = %(choices)s (по умолчанию: язык вашей системы)
command_json = вывести результат в формате JSON
command_default = по умолчанию: %(default)s
command_usual = по умолчанию: %(usual)s
command_jobs = число процессов (по умолчанию: все ядра)
command_code = файл Python со своими ботами; можно повторять
command_seed = одно и то же число даёт одни и те же игры
command_record = запись игры

## What argparse refuses

command_wrong = { $what } (справка: { $prog } --help)
command_wrong_required = не хватает обязательных аргументов: { $names }
command_wrong_unknown = неизвестные аргументы: { $words }
command_wrong_choice = аргумент { $name }: значения { $word } нет; выберите из { $choices }
command_wrong_number = аргумент { $name }: { $word } — не число
command_wrong_missing = аргумент { $name }: не указано значение
command_wrong_language = языка { $word } нет: выберите { $choices }
command_wrong_contact = --contact начинается с mailto: или https://, а не с { $given }
command_wrong_least = { $name } должно быть не меньше { $least }
command_wrong_between = { $name } должно быть от { $least } до { $most }, а не { $given }
command_wrong_seats =
    { $players ->
        [one] --seats должен назвать { $players } место, а не { $n }
        [few] --seats должен назвать { $players } места, а не { $n }
       *[many] --seats должен назвать { $players } мест, а не { $n }
    }
command_wrong_person = { $why }; люди — это «you» или имя с прописной буквы
command_wrong_seat = места { $seat } нет
command_wrong_budget = бюджет — это итерации или секунды, например 2000 или 1.5s, а не { $given }
command_wrong_file = не удаётся прочитать { $file }: { $why }
command_wrong_text = { $file } — не текстовый файл
command_wrong_entries =
    { $n ->
        [one] в записи { $n } ход
        [few] в записи { $n } хода
       *[many] в записи { $n } ходов
    }
command_wrong_rule = правила { $rule } нет
command_wrong_keep = --keep принимает { $choices }, а не { $given }

## Боты, прогоны, файлы и серверы

command_wrong_no-file = файла { $file } нет
command_wrong_python = { $file } — не файл Python
command_wrong_load = { $file } не удаётся загрузить: { $why }
command_wrong_no-bots = в { $file } нет подкласса zoopark.Bot
command_wrong_bot = бота { $name } нет; есть { $known }
command_wrong_bots = мест для ботов { $seats }, а не { $n }
command_wrong_iterations = { $given }: число итераций целое; секунды оканчиваются на s, например 0.5s
command_wrong_sample = { $file } повреждён; удалите его, и партии будут сыграны снова
command_wrong_slow = { $file } не загрузился за { $seconds } с
command_wrong_exits = { $file } не удаётся загрузить: он завершает программу
command_wrong_no-games = нужно сыграть хотя бы одну партию
command_wrong_no-players = назовите хотя бы одного игрока
command_wrong_died = один из игравших процессов завершился; возможно, его остановил бот или не хватило памяти
command_wrong_ray = кластер Ray недоступен: { $why }
command_wrong_cannot = { $name } не может быть { $given }
command_wrong_fewest = { $name } должно быть не меньше { $least }: на меньшем числе партий учиться нечему
command_wrong_folder = папку { $folder } не удаётся создать: { $why }
command_wrong_unreadable = { $file } не удаётся прочитать
command_wrong_training = в { $folder } — другое обучение: { $name } там { $found }, а не { $given }
command_wrong_nothing = { $name } ничего не меняет
command_wrong_toml = { $file } — не TOML: { $why }
command_wrong_tables = в { $file } должны быть либо только числа, либо только таблицы чисел
command_wrong_whole = { $file }: { $name } должно быть целым числом, а не { $given }
command_wrong_limit = --limit должно быть больше 0 секунд
command_wrong_recorded = в { $folder } — другой прогон: с параметром --records
command_wrong_run = в { $folder } — другой прогон: { $name } там { $found }, а не { $given }
command_wrong_line = { $file }: строка { $n } — не партия этого прогона
command_wrong_no-run = в { $folder } нет прогона, который можно продолжить
command_wrong_damaged = { $file } повреждён: { $why }
command_wrong_against = --against должен назвать игроков: { $players }, а не { $n }
command_wrong_server = { $server } не ведёт ни к месту, ни к столу: скопируйте ссылку на место или используйте --open GAME
command_wrong_open = для --open нужен только адрес сервера
command_wrong_which = какой бот? Назовите его через --bot: { $known }
command_wrong_address = { $given } — не адрес сервера
command_wrong_nowhere = { $given } не ведёт ни к месту, ни к столу
command_wrong_over = игра окончена: решать нечего
command_wrong_chance = сейчас решает случай: сначала раздайте
command_wrong_several = ходят несколько мест: назовите одно
command_wrong_not-to-act = { $seat } сейчас не ходит
command_wrong_hint = совет называет хотя бы один ход
command_wrong_plot = график — это файл .svg или .png, а не { $given }
command_wrong_no-curve = решать было нечего: кривой нет
command_wrong_write = { $file } не удаётся записать: { $why }
command_wrong_proxy = { $why }: прокси — это адрес, например 127.0.0.1, или сеть, например 172.16.0.0/12
command_wrong_workers = для --workers нужен PostgreSQL (--database postgresql://…): SQLite — для одного процесса
command_wrong_package = для этого нужен пакет { $name }; установите его: pip install 'zoopark[{ $extra }]'
command_wrong_listen = не удаётся слушать { $address }: { $why }

## zoopark play

command_play = играть в терминале: люди и боты за одной клавиатурой
command_play_seats = кто где сидит: «you» — вы, имя вроде Eva или бот: easy, normal, hard, expert, search:2000 (по умолчанию: вы против ботов normal)
command_play_seed = число или слово, по которому раздачу можно повторить
command_play_position = начать с этой позиции, а не с новой игры
command_play_no-confirm = завершать ходы без подтверждения

## zoopark replay, hint, review

command_replay = просмотреть запись игры по шагам
command_replay_to = остановиться после записи N
command_replay_boards = показывать стол перед каждым ходом
command_hint = показать лучшие ходы в позиции и почему
command_hint_position = позиция одной строкой
command_hint_seat = чьи ходы, если ходить могут несколько мест
command_hint_about = ход для сравнения с лучшим
command_hint_best = сколько ходов показать
command_hint_budget = число итераций или секунды, например 1.5s
command_review = показать, чего стоило каждое решение записанной игры
command_review_seat = только решения этого места
command_review_budget = число итераций или секунды, например 0.5s, на решение
command_review_plot = нарисовать график шансов в файл .svg или .png
command_review_json = вывести разбор в формате JSON или записать его

## zoopark simulate, games, rules, completion

command_simulate = сыграть много игр случайными игроками и вывести статистику
command_simulate_games = число игр (по умолчанию: %(default)s)
command_games = перечислить игры и их параметры
command_rules = вывести правила все или по номерам
command_rules_ids = правила (Z.4.2), главы (Z.4)
command_completion = вывести скрипт, дополняющий команды
command_completion_shell = bash: eval "$(zoopark completion bash)"

## zoopark serve

command_serve = запустить веб-сервер
command_serve_host = 0.0.0.0 — принимать соединения с других компьютеров (по умолчанию: %(default)s)
command_serve_port = 0 — любой свободный порт (по умолчанию: %(default)s)
command_database = sqlite:///путь или postgresql://… (по умолчанию: SQLite в вашем каталоге данных)
command_serve_name = имя узла, принимаемое за прокси; можно повторять
command_serve_proxy = адрес или сеть, чьим заголовкам X-Forwarded-* доверяют; можно повторять
command_serve_keep = сколько дней хранить партии после последней записи, 0 — всегда; можно повторять (по умолчанию: %(usual)s)
command_serve_browse = открыть страницу в браузере
command_serve_workers = число обслуживающих процессов; для нескольких нужен PostgreSQL (по умолчанию: %(default)s)
command_serve_thinkers = число процессов, в которых думают боты
command_serve_contact = mailto:… или https://…, для владельцев push-служб браузеров
command_serve_push-inside = частный адрес или сеть, где может быть push-служба; можно повторять
command_serve_no-limits = отключить все ограничения частоты запросов

## zoopark admin

command_admin = управлять партиями работающего сервера
command_admin_list = партии, сначала новые
command_admin_show = кто сидит за столом
command_admin_hide = убрать партию из холла и всех списков
command_admin_hide_undo = снова показывать
command_admin_end = завершить партию: смотреть можно, играть нельзя
command_admin_delete = удалить партии и всё, что с ними связано
command_admin_ban = закрыть доступ адресу, сети или человеку
command_admin_ban_why = заметка для вас
command_admin_unban = снять запрет
command_admin_bans = кому закрыт доступ
command_admin_export = записать журнал партии строками JSON
command_admin_backup = скопировать базу SQLite, даже если сервер её использует

admin_status_open = открыта
admin_status_running = идёт
admin_status_paused = пауза
admin_status_over = окончена
admin_status_archived = архив
admin_hidden = скрыта
admin_listed = в списке
admin_host = открыл(а): { $who }
admin_free = свободно
admin_wrong_ended = эта партия уже окончена
admin_wrong_who = { $who } — не адрес, не сеть и не отпечаток человека (zoopark admin show)
admin_wrong_ban = запрета для { $who } нет
admin_wrong_postgresql = у PostgreSQL свой инструмент: pg_dump --format=custom --file=FILE DATABASE
admin_wrong_database = базы данных { $file } нет
admin_wrong_there = файл { $file } уже существует
admin_wrong_backup = не удаётся скопировать { $file }: { $why }
admin_wrong_match = партии { $id } нет

## zoopark bot

command_bot = посадить своего бота за стол любого сервера
command_bot_addresses = ссылка на место, стол в холле или, с --open, сервер; можно несколько сразу
command_bot_bot = какой (по умолчанию: единственный в файле)
command_bot_name = как его зовут за столом (по умолчанию: имя бота)
command_bot_open = открыть на сервере стол для этой игры
command_bot_against = кто играет за открытым столом, «open» — свободное место (по умолчанию: свободные места)
command_bot_seed = для того, что бот оставляет на волю случая
command_bot_sat = { $name } садится за стол; вернуться: { $link }
command_bot_over =
    { $n ->
        [one] игра окончена, наших ходов: { $n }
        [few] игра окончена, наших ходов: { $n }
        [many] игра окончена, наших ходов: { $n }
       *[other] игра окончена, наших ходов: { $n }
    }

## zoopark lab

command_lab = игры ботов между собой: моделирование, турниры, обучение
command_lab_simulate = сыграть много игр и получить статистику
command_lab_tournament = оценить ботов по играм между собой
command_lab_players = кто играет, например expert,search:500,greedy (по умолчанию: %(usual)s)
command_lab_games = наименьшее число игр (по умолчанию: %(usual)s)
command_lab_limit = секунд на решение для ботов из --code (по умолчанию: 10 или пять бюджетов)
command_lab_out = записать игры, таблицы, графики и отчёт
command_lab_records = записать и запись каждой игры — для zoopark replay и review
command_lab_resume = продолжить прогон в этом каталоге (по умолчанию: каталог из --out)
command_lab_ray = использовать кластер Ray; без адреса он запускается здесь
command_lab_balance = проверить, равны ли места и что меняют дополнения и другие числа
command_lab_balance_modules = сравнить игру с каждым дополнением и без него
command_lab_balance_what-if = сравнить с другими числами правил, например stall-points=3, или с числами из файла TOML; можно повторять, список выводит zoopark games
command_lab_balance_bot = бот на всех местах (по умолчанию: %(default)s)
command_lab_train = научиться по играм оценивать положения
command_lab_train_out = папка; та же команда продолжает с того же места
command_lab_train_first = игры первого поколения, которое играет без поиска (по умолчанию: %(default)s)
command_lab_train_generations = последующие поколения, которые ищут со всем выученным (по умолчанию: %(default)s)
command_lab_train_games = игры каждого из них (по умолчанию: %(default)s)
command_lab_train_iterations = итерации их поиска на решение (по умолчанию: %(default)s)
command_lab_train_memory = поколения поисков, на которых учится сеть (по умолчанию: %(default)s)
command_lab_train_hidden = нейроны скрытого слоя сети (по умолчанию: %(default)s)
command_lab_train_epochs = проходы сети по всем играм (по умолчанию: %(default)s)
command_lab_train_seed = одно и то же число даёт одни и те же игры (по умолчанию: %(default)s)
command_lab_puzzles = найти позиции, где один ход явно лучший
command_lab_puzzles_game = одна или несколько по очереди
command_lab_puzzles_deep = итерации каждого из двух проверочных поисков (по умолчанию: %(default)s)
command_lab_puzzles_out = файл JSON

## What the lab prints

lab_player = игрок
lab_rating = рейтинг
lab_won = победы, %
lab_points = очки
lab_games = игры
lab_seconds = с/решение
lab_faults = сбои
lab_seat = место
lab_wins = победы
lab_mean = среднее
lab_deviation = разброс
lab_least = меньше всего
lab_most = больше всего
lab_fault = сбой: { $what }
lab_more =
    { $n ->
        [one] … и ещё { $n } сбой, { $who }
        [few] … и ещё { $n } сбоя, { $who }
        [many] … и ещё { $n } сбоев, { $who }
       *[other] … и ещё { $n } сбоя, { $who }
    }
lab_written = записано в { $folder }: { $files }
lab_count =
    { $n ->
        [one] { $n } игра
        [few] { $n } игры
        [many] { $n } игр
       *[other] { $n } игры
    }
lab_instead = игр { $total } вместо { $games }, чтобы места распределились поровну
lab_stopped = остановлено; продолжить: { $command }
lab_seat_points = очки одного места
lab_best_points = очки лучшего места
lab_gap = от лучшего до худшего
lab_decisions = решения
lab_rounds = раунды
lab_changes = что в среднем даёт каждое изменение
lab_with = изменение
lab_comparing = сравнение
lab_best = лучшее место
lab_learning = обучение
lab_generation = поколение { $n } из { $of }
lab_training_generation = поколение
lab_training_notes = заметки
lab_training_evaluator-error = ошибка оценки
lab_training_error = ошибка
lab_training_evaluator-loss = потери оценки
lab_training_loss = потери
lab_puzzles = задачи
lab_found = { $file }: задач { $n }
lab_sum = игр случайных игроков: { $games }, решений в каждой: { $decisions }, за { $seconds } с ({ $speed } игр/с)
lab_refused_two = турниру нужны хотя бы два разных игрока
lab_refused_modules = у { $game } нет дополнений
lab_refused_records = --records нужен каталог: --out DIR
lab_refused_folders = --resume и --out указывают разные каталоги
lab_refused_folder = --resume нужен каталог: --resume DIR

## Reviews, and the list of games

review_task = решения
review_seat =
    { $n ->
        [one] { $who }   { $n } решение, не хуже лучшего: { $good }, в среднем потеряно шансов на победу: { $lost }
        [few] { $who }   { $n } решения, не хуже лучшего: { $good }, в среднем потеряно шансов на победу: { $lost }
        [many] { $who }   { $n } решений, не хуже лучшего: { $good }, в среднем потеряно шансов на победу: { $lost }
       *[other] { $who }   { $n } решения, не хуже лучшего: { $good }, в среднем потеряно шансов на победу: { $lost }
    }
review_points = { $points } оч.
review_nothing = решать было нечего
review_costliest = Самые дорогие решения
review_cost = { $who }: { $played } вместо { $best } стоило шансов на победу { $chance } и { $points }
review_cost_but = { $who }: { $played } вместо { $best } стоило шансов на победу { $chance }, но принесло { $points }
games_players = игроков: от { $least } до { $most }
games_module = дополнение
games_tweak = число
games_span = печатное: { $printed }, возможно: от { $least } до { $most }
games_preset = набор
games_option_players = число игроков
games_option_out = виды вне игры (по умолчанию: случайно)
games_option_start = место, которое начинает (по умолчанию: случайно)
games_option_modules = дополнения в игре
games_option_tweaks = изменённые числа правил
games_option_flags = флаги сверху вниз (по умолчанию: случайно)
games_option_variant = раунд заканчивается на третьем жетоне с деревьями
games_option_auction = открыт только жетон, за который торгуются
games_option_tiebreak = ничью решают деньги
games_option_purses = все видят все монеты
games_preset_everything = все дополнения, кроме Рождества, семейств и жетонов XXL
games_preset_christmas = всё и четыре рождественских мини-вольера
