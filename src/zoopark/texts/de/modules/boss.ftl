### Boss, in German.

tile_offer = X-Plättchen
donations =
    { $n ->
        [one] { $n } Spende
       *[other] { $n } Spenden
    }
enclosure_sponsor = Sponsorengehege
line_enclosure-sponsor = Sponsoren­gehege
line_x-tiles = X-Plättchen
line_controller = Controller
line_personnel-manager = Personal­chef
line_point-tiles = Punkte­plättchen
why_x-stalls =
    { $n ->
        [one] { $n } X-Typ
       *[other] { $n } X-Typen
    }
why_sales-manager =
    { $n ->
        [one] Verkaufsleiter, { $n } Typ
       *[other] Verkaufsleiter, { $n } Typen
    }
why_x-tiles =
    { $n ->
        [one] { $n } X-Plättchen
       *[other] { $n } X-Plättchen
    }
why_donations =
    { $n ->
        [one] { $n } Spende
       *[other] { $n } Spenden
    }
why_workers =
    { $n ->
        [one] { $n } Mitarbeiter
       *[other] { $n } Mitarbeiter
    }
action_worker = Mitarbeiter
prompt_to_worker = Dein Mitarbeiter: auf welches Feld?
prompt_action_worker = Welcher Mitarbeiter wechselt den Platz?
action_hire = Einstellen
prompt_action_hire = Mitarbeiter einstellen: für welches Feld?
action_offer = X-Plättchen
prompt_action_offer = Welches Plättchen der Angebotstafel nimmst du?
action_office = Büro
prompt_action_office = Welches Büroplättchen nimmst du?
pay_coins = 2 Münzen zahlen
pay_donations = 2 Spenden zahlen
move_transfer = Mitarbeiter: { $from } → { $to }
move_hire = Einstellen: { $what }
move_offer = Von der Angebotstafel: { $tile }
move_office = Büroplättchen: { $what }
event_hired_field = { $who } stellt ein: { $field }
event_acquired = { $who } kauft von der Angebotstafel: { $tile }
event_appointed = { $who } kauft: { $tile }
event_awarded = { $who } erhält Punkteplättchen: { $points }
event_granted = { $who } erhält { $donations }
event_spent = { $who } zahlt { $donations }
event_transferred = { $who }: Mitarbeiter, { $from } → { $to }
board_office = Büro
board_office_workers =
    { $n ->
        [one] { $n } Mitarbeiter
       *[other] { $n } Mitarbeiter
    }
board_funds = Spenden und Karten
funds_donations = Spenden
funds_points = Punkte­plättchen
board_sponsor = Sponsorengehege
board_offer = Angebot
board_offer_price = eines für 2 Münzen oder 2 Spenden
office_fundraiser = Spendensammler
office_fundraiser_why = voll: +1 Spende
office_consultant = Unternehmens­berater
office_consultant_why = voll: +1 Münze
office_spokesman = Pressesprecher
office_spokesman_why = Sponsor voll: +2 Punkte
office_sales-manager = Verkaufsleiter
office_sales-manager_why = Ende: +1 je Standtyp
office_buyer = Einkäufer
office_buyer_why = Ende: Punkte je X
office_controller = Controller
office_personnel-manager = Personalchef
office_none = nicht gekauft
window_label = { $field }: { $n } von 2 Mitarbeitern
module_boss = Das Büro
module_boss_why = Stelle Leute ein, sammle Spenden, finde einen Sponsor.
