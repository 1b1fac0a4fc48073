### Christmas tree, in Czech.

move_tree =
    { $n ->
        [one] Odkrýt { $n } destičku
        [few] Odkrýt { $n } destičky
       *[other] Odkrýt { $n } destiček
    }
move_pick = Nechat si: { $tile }
prompt_asks_pick = Vánoční stromek: kterou destičku si necháte?
event_picked = { $who } si nechává: { $tile }
event_mixed = { $who } vrací destičky: { $tiles }
mini_christmas-tree = vánoční stromek
mini_draws =
    { $n ->
        [one] dobrat ještě { $n }
        [few] dobrat ještě { $n }
       *[other] dobrat ještě { $n }
    }
