### Christmas tree, in English.

move_tree =
    { $n ->
        [one] Turn up { $n } tile
       *[other] Turn up { $n } tiles
    }
move_pick = Keep { $tile }
prompt_asks_pick = The Christmas tree: which tile do you keep?
event_picked = { $who } keeps: { $tile }
event_mixed = { $who } gives back tiles: { $tiles }
mini_christmas-tree = Christmas tree
mini_draws =
    { $n ->
        [one] { $n } more to draw
       *[other] { $n } more to draw
    }
