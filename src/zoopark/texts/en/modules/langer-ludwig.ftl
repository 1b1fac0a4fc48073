### Langer ludwig, in English.

move_return = Give back { $tile }, { $from }
prompt_asks_return = Langer Ludwig: do you give back another animal?
prompt_action_return = Langer Ludwig: which animal do you give back?
event_returned = { $who } gives back: { $tile }, { $enclosure }
mini_langer-ludwig = Langer Ludwig
