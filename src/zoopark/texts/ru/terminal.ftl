### The terminal, in Russian. The page does not load these.

terminal_start = help покажет справку, quit завершит игру.
terminal_bots = Боты: { $bots }.
terminal_bot = { $who } — { $bot }
terminal_slow = Правила работают на обычном Python, поэтому боты думают медленно. Соберите пакет там, где есть компилятор C.
terminal_goodbye = До свидания! Продолжить с этого места:
terminal_thinking = Думает { $who }
terminal_coach = тренер
terminal_confirm = { $who }, Enter завершит ход, u вернёт шаг назад
terminal_house = домашнее правило
terminal_partly = отчасти домашнее правило
terminal_ours = наше: { $ours }
terminal_repealed = отменено: { $rules }
terminal_changed = изменено: { $rules }
terminal_nothing = пока ничего
terminal_undone = шаг отменён
terminal_saved = Сохранено. Посмотреть: zoopark replay { $file }
terminal_chance = случай
terminal_total = всего
terminal_coins = монеты
terminal_wins =
    { $n ->
        [one] Победитель: { $who }.
        [few] Победители: { $who }.
        [many] Победители: { $who }.
       *[other] Победители: { $who }.
    }
terminal_bid = Сколько монет вы предлагаете? От 0 до { $most }
terminal_ways =
    { $n ->
        [one] { $kind }: { $n } вариант
        [few] { $kind }: { $n } варианта
        [many] { $kind }: { $n } вариантов
       *[other] { $kind }: { $n } вариантов
    }
terminal_example = например: { $move }

## Headings of the table of a hint

terminal_hint_move = ход
terminal_hint_win = победа
terminal_hint_points = очки
terminal_hint_search = поиск
terminal_hint_why = почему

## What is refused

terminal_refused_which = Какой ход? Введите: why ХОД
terminal_refused_secret = Подсказка показала бы остальным, сколько вы можете предложить.
terminal_refused_undo = Отменять нечего: завершённые ходы и взятые жетоны остаются в силе.
terminal_refused_where = Куда? Введите: save ФАЙЛ
terminal_refused_write = Не удаётся записать { $file }: { $why }
terminal_refused_number = Выберите число от { $least } до { $most }.
terminal_refused_bid = Предложите от 0 до { $most } монет.
terminal_refused_unclear = Это может означать { $moves }.
terminal_refused_unknown = «{ $typed }» здесь не ход. help покажет справку.

## Help

terminal_help =
    Введите номер хода, его текст (take 2) или первые буквы его слов (t 2).
      undo        отменить последнее решение этого хода
      board       снова показать весь стол
      me          показать, что лежит перед вами
      trucks      показать, что лежит в середине
      log         показать, что произошло за последние ходы
      score [A]   показать подсчёт всех или одного игрока
      hint        показать лучшие ходы и почему
      why ХОД     сравнить ход с лучшим
      rule Z.4.2  показать правило
      position    вывести позицию одной строкой; --position начнёт с неё игру
      save ФАЙЛ   сохранить запись игры
      quit        выйти из игры (сначала сохраните, если нужна запись)
    Знаки: ▶ ходит   ○ вне раунда   · свободно   ♂ ♀ плодовитые

## Labels of the boards

label_last =
    { $n ->
        [one] последний раунд, в финальной стопке { $n } жетон
        [few] последний раунд, в финальной стопке { $n } жетона
        [many] последний раунд, в финальной стопке { $n } жетонов
       *[other] последний раунд, в финальной стопке { $n } жетонов
    }
label_before =
    { $n ->
        [one] { $n } жетон до финальной стопки ({ $pile })
        [few] { $n } жетона до финальной стопки ({ $pile })
        [many] { $n } жетонов до финальной стопки ({ $pile })
       *[other] { $n } жетонов до финальной стопки ({ $pile })
    }
label_both = неизвестных жетонов: { $zoo } + { $park }
label_final = , последний раунд
label_unseen =
    { $n ->
        [one] { $n } неизвестный жетон
        [few] { $n } неизвестных жетона
        [many] { $n } неизвестных жетонов
       *[other] { $n } неизвестных жетонов
    }
label_round_of = раунд { $n } из { $of }
label_bank = банк { $n }
label_trucks = Грузовики
label_flags = Флаги
label_row = Ряд
label_sale = На торгах жетон { $tile }. Ещё не сделали ставку: { $who }
label_builds = { $who } кладёт жетон { $tile }
label_turn = Ходит { $who }
label_draws = { $who } добирает жетон
label_loads = { $who } грузит: { $tile }
label_places = { $who } размещает: { $tiles }
label_decides = Решает { $who }
label_hidden = монеты скрыты
label_closed = закрыто
label_depot_empty = {"  "}карантин: пусто
label_areas = области (посетители)
label_trees = деревья { $n } ({ $figures })   скамейки { $benches }
label_staff = кассиры { $cashiers }, смотрители { $keepers }, управляющий { $manager }
label_boards = осталось расширений: малых { $small }, больших { $large }

## Words of expansions on the boards: the English one is what is replaced

label_word_extra = Дополнительные вольеры
label_word_buildings = Постройки
label_word_visitors = Посетители
label_word_own-visitors = посетители
label_word_bonus = Бонусные планшеты
label_word_offer = Планшет предложений
label_word_workers = сотрудники
label_word_donations = Пожертвования
label_word_points = Жетоны очков
label_word_minis = Мини-вольеры
label_word_order = заказ
label_word_savings = сберкнижка
label_word_coin = монета на поле { $n }
label_word_empty = пусто
label_word_hidden = скрыта
