### Boss, in Russian.

tile_offer = жетон X
donations =
    { $n ->
        [one] { $n } пожертвование
        [few] { $n } пожертвования
        [many] { $n } пожертвований
       *[other] { $n } пожертвований
    }
enclosure_sponsor = спонсорский вольер
line_enclosure-sponsor = Спонсорский вольер
line_x-tiles = Жетоны X
line_controller = Финансовый контролёр
line_personnel-manager = Начальник отдела кадров
line_point-tiles = Жетоны очков
why_x-stalls =
    { $n ->
        [one] { $n } тип X
        [few] { $n } типа X
        [many] { $n } типов X
       *[other] { $n } типа X
    }
why_sales-manager =
    { $n ->
        [one] руководитель продаж, { $n } тип
        [few] руководитель продаж, { $n } типа
        [many] руководитель продаж, { $n } типов
       *[other] руководитель продаж, { $n } типа
    }
why_x-tiles =
    { $n ->
        [one] { $n } жетон X
        [few] { $n } жетона X
        [many] { $n } жетонов X
       *[other] { $n } жетона X
    }
why_donations =
    { $n ->
        [one] { $n } пожертвование
        [few] { $n } пожертвования
        [many] { $n } пожертвований
       *[other] { $n } пожертвования
    }
why_workers =
    { $n ->
        [one] { $n } сотрудник
        [few] { $n } сотрудника
        [many] { $n } сотрудников
       *[other] { $n } сотрудника
    }
action_worker = Сотрудник
prompt_to_worker = Сотрудник: на какое поле?
prompt_action_worker = Кто из сотрудников меняет место?
action_hire = Нанять
prompt_action_hire = Наймите сотрудника: на какое поле?
action_offer = Жетон X
prompt_action_offer = Какой жетон с планшета предложений берёте?
action_office = Офис
prompt_action_office = Какой жетон офиса берёте?
pay_coins = Заплатить 2 монеты
pay_donations = Заплатить 2 пожертвования
move_transfer = Сотрудник: { $from } → { $to }
move_hire = Нанять: { $what }
move_offer = С планшета предложений: { $tile }
move_office = Жетон офиса: { $what }
event_hired_field = { $who } нанимает: { $field }
event_acquired = { $who } покупает с планшета предложений: { $tile }
event_appointed = { $who } покупает: { $tile }
event_awarded = { $who } получает жетоны очков: { $points }
event_granted = { $who } получает: { $donations }
event_spent = { $who } платит: { $donations }
event_transferred = { $who }: сотрудник, { $from } → { $to }
board_office = Офис
board_office_workers =
    { $n ->
        [one] { $n } сотрудник
        [few] { $n } сотрудника
        [many] { $n } сотрудников
       *[other] { $n } сотрудников
    }
board_funds = Пожертвования и карты
funds_donations = пожертвования
funds_points = жетоны очков
board_sponsor = Спонсорский вольер
board_offer = Предложения
board_offer_price = один за 2 монеты или 2 пожертвования
office_fundraiser = Сборщик пожертво­ваний
office_fundraiser_why = за полный: +1 пожертво­вание
office_consultant = Консультант
office_consultant_why = за полный: +1 монета
office_spokesman = Пресс-секретарь
office_spokesman_why = за спонсорский: +2 очка
office_sales-manager = Руководитель продаж
office_sales-manager_why = в конце: +1 за тип киосков
office_buyer = Закупщик
office_buyer_why = в конце: очки за X
office_controller = Финансовый контролёр
office_personnel-manager = Начальник отдела кадров
office_none = не куплено
window_label = { $field }: сотрудников { $n } из 2
module_boss = Офис
module_boss_why = Нанимайте людей, собирайте пожертвования, ищите спонсора.
