### Christmas present, in German.

event_wrapped = { $who } packt ein: { $tile }
mini_christmas-present = Weihnachtsgeschenk
