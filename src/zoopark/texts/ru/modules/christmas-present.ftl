### Christmas present, in Russian.

event_wrapped = { $who } заворачивает: { $tile }
mini_christmas-present = рождественский подарок
