### The guided first game, and the game in six pictures, in Czech.

learn_title = { $game } za pět minut
learn_games = Která hra?
learn_go = Hrát s průvodcem
learn_pictures = V obrázcích
learn_rules = Všechna pravidla
learn_more = Další lekce
guide_label = Průvodce
guide_next = Dál
guide_ok = Rozumím
guide_skip = Bez průvodce
guide_back = Zase ukázat průvodce
guide_step = { $n } z { $of }
guide_end = Dobře zahráno. Bodování ukazuje, odkud je každý bod.
guide_end_more = Hrát proti botům
lesson_turn = Tah v pěti větách
lesson_adds = Co přibývá
lesson_overview = Tah se všemi rozšířeními
lesson_score = Bodování krok za krokem
lesson_mistakes = Časté omyly
lesson_tips = Tipy
lesson_try = Vyzkoušet tuto pozici
lesson_total = Celkem
lesson_print = Vytisknout tuto stránku
