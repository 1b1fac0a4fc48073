### Acclimatisation, in Czech.

action_trade = Ohrady
prompt_action_trade = Prohodit ohrady: s kým?
move_trade = Prohodit ohrady: { $who }
place_area = aklimatizační ohrada
event_traded = { $who } prohazuje ohrady: { $owner }, { $tile }
board_area = Aklimati­zační ohrada
board_area_free = přesun zdarma
module_acclimatisation = Aklimatizační ohrada
module_acclimatisation_why = Jedno zvíře smí čekat tady místo ve stáji.
