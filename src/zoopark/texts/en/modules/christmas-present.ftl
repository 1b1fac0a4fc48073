### Christmas present, in English.

event_wrapped = { $who } wraps: { $tile }
mini_christmas-present = Christmas present
