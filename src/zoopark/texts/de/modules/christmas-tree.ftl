### Christmas tree, in German.

move_tree =
    { $n ->
        [one] { $n } Plättchen aufdecken
       *[other] { $n } Plättchen aufdecken
    }
move_pick = Behalten: { $tile }
prompt_asks_pick = Der Weihnachtsbaum: Welches Plättchen behältst du?
event_picked = { $who } behält: { $tile }
event_mixed = { $who } gibt Plättchen zurück: { $tiles }
mini_christmas-tree = Weihnachtsbaum
mini_draws =
    { $n ->
        [one] noch { $n } zu ziehen
       *[other] noch { $n } zu ziehen
    }
