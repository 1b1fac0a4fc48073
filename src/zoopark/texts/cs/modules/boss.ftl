### Boss, in Czech.

tile_offer = destička X
donations =
    { $n ->
        [one] { $n } dar
        [few] { $n } dary
       *[other] { $n } darů
    }
enclosure_sponsor = sponzorský výběh
line_enclosure-sponsor = Sponzorský výběh
line_x-tiles = Destičky X
line_controller = Controller
line_personnel-manager = Personální ředitel
line_point-tiles = Bodové destičky
why_x-stalls =
    { $n ->
        [one] { $n } typ X
        [few] { $n } typy X
       *[other] { $n } typů X
    }
why_sales-manager =
    { $n ->
        [one] vedoucí prodeje, { $n } typ
        [few] vedoucí prodeje, { $n } typy
       *[other] vedoucí prodeje, { $n } typů
    }
why_x-tiles =
    { $n ->
        [one] { $n } destička X
        [few] { $n } destičky X
       *[other] { $n } destiček X
    }
why_donations =
    { $n ->
        [one] { $n } dar
        [few] { $n } dary
       *[other] { $n } darů
    }
why_workers =
    { $n ->
        [one] { $n } zaměstnanec
        [few] { $n } zaměstnanci
       *[other] { $n } zaměstnanců
    }
action_worker = Zaměstnanec
prompt_to_worker = Zaměstnanec: na které pole?
prompt_action_worker = Který zaměstnanec změní místo?
action_hire = Najmout
prompt_action_hire = Najměte zaměstnance: na které pole?
action_offer = Destička X
prompt_action_offer = Kterou destičku z nabídky si berete?
action_office = Kancelář
prompt_action_office = Kterou destičku do kanceláře si berete?
pay_coins = Zaplatit 2 mince
pay_donations = Zaplatit 2 dary
move_transfer = Zaměstnanec: { $from } → { $to }
move_hire = Najmout: { $what }
move_offer = Z nabídky: { $tile }
move_office = Do kanceláře: { $what }
event_hired_field = { $who } najímá: { $field }
event_acquired = { $who } kupuje z nabídky: { $tile }
event_appointed = { $who } kupuje: { $tile }
event_awarded = { $who } dostává bodové destičky: { $points }
event_granted = { $who } dostává: { $donations }
event_spent = { $who } platí: { $donations }
event_transferred = { $who }: zaměstnanec, { $from } → { $to }
board_office = Kancelář
board_office_workers =
    { $n ->
        [one] { $n } zaměstnanec
        [few] { $n } zaměstnanci
       *[other] { $n } zaměstnanců
    }
board_funds = Dary a karty
funds_donations = dary
funds_points = bodové destičky
board_sponsor = Sponzorský výběh
board_offer = Nabídka
board_offer_price = jedna za 2 mince nebo 2 dary
office_fundraiser = Sběratel darů
office_fundraiser_why = plno: +1 dar
office_consultant = Poradce
office_consultant_why = plno: +1 mince
office_spokesman = Tiskový mluvčí
office_spokesman_why = sponzorský plný: +2 body
office_sales-manager = Vedoucí prodeje
office_sales-manager_why = konec: +1 za typ stánku
office_buyer = Nákupčí
office_buyer_why = konec: body za X
office_controller = Controller
office_personnel-manager = Personální ředitel
office_none = nekoupeno
window_label = { $field }: zaměstnanci { $n } ze 2
module_boss = Kancelář
module_boss_why = Najímejte lidi, sbírejte dary, najděte sponzora.
