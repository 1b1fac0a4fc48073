### Boss, in English.

tile_offer = X tile
donations =
    { $n ->
        [one] { $n } donation
       *[other] { $n } donations
    }
enclosure_sponsor = sponsor enclosure
line_enclosure-sponsor = Sponsor enclosure
line_x-tiles = X tiles
line_controller = Controller
line_personnel-manager = Personnel manager
line_point-tiles = Point tiles
why_x-stalls =
    { $n ->
        [one] { $n } X type
       *[other] { $n } X types
    }
why_sales-manager =
    { $n ->
        [one] sales manager, { $n } type
       *[other] sales manager, { $n } types
    }
why_x-tiles =
    { $n ->
        [one] { $n } X tile
       *[other] { $n } X tiles
    }
why_donations =
    { $n ->
        [one] { $n } donation
       *[other] { $n } donations
    }
why_workers =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
action_worker = Worker
prompt_to_worker = Your worker: to which field?
prompt_action_worker = Which worker changes places?
action_hire = Hire
prompt_action_hire = Hire a worker: for which field?
action_offer = X tile
prompt_action_offer = Which tile of the offer board do you take?
action_office = Office
prompt_action_office = Which office tile do you take?
pay_coins = Pay 2 coins
pay_donations = Pay 2 donations
move_transfer = Worker: { $from } → { $to }
move_hire = Hire: { $what }
move_offer = From the offer board: { $tile }
move_office = Office tile: { $what }
event_hired_field = { $who } hires: { $field }
event_acquired = { $who } buys from the offer board: { $tile }
event_appointed = { $who } buys: { $tile }
event_awarded = { $who } receives point tiles: { $points }
event_granted = { $who } receives { $donations }
event_spent = { $who } pays { $donations }
event_transferred = { $who }: a worker, { $from } → { $to }
board_office = Office
board_office_workers =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
board_funds = Donations and cards
funds_donations = donations
funds_points = point tiles
board_sponsor = Sponsor enclosure
board_offer = Offer
board_offer_price = one for 2 coins or 2 donations
office_fundraiser = Fundraiser
office_fundraiser_why = full: +1 donation
office_consultant = Consultant
office_consultant_why = full: +1 coin
office_spokesman = Spokesman
office_spokesman_why = sponsor full: +2 points
office_sales-manager = Sales manager
office_sales-manager_why = end: +1 per stall type
office_buyer = Buyer
office_buyer_why = end: points per X
office_controller = Controller
office_personnel-manager = Personnel manager
office_none = not bought
window_label = { $field }: { $n } of 2 workers
module_boss = The office
module_boss_why = Hire staff, collect donations, find a sponsor.
