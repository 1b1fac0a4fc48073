### Acclimatisation, in German.

action_trade = Bereiche
prompt_action_trade = Bereiche tauschen: mit wem?
move_trade = Bereiche tauschen mit { $who }
place_area = Eingewöhnungs­bereich
event_traded = { $who } tauscht mit { $owner }: { $tile }
board_area = Eingewöhnungs­bereich
board_area_free = einmal kostenlos versetzen
module_acclimatisation = Eingewöhnungsbereich
module_acclimatisation_why = Ein Tier darf hier warten statt im Stall.
