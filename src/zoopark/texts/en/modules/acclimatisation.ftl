### Acclimatisation, in English.

action_trade = Areas
prompt_action_trade = Swap areas: with whom?
move_trade = Swap areas with { $who }
place_area = acclimatisation area
event_traded = { $who } swaps areas with { $owner }: { $tile }
board_area = Acclimati­sation
board_area_free = a free move
module_acclimatisation = Acclimatisation area
module_acclimatisation_why = One animal may wait here, not in the barn.
