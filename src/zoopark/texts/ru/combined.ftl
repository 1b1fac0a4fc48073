### Zooloretto and Aquaretto as one game, in Russian.

game_combined = Зоолоретто + Акваретто
supply_zoo = стопка зоопарка
supply_park = стопка аквапарка
both_of = Зоопарк и аквапарк: { $who }
action_draw_zoo = Добрать: зоопарк
action_draw_park = Добрать: вода
group_both = Обе игры
move_draw_from = Добрать: { $supply }
mark_zoo = Зоопарк
mark_park = Аквапарк
mark_any = пусто: любая игра
combined_may = Грузовики можно брать: есть жетоны обеих игр.
combined_wait = Грузовики нельзя брать, пока нет жетонов обеих игр.
combined_rule = Один грузовик, одна игра: её задаёт первый жетон.
combined_both = оба планшета
keys_V = оба планшета, зоопарк, аквапарк
card_combined = Две игры в одной: две стопки, один кошелёк, зоопарк рядом с аквапарком.
card_short_combined = Зоо + Аква
scene_combined = Зоопарк и аквапарк бок о бок
