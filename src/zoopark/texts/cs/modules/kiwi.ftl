### Kiwi, in Czech.

move_rearrange = Přeložit všechny vozy
move_repack = Zpět na vůz { $truck }
prompt_asks_repack = Zpět na který vůz: { $tile }?
event_rearranged = { $who } sundává všechny destičky z vozů
mini_kiwi = kivi
