### You and your games, in Russian.

tab_mine = Партии
tab_progress = Успехи
tab_puzzles = Задачи
puzzles_title = Задачи
puzzles_sub = Позиции из настоящих партий: один ход явно лучше всех.
puzzles_count = верно { $right } из { $tried }, всего { $of }
puzzles_today = Задача дня
puzzles_next = Ещё одна
puzzles_note = Лучшие задачи — свои ошибки: после партии попробуйте дорого обошедшиеся ходы ещё раз.
puzzle_ask = Найдите лучший ход.
puzzle_ask_note = Потом можно играть дальше против ботов.
puzzle_right = Верно!
puzzle_wrong = Не совсем.
puzzle_second = Второй по силе: { $move }, шансы { $chance }.
puzzle_again = Ещё раз
puzzle_more = Другие задачи
puzzle_try = Попробовать ход { $n } ещё раз
end_goon = Играть отсюда
room_qr = Показать как QR-код
lobby_filter = Фильтр
lobby_filter_none = Сейчас такого стола нет.
lobby_any = Не важно
lobby_speed = Скорость
lobby_speed_free = Без часов
lobby_speed_live = За один присест
lobby_speed_slow = На несколько дней
lobby_level = Уровень ботов
tab_you = Вы
mine_none_lost = Уже играли здесь? Откройте ссылку, которую вы сохранили.
history_search = Поиск по именам и играм
history_game = Игра
history_all = Все игры
history_away = Убранные
history_show_away = Показать убранные
history_back = Назад к списку
history_put = Убрать эту партию
history_out = Вернуть эту партию
history_place = { $n }-е место
history_points = очки: { $points }
history_against = соперники: { $who }
history_none = Ничего не найдено.
progress_title = Ваши успехи
progress_sub = Как закончились ваши партии и каковы вы в сравнении с ботами.
progress_none = Доиграйте первую партию, и здесь будет видно, как она прошла.
progress_games =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
        [many] { $n } партий
       *[other] { $n } партии
    }
progress_mean = в среднем очков: { $points }
progress_best = рекорд: { $points }
progress_rating = Рейтинг
progress_interval = скорее всего от { $low } до { $high }
progress_rating_note = Считается по партиям с ботами известной силы; 400 очков — это шансы десять к одному.
progress_unrated = Сыграйте с ботами, и у вас появится рейтинг.
progress_proposed = Вам под стать боты уровня «{ $level }».
progress_curve =
    { $n ->
        [one] Рейтинг после { $n } партии: { $rating }
        [few] Рейтинг после { $n } партий: { $rating }
        [many] Рейтинг после { $n } партий: { $rating }
       *[other] Рейтинг после { $n } партии: { $rating }
    }
progress_places = Места
progress_lines = Очки за партию по строкам
progress_lines_note = Красным показано, чего строка вам стоила.
you_title = Вы
you_sub = Ни учётной записи, ни пароля: вы — тот, у кого ваша ссылка.
you_face = Имя и зверь
you_face_note = Другие увидят их начиная с вашей следующей партии.
you_animal = Ваш зверь
you_letter = Первая буква имени
you_device = Другое устройство
you_device_text = Откройте ссылку на телефоне или компьютере — и все ваши партии будут и там.
you_device_go = Создать ссылку
you_device_once = Она действует один раз в течение десяти минут. Никому её не показывайте.
you_lock = Выйти на других устройствах
you_lock_text = Потеряли устройство или отдали кому-то ссылку?
you_lock_sure = Действительно выйти
you_lock_done = Теперь ваше только это устройство. Сохранённые ссылки больше не действуют.
you_keep = Если браузер вас забудет
you_keep_text = Файлы cookie иногда пропадают. Ссылка, которую вы сохраните, вернёт все ваши партии.
you_keep_go = Создать ссылку на память
you_keep_new = Создать новую ссылку на память
you_keep_has = Одна у вас уже есть; новая её заменит.
you_keep_secret = Сохраните её там, где найдёте только вы: у кого она, тот — вы.
you_data = Ваши данные
you_export = Скачать всё
you_export_text = Все ваши партии с записями и настройки в одном файле.
you_export_done = Файл готов.
you_delete = Удалить всё
you_delete_text = Ваши партии, имена, сообщения и ссылки навсегда исчезнут с этого сервера. В партиях с другими за вас доиграет бот.
you_delete_sure = Действительно удалить всё
you_delete_done =
    { $n ->
        [one] Всё удалено, в том числе { $n } партия.
        [few] Всё удалено, в том числе { $n } партии.
        [many] Всё удалено, в том числе { $n } партий.
       *[other] Всё удалено, в том числе { $n } партии.
    }
you_no = Отмена
me_title = Продолжить здесь
me_looking = Смотрим, кто вы…
me_text =
    { $n ->
        [one] Ссылка ведёт к игроку { $who }, у которого { $n } партия.
        [few] Ссылка ведёт к игроку { $who }, у которого { $n } партии.
        [many] Ссылка ведёт к игроку { $who }, у которого { $n } партий.
       *[other] Ссылка ведёт к игроку { $who }, у которого { $n } партии.
    }
me_bring =
    { $n ->
        [one] Взять с собой { $n } партию этого устройства
        [few] Взять с собой { $n } партии этого устройства
        [many] Взять с собой { $n } партий этого устройства
       *[other] Взять с собой { $n } партии этого устройства
    }
me_bring_note = Иначе это устройство их забудет.
me_go = Продолжить как { $who }
me_no = Нет, спасибо
me_note = Только если ссылка ваша: тот, кто её создал, делит эти партии с этим устройством.
me_same = На этом устройстве вы уже { $who }.
link_qr = QR-код: { $what }
trouble_person_title = Эта ссылка никуда не ведёт
trouble_person_text = Ею уже воспользовались, ей больше десяти минут или её заменили. Создайте новую на другом своём устройстве.
