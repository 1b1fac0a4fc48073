### The guided first game, and the game in six pictures, in Russian.

learn_title = { $game } за пять минут
learn_games = Какая игра?
learn_go = Играть с гидом
learn_pictures = В картинках
learn_rules = Все правила
learn_more = Другие уроки
guide_label = Гид
guide_next = Дальше
guide_ok = Понятно
guide_skip = Без гида
guide_back = Вернуть гида
guide_step = { $n } из { $of }
guide_end = Хорошая партия! Подсчёт показывает, откуда каждое очко.
guide_end_more = Сыграть с ботами
lesson_turn = Ход в пяти предложениях
lesson_adds = Что добавляется
lesson_overview = Ход со всеми дополнениями
lesson_score = Подсчёт шаг за шагом
lesson_mistakes = Частые ошибки
lesson_tips = Советы
lesson_try = Попробовать эту позицию
lesson_total = Итого
lesson_print = Распечатать страницу
