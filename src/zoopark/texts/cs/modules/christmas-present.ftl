### Christmas present, in Czech.

event_wrapped = { $who } balí dárek: { $tile }
mini_christmas-present = vánoční dárek
