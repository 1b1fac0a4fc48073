### Kiwi, in English.

move_rearrange = Rearrange all trucks
move_repack = Back on truck { $truck }
prompt_asks_repack = Back on which truck: { $tile }?
event_rearranged = { $who } lifts all tiles off the trucks
mini_kiwi = kiwi
