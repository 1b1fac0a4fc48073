### Kiwi, in German.

move_rearrange = Alle Wagen neu beladen
move_repack = Zurück auf Wagen { $truck }
prompt_asks_repack = Zurück auf welchen Wagen: { $tile }?
event_rearranged = { $who } nimmt alle Plättchen von den Wagen
mini_kiwi = Kiwi
