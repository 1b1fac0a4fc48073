### Katta, in Russian.

why_coins-left = на нём есть монеты
why_no-coins-left = монет на нём нет
move_skip = Пропустить ход
mini_katta = катта
