### Что не так в строке игры, ходе, позиции или записи. Страница эти тексты не загружает.
### Слова нотации, например game(option=value), во всех языках одинаковы.

notation_impossible = так не бывает
notation_broken = это противоречит правилу { $rule }
notation_form = { $text } не удаётся прочитать; пишется так: { $form }
notation_twice = параметр { $name } указан дважды
notation_repeated = { $name } указано дважды ({ $about })
notation_between = { $name } может быть от { $least } до { $most }, а не { $given }
notation_only = { $name } может быть только { $word } или отсутствовать, а не { $given }
notation_word-of = здесь нет { $name }; возможны { $known }
notation_copies = не удаётся прочитать число жетонов: { $text }

## Строки игры

notation_game = строку игры { $text } не удаётся прочитать; пишется так: game(option=value, …)
notation_option = параметр { $text } не удаётся прочитать; пишется так: option=value
notation_no-game = игры { $name } нет; есть { $known }
notation_no-option = { $game }: параметра { $name } нет; есть { $known }
notation_players = { $game } — для { $least }–{ $most } игроков, а не { $given }
notation_out = когда игроков { $players }, видов вне игры { $n }, а не { $given }
notation_start = место { $seat } не может начинать: игроков { $players }
notation_flags = flags должен назвать каждое место один раз (мест: { $players })
notation_module_unknown = модуля '{ $module }' нет; есть { $other }
notation_module_twice = модуль { $module } указан дважды
notation_module_needs = модулю { $module } нужен { $other }
notation_module_apart = модули { $module } и { $other } не сочетаются
notation_module_players = модуль { $module } — для { $other } игроков
notation_lot = когда игроков { $players }, видов в коробке остаётся { $n }, а жребий с этими модулями может выбрать только { $free } ({ $rule }): выберите их через out=…
notation_tweak = числа { $name } для изменения нет; есть { $known }
notation_of-module = { $name } — число модуля { $module }, а этого модуля в игре нет
notation_share = seller-share не может быть больше, чем purchase-price
notation_few = когда игроков { $players }, жетонов { $n }: для финальной стопки не хватает
notation_with-modules = с модулями { $name } может быть от 0 до { $most }

## Ходы

notation_verb = так ход не начинается: { $text }; ходы: { $known }
notation_seat = места { $name } нет; места — от A до { $last }
notation_tile = жетона { $name } нет
notation_tile-number = жетона { $name } нет; номера жетонов — от 1 до { $most }
notation_species = вида { $name } нет; есть { $known }
notation_truck = грузовика { $name } нет; грузовики нумеруются с 1
notation_supply = стопки { $name } нет; есть zoo и park
notation_enclosure = вольера { $name } нет; есть { $known }
notation_place = места для киоска { $name } нет; есть { $known }
notation_stall = скажите, где стоит киоск: { $form }
notation_field = поля { $name } нет; поля: { $known }
notation_far = поле { $name } слишком далеко
notation_direction = направления { $name } нет; есть n, e, s и w
notation_board = расширение пишется так: small FIELD nw|ne|se|sw или large FIELD
notation_depot = { $text } переместить нельзя; из карантина — только верхний жетон
notation_bid = ставка — это число монет, а не { $given }
notation_site = передаются только стройки, а { $name } — не стройка
notation_colour = посетителя цвета { $name } нет; есть { $known }
notation_point = номера площадок — от 1 до { $most }, а не { $given }
notation_mini = мини-вольера { $name } нет; есть { $known }
notation_card = карты заказа { $name } нет; номера карт — от 1 до { $most }

## Позиции

notation_turn = ход
notation_table = стол
notation_bank = банк
notation_middle = грузовики
notation_gone = жетоны вне игры
notation_zoo = зоопарк { $seat }
notation_parts = в позиции, когда игроков { $players }, частей { $n }
notation_parts-or = в позиции, когда игроков { $players }, частей { $least } или { $most }
notation_word = { $text } не удаётся прочитать ({ $about }); слова пишутся name:value
notation_lacks = не хватает { $name } ({ $about })
notation_number = { $name } должно быть числом, а не { $given } ({ $about })
notation_strange = неизвестное слово { $name } ({ $about })
notation_seat-part = часть места { $seat } начинается с { $given }
notation_trucks = грузовиков { $n }, а не { $given }
notation_asks = позиция спрашивает { $known }, а не { $given }
notation_task = задачу { $text } не удаётся прочитать

## Записи

notation_record_begins = запись начинается с 'zoopark record { $format }'
notation_record_game = в записи не названа игра, или запись обрывается
notation_record_rules = запись сделана для { $given }, а здесь rules { $rules }
notation_record_short = запись обрывается: в последней строке должно быть число ходов
notation_record_count = ходов в записи { $n }, а указано { $told }
notation_record_needs = записи нужны format { $format } и rules { $rules }
notation_record_damaged = запись повреждена
notation_record_entry = запись повреждена: { $entry } — не ход
notation_record_chance = { $text } не удаётся прочитать: случайные исходы начинаются с '>'
notation_record_other = запись и её позиция — из разных игр
notation_record_at = строка { $n } записи: { $why }
