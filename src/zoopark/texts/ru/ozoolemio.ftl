### O Zoo le Mio, in Russian.

game_ozoolemio = O Zoo le Mio
purse_secret = Кошелёк скрыт
status_sealed = ставка запечатана
status_thinking = думает
status_building = строит
round_of = Раунд { $n } из { $of }
line_round-1 = Раунд 1
line_round-2 = Раунд 2
line_round-3 = Раунд 3
line_round-4 = Раунд 4
line_round-5 = Раунд 5
why_benches =
    { $n ->
        [one] { $n } скамейка
        [few] { $n } скамейки
        [many] { $n } скамеек
       *[other] { $n } скамейки
    }
why_figures =
    { $n ->
        [one] { $n } фигурка
        [few] { $n } фигурки
        [many] { $n } фигурок
       *[other] { $n } фигурки
    }
why_birds = птицы: { $n }
why_mammals = млекопитающие: { $n }
why_reptiles = рептилии: { $n }
why_apes = обезьяны: { $n }
why_sea = морские животные: { $n }
why_trees = деревья: { $n }
action_bid = Ставка
action_build = Строительство
prompt_bid = Жетон { $n }: сделайте ставку и запечатайте её
prompt_bid_sealed = Ваша ставка запечатана; остальные думают
prompt_build = Жетон { $n } ваш: куда его положить?
prompt_drop = Жетон { $n } никуда не подходит: его придётся отдать
move_bid =
    { $n ->
        [one] Ставка: { $n } монета
        [few] Ставка: { $n } монеты
        [many] Ставка: { $n } монет
       *[other] Ставка: { $n } монет
    }
move_build = Выложить: { $field }
spot_n = { $n } к северу
spot_e = { $n } к востоку
spot_s = { $n } к югу
spot_w = { $n } к западу
move_lay = Положить жетон
move_drop_tile = Отдать жетон
event_unveiled = Открыт новый жетон
event_sealed = { $who }: ставка запечатана
event_bid = { $who } ставит: { $coins }
event_won = { $who } выигрывает жетон, цена: { $coins }
event_flag = Флаг уходит вниз: { $who }
event_built = { $who } выкладывает жетон
event_benches = { $who } замыкает петлю: +{ $benches }
event_lost = Жетон никуда не подходит: его теряет { $who }
event_scored = { $who }: { $points } ({ $figures })
event_income = { $who } получает доход: { $coins }
class_birds = Птицы
class_mammals = Млеко­питающие
class_reptiles = Рептилии
class_apes = Обезьяны
class_sea = Морские животные
class_trees = Деревья
class_start = Стартовый жетон
half_label =
    { $n ->
        [one] { $kind }, { $n } звезда
        [few] { $kind }, { $n } звезды
        [many] { $kind }, { $n } звёзд
       *[other] { $kind }, { $n } звёзд
    }
half_tree = дерево
auction = Аукцион
auction_now = сейчас на торгах
auction_try = торги: примерить
auction_yours = ваш: выложите
auction_won = выкладывает { $who }
auction_next = следующий
auction_last = последний в раунде
auction_sold = продано: { $n }
auction_paid = { $who } платит { $n }
auction_bid = { $who } предлагает { $n }
ties = Равенство
ties_label = Кто выигрывает при равных ставках: { $names }
you = Вы
majorities = Посетители и деревья
majorities_note = наибольшая область · 2 / 1
majorities_trial = с жетоном, который вы примеряете
rounds = Очки по раундам
rounds_note = раунд { $n }: если бы он закончился сейчас
rounds_unseen = ещё не открыто: { $n }
rounds_lost = никуда не подошли:
rounds_sum = Всего
figures_label =
    { $n ->
        [one] { $n } фигурка
        [few] { $n } фигурки
        [many] { $n } фигурок
       *[other] { $n } фигурок
    }
bench_label =
    { $n ->
        [one] { $n } скамейка
        [few] { $n } скамейки
        [many] { $n } скамеек
       *[other] { $n } скамеек
    }
trial_fits =
    { $n ->
        [one] Проба: подходит, { $n } дорожка сошлась
        [few] Проба: подходит, { $n } дорожки сошлись
        [many] Проба: подходит, { $n } дорожек сошлось
       *[other] Проба: подходит, { $n } дорожек сошлось
    }
trial_misfit = Проба: сюда не подходит
trial_sum = { $now } в раунде { $round }, { $later } до конца игры
trial_on = Примерить жетон в зоопарке
trial_on_short = Примерить
trial_off = Убрать
bid_purse = Ваш кошелёк, скрыт
bid_label =
    { $of ->
        [one] Ставка, { $n } из { $of } монеты
       *[other] Ставка, { $n } из { $of } монет
    }
bid_less = На одну меньше
bid_more = На одну больше
bid_seal = Запечатать: { $n }
bid_stays =
    { $n ->
        [one] при выигрыше останется { $n } монета
        [few] при выигрыше останется { $n } монеты
        [many] при выигрыше останется { $n } монет
       *[other] при выигрыше останется { $n } монет
    }
bid_sealed = запечатана
bid_reveal = ставка
bid_wins = платит { $n }
villa_0 = Villa Gorilla
villa_1 = Aqua Shark
villa_2 = Crocodome
villa_3 = Porky Park
keys_bidding = Ставка
keys_digits = назначить ставку
keys_more = на одну больше, меньше
keys_ends = ничего, всё
keys_seal = запечатать ставку
card_ozoolemio = Делайте тайные ставки, прокладывайте дорожки, получайте посетителей, деревья и скамейки.
scene_ozoolemio = Жетоны дорожек в растущем зоопарке
setup_variants = Варианты
variant_trees = Деревья завершают раунд
variant_trees_why = Раунд заканчивается на третьем жетоне с деревьями.
variant_blind = Аукцион вслепую
variant_blind_why = Открыт только жетон, за который торгуются.
variant_money = Ничью решают деньги
variant_money_why = При равных очках побеждает тот, у кого больше монет.
variant_open = Открытые кошельки
variant_open_why = Все видят все монеты.
