### Acclimatisation, in Russian.

action_trade = Зоны
prompt_action_trade = Обмен зонами: с кем?
move_trade = Обменяться зонами: { $who }
place_area = зона адаптации
event_traded = { $who } обменивается зонами: { $owner }, { $tile }
board_area = Зона адаптации
board_area_free = бесплатное перемещение
module_acclimatisation = Зона адаптации
module_acclimatisation_why = Одно животное может ждать здесь, а не в запаснике.
