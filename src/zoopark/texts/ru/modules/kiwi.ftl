### Kiwi, in Russian.

move_rearrange = Загрузить все грузовики заново
move_repack = Обратно в грузовик { $truck }
prompt_asks_repack = Обратно в какой грузовик: { $tile }?
event_rearranged = { $who } вынимает все жетоны из грузовиков
mini_kiwi = киви
